/// Which summaries have met which places: a row of bits a place.
///
/// Sightings come list by list, so the place is nearly always the one before and its bits are at hand; a set of pairs
/// took a third of a summary's time.
struct PlaceMarks: Sendable {
    /// Open addressing: the row of a place, or −1; `places` has the place of each row.
    private var table = [Int32](repeating: -1, count: 64)
    private var places: [Int32] = []
    private var bits: [UInt64] = []
    /// Words a row.
    private var width = 4
    private var row = -1

    /// Marks a place for a summary; true when it was not marked.
    mutating func mark(place: Int32, slot: Int) -> Bool {
        if row < 0 || places[row] != place { row = find(place) }
        while slot >= width * 64 { widen() }
        let word = row * width + (slot >> 6)
        let bit: UInt64 = 1 << UInt64(slot & 63)
        if bits[word] & bit != 0 { return false }
        bits[word] |= bit
        return true
    }

    private mutating func find(_ place: Int32) -> Int {
        var at = start(place)
        while table[at] >= 0 {
            if places[Int(table[at])] == place { return Int(table[at]) }
            at = (at + 1) & (table.count - 1)
        }
        table[at] = Int32(places.count)
        places.append(place)
        for _ in 0..<width { bits.append(0) }
        if places.count * 2 > table.count { grow() }
        return places.count - 1
    }

    private func start(_ place: Int32) -> Int {
        Int((UInt32(bitPattern: place) &* 0x9E37_79B9) >> 8) & (table.count - 1)
    }

    private mutating func grow() {
        table = [Int32](repeating: -1, count: table.count * 2)
        for (row, place) in places.enumerated() {
            var at = start(place)
            while table[at] >= 0 { at = (at + 1) & (table.count - 1) }
            table[at] = Int32(row)
        }
    }

    private mutating func widen() {
        var wider = [UInt64](repeating: 0, count: bits.count * 2)
        for row in 0..<places.count {
            for word in 0..<width { wider[row * width * 2 + word] = bits[row * width + word] }
        }
        bits = wider
        width *= 2
    }
}
