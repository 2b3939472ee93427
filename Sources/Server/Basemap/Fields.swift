/// Reads protocol buffers: numbers, and fields by their numbers. What is cut off or too large is nil, never a crash.
///
/// Encoding: https://protobuf.dev/programming-guides/encoding/.
struct Fields {
    private var rest: ArraySlice<UInt8>

    /// Reads from some bytes on.
    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// True once all is read.
    var isAtEnd: Bool { rest.isEmpty }

    /// A field's content.
    enum Content {
        /// A whole number.
        case number(UInt64)
        /// Bytes: a text, a message or packed numbers.
        case bytes(ArraySlice<UInt8>)
        /// 4 or 8 bytes that nobody here reads.
        case fixed
    }

    /// The next field; nil at the end and where the rest cannot be read.
    mutating func next() -> (number: UInt64, content: Content)? {
        guard let key = varint() else { return nil }
        switch key & 7 {
        case 0: return varint().map { (key >> 3, .number($0)) }
        case 1: return skip(8) ? (key >> 3, .fixed) : nil
        case 5: return skip(4) ? (key >> 3, .fixed) : nil
        case 2:
            guard let count = varint(), count <= UInt64(rest.count) else { return nil }
            let bytes = rest.prefix(Int(count))
            rest = rest.dropFirst(Int(count))
            return (key >> 3, .bytes(bytes))
        default: return nil
        }
    }

    /// A number of 7 bits a byte, lowest first.
    mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = rest.popFirst() {
            if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
            if byte < 0x80 { return value }
            shift += 7
            if shift > 63 { return nil }
        }
        return nil
    }

    /// All that is left as numbers.
    mutating func numbers() -> [UInt64] {
        var found: [UInt64] = []
        while let number = varint() { found.append(number) }
        return found
    }

    private mutating func skip(_ count: Int) -> Bool {
        guard rest.count >= count else { return false }
        rest = rest.dropFirst(count)
        return true
    }
}
