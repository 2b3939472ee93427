/// Some records of a load, on their way from the thread that puts them together to the one that stores them.
struct RecordBlock: Sendable {
    /// The records, in the order of the store's key.
    var rows: [Row] = []
    /// How many rows the source has given so far.
    var taken = 0
    /// Why the source gave out, if it failed.
    var failure: StoreError?

    /// How many records a block has.
    static let size = 8192
}

/// Puts the sorted rows of a load together: each record once, and the parts of a record as one.
final class RecordBlocks {
    /// Where the rows come from.
    enum Source {
        case memory(UnsafeBufferPointer<Row>, order: [UInt32])
        case spill(RowMerge)
    }

    private let source: Source
    private var taken = 0
    /// The first row of the next record, where it has been taken already.
    private var waiting: Row?
    private var failure: StoreError?
    private var others: [UInt32] = []

    init(_ source: Source) { self.source = source }

    /// The next block; nil at the end and after a failure.
    func next() -> RecordBlock? {
        if failure != nil { return nil }
        var block = RecordBlock()
        block.rows.reserveCapacity(RecordBlock.size)
        while block.rows.count < RecordBlock.size, let row = fetch() { block.rows.append(row) }
        block.taken = taken
        block.failure = failure
        return block.rows.isEmpty && failure == nil ? nil : block
    }

    /// The next record: rows that the store takes for one are the same birds where they are the same part, and parts
    /// whose counts are added where they are not.
    private func fetch() -> Row? {
        guard var record = waiting ?? take() else { return nil }
        waiting = nil
        others.removeAll(keepingCapacity: true)
        while let row = take() {
            guard record.isSame(as: row) else {
                waiting = row
                break
            }
            if row.part == record.part || others.contains(row.part) { continue }
            others.append(row.part)
            record.count = RecordBlocks.sum(record.count, row.count)
        }
        return record
    }

    /// The count of two parts of a record: nobody counted only where neither was counted.
    private static func sum(_ a: Int32, _ b: Int32) -> Int32 {
        a < 0 || b < 0 ? max(a, b) : min(a + b, Loader.most)
    }

    private func take() -> Row? {
        if failure != nil { return nil }
        switch source {
        case .memory(let rows, let order):
            guard taken < order.count else { return nil }
            taken += 1
            return rows[Int(order[taken - 1])]
        case .spill(let merge):
            do throws(StoreError) {
                let row = try merge.next()
                if row != nil { taken += 1 }
                return row
            } catch {
                failure = error
                return nil
            }
        }
    }
}
