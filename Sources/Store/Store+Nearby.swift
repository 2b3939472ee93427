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
            var known = try names.names(connection)
            let family = filter.family.map { known.family($0) }
            var summariser = Summariser(taxa: known.count)
            let circle = Circle(filter.centre, metres: Double(filter.kilometres) * 1000)
            try connection.forEachSighting(in: circle, Window(now: now, days: filter.days), cells) { seen in
                let number = known.number(seen.taxon)
                if let family, known.isOutside(family, number) { return }
                summariser.add(taxon: number, place: seen.place, time: seen.time, count: seen.count)
            }
            return try Store.list(summariser.result, known, family: filter.family)
        }
    }

    /// The sightings of one bird within a filter's circle and window, newest first, at most `limit`. The filter's
    /// family plays no part.
    public func sightings(of code: String, _ filter: Filter, now: LocalTime, limit: Int = 200) throws(StoreError)
        -> [BirdSighting]
    {
        try read { connection in
            guard let taxon = try Names.id(ofCode: code, connection) else { return [] }
            var found: [Seen] = []
            let circle = Circle(filter.centre, metres: Double(filter.kilometres) * 1000)
            try connection.forEachSighting(in: circle, Window(now: now, days: filter.days), cells) { seen in
                if seen.taxon == taxon { found.append(seen) }
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

    /// The scientific name of the store's family that is called so, in Latin or English, by some way of comparing; nil
    /// where none is.
    public func family(where isCalled: (_ name: String) -> Bool) throws(StoreError) -> String? {
        try read { connection in
            let query = try connection.statement("SELECT DISTINCT family, familyName FROM taxa")
            defer { query.reset() }
            while try query.step() {
                if isCalled(query.text(0)) || isCalled(query.text(1)) { return query.text(0) }
            }
            return nil
        }
    }

    private static func list(_ summaries: [SpeciesSummary], _ known: Names, family: String?) throws(StoreError)
        -> NearbyList
    {
        var slots: [Int32: Int] = [:]
        for (slot, summary) in summaries.enumerated() { slots[summary.taxon] = slot }
        var list = NearbyList(taxa: [], summaries: [])
        for (number, taxon) in try known.inOrder(summaries.map { $0.taxon }, family: family) {
            guard let slot = slots[number] else { continue }
            var placed = summaries[slot]
            placed.taxon = Int32(list.taxa.count)
            list.taxa.append(taxon)
            list.summaries.append(placed)
        }
        return list
    }
}
