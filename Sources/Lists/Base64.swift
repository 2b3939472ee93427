/// Bytes as text in the alphabet of addresses (RFC 4648, section 5, without padding).
public enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// Writes bytes.
    public static func encode(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count * 4 + 2) / 3)
        var at = 0
        while at < bytes.count {
            let one = UInt32(bytes[at]) << 16
            let two = at + 1 < bytes.count ? UInt32(bytes[at + 1]) << 8 : 0
            let three = at + 2 < bytes.count ? UInt32(bytes[at + 2]) : 0
            let all = one | two | three
            for index in 0..<min(4, bytes.count - at + 1) {
                out.append(digits[Int(all >> UInt32(18 - 6 * index)) & 63])
            }
            at += 3
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Reads a text; nil where a character is none of the alphabet's or the length cannot be.
    public static func decode(_ text: [UInt8]) -> [UInt8]? {
        var out: [UInt8] = []
        out.reserveCapacity(text.count * 3 / 4)
        var gathered: UInt32 = 0
        var bits: UInt32 = 0
        for byte in text {
            let digit: UInt8
            switch byte {
            case 0x41...0x5A: digit = byte - 0x41
            case 0x61...0x7A: digit = byte - 0x61 + 26
            case 0x30...0x39: digit = byte - 0x30 + 52
            case 0x2D: digit = 62
            case 0x5F: digit = 63
            default: return nil
            }
            gathered = gathered << 6 | UInt32(digit)
            bits += 6
            if bits >= 8 {
                bits -= 8
                out.append(UInt8(truncatingIfNeeded: gathered >> bits))
                gathered &= (1 << bits) - 1
            }
        }
        return bits < 6 ? out : nil
    }
}
