/// What a filter lets through, counted in one pass over a region: rows for the list, weights for the map.
public struct Tally: Equatable, Sendable {
    /// A summary a taxon of any family, in taxonomic order; the list shows those of the filter's family.
    public var summaries: [SpeciesSummary] = []
    /// Per place: how many sightings the filter lets through, its family included.
    public var weights: [Int32] = []

    /// Of nothing.
    public init() {}
}

/// What has been counted of one taxon.
private struct Count: BitwiseCopyable {
    var latest = Int64.min
    /// When the count was made, and the count; −1 for none.
    var countedAt = Int64.min
    var count: Int32 = -1
    var places: Int32 = 0
    var sightings: Int32 = 0
}

extension Region {
    /// Counts what a filter lets through. It gives what `summaries(of: matching(…))` gives of the open filter, and the
    /// places of `matching(…)`, without a list of indices between. `around` must be of this region and the filter's centre.
    public func tally(_ filter: Filter, now: LocalTime, around: Surroundings) -> Tally {
        let near = around.within(Double(filter.kilometres) * 1000)
        let isWanted = taxa(of: filter.family)
        let window = TimeWindow(now: now, days: filter.days)
        let counts = Run(repeating: Count(), count: taxa.count)
        let weights = Run(repeating: Int32(0), count: places.count)
        // A bit for each place and taxon that have met; sets of pairs took longer than all else together.
        let width = (taxa.count + 63) / 64
        let met = Run(repeating: UInt64(0), count: places.count * width)
        for sighting in sightings {
            if sighting.time.packed < window.oldest { break }
            let place = Int(sighting.place)
            guard near[place], window.holds(sighting.time) else { continue }
            let taxon = Int(sighting.taxon)
            if isWanted[taxon] { weights[place] += 1 }
            let word = place * width + taxon >> 6
            let bit = UInt64(1) << UInt64(taxon & 63)
            var count = counts[taxon]
            if met[word] & bit == 0 {
                met[word] |= bit
                count.places += 1
            }
            count.add(sighting)
            counts[taxon] = count
        }
        var tally = Tally()
        tally.weights = weights.values
        for taxon in 0..<taxa.count where counts[taxon].sightings > 0 {
            tally.summaries.append(counts[taxon].summary(of: Int32(taxon)))
        }
        return tally
    }

    /// Per taxon: true where it belongs to a family; nil is any.
    func taxa(of family: String?) -> [Bool] {
        var marks: [Bool] = []
        marks.reserveCapacity(taxa.count)
        for taxon in taxa { marks.append(family.map { taxon.family.utf8.elementsEqual($0.utf8) } ?? true) }
        return marks
    }

    /// Those of some summaries that are of a family; nil is any.
    public func summaries(_ summaries: [SpeciesSummary], of family: String?) -> [SpeciesSummary] {
        if family == nil { return summaries }
        let isWanted = taxa(of: family)
        return summaries.filter { isWanted[Int($0.taxon)] }
    }

    /// Per place: how many of some sightings are there.
    public func weights(of indices: [Int32]) -> [Int32] {
        var weights = [Int32](repeating: 0, count: places.count)
        for index in indices { weights[Int(sightings[Int(index)].place)] += 1 }
        return weights
    }
}

extension Count {
    /// As `Summariser.add`.
    @inline(__always) fileprivate mutating func add(_ sighting: Sighting) {
        let time = sighting.time.packed
        sightings += 1
        if time > latest { latest = time }
        if sighting.count >= 0, time > countedAt || (time == countedAt && sighting.count > count) {
            count = sighting.count
            countedAt = time
        }
    }

    fileprivate func summary(of taxon: Int32) -> SpeciesSummary {
        SpeciesSummary(
            taxon: taxon, latest: LocalTime(packed: latest), count: count < 0 ? nil : count, places: places,
            sightings: sightings)
    }
}
