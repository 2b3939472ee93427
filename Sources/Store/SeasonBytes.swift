import Birds

/// A cell's list-days by quarter of a month, in all and per name: counted, written as bytes, and read from them.
///
/// The bytes: 48 numbers of all list-days; then per name, in the order of the numbers, the step from the one before, how
/// many bytes follow, and pairs of quarter (as the step from the one before) and list-days with it. So one name is
/// found by skipping the others.
struct SeasonBytes {
    private var days = [Int32](repeating: 0, count: Seasons.quarters)
    private var slots: [Int: Int] = [:]
    private var counts: [Int32] = []
    private var last: (taxon: Int, slot: Int)?

    /// Notes a list-day of a quarter.
    mutating func noteDay(_ quarter: Int) { days[quarter] += 1 }

    /// Notes that a name was reported on a list-day of a quarter.
    mutating func note(_ taxon: Int, _ quarter: Int) {
        if last?.taxon != taxon {
            let slot = slots[taxon] ?? slots.count
            if slots[taxon] == nil {
                slots[taxon] = slot
                counts.append(contentsOf: repeatElement(0, count: Seasons.quarters))
            }
            last = (taxon, slot)
        }
        if let last { counts[last.slot * Seasons.quarters + quarter] += 1 }
    }

    /// What was noted, as bytes.
    var bytes: [UInt8] {
        var whole = VarintWriter()
        for count in days { whole.put(Int(count)) }
        var before = 0
        for (taxon, slot) in slots.sorted(by: { $0.key < $1.key }) {
            var pairs = VarintWriter()
            var lastQuarter = 0
            for quarter in 0..<Seasons.quarters {
                let count = counts[slot * Seasons.quarters + quarter]
                if count == 0 { continue }
                pairs.put(quarter - lastQuarter)
                pairs.put(Int(count))
                lastQuarter = quarter
            }
            whole.put(taxon - before)
            whole.put(pairs.bytes.count)
            whole.bytes += pairs.bytes
            before = taxon
        }
        return whole.bytes
    }

    /// Adds what a cell's bytes hold of a name to some seasons; without a name, only the list-days.
    static func add(_ bytes: UnsafeRawBufferPointer, of taxon: Int?, to seasons: inout Seasons) {
        var reader = VarintReader(bytes)
        for quarter in 0..<Seasons.quarters { seasons.add(quarter: quarter, all: Int32(clamping: reader.next())) }
        guard let taxon else { return }
        var at = 0
        while !reader.isAtEnd {
            at &+= reader.next()
            let size = reader.next()
            if at > taxon { return }
            if at < taxon {
                reader.skip(size)
                continue
            }
            var pairs = VarintReader(reader.part(size))
            var quarter = 0
            while !pairs.isAtEnd {
                quarter &+= pairs.next()
                seasons.add(quarter: quarter, with: Int32(clamping: pairs.next()))
            }
            return
        }
    }
}
