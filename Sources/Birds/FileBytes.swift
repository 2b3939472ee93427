extension UnsafeRawBufferPointer {
    /// True where the bytes are those of a text, ASCII letters of either case.
    public func equalsIgnoringCase(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        for index in 0..<count {
            let difference = self[index] ^ text.utf8Start[index]
            guard difference != 0 else { continue }
            let letter = self[index] | 0x20
            if difference != 0x20 || letter < 0x61 || letter > 0x7A { return false }
        }
        return true
    }

    /// The bytes without spaces around them.
    public var trimmed: UnsafeRawBufferPointer {
        var first = startIndex
        var last = endIndex
        while first < last, isSpace(self[first]) { first += 1 }
        while last > first, isSpace(self[last - 1]) { last -= 1 }
        return UnsafeRawBufferPointer(rebasing: self[first..<last])
    }
}

/// True for a space, a tab and the ends of lines.
private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 0x0A || byte == 0x0D }

/// Bytes as text, without spaces around it: UTF-8, or Windows-1252 (which holds Latin-1) where they are not UTF-8.
public func decoded(_ bytes: UnsafeRawBufferPointer) -> String {
    let trimmed = bytes.trimmed
    if let text = String(validating: trimmed, as: UTF8.self) { return text }
    var text = ""
    for byte in trimmed { text.unicodeScalars.append(windows1252(byte)) }
    return text
}

/// True where bytes are UTF-8.
public func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for byte in bytes where byte >= 0x80 { return String(validating: bytes, as: UTF8.self) != nil }
    return true
}

/// The character of a Windows-1252 byte; Latin-1 is the same from A0 on.
///
/// Source: WHATWG Encoding Standard, index windows-1252.
private func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80, byte < 0xA0 else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(windows1252Specials[Int(byte - 0x80)]) ?? "\u{FFFD}"
}

private let windows1252Specials: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
]
