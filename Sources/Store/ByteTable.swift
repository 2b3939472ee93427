import Glibc

/// A table from byte strings to numbers: no `String` is made to look something up.
///
/// Readers use it to go from a column's bytes to a taxon or place in some 20 ns.
public struct ByteTable: Sendable {
    private var slots: [Int32]
    private var starts: [Int]
    private var values: [Int32] = []
    private var bytes: [UInt8] = []

    /// Starts empty.
    public init() {
        slots = [Int32](repeating: -1, count: 1024)
        starts = [0]
    }

    /// How many byte strings it holds.
    public var count: Int { values.count }

    /// How much memory it takes, in bytes.
    public var size: Int { slots.count * 4 + starts.count * 8 + values.count * 4 + bytes.count }

    /// The number of a byte string, or nil where it is not in the table.
    public func value(for key: UnsafeRawBufferPointer) -> Int32? {
        let slot = slots[find(key)]
        return slot < 0 ? nil : values[Int(slot)]
    }

    /// Gives a byte string a number, replacing the one it had.
    public mutating func set(_ key: UnsafeRawBufferPointer, to value: Int32) {
        if values.count * 2 >= slots.count { grow() }
        let at = find(key)
        if slots[at] >= 0 {
            values[Int(slots[at])] = value
            return
        }
        slots[at] = Int32(values.count)
        values.append(value)
        bytes.append(contentsOf: key)
        starts.append(bytes.count)
    }

    /// Forgets everything.
    public mutating func removeAll() { self = ByteTable() }

    private func find(_ key: UnsafeRawBufferPointer) -> Int {
        let mask = slots.count - 1
        var at = ByteTable.hash(key) & mask
        while slots[at] >= 0, !holds(key, Int(slots[at])) { at = (at + 1) & mask }
        return at
    }

    private func holds(_ key: UnsafeRawBufferPointer, _ entry: Int) -> Bool {
        let start = starts[entry]
        guard starts[entry + 1] - start == key.count else { return false }
        guard let other = key.baseAddress, key.count > 0 else { return true }
        return bytes.withUnsafeBytes { memcmp($0.baseAddress! + start, other, key.count) == 0 }
    }

    private static func hash(_ key: UnsafeRawBufferPointer) -> Int {
        var print = Fingerprint()
        print.add(key)
        return Int(truncatingIfNeeded: print.value) & Int.max
    }

    private mutating func grow() {
        let old = slots
        slots = [Int32](repeating: -1, count: old.count * 2)
        let mask = slots.count - 1
        bytes.withUnsafeBytes { all in
            for entry in old where entry >= 0 {
                let key = UnsafeRawBufferPointer(rebasing: all[starts[Int(entry)]..<starts[Int(entry) + 1]])
                var at = ByteTable.hash(key) & mask
                while slots[at] >= 0 { at = (at + 1) & mask }
                slots[at] = entry
            }
        }
    }
}
