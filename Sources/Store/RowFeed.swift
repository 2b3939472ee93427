/// The records of a load, one after the other, in batches that end with a cell.
///
/// What has to be merged from a spill is merged by a thread of its own, beside SQLite's work.
final class RowFeed {
    /// What a batch did to a cell.
    struct Cell {
        var cell: Int32
        var newest: Int64
        var rows: Int32
    }

    /// 1 for made-up sightings.
    let sample: Int32
    private let direct: RecordBlocks
    private var handover: Handover<RecordBlock>?
    private var thread: WorkThread?
    private var block = RecordBlock()
    private var at = 0
    private var inBatch = 0
    /// The cells of this batch, in order.
    private(set) var cells: [Cell] = []
    /// Why the source gave out, if it failed.
    var failure: StoreError? { block.failure }
    /// How many rows were taken from the source.
    var taken: Int { block.taken }

    /// How many rows a batch has at least.
    private static let batch = 100_000

    init(_ source: RecordBlocks.Source, isSample: Bool) {
        let blocks = RecordBlocks(source)
        direct = blocks
        sample = isSample ? 1 : 0
        guard case .spill = source else { return }
        let handover = Handover(longest: 4) { blocks.next() }
        thread = WorkThread(filling: handover)
        if thread != nil { self.handover = handover }
    }

    deinit {
        handover?.cancel()
        thread?.join()
    }

    /// Starts a batch; false where there are no more rows.
    func startBatch() -> Bool {
        cells.removeAll(keepingCapacity: true)
        inBatch = 0
        return fill()
    }

    /// The batch's next row; nil at its end, and where the source failed.
    func next() -> Row? {
        guard at < block.rows.count || fill() else { return nil }
        let row = block.rows[at]
        if cells.last?.cell != row.cell {
            if inBatch >= RowFeed.batch { return nil }
            cells.append(Cell(cell: row.cell, newest: row.time, rows: 0))
        }
        // Rows of a cell come by time, so the last one is its newest.
        cells[cells.count - 1].newest = row.time
        cells[cells.count - 1].rows += 1
        inBatch += 1
        at += 1
        return row
    }

    /// Takes the next block where this one is used up; false where there is none.
    private func fill() -> Bool {
        while at == block.rows.count {
            guard let next = handover.map({ $0.take() }) ?? direct.next() else { return false }
            block = next
            at = 0
        }
        return true
    }
}
