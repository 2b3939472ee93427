/// A table from names, as bytes, to numbers; the first number that a name is given stays.
///
/// Strings are compared by their bytes, so the browser's build carries no Unicode tables for it.
public struct NameIndex: Sendable {
    private var slots = [Int32](repeating: -1, count: 256)
    private var starts: [Int32] = [0]
    private var values: [Int32] = []
    private var bytes: [UInt8] = []

    /// An empty table.
    public init() {}

    /// Gives a name a number, unless it has one.
    public mutating func insert(_ key: [UInt8], _ value: Int32) {
        if values.count * 2 >= slots.count { grow() }
        let at = slot(of: key)
        if slots[at] >= 0 { return }
        slots[at] = Int32(values.count)
        values.append(value)
        bytes.append(contentsOf: key)
        starts.append(Int32(bytes.count))
    }

    /// The number of a name.
    public func find(_ key: [UInt8]) -> Int32? {
        let entry = slots[slot(of: key)]
        return entry < 0 ? nil : values[Int(entry)]
    }

    private func slot(of key: [UInt8]) -> Int {
        let mask = slots.count - 1
        var at = NameIndex.spread(nameHash(key)) & mask
        while slots[at] >= 0, !holds(key, Int(slots[at])) { at = (at + 1) & mask }
        return at
    }

    private func holds(_ key: [UInt8], _ entry: Int) -> Bool {
        let start = Int(starts[entry])
        guard Int(starts[entry + 1]) - start == key.count else { return false }
        for offset in 0..<key.count where bytes[start + offset] != key[offset] { return false }
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = [Int32](repeating: -1, count: old.count * 2)
        let mask = slots.count - 1
        for entry in old where entry >= 0 {
            let key = Array(bytes[Int(starts[Int(entry)])..<Int(starts[Int(entry) + 1])])
            var at = NameIndex.spread(nameHash(key)) & mask
            while slots[at] >= 0 { at = (at + 1) & mask }
            slots[at] = entry
        }
    }

    private static func spread(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 29) & 0x3FFF_FFFF) }
}

/// A stable hash of some bytes: FNV-1a, 64 bits.
///
/// Source: Fowler, Noll, Vo, draft-eastlake-fnv.
func nameHash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
}

/// A name made comparable: no white space around it, single spaces inside, ASCII in lower case, straight apostrophes.
public func foldedName(_ bytes: [UInt8]) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] == 0x99 {
            folded.append(0x27)
            index += 3
            continue
        }
        if isNameSpace(byte) {
            if let last = folded.last, last != 0x20 { folded.append(0x20) }
        } else {
            folded.append(lowered(byte))
        }
        index += 1
    }
    if folded.last == 0x20 { folded.removeLast() }
    return folded
}

/// True for the bytes that separate words: space, tab, line ends and the underscore that some exports write.
func isNameSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 9 && byte <= 13) || byte == 0x5F }

/// An ASCII letter in lower case; any other byte as it is.
func lowered(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte }

/// True for A to Z.
func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
