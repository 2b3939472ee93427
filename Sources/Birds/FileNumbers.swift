/// A decimal number as files write them: `49`, `49.25`, `2.`, `.71`, `-1.5e2`, and `49,25` as spreadsheets of many
/// countries save it; nil for anything else.
public func decimal(_ bytes: UnsafeRawBufferPointer) -> Double? {
    let text = bytes.trimmed
    var index = 0
    let isNegative = text.first == 0x2D
    if isNegative || text.first == 0x2B { index = 1 }
    var mantissa: Int64 = 0
    var scale = 0
    var digits = 0
    var afterPoint = false
    while index < text.count {
        let byte = text[index]
        if byte == 0x2E || byte == 0x2C, !afterPoint {
            afterPoint = true
        } else if byte >= 0x30, byte <= 0x39 {
            digits += 1
            // More than 17 digits say nothing that a position could use.
            if mantissa < 10_000_000_000_000_000 {
                mantissa = mantissa * 10 + Int64(byte - 0x30)
                if afterPoint { scale -= 1 }
            } else if !afterPoint {
                scale += 1
            }
        } else {
            break
        }
        index += 1
    }
    guard digits > 0 else { return nil }
    if index < text.count {
        guard text[index] | 0x20 == 0x65, let power = wholeNumber(text[(index + 1)...]) else { return nil }
        scale += power
    }
    guard scale > -60, scale < 60 else { return nil }
    var value = Double(mantissa)
    var factor = 1.0
    for _ in 0..<abs(scale) { factor *= 10 }
    value = scale < 0 ? value / factor : value * factor
    return isNegative ? -value : value
}

/// A small whole number with an optional sign, up to 8 digits.
private func wholeNumber(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    var digits = bytes
    let isNegative = bytes.first == 0x2D
    if isNegative || bytes.first == 0x2B { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.count < 9 else { return nil }
    var value = 0
    for byte in digits {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        value = value * 10 + Int(byte - 0x30)
    }
    return isNegative ? -value : value
}

/// A count of birds: a whole number, perhaps written `2.` or `2.0`; −1 (present, uncounted) for X, blank or other text.
public func birdCount(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var value: Int64 = 0
    var seen = false
    for (index, byte) in bytes.enumerated() {
        if byte >= 0x30, byte <= 0x39 {
            seen = true
            value = min(value * 10 + Int64(byte - 0x30), Int64(Int32.max))
        } else if byte == 0x2E, seen {
            // 2.0 is two birds; 2.5 is no count.
            for rest in bytes[(index + 1)...] where rest != 0x30 { return -1 }
            break
        } else {
            return slowCount(bytes)
        }
    }
    return seen ? Int32(value) : -1
}

/// A count with spaces around it.
private func slowCount(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    let trimmed = bytes.trimmed
    return trimmed.count < bytes.count ? birdCount(trimmed) : -1
}
