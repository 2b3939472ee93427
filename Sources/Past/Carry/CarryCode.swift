#if canImport(Birds)
import Birds
#endif

/// The secret that a person's devices share, as people write it: 80 random bits in four groups of four letters and digits,
/// `7K3M-9QXD-0PWT-HZ4B`, in Crockford's alphabet, which has none of the letters that look like digits.
public struct CarryCode: Equatable, Sendable {
    /// The sixteen letters without their dashes.
    public let text: String

    /// How many random bytes a code is made of.
    public static let randomBytes = 10

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// Writes random bytes; nil where they are too few.
    public init?(random bytes: [UInt8]) {
        guard bytes.count == CarryCode.randomBytes else { return nil }
        var letters: [UInt8] = []
        var held: UInt32 = 0
        var bits: UInt32 = 0
        for byte in bytes {
            held = held << 8 | UInt32(byte)
            bits += 8
            while bits >= 5 {
                bits -= 5
                letters.append(CarryCode.alphabet[Int(held >> bits & 31)])
            }
        }
        text = String(decoding: letters, as: UTF8.self)
    }

    /// Reads what a person typed: in any case, with or without dashes and spaces, O for 0 and I or L for 1. Nil where it is
    /// no whole code.
    public init?(typed: String) {
        var letters: [UInt8] = []
        for byte in Array(typed.utf8) {
            let letter = byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
            switch letter {
            case 0x20, 0x2D: continue
            case 0x4F: letters.append(0x30)
            case 0x49, 0x4C: letters.append(0x31)
            default:
                guard CarryCode.alphabet.contains(letter) else { return nil }
                letters.append(letter)
            }
        }
        guard letters.count == 16 else { return nil }
        text = String(decoding: letters, as: UTF8.self)
    }

    /// With dashes, as it is shown.
    public var grouped: String {
        var shown: [UInt8] = []
        for (at, letter) in Array(text.utf8).enumerated() {
            if at > 0, at % 4 == 0 { shown.append(0x2D) }
            shown.append(letter)
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// The same code.
    public static func == (a: CarryCode, b: CarryCode) -> Bool { same(a.text, b.text) }
}
