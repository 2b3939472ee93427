import Birds

extension Store {
    /// How far a region reaches, in kilometres.
    public static let regionKilometres = 50
    /// How many days a region looks back.
    public static let regionDays = 30
    /// How many sightings a region holds at most; the newest are kept.
    public static let regionLimit = 200_000

    /// Everything known around a spot: 50 km and 30 days, newest first, with the rarity of every name.
    ///
    /// Where the window holds nothing, the region offers the newest time here and the nearest place with something.
    public func region(_ spot: Spot) throws(StoreError) -> Region {
        prepareListDays(around: spot.centre)
        return try read { connection in
            var known = try names.names(connection)
            var seen: [Seen] = []
            let circle = Circle(spot.centre, metres: Double(Store.regionKilometres) * 1000)
            let window = Window(now: spot.now, days: Store.regionDays)
            try connection.forEachSighting(in: circle, window, cells) { seen.append($0) }
            // The key of the store is the same everywhere, so equal times come in the same order every time.
            seen.sort { $0.time > $1.time }
            if seen.count > Store.regionLimit { seen.removeLast(seen.count - Store.regionLimit) }

            var region = Region(
                title: spot.title, subtitle: spot.subtitle, centre: spot.centre, zone: spot.zone, offset: spot.offset,
                now: spot.now)
            region.hasSample = try Sample.isHeld(connection)
            let taxa = try Store.number(seen, &known, &region)
            let days = try listDays(around: spot.centre, connection)
            region.shares = taxa.map { Rarity.share(days: Int64(days.with($0)), of: Int64(days.all)) }
            try Store.addPlaces(connection, &region)
            if seen.isEmpty { region.offer = try Store.offer(circle, window, connection) }
            return region
        }
    }

    /// Gives the names that some sightings use their numbers in the region; gives the store's numbers back.
    private static func number(_ seen: [Seen], _ known: inout Names, _ region: inout Region) throws(StoreError)
        -> [Int32]
    {
        var slots = [Int32](repeating: -1, count: known.count)
        var met: [Int32] = []
        for sighting in seen {
            let number = Int(known.number(sighting.taxon))
            while slots.count <= number { slots.append(-1) }
            if slots[number] == -1 { met.append(Int32(number)) }
            // Stays so for a name that a damaged file has lost.
            slots[number] = -2
        }
        let taxa = try known.inOrder(met)
        for (index, entry) in taxa.enumerated() { slots[Int(entry.number)] = Int32(index) }
        region.taxa = taxa.map { $0.taxon }
        region.sightings.reserveCapacity(seen.count)
        for sighting in seen {
            let taxon = slots[Int(known.number(sighting.taxon))]
            if taxon < 0 { continue }
            region.sightings.append(
                Sighting(taxon: taxon, place: sighting.place, time: sighting.time, count: sighting.count))
        }
        return taxa.map { known.id($0.number) }
    }

    /// Puts in the places, and their numbers in the region into the sightings.
    private static func addPlaces(_ connection: Connection, _ region: inout Region) throws(StoreError) {
        var numbers: [Int32: Int32] = [:]
        for index in region.sightings.indices {
            let id = region.sightings[index].place
            let number: Int32
            if let known = numbers[id] {
                number = known
            } else {
                number = Int32(region.places.count)
                numbers[id] = number
                region.places.append(try connection.place(id) ?? missingPlace(region.centre))
            }
            region.sightings[index].place = number
        }
    }

    /// What stands for a place that a damaged file has lost; its sightings stay in the list.
    private static func missingPlace(_ centre: Coordinate) -> Place {
        Place(name: "Unknown place", coordinate: centre, isApproximate: true)
    }
}
