/// A parameter that cannot be used, named, with what is wrong and what would be right.
public struct BadParameter: Error, Equatable, Sendable {
    /// The parameter's name ("lat"), or the part of the request that is wrong ("address").
    public var parameter: String
    /// One sentence a person can act on.
    public var message: String

    /// Makes an error of its parts.
    public init(_ parameter: String, _ message: String) {
        self.parameter = parameter
        self.message = message
    }
}

/// The part of an address after its question mark, read strictly: whole escapes and UTF-8 only.
public struct Query: Equatable, Sendable {
    /// The parameters in the order in which they were written.
    public let items: [Header]

    /// How many parameters an address may have; none of ours has a fifth of that.
    static let most = 100

    /// No parameters.
    public init() { items = [] }

    /// Reads `name=value&name=value` with percent escapes and `+` for a space.
    ///
    /// Throws where an escape is broken or the bytes are not UTF-8.
    public init(reading text: Substring) throws(BadParameter) {
        var found: [Header] = []
        for part in text.split(separator: "&", omittingEmptySubsequences: true) {
            guard found.count < Query.most else {
                throw BadParameter("address", "The address may have \(Query.most) parameters at most.")
            }
            let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = percentDecoded(pieces[0], plusIsSpace: true), !name.isEmpty else {
                throw BadParameter("address", "A parameter's name in the address is not valid UTF-8 text.")
            }
            guard let value = percentDecoded(pieces.count > 1 ? pieces[1] : "", plusIsSpace: true) else {
                throw BadParameter(name, "The value is not valid UTF-8 text.")
            }
            found.append(Header(name, value))
        }
        items = found
    }

    /// The value of a parameter, or nil where it is missing.
    public subscript(_ name: String) -> String? { items.first { $0.name == name }?.value }

    /// Throws where a parameter is there that nobody reads, so that a misspelt one is not silently ignored.
    public func allow(_ names: [String]) throws(BadParameter) {
        for item in items where !names.contains(item.name) {
            let known = names.isEmpty ? "none" : names.joined(separator: ", ")
            throw BadParameter(item.name, "There is no such parameter here; known: \(known).")
        }
        try onlyOnce()
    }

    /// Throws where a name comes twice: two values for one thing are read differently by different programs.
    public func onlyOnce(but repeatable: [String] = []) throws(BadParameter) {
        for (index, item) in items.enumerated()
        where !repeatable.contains(item.name) && items[..<index].contains(where: { $0.name == item.name }) {
            throw BadParameter(item.name, "The parameter is given twice; give it once.")
        }
    }
}

/// A text with its percent escapes read, or nil where an escape is broken, gives a NUL, or the bytes are not UTF-8.
func percentDecoded(_ text: Substring, plusIsSpace: Bool) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
        switch byte {
        case UInt8(ascii: "%"):
            guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else { return nil }
            bytes.append(high << 4 | low)
        case UInt8(ascii: "+") where plusIsSpace: bytes.append(0x20)
        default: bytes.append(byte)
        }
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
}

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
