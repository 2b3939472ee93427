extension Rows {
    /// A row of RFC 4180: fields may be quoted, hold newlines and doubled quotation marks.
    ///
    /// Files are not always right. A quotation mark inside an unquoted field is data, and so is one inside a quoted
    /// field that no delimiter follows; but where that would join lines, or where a quotation mark is never closed, the
    /// line is reported and reading goes on with the next, in which quotation marks are data up to the point that was
    /// looked at, so that no text is read more than twice.
    func nextQuoted() -> RowStep {
        guard let quote = dialect.quote else { return nextPlain() }
        while true {
            switch scan(quote) {
            case .done(let stop, let next, let newlines):
                lines += newlines
                return endRow(at: stop, next: next)
            case .needsMore:
                if isAtEnd || end - start > Rows.longest { return dropBrokenLine(looked: end) }
                _ = more()
            case .misplaced(let at):
                return dropBrokenLine(looked: at)
            }
        }
    }

    private enum Scan {
        case done(stop: Int, next: Int, newlines: Int)
        case needsMore
        case misplaced(Int)
    }

    @inline(__always)
    private func byte(_ at: Int) -> UInt8 { buffer.load(fromByteOffset: at, as: UInt8.self) }

    /// Cuts the row at `start` without changing it, unless it is whole.
    private func scan(_ quote: UInt8) -> Scan {
        beginRow()
        var at = start
        var newlines = 1
        var quoted: [Int] = []
        while true {
            if at < end, byte(at) == quote {
                let opening = at
                var within = 0
                at += 1
                while true {
                    guard at < end else { return .needsMore }
                    if byte(at) == dialect.newline { within += 1 }
                    guard byte(at) == quote else {
                        at += 1
                        continue
                    }
                    if at + 1 >= end, !isAtEnd { return .needsMore }
                    let follower = at + 1 < end ? byte(at + 1) : dialect.newline
                    if follower == quote {
                        at += 2
                    } else if follower == dialect.delimiter || follower == dialect.newline || follower == 0x0D {
                        break
                    } else if within > 0 {
                        return .misplaced(at)
                    } else {
                        at += 1
                    }
                }
                newlines += within
                quoted.append(fields.count)
                put(opening + 1, at)
                at += 1
                if at < end, byte(at) == 0x0D { at += 1 }
            } else {
                let opening = at
                while at < end, byte(at) != dialect.delimiter, byte(at) != dialect.newline { at += 1 }
                if at >= end, !isAtEnd { return .needsMore }
                let isLast = at >= end || byte(at) == dialect.newline
                put(opening, isLast && at > opening && byte(at - 1) == 0x0D ? at - 1 : at)
            }
            guard at < end || isAtEnd else { return .needsMore }
            if at >= end || byte(at) == dialect.newline {
                for field in quoted where field < fields.count { unescape(field, quote) }
                return .done(stop: min(at, end), next: min(at + 1, end), newlines: newlines)
            }
            // After a quoted field's CR there may be more of the row; it is a field of its own.
            if byte(at) == dialect.delimiter { at += 1 }
        }
    }

    /// Makes doubled quotation marks single, in place.
    private func unescape(_ field: Int, _ quote: UInt8) {
        let span = fields.spans[field]
        let bytes = (buffer + start).assumingMemoryBound(to: UInt8.self)
        var from = Int(span.start)
        var to = from
        while from < Int(span.end) {
            bytes[to] = bytes[from]
            if bytes[from] == quote, from + 1 < Int(span.end), bytes[from + 1] == quote { from += 1 }
            from += 1
            to += 1
        }
        fields.spans[field].end = Int32(to)
    }

    private func dropBrokenLine(looked: Int) -> RowStep {
        let isTooLong = end - start > Rows.longest && !hasNewline(before: looked)
        literalUntil = max(literalUntil, origin + looked)
        if isTooLong { return dropLongRow() }
        skipLine()
        lines += 1
        return .broken(.brokenQuote)
    }

    private func hasNewline(before stop: Int) -> Bool {
        for at in start..<stop where byte(at) == dialect.newline { return true }
        return false
    }
}
