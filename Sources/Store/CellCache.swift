/// The cells that queries have read lately, so that the next query need not step through their rows: SQLite's stepping
/// is two thirds of a large query's time.
///
/// What it holds is bounded in bytes, the longest unused goes first. Every change of the sightings counts up a number
/// in the store itself; a query reads the number in its own snapshot, so it never gets rows of another state, whichever
/// program changed them. Safe to use from several threads.
final class CellCache {
    private struct Entry {
        var rows: CellRows
        var used: Int
    }

    private let lock = Lock()
    private var entries: [Int32: Entry] = [:]
    private var state: Int64 = -1
    private var uses = 0
    /// How many bytes it holds.
    private(set) var size = 0
    /// How many bytes it may hold; a query collects at most half of that for it.
    let limit: Int

    /// Takes up to 64 MB: 2.7 million sightings of the asked window.
    init(limit: Int = 64 << 20) { self.limit = limit }

    /// The rows of some cells in a span of times in a state of the store; nil for a cell that has to be read.
    func rows(of cells: [Int32], _ span: ClosedRange<Int64>, in state: Int64) -> [CellRows?] {
        lock.locked {
            guard state == self.state else { return [CellRows?](repeating: nil, count: cells.count) }
            uses += 1
            return cells.map { cell in
                guard let index = entries.index(forKey: cell) else { return nil }
                let rows = entries.values[index].rows
                guard rows.span.lowerBound <= span.lowerBound, rows.span.upperBound >= span.upperBound else {
                    return nil
                }
                entries.values[index].used = uses
                return rows
            }
        }
    }

    /// Keeps what a query has read in a state of the store. What an older state had goes; a query that is older itself
    /// leaves nothing.
    func keep(_ found: [(cell: Int32, rows: CellRows)], in state: Int64) {
        lock.locked {
            guard state >= self.state else { return }
            if state > self.state {
                entries.removeAll()
                size = 0
                self.state = state
            }
            for (cell, rows) in found {
                if let old = entries[cell] { size -= old.rows.size }
                entries[cell] = Entry(rows: rows, used: uses)
                size += rows.size
            }
            if size > limit { shrink() }
        }
    }

    /// Lets the longest unused cells go, until a quarter is free: so that not every query has to.
    private func shrink() {
        for (cell, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
            if size <= limit / 4 * 3 { return }
            entries[cell] = nil
            size -= entry.rows.size
        }
    }
}
