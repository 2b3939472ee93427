/// Appends numbers and texts to bytes: little-endian base-128 varints, texts with their length before them.
public struct ByteWriter: Sendable {
    /// What was written.
    public private(set) var bytes: [UInt8] = []

    /// Starts empty.
    public init() {}

    /// Appends bytes as they are.
    public mutating func raw(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    /// Appends a number of at least 0.
    public mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Appends a number of either sign, small ones short (zigzag).
    public mutating func signed(_ value: Int64) { number(UInt64(bitPattern: value << 1 ^ value >> 63)) }

    /// Appends a text as UTF-8.
    public mutating func text(_ value: String) {
        number(UInt64(value.utf8.count))
        bytes.append(contentsOf: value.utf8)
    }

    /// Appends degrees to a millionth (≈ 0.1 m).
    public mutating func degrees(_ value: Double) { signed(Int64((value * 1e6).rounded())) }
}
