extension Region {
    /// The sightings that pass a filter, as indices, newest first. Distance is great-circle metres.
    public func matching(_ filter: Filter, now: LocalTime) -> [Int32] {
        let near = placesWithin(filter.centre, metres: Double(filter.kilometres) * 1000)
        let isWanted = taxa(of: filter.family)
        let window = TimeWindow(now: now, days: filter.days)
        var found: [Int32] = []
        for index in 0..<sightings.count {
            let sighting = sightings[index]
            if sighting.time.packed < window.oldest { break }
            guard near[Int(sighting.place)], window.holds(sighting.time) else { continue }
            if isWanted[Int(sighting.taxon)] { found.append(Int32(index)) }
        }
        return found
    }

    /// Per place: true when it lies within `metres` of a centre.
    func placesWithin(_ centre: Coordinate, metres: Double) -> [Bool] {
        var near: [Bool] = []
        near.reserveCapacity(places.count)
        // A degree of latitude is 111,194.9 m on this sphere: most of what is far is told by that alone.
        let reach = metres / 111_194 + 1e-6
        for place in places {
            let isFar = (place.coordinate.latitude - centre.latitude).magnitude > reach
            near.append(!isFar && centre.metres(to: place.coordinate) <= metres)
        }
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

    /// The families of some summaries in taxonomic order: what the Family menu offers.
    public func families(of summaries: [SpeciesSummary]) -> [Taxon] {
        var found: [Taxon] = []
        for summary in summaries {
            let taxon = taxa[Int(summary.taxon)]
            if taxon.family.isEmpty || found.last?.family.utf8.elementsEqual(taxon.family.utf8) == true { continue }
            if !found.contains(where: { $0.family.utf8.elementsEqual(taxon.family.utf8) }) { found.append(taxon) }
        }
        return found
    }
}
