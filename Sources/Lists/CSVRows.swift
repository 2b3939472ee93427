#if canImport(Birds)
import Birds
#endif

/// Cuts a CSV text in memory into rows and fields (RFC 4180, with the leniency that real files need).
struct CSVRows {
    private let bytes: UnsafeRawBufferPointer
    private var at = 0
    /// The line on which the row begins that `next` gave, from 1.
    private(set) var line = 0
    private var nextLine = 1
    private var fields: [(start: Int, end: Int, isQuoted: Bool)] = []
    /// The longest row that is taken for one: beyond it a quotation mark was never closed.
    private static let longest = 1 << 20

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
    }

    /// How far the bytes are read, in hundredths.
    var hundredths: Int { bytes.count == 0 ? 100 : min(100, Int(Int64(at) * 100 / Int64(bytes.count))) }

    /// How many fields the row has.
    var count: Int { fields.count }

    /// What `next` came upon: nil at the end, false for a line that cannot be cut up.
    mutating func next() -> Bool? {
        guard at < bytes.count else { return nil }
        line = nextLine
        fields.removeAll(keepingCapacity: true)
        let start = at
        while true {
            guard cutField(from: start) else {
                // The quotation mark is data: the line is passed over, and reading goes on behind it.
                at = start
                while at < bytes.count, bytes[at] != 0x0A { at += 1 }
                at += 1
                nextLine = line + 1
                return false
            }
            if at >= bytes.count || bytes[at] == 0x0A {
                at += 1
                nextLine += 1
                return true
            }
            at += 1
        }
    }

    /// A column's bytes, doubled quotation marks and all; none for a column that the row does not have.
    subscript(column: Int) -> UnsafeRawBufferPointer {
        guard column >= 0, column < fields.count else { return UnsafeRawBufferPointer(rebasing: bytes[0..<0]) }
        return UnsafeRawBufferPointer(rebasing: bytes[fields[column].start..<fields[column].end])
    }

    /// A column as text.
    func text(_ column: Int) -> String {
        let field = self[column]
        guard column >= 0, column < fields.count, fields[column].isQuoted, field.contains(0x22) else {
            return decoded(field)
        }
        var plain: [UInt8] = []
        var isMark = false
        for byte in field {
            if byte == 0x22, !isMark {
                isMark = true
                continue
            }
            isMark = false
            plain.append(byte)
        }
        return plain.withUnsafeBytes { decoded($0) }
    }

    /// Finds the end of the field at `at`; false where a quotation mark is not closed.
    private mutating func cutField(from start: Int) -> Bool {
        if at < bytes.count, bytes[at] == 0x22 {
            let first = at + 1
            var end = first
            while true {
                guard end < bytes.count, end - start < CSVRows.longest else { return false }
                if bytes[end] == 0x0A { nextLine += 1 }
                if bytes[end] != 0x22 {
                    end += 1
                } else if end + 1 < bytes.count, bytes[end + 1] == 0x22 {
                    end += 2
                } else {
                    break
                }
            }
            fields.append((first, end, true))
            at = end + 1
            // What stands between the closing mark and the delimiter belongs to nothing.
            while at < bytes.count, bytes[at] != 0x2C, bytes[at] != 0x0A { at += 1 }
            return true
        }
        let first = at
        while at < bytes.count, bytes[at] != 0x2C, bytes[at] != 0x0A { at += 1 }
        let end = at > first && bytes[at - 1] == 0x0D ? at - 1 : at
        fields.append((first, end, false))
        return true
    }
}
