extension Double {
    /// Reads "-123.14": digits with an optional sign and fraction, no exponent; nil for anything else.
    public init?(decimal text: String) {
        var value = 0.0
        var scale = 0.0
        var digits = 0
        var negative = false
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case 0x2D where index == 0: negative = true
            case 0x2E where scale == 0: scale = 1
            case 0x30...0x39:
                digits += 1
                if digits > 17 { continue }
                value = value * 10 + Double(byte - 0x30)
                scale *= 10
            default: return nil
            }
        }
        guard digits > 0, digits <= 40 else { return nil }
        let result = scale > 1 ? value / scale : value
        self = negative ? -result : result
    }

    /// Prints with at most `places` decimals, without trailing zeros: "49.3", "-123.14".
    public func text(places: Int) -> String {
        guard self == self, self < 1e15, self > -1e15 else { return "0" }
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let scaled = (self.magnitude * factor).rounded()
        let whole = Int64(scaled / factor)
        var rest = Int64(scaled - Double(whole) * factor)
        var text = self < 0 && scaled > 0 ? "-\(whole)" : "\(whole)"
        guard rest > 0 else { return text }
        var digits: [UInt8] = []
        for _ in 0..<places {
            digits.append(UInt8(0x30 + rest % 10))
            rest /= 10
        }
        var end = 0
        while end < digits.count, digits[end] == 0x30 { end += 1 }
        text += "."
        for digit in digits[end...].reversed() { text.unicodeScalars.append(Unicode.Scalar(digit)) }
        return text
    }
}
