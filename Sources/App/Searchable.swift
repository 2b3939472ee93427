/// The longest text that is searched for, in bytes: a longer one would keep the server busy and finds nothing.
public let longestQuery = 200

/// What is searched for of a text that somebody typed or an address holds: as many whole characters as fit.
public func searchable(_ text: String) -> String {
    guard text.utf8.count > longestQuery else { return text }
    var bytes = Array(text.utf8.prefix(longestQuery + 1))
    // The byte too many goes, and where it is in the middle of a character, the rest of that.
    while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
    return String(decoding: bytes, as: UTF8.self)
}
