/// Reads the sorted runs of a spill as one sorted sequence, with a heap of the runs' first rows.
final class RowMerge {
    private struct Run {
        var buffer: UnsafeMutableBufferPointer<Row>
        var at: Int
        var held: Int
        var rest: Range<Int>
    }

    private let spill: RowSpill
    private var runs: [Run] = []
    private var heap: [Int] = []

    /// The memory that all runs' buffers take together, in rows.
    private static let rows = 400_000

    init(_ spill: RowSpill) throws(StoreError) {
        self.spill = spill
        let share = max(64, min(16_384, RowMerge.rows / max(1, spill.runs.count)))
        for range in spill.runs where !range.isEmpty {
            let buffer = UnsafeMutableBufferPointer<Row>.allocate(capacity: min(share, range.count))
            runs.append(Run(buffer: buffer, at: 0, held: 0, rest: range))
            try refill(runs.count - 1)
            heap.append(runs.count - 1)
        }
        for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(index) }
    }

    deinit {
        for run in runs { run.buffer.deallocate() }
    }

    /// The next row in the order of the store's key, or nil at the end. Equal rows come in the order of arrival.
    func next() throws(StoreError) -> Row? {
        guard let first = heap.first else { return nil }
        let row = runs[first].buffer[runs[first].at]
        runs[first].at += 1
        if runs[first].at == runs[first].held { try refill(first) }
        if runs[first].at == runs[first].held {
            heap[0] = heap[heap.count - 1]
            heap.removeLast()
        }
        if !heap.isEmpty { sink(0) }
        return row
    }

    private func refill(_ index: Int) throws(StoreError) {
        let count = min(runs[index].buffer.count, runs[index].rest.count)
        runs[index].at = 0
        runs[index].held = 0
        guard count > 0 else { return }
        let start = runs[index].rest.lowerBound
        let target = UnsafeMutableBufferPointer(rebasing: runs[index].buffer[0..<count])
        runs[index].held = try spill.read(at: start, into: target)
        runs[index].rest = start + runs[index].held..<runs[index].rest.upperBound
    }

    private func comes(_ a: Int, before b: Int) -> Bool {
        let x = runs[a].buffer[runs[a].at]
        let y = runs[b].buffer[runs[b].at]
        if x < y { return true }
        return x.isSame(as: y) && a < b
    }

    private func sink(_ start: Int) {
        var at = start
        while true {
            var least = at
            for child in [2 * at + 1, 2 * at + 2] where child < heap.count {
                if comes(heap[child], before: heap[least]) { least = child }
            }
            if least == at { return }
            heap.swapAt(at, least)
            at = least
        }
    }
}
