/// A whole number with a comma between thousands.
public func grouped(_ number: Int64) -> String {
    let digits = Array("\(number)".utf8)
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
        let left = digits.count - index
        if index > 0, left % 3 == 0, digits[index - 1] != 0x2D { text.append(0x2C) }
        text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
}

/// "1 list", "12 lists".
public func countText(_ count: Int64, _ one: String, _ many: String) -> String {
    "\(grouped(count)) \(count == 1 ? one : many)"
}

/// Several phrases with a middle dot between, empty ones left out.
public func dotted(_ phrases: [String]) -> String { joined(phrases, " · ") }

/// The same phrases, of which the last is not broken over two lines.
public func unbrokenLast(_ phrases: [String]) -> [String] {
    guard let last = phrases.last else { return phrases }
    var unbroken: [UInt8] = []
    for byte in last.utf8 {
        if byte == 0x20 { unbroken += [0xC2, 0xA0] } else { unbroken.append(byte) }
    }
    return phrases.dropLast() + [String(decoding: unbroken, as: UTF8.self)]
}

/// Several phrases as they are said, with commas.
public func spoken(_ phrases: [String]) -> String { joined(phrases, ", ") }

private func joined(_ phrases: [String], _ separator: String) -> String {
    var text = ""
    for phrase in phrases where !phrase.utf8.isEmpty {
        if !text.utf8.isEmpty { text += separator }
        text += phrase
    }
    return text
}
