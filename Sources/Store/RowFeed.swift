/// The sorted rows of a load, one after the other, each once, in batches that end with a cell.
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
    private var last: Row?
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
        last = row
        ahead = fetch()
        return row
    }

    /// The next row of the source that differs from the one before.
    private func fetch() -> Row? {
        while let row = take() {
            taken += 1
            if let last, last.isSame(as: row) { continue }
            return row
        }
        return nil
    }

    private func take() -> Row? {
        switch source {
        case .memory(let rows, let order):
            guard at < order.count else { return nil }
            at += 1
            return rows[Int(order[at - 1])]
        case .spill(let merge):
            do throws(StoreError) {
                return try merge.next()
            } catch {
                failure = error
                return nil
            }
        }
    }
}
