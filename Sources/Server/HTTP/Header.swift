/// One header line of a request or a reply.
public struct Header: Equatable, Sendable {
    /// The field name as it was written.
    public var name: String
    /// The field value without the white space around it.
    public var value: String

    /// Makes a header of its parts.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension [Header] {
    /// The value of the first header of a name; names differ in case only.
    public func value(_ name: String) -> String? {
        first { equalIgnoringCase($0.name, name) }?.value
    }

    /// How many headers have a name.
    func count(_ name: String) -> Int {
        reduce(0) { $0 + (equalIgnoringCase($1.name, name) ? 1 : 0) }
    }
}

/// True when two texts differ at most in the case of ASCII letters.
func equalIgnoringCase(_ a: String, _ b: String) -> Bool {
    a.utf8.count == b.utf8.count && zip(a.utf8, b.utf8).allSatisfy { lowercased($0) == lowercased($1) }
}

/// An ASCII letter in lower case; other bytes as they are.
func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// A text without the spaces and tabs around it.
func trimmed(_ text: Substring) -> Substring {
    var part = text
    while let first = part.utf8.first, first == 0x20 || first == 0x09 { part = part.dropFirst() }
    while let last = part.utf8.last, last == 0x20 || last == 0x09 { part = part.dropLast() }
    return part
}
