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
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        while true {
            while at < end, fields.count <= lastColumn {
                // The buffer has eight bytes to spare, so the last word may reach past the end.
                let word = UInt64(littleEndian: (buffer + at).loadUnaligned(as: UInt64.self))
                let x = word ^ tabs
                let y = word ^ newlines
                var hits = ~(((x & low) &+ low) | x | low) | ~(((y & low) &+ low) | y | low)
                while hits != 0 {
                    let hit = at + hits.trailingZeroBitCount >> 3
                    guard hit < end else { break }
                    if buffer.load(fromByteOffset: hit, as: UInt8.self) == dialect.newline {
                        return finish(fieldStart, hit, next: hit + 1)
                    }
                    put(fieldStart, hit)
                    fieldStart = hit + 1
                    hits &= hits &- 1
                }
                at += 8
            }
            at = min(at, end)
            if fields.count > lastColumn,
                let newline = memchr(buffer + fieldStart, Int32(dialect.newline), end - fieldStart)
            {
                let stop = UnsafeRawPointer(newline) - UnsafeRawPointer(buffer)
                lines += 1
                return endRow(at: stop, next: stop + 1)
            }
            if end - start > Rows.longest { return dropLongRow() }
            guard more() else { return finish(fieldStart, end, next: end) }
            // What was scanned has moved to the front of the buffer.
            beginRow()
            fieldStart = start
            at = start
        }
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
