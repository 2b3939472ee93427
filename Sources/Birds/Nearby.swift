extension Region {
    /// The sightings that pass a filter, as indices, newest first. Distance is great-circle metres.
    public func matching(_ filter: Filter, now: LocalTime) -> [Int32] {
        let near = placesWithin(filter.centre, metres: Double(filter.kilometres) * 1000)
        var family: [Bool]?
        if let wanted = filter.family {
            var marks = [Bool]()
            marks.reserveCapacity(taxa.count)
            for taxon in taxa { marks.append(taxon.family.utf8.elementsEqual(wanted.utf8)) }
            family = marks
        }
        var found: [Int32] = []
        for (index, sighting) in sightings.enumerated() {
            guard near[Int(sighting.place)], Filter.holds(sighting.time, now: now, days: filter.days) else { continue }
            if let family, !family[Int(sighting.taxon)] { continue }
            found.append(Int32(index))
        }
        return found
    }

    /// Per place: true when it lies within `metres` of a centre.
    func placesWithin(_ centre: Coordinate, metres: Double) -> [Bool] {
        var near: [Bool] = []
        near.reserveCapacity(places.count)
        for place in places { near.append(centre.metres(to: place.coordinate) <= metres) }
        return near
    }

    /// What Nearby lists: a summary a taxon, in taxonomic order.
    public func nearby(_ filter: Filter, now: LocalTime) -> [SpeciesSummary] {
        summaries(of: matching(filter, now: now))
    }

    /// Summaries of some sightings, in taxonomic order (the order of `taxa`).
    public func summaries(of indices: [Int32]) -> [SpeciesSummary] {
        var summariser = Summariser(taxa: taxa.count)
        for index in indices {
            let sighting = sightings[Int(index)]
            summariser.add(taxon: sighting.taxon, place: sighting.place, time: sighting.time, count: sighting.count)
        }
        return summariser.result.sorted { $0.taxon < $1.taxon }
    }

    /// How many of some summaries are species; spuhs, slashes, hybrids and unknown names do not count.
    public func speciesCount(of summaries: [SpeciesSummary]) -> Int {
        var count = 0
        for summary in summaries where taxa[Int(summary.taxon)].category == .species { count += 1 }
        return count
    }

    /// The index of a taxon by its code.
    public func taxon(code: String) -> Int32? {
        for (index, taxon) in taxa.enumerated() where taxon.code.utf8.elementsEqual(code.utf8) { return Int32(index) }
        return nil
    }

    /// The families that have a sighting within the filter's circle and window, whatever family it asks for, in
    /// taxonomic order: what the Family menu offers.
    public func families(_ filter: Filter, now: LocalTime) -> [Taxon] {
        var open = filter
        open.family = nil
        var found: [Taxon] = []
        for summary in nearby(open, now: now) {
            let taxon = taxa[Int(summary.taxon)]
            if !taxon.family.isEmpty, !found.contains(where: { $0.family.utf8.elementsEqual(taxon.family.utf8) }) {
                found.append(taxon)
            }
        }
        return found
    }
}
