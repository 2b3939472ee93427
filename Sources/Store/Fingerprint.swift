/// A stable 64-bit hash of a record's identity: the same parts give the same value in every run and on every machine.
///
/// Ids are stored, so this never changes: files imported years ago must still be known. Eight bytes at a time are
/// mixed by the finaliser of SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014);
/// each part ends with its length, so "ab" + "c" differs from "a" + "bc".
public struct Fingerprint: Sendable {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Starts with no parts.
    public init() {}

    /// Adds a number.
    public mutating func add(_ number: Int64) { mix(UInt64(bitPattern: number)) }

    /// Adds a text, by its UTF-8 bytes.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds some bytes.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var at = 0
        while at + 8 <= bytes.count {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
            at += 8
        }
        var rest: UInt64 = 0
        var shift: UInt64 = 0
        while at < bytes.count {
            rest |= UInt64(bytes[at]) << shift
            shift += 8
            at += 1
        }
        mix(rest ^ UInt64(bytes.count) << 56)
    }

    /// The hash of the parts so far; never 0, which means "no list".
    public var value: Int64 {
        let bits = Int64(bitPattern: state)
        return bits == 0 ? 1 : bits
    }

    private mutating func mix(_ word: UInt64) {
        var z = state ^ word
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        state = (z ^ (z >> 31)) &+ 0x9E37_79B9_7F4A_7C15
    }
}
