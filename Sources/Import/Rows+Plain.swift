import Glibc

extension Rows {
    /// A row in which quotation marks are data.
    ///
    /// Eight bytes at a time are held against the delimiter and the newline up to the last column that is needed, then
    /// the newline alone is looked for.
    func nextPlain() -> RowStep {
        beginRow()
        var fieldStart = start
        var at = start
        let tabs = 0x0101_0101_0101_0101 &* UInt64(dialect.delimiter)
        let newlines = 0x0101_0101_0101_0101 &* UInt64(dialect.newline)
        while true {
            // What the loop works with is kept apart from the object, so that it stays in registers.
            let bytes = UnsafeRawPointer(buffer)
            let (stop, first) = (end, start)
            let spans = fields.spans
            var count = fields.count
            while at < stop, count <= lastColumn {
                // The buffer has eight bytes to spare, so the last word may reach past the end.
                let word = UInt64(littleEndian: (bytes + at).loadUnaligned(as: UInt64.self))
                let ends = Rows.matches(word, newlines)
                var hits = Rows.matches(word, tabs) | ends
                while hits != 0 {
                    let bit = hits & (~hits &+ 1)
                    let hit = at + hits.trailingZeroBitCount >> 3
                    guard hit < stop else { break }
                    if bit & ends != 0 {
                        fields.count = count
                        return finish(fieldStart, hit, next: hit + 1)
                    }
                    if count < Rows.widest {
                        spans[count] = Fields.Span(start: Int32(fieldStart - first), end: Int32(hit - first))
                        count += 1
                    }
                    fieldStart = hit + 1
                    hits ^= bit
                }
                at += 8
            }
            fields.count = count
            at = min(at, stop)
            if count > lastColumn,
                let newline = memchr(buffer + fieldStart, Int32(dialect.newline), stop - fieldStart)
            {
                let stop = UnsafeRawPointer(newline) - UnsafeRawPointer(buffer)
                lines += 1
                return endRow(at: stop, next: stop + 1)
            }
            if stop - first > Rows.longest { return dropLongRow() }
            guard more() else { return finish(fieldStart, end, next: end) }
            // What was scanned has moved to the front of the buffer.
            beginRow()
            fieldStart = start
            at = start
        }
    }

    /// The high bit of each byte of a word that is the one that `pattern` repeats.
    @inline(__always)
    private static func matches(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let x = word ^ pattern
        return ~(((x & low) &+ low) | x | low)
    }

    private func finish(_ fieldStart: Int, _ stop: Int, next: Int) -> RowStep {
        var stop = stop
        if stop > fieldStart, dialect.newline == 0x0A, buffer.load(fromByteOffset: stop - 1, as: UInt8.self) == 0x0D {
            stop -= 1
        }
        put(fieldStart, stop)
        lines += 1
        return endRow(at: stop, next: next)
    }
}
