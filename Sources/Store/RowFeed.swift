/// The sorted rows of a load, one after the other, each once and the parts of a record as one, in batches that end with
/// a cell.
final class RowFeed {
    /// Where the rows come from.
    enum Source {
        case memory(UnsafeBufferPointer<Row>, order: [UInt32])
        case spill(RowMerge)
    }

    /// What a batch did to a cell.
    struct Cell {
        var cell: Int32
        var newest: Int64
        var rows: Int32
    }

    /// 1 for made-up sightings.
    let sample: Int32
    private let source: Source
    private var at = 0
    private var ahead: Row?
    /// The first row of the next record, where it has been taken already.
    private var waiting: Row?
    private var inBatch = 0
    /// The cells of this batch, in order.
    private(set) var cells: [Cell] = []
    /// How many rows were taken from the source.
    private(set) var taken = 0
    /// Why the source gave out, if it failed.
    private(set) var failure: StoreError?

    /// How many rows a batch has at least.
    private static let batch = 100_000

    init(_ source: Source, isSample: Bool) {
        self.source = source
        sample = isSample ? 1 : 0
    }

    /// Starts a batch; false where there are no more rows.
    func startBatch() -> Bool {
        cells.removeAll(keepingCapacity: true)
        inBatch = 0
        if ahead == nil { ahead = fetch() }
        return ahead != nil
    }

    /// The batch's next row; nil at its end, and where the source failed.
    func next() -> Row? {
        guard let row = ahead else { return nil }
        if cells.last?.cell != row.cell {
            if inBatch >= RowFeed.batch { return nil }
            cells.append(Cell(cell: row.cell, newest: row.time, rows: 0))
        }
        // Rows of a cell come by time, so the last one is its newest.
        cells[cells.count - 1].newest = row.time
        cells[cells.count - 1].rows += 1
        inBatch += 1
        ahead = fetch()
        return row
    }

    /// The next record: rows that the store takes for one are the same birds where they are the same part, and parts
    /// whose counts are added where they are not.
    private func fetch() -> Row? {
        guard var record = waiting ?? take() else { return nil }
        waiting = nil
        var others: [UInt32] = []
        while let row = take() {
            guard record.isSame(as: row) else {
                waiting = row
                break
            }
            if row.part == record.part || others.contains(row.part) { continue }
            others.append(row.part)
            record.count = RowFeed.sum(record.count, row.count)
        }
        return record
    }

    /// The count of two parts of a record: nobody counted only where neither was counted.
    private static func sum(_ a: Int32, _ b: Int32) -> Int32 {
        a < 0 || b < 0 ? max(a, b) : min(a + b, Loader.most)
    }

    private func take() -> Row? {
        switch source {
        case .memory(let rows, let order):
            guard at < order.count else { return nil }
            at += 1
            taken += 1
            return rows[Int(order[at - 1])]
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
