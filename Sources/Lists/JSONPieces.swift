/// Cuts the values of a list out of a JSON text without reading them, so that a damaged one costs no other, and a million
/// birds need not be in memory as values at once.
struct JSONPieces {
    private let bytes: [UInt8]
    private var at: Int
    private var line = 1
    /// True once the list has ended as it should.
    private(set) var isWhole = false

    /// Starts in the list that is the value of a key of the outermost object; nil where there is none.
    init?(_ bytes: [UInt8], key: String) {
        self.bytes = bytes
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard take(UInt8(ascii: "{")) else { return nil }
        let wanted = [UInt8(ascii: "\"")] + Array(key.utf8) + [UInt8(ascii: "\"")]
        while true {
            guard let name = piece(), take(UInt8(ascii: ":")) else { return nil }
            if bytes[name.range].elementsEqual(wanted) {
                guard take(UInt8(ascii: "[")) else { return nil }
                isWhole = take(UInt8(ascii: "]"))
                return
            }
            guard piece() != nil, take(UInt8(ascii: ",")) else { return nil }
        }
    }

    /// The next value and the line it begins on; nil at the end of the list, and where the text is cut off.
    mutating func next() -> (line: Int, bytes: [UInt8])? {
        if isWhole { return nil }
        guard let found = piece() else { return nil }
        isWhole = take(UInt8(ascii: "]"))
        if !isWhole, !take(UInt8(ascii: ",")) { at = bytes.count }
        return (found.line, Array(bytes[found.range]))
    }

    /// The line that was reached, from 1.
    var reached: Int { line }

    private mutating func blank() {
        while at < bytes.count, bytes[at] <= 0x20 {
            if bytes[at] == 0x0A { line += 1 }
            at += 1
        }
    }

    private mutating func take(_ mark: UInt8) -> Bool {
        blank()
        guard at < bytes.count, bytes[at] == mark else { return false }
        at += 1
        return true
    }

    /// The bytes of one value: to the comma, colon or bracket that ends it, not counting those inside it.
    private mutating func piece() -> (line: Int, range: Range<Int>)? {
        blank()
        let begun = line
        let start = at
        var depth = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""): guard passText() else { return nil }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return at > start ? (begun, start..<at) : nil }
                depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if depth == 0 { return at > start ? (begun, start..<at) : nil }
            case 0x0A: line += 1
            default: break
            }
            at += 1
        }
        return nil
    }

    /// Goes to the mark that ends a text; false where none does.
    private mutating func passText() -> Bool {
        at += 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
            if bytes[at] == 0x0A { line += 1 }
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        return at < bytes.count
    }
}
