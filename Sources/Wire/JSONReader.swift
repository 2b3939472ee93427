/// Why a text is not JSON, and where.
public struct JSONProblem: Error, Equatable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// What is wrong there and what would be right, without the place.
    public var reason: String

    /// The whole sentence ("Line 3, column 7: …").
    public var sentence: String { "Line \(line), column \(column): \(reason)" }
}

extension JSON {
    /// Values that stand in values deeper than this are refused: no file of ours needs it, and a deep one could use up
    /// the stack.
    public static let deepest = 40

    /// Reads JSON as RFC 8259 has it: one value, UTF-8, no comments, no comma before a closing bracket, no key twice in
    /// an object. A byte order mark at the start is passed over.
    public init(_ bytes: [UInt8]) throws(JSONProblem) {
        var reader = JSONReader(bytes)
        self = try reader.document()
    }

    /// Reads a text, see `init(_: [UInt8])`.
    public init(text: String) throws(JSONProblem) { try self.init(Array(text.utf8)) }
}

/// Goes over the bytes once, from the front.
private struct JSONReader {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(JSONProblem) -> JSON {
        try requireUTF8()
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        skipSpace()
        if at == bytes.count { throw problem("There is nothing to read.") }
        let value = try value(depth: 0)
        skipSpace()
        if at < bytes.count { throw problem("After the value nothing more may stand.") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONProblem) -> JSON {
        guard depth < JSON.deepest else { throw problem("Values stand more than \(JSON.deepest) deep in each other.") }
        guard let next else { throw problem("The text ends where a value must stand.") }
        switch next {
        case UInt8(ascii: "{"): return try object(depth)
        case UInt8(ascii: "["): return try array(depth)
        case UInt8(ascii: "\""): return .string(try text())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .digits(try digits())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        case UInt8(ascii: "'"): throw problem("Texts stand between \" and \".")
        case UInt8(ascii: "/"): throw problem("JSON has no comments.")
        default: throw problem("A value must stand here: an object, a list, a text, a number, true, false or null.")
        }
    }

    private mutating func object(_ depth: Int) throws(JSONProblem) -> JSON {
        var members: [JSON.Member] = []
        try list(until: UInt8(ascii: "}"), "a comma or }") { (reader: inout JSONReader) throws(JSONProblem) in
            let start = reader.at
            guard reader.next == UInt8(ascii: "\"") else {
                throw reader.problem("A key between \" and \" must stand here.")
            }
            let key = try reader.text()
            for member in members where member.key.utf8.elementsEqual(key.utf8) {
                throw reader.problem("The key \"\(key)\" stands twice in this object.", at: start)
            }
            reader.skipSpace()
            guard reader.take(UInt8(ascii: ":")) else { throw reader.problem("After a key a colon must stand.") }
            reader.skipSpace()
            members.append(JSON.Member(key, try reader.value(depth: depth + 1)))
        }
        return .object(members)
    }

    private mutating func array(_ depth: Int) throws(JSONProblem) -> JSON {
        var values: [JSON] = []
        try list(until: UInt8(ascii: "]"), "a comma or ]") { (reader: inout JSONReader) throws(JSONProblem) in
            values.append(try reader.value(depth: depth + 1))
        }
        return .array(values)
    }

    /// What stands between brackets with commas between.
    private mutating func list(
        until end: UInt8, _ expected: String, _ item: (inout JSONReader) throws(JSONProblem) -> Void
    ) throws(JSONProblem) {
        let start = at
        at += 1
        skipSpace()
        if take(end) { return }
        while next != nil {
            try item(&self)
            skipSpace()
            if take(end) { return }
            if next == nil { break }
            guard take(UInt8(ascii: ",")) else { throw problem("Here \(expected) must stand.") }
            skipSpace()
            if next == end { throw problem("After a comma another value must stand, not a closing bracket.") }
        }
        throw problem("The bracket that opens here is never closed.", at: start)
    }

    private mutating func digits() throws(JSONProblem) -> String {
        let start = at
        _ = take(UInt8(ascii: "-"))
        let first = at
        guard skipDigits() > 0 else { throw problem("After a minus a digit must stand.") }
        if bytes[first] == UInt8(ascii: "0"), at > first + 1 {
            throw problem("A number does not start with a needless 0.", at: first)
        }
        if take(UInt8(ascii: ".")), skipDigits() == 0 { throw problem("After a decimal point a digit must stand.") }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
            if skipDigits() == 0 { throw problem("The exponent must have a digit.") }
        }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func text() throws(JSONProblem) -> String {
        let start = at
        at += 1
        var out: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                at += 1
                return String(decoding: out, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &out)
            case 0..<0x20:
                throw problem(
                    "A text must not hold a line's end or another control character; write \\n for a line's end.")
            default:
                out.append(byte)
                at += 1
            }
        }
        throw problem("The text that starts here never ends.", at: start)
    }

    private mutating func escape(into out: inout [UInt8]) throws(JSONProblem) {
        let start = at
        at += 1
        let letter = next
        at += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(letter ?? 0)
        case UInt8(ascii: "b"): out.append(0x08)
        case UInt8(ascii: "f"): out.append(0x0C)
        case UInt8(ascii: "n"): out.append(0x0A)
        case UInt8(ascii: "r"): out.append(0x0D)
        case UInt8(ascii: "t"): out.append(0x09)
        case UInt8(ascii: "u"):
            guard var code = unit() else { throw problem("After \\u four digits from 0 to f must stand.", at: start) }
            if code & 0xFC00 == 0xD800, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let low = unit(),
                low & 0xFC00 == 0xDC00
            {
                code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
            }
            guard let scalar = Unicode.Scalar(code) else {
                throw problem("Half of a surrogate pair is no character.", at: start)
            }
            for byte in String(Character(scalar)).utf8 { out.append(byte) }
        default: throw problem("After \\ one of \" \\ / b f n r t u must stand.", at: start)
        }
    }

    /// Four hexadecimal digits.
    private mutating func unit() -> UInt32? {
        guard at + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[at..<at + 4] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 + UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 + UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 + UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        at += 4
        return value
    }

    private mutating func literal(_ word: StaticString, _ value: JSON) throws(JSONProblem) -> JSON {
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[at...].starts(with: letters) else {
            throw problem("Words other than true, false and null stand between \" and \".")
        }
        at += letters.count
        return value
    }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        at += 1
        return true
    }

    private mutating func skipDigits() -> Int {
        let start = at
        while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { at += 1 }
        return at - start
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
    }

    /// Decoding replaces what is not UTF-8, so the first difference is the place.
    private func requireUTF8() throws(JSONProblem) {
        var offset = 0
        for byte in String(decoding: bytes, as: UTF8.self).utf8 {
            guard offset < bytes.count, bytes[offset] == byte else { break }
            offset += 1
        }
        if offset < bytes.count { throw problem("This byte is not UTF-8; save the file as UTF-8.", at: offset) }
    }

    private func problem(_ reason: String, at offset: Int? = nil) -> JSONProblem {
        let offset = min(offset ?? at, bytes.count)
        var line = 1
        var start = 0
        for index in 0..<offset where bytes[index] == 0x0A {
            line += 1
            start = index + 1
        }
        return JSONProblem(line: line, column: offset - start + 1, reason: reason)
    }
}
