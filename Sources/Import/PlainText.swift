/// A text from elsewhere without control characters, which could play tricks on a terminal.
public func plain(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars { out.unicodeScalars.append(isTricky(scalar) ? "\u{fffd}" : scalar) }
    return out
}

/// JSON that means the same, with control characters as escapes; they stand in strings only.
public func plainJSON(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
        if isTricky(scalar), scalar != "\n" {
            let digits = String(scalar.value, radix: 16)
            out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
            out.unicodeScalars.append(scalar)
        }
    }
    return out
}

/// True for what moves the cursor, colours, breaks lines or turns the direction of what is around it.
private func isTricky(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f...0x9f, 0x2028...0x2029, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
}
