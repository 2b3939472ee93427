import Birds

/// What Nearby lists, straight from the store.
public struct NearbyList: Equatable, Sendable {
    /// The names that the summaries use, in taxonomic order.
    public var taxa: [Taxon]
    /// One a name, in the same order; `taxon` is the index into `taxa`.
    public var summaries: [SpeciesSummary]

    /// How many of the names are species.
    public var speciesCount: Int { taxa.count { $0.category == .species } }
}

/// A sighting of one bird, for its own list.
public struct BirdSighting: Equatable, Sendable {
    /// Where it was.
    public var place: Place
    /// When, on the clock of the place.
    public var time: LocalTime
    /// How many birds; −1 where nobody counted.
    public var count: Int32
}

extension Store {
    /// What was seen within a filter's circle and window: a summary a name, in taxonomic order.
    ///
    /// `now` is the local time at the centre. A family that the store does not have gives an empty list.
    public func nearby(_ filter: Filter, now: LocalTime) throws(StoreError) -> NearbyList {
        try read { connection in
            let known = try names.names(connection)
            var family: Int32?
            if let wanted = filter.family {
                guard let index = known.families.firstIndex(of: wanted) else {
                    return NearbyList(taxa: [], summaries: [])
                }
                family = Int32(index)
            }
            var summariser = Summariser(taxa: known.taxa.count)
            let circle = Circle(filter.centre, metres: Double(filter.kilometres) * 1000)
            try connection.forEachSighting(in: circle, Window(now: now, days: filter.days)) { seen in
                if let family, known.family[Int(seen.taxon)] != family { return }
                summariser.add(taxon: seen.taxon, place: seen.place, time: seen.time, count: seen.count)
            }
            return Store.inOrder(summariser.result, known)
        }
    }

    /// The sightings of one bird within a filter's circle and window, newest first, at most `limit`. The filter's
    /// family plays no part.
    public func sightings(of code: String, _ filter: Filter, now: LocalTime, limit: Int = 200) throws(StoreError)
        -> [BirdSighting]
    {
        try read { connection in
            let known = try names.names(connection)
            guard let taxon = known.taxa.firstIndex(where: { $0?.code == code }) else { return [] }
            var found: [Seen] = []
            let circle = Circle(filter.centre, metres: Double(filter.kilometres) * 1000)
            try connection.forEachSighting(in: circle, Window(now: now, days: filter.days)) { seen in
                if Int(seen.taxon) == taxon { found.append(seen) }
            }
            found.sort { $0.time != $1.time ? $0.time > $1.time : $0.place < $1.place }
            var sightings: [BirdSighting] = []
            for seen in found.prefix(max(0, limit)) {
                guard let place = try connection.place(seen.place) else { continue }
                sightings.append(BirdSighting(place: place, time: seen.time, count: seen.count))
            }
            return sightings
        }
    }

    /// All names that the store has, in taxonomic order.
    public func taxa() throws(StoreError) -> [Taxon] {
        try read { connection in
            try names.names(connection).taxa.compactMap { $0 }.sorted { Store.precedes($0, $1) }
        }
    }

    /// Taxonomic order; names that share a place in it go by their code.
    static func precedes(_ a: Taxon, _ b: Taxon) -> Bool {
        a.sequence != b.sequence ? a.sequence < b.sequence : a.code < b.code
    }

    private static func inOrder(_ summaries: [SpeciesSummary], _ known: NameCache.Snapshot) -> NearbyList {
        var pairs: [(Taxon, SpeciesSummary)] = []
        pairs.reserveCapacity(summaries.count)
        for summary in summaries {
            if let taxon = known.taxa[Int(summary.taxon)] { pairs.append((taxon, summary)) }
        }
        pairs.sort { precedes($0.0, $1.0) }
        var list = NearbyList(taxa: [], summaries: [])
        for (taxon, summary) in pairs {
            var placed = summary
            placed.taxon = Int32(list.taxa.count)
            list.taxa.append(taxon)
            list.summaries.append(placed)
        }
        return list
    }
}
