/// Sorts rows by cell and time without moving them: an order of 32-bit indices.
///
/// A radix sort over the bytes in which the keys differ; ties go by id, then by arrival.
struct RowSorter {
    private struct Entry {
        var key: UInt64
        var index: UInt32
    }

    /// The indices of `rows` in the order of the store's key.
    static func order(_ rows: UnsafeBufferPointer<Row>) -> [UInt32] {
        guard rows.count > 1 else { return rows.indices.map { UInt32($0) } }
        var entries: [Entry] = []
        entries.reserveCapacity(rows.count)
        var varying: UInt64 = 0
        for (index, row) in rows.enumerated() {
            entries.append(Entry(key: row.key, index: UInt32(index)))
            varying |= row.key ^ rows[0].key
        }
        radix(&entries, varying)
        breakTies(&entries, rows)
        return entries.map { $0.index }
    }

    private static func radix(_ entries: inout [Entry], _ varying: UInt64) {
        var other = entries
        for shift in stride(from: UInt64(0), to: 64, by: 8) where varying >> shift & 0xff != 0 {
            var starts = [Int](repeating: 0, count: 257)
            for entry in entries { starts[Int(entry.key >> shift & 0xff) + 1] += 1 }
            for digit in 1..<257 { starts[digit] += starts[digit - 1] }
            other.withUnsafeMutableBufferPointer { target in
                for entry in entries {
                    let digit = Int(entry.key >> shift & 0xff)
                    target[starts[digit]] = entry
                    starts[digit] += 1
                }
            }
            swap(&entries, &other)
        }
    }

    private static func breakTies(_ entries: inout [Entry], _ rows: UnsafeBufferPointer<Row>) {
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end].key == entries[start].key { end += 1 }
            if end - start > 1 {
                entries[start..<end].sort {
                    let a = rows[Int($0.index)].id
                    let b = rows[Int($1.index)].id
                    return a != b ? a < b : $0.index < $1.index
                }
            }
            start = end
        }
    }
}
