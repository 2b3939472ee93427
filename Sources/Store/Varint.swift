/// Writes unsigned numbers in as few bytes as they need: seven bits a byte, the least first.
struct VarintWriter {
    var bytes: [UInt8] = []

    mutating func put(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// Reads what `VarintWriter` wrote; past the end it reads zeros, so that a damaged blob ends quickly.
struct VarintReader {
    private let bytes: UnsafeRawBufferPointer
    private var at = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The next bytes, at most so many as there are; they stay to be read.
    func part(_ count: Int) -> UnsafeRawBufferPointer {
        let count = max(0, min(count, bytes.count - at))
        return UnsafeRawBufferPointer(rebasing: bytes[at..<at + count])
    }

    /// Passes some bytes.
    mutating func skip(_ count: Int) { at += part(count).count }

    /// True at the end.
    var isAtEnd: Bool { at >= bytes.count }

    mutating func next() -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while at < bytes.count, shift < 64 {
            let byte = bytes[at]
            at += 1
            value |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return Int(Int64(bitPattern: value))
    }
}
