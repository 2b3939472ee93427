/// Why bytes could not be read.
public enum WireError: Error, Equatable, Sendable {
    /// They are not what was asked for, or of another version.
    case unknownFormat
    /// They end too early.
    case cutOff
    /// A number is out of its range, at this byte.
    case badNumber(Int)
    /// A text is not UTF-8, at this byte.
    case badText(Int)
}

/// Reads what `ByteWriter` wrote. Every step is checked, so hostile bytes give an error and nothing else.
public struct ByteReader {
    private let bytes: [UInt8]
    private var at = 0

    /// Starts at the first byte.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// How many bytes are left.
    public var left: Int { bytes.count - at }

    /// Takes exactly these bytes, or says that the format is another one.
    public mutating func expect(_ wanted: [UInt8]) throws(WireError) {
        guard left >= wanted.count, bytes[at..<(at + wanted.count)].elementsEqual(wanted) else {
            throw .unknownFormat
        }
        at += wanted.count
    }

    /// Takes a number of at least 0.
    public mutating func number() throws(WireError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            guard at < bytes.count else { throw .cutOff }
            let byte = bytes[at]
            at += 1
            if shift == 63, byte > 1 { throw .badNumber(at - 1) }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
            if shift > 63 { throw .badNumber(at - 1) }
        }
    }

    /// Takes a number below a limit.
    public mutating func number(below limit: Int) throws(WireError) -> Int32 {
        // Most numbers are one byte, and an archive has millions of them.
        if at < bytes.count, bytes[at] < 0x80, Int(bytes[at]) < limit {
            at += 1
            return Int32(bytes[at - 1])
        }
        let start = at
        let value = try number()
        guard value < UInt64(limit), value <= UInt64(Int32.max) else { throw .badNumber(start) }
        return Int32(value)
    }

    /// Takes so many numbers below a limit, as `number(below:)` one by one: an archive has millions of them.
    public mutating func numbers(_ count: Int, below limit: Int) throws(WireError) -> [Int32] {
        guard count <= left else { throw .cutOff }
        var numbers = [Int32](repeating: 0, count: count)
        var done = 0
        while done < count {
            // Numbers of one byte or two, as long as they come, need no checks but these.
            (done, at) = bytes.withUnsafeBufferPointer { bytes in
                numbers.withUnsafeMutableBufferPointer { numbers in
                    var next = done
                    var place = at
                    while next < count, place + 1 < bytes.count {
                        let first = Int(bytes[place])
                        let second = Int(bytes[place + 1])
                        let isOne = first < 0x80
                        let value = isOne ? first : first & 0x7F | second << 7
                        if !isOne, second >= 0x80 { break }
                        if value >= limit { break }
                        numbers[next] = Int32(value)
                        next += 1
                        place += isOne ? 1 : 2
                    }
                    return (next, place)
                }
            }
            if done < count {
                numbers[done] = try number(below: limit)
                done += 1
            }
        }
        return numbers
    }

    /// Takes a count of things of which each takes at least `each` bytes, so that a small pack cannot claim millions.
    public mutating func count(each: Int) throws(WireError) -> Int {
        let start = at
        let value = try number()
        guard value <= UInt64(left / each) else { throw .badNumber(start) }
        return Int(value)
    }

    /// Takes a number of either sign.
    public mutating func signed() throws(WireError) -> Int64 {
        let value = try number()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// Takes a text.
    public mutating func text() throws(WireError) -> String {
        let start = at
        let length = try count(each: 1)
        let slice = bytes[at..<(at + length)]
        at += length
        guard let text = String(validating: slice, as: UTF8.self) else { throw .badText(start) }
        return text
    }

    /// Takes degrees within −limit…limit.
    public mutating func degrees(limit: Double) throws(WireError) -> Double {
        let start = at
        let value = Double(try signed()) / 1e6
        guard value >= -limit, value <= limit else { throw .badNumber(start) }
        return value
    }
}
