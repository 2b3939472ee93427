import Birds

/// The sightings of one cell in a span of times, in the order of the store's key, as memory holds them: 24 bytes each.
///
/// It never changes once it is made, so threads share it.
final class CellRows: Sendable {
    /// One of them.
    struct Row: Sendable {
        /// Since the span's start, as packed times count.
        var time: Int32
        var taxon: Int32
        var place: Int32
        var count: Int32
        var latitude: Int32
        var longitude: Int32
    }

    /// The times that it has all sightings of, packed.
    let span: ClosedRange<Int64>
    let rows: [Row]

    init(_ span: ClosedRange<Int64>, _ rows: [Row]) {
        self.span = span
        self.rows = rows
    }

    /// What it takes of memory, in bytes; the objects around the rows count as 128.
    var size: Int { rows.count * MemoryLayout<Row>.stride + 128 }

    /// Hands those of a circle and a window to `body`; without a circle, those of the whole cell.
    @inline(__always)
    func forEach(in circle: Circle?, _ window: Window, _ body: (Seen) -> Void) {
        let stop = window.last - span.lowerBound
        rows.withUnsafeBufferPointer { rows in
            var at = CellRows.first(rows, from: window.first - span.lowerBound)
            while at < rows.count, Int64(rows[at].time) <= stop {
                let row = rows[at]
                at += 1
                let time = LocalTime(packed: span.lowerBound + Int64(row.time))
                guard window.holds(time), circle?.holds(row.latitude, row.longitude) ?? true else { continue }
                body(Seen(time: time, taxon: row.taxon, place: row.place, count: row.count))
            }
        }
    }

    /// The index of the first row that is not before a time.
    private static func first(_ rows: UnsafeBufferPointer<Row>, from time: Int64) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if Int64(rows[middle].time) < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
