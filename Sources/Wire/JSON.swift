/// A JSON value as it was written: keys keep their order, numbers their digits.
public indirect enum JSON: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as written, so that no digit of a large one is lost; see `integer` and `number`.
    case digits(String)
    /// A text.
    case string(String)
    /// A list.
    case array([JSON])
    /// An object's members in their order; no key stands twice.
    case object([Member])

    /// A key with its value.
    public struct Member: Equatable, Sendable {
        /// The key.
        public var key: String
        /// Its value.
        public var value: JSON

        /// Makes a member of its parts.
        public init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }

        /// Equal bytes: two spellings of one accent are two keys.
        public static func == (a: Member, b: Member) -> Bool {
            a.key.utf8.elementsEqual(b.key.utf8) && a.value == b.value
        }
    }

    /// The value of a key of an object; nil where there is none or this is no object.
    public subscript(_ key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        for member in members where member.key.utf8.elementsEqual(key.utf8) { return member.value }
        return nil
    }

    /// The text, nil for anything else.
    public var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// True or false, nil for anything else.
    public var bool: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    /// The list, nil for anything else.
    public var array: [JSON]? {
        if case .array(let values) = self { return values }
        return nil
    }

    /// The object's members, nil for anything else.
    public var members: [Member]? {
        if case .object(let members) = self { return members }
        return nil
    }

    /// A whole number that was written without fraction and exponent; nil for anything else and beyond 64 bits.
    public var integer: Int64? {
        if case .digits(let text) = self { return Int64(text) }
        return nil
    }

    /// The number, within a few units of its 16th digit; nil for anything else and where it is larger than any number.
    public var number: Double? {
        guard case .digits(let text) = self else { return nil }
        return decimalNumber(text)
    }

    /// What kind of value this is, in words for a message ("a text").
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .digits: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// Equal as written: `1` and `1.0` are two values.
    public static func == (a: JSON, b: JSON) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.bool(let x), .bool(let y)): x == y
        case (.digits(let x), .digits(let y)), (.string(let x), .string(let y)): x.utf8.elementsEqual(y.utf8)
        case (.array(let x), .array(let y)): x == y
        case (.object(let x), .object(let y)): x == y
        default: false
        }
    }
}

/// Reads a number in JSON's form: digits, perhaps with a sign, a fraction and an exponent.
private func decimalNumber(_ text: String) -> Double? {
    var value = 0.0
    var power = 0
    var exponent = 0
    var isNegative = false
    var isBelow = false
    var part = 0
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "-") where part == 2: isBelow = true
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "+"): continue
        case UInt8(ascii: "."): part = 1
        case UInt8(ascii: "e"), UInt8(ascii: "E"): part = 2
        default:
            let digit = Int(byte) - 0x30
            if part == 2 {
                exponent = min(exponent * 10 + digit, 100_000)
            } else if value < 1e17 {
                value = value * 10 + Double(digit)
                power -= part
            } else {
                power += 1 - part
            }
        }
    }
    power += isBelow ? -exponent : exponent
    var scale = 1.0
    for _ in 0..<min(power.magnitude, 400) { scale *= 10 }
    // Beyond what a scale can hold only zero is left, or no number at all.
    if value > 0 { value = power < 0 ? value / scale : value * scale }
    guard value.isFinite else { return nil }
    return isNegative ? -value : value
}
