/// Cuts a text form at spaces: `word()` takes one, `rest` is what remains.
public struct Words {
    private var bytes: Substring.UTF8View

    /// Starts at the beginning of a text.
    public init(_ text: String) { bytes = Substring(text).utf8 }

    /// The next word, nil at the end.
    public mutating func word() -> String? {
        while let first = bytes.first, first == 0x20 { bytes = bytes.dropFirst() }
        guard !bytes.isEmpty else { return nil }
        let end = bytes.firstIndex(of: 0x20) ?? bytes.endIndex
        let word = String(Substring(bytes[bytes.startIndex..<end]))
        bytes = bytes[end...]
        return word
    }

    /// Everything after the one space that follows the last word.
    public var rest: String {
        let from = bytes.first == 0x20 ? bytes.dropFirst() : bytes
        return String(Substring(from))
    }

    /// The next word as a number.
    public mutating func number() -> Double? { word().flatMap { Double(decimal: $0) } }
    /// The next word as a whole number.
    public mutating func whole() -> Int64? { word().flatMap { Int64($0) } }
}

/// Equality by bytes: two spellings of one accent are two texts, and no Unicode tables are needed.
@inline(__always) public func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

/// The same where there may be none: two of those are equal.
@inline(__always) public func same(_ a: String?, _ b: String?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return same(a, b)
}
