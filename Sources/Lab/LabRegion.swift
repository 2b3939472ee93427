import Birds

/// What is reported of one bird in the fixed world.
private struct Report {
    /// Hours before 9:41; from a day on it is shown in days.
    var hours: Int64
    /// How many birds.
    var count: Int32
    /// The index of its place.
    var place: Int32
}

extension LabWorld {
    /// The places of the fixed world; positions to a hundredth of a degree, as maps of Vancouver show them.
    static let places: [Place] = [
        place("Lost Lagoon", 49.296, -123.14), place("Beaver Lake", 49.304, -123.138),
        place("Brockton Point", 49.301, -123.117), place("Prospect Point", 49.314, -123.142),
        place("Ambleside Park", 49.325, -123.152), place("Jericho Beach", 49.272, -123.2),
        place("Queen Elizabeth Park", 49.241, -123.112), place("Iona Beach", 49.219, -123.211),
        place("Botanical Garden", 49.254, -123.246), place("Boundary Bay", 49.07, -123.01),
    ]

    private static func place(_ name: String, _ latitude: Double, _ longitude: Double) -> Place {
        Place(name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude))
    }

    /// What the frames say of a bird.
    private static func told(_ code: String) -> Report? {
        switch code {
        case "cangoo": Report(hours: 21, count: 64, place: 0)
        case "wooduc": Report(hours: 26, count: 12, place: 0)
        case "mallar3": Report(hours: 3, count: 40, place: 0)
        case "annhum": Report(hours: 5, count: 2, place: 0)
        case "sonspa": Report(hours: 3, count: 5, place: 1)
        case "foxspa": Report(hours: 27, count: 1, place: 1)
        case "palwar": Report(hours: 2, count: 1, place: 0)
        case "blkpho": Report(hours: 22, count: 1, place: 7)
        case "trokin": Report(hours: 50, count: 1, place: 5)
        case "harspa": Report(hours: 74, count: 1, place: 6)
        case "snoowl1": Report(hours: 98, count: 1, place: 9)
        default: nil
        }
    }

    private static let rare = ["trokin", "harspa", "blkpho", "palwar", "snoowl1"]

    /// Anna's Hummingbird on the map: sightings a place, beside the newest at Lost Lagoon.
    private static let hummingbirds: [(place: Int32, sightings: Int64)] = [(0, 2), (8, 12), (4, 2), (6, 14)]

    /// Everything reported around Stanley Park.
    public static let region: Region = {
        var region = Region(
            title: "Stanley Park", subtitle: "Vancouver, BC", centre: centre, zone: "America/Vancouver", offset: offset,
            now: now)
        region.places = places
        for family in labFamilies {
            for bird in family.birds {
                let index = region.taxa.count
                region.taxa.append(
                    Taxon(
                        code: bird.code, name: bird.name, scientificName: bird.scientificName, family: family.name,
                        familyName: family.title, sequence: Int32(index + 1), category: .species))
                region.shares.append(rare.contains { $0.utf8.elementsEqual(bird.code.utf8) } ? 20 : 4000)
                let report = told(bird.code) ?? untold(index)
                region.sightings.append(sighting(index, report))
                guard bird.code.utf8.elementsEqual("annhum".utf8) else { continue }
                for (place, sightings) in hummingbirds {
                    for number in 1...sightings {
                        region.sightings.append(
                            sighting(index, Report(hours: 5 + number * 9, count: 1, place: place)))
                    }
                }
            }
        }
        region.sightings.sort { $0.time > $1.time }
        return region
    }()

    /// What the frames do not say: some hours ago, a few birds, at a place in the circle.
    private static func untold(_ index: Int) -> Report {
        Report(hours: Int64(4 + index * 7 % 300), count: Int32(1 + index * 5 % 17), place: Int32(index % 5))
    }

    private static func sighting(_ taxon: Int, _ report: Report) -> Sighting {
        Sighting(
            taxon: Int32(taxon), place: report.place,
            time: LocalTime(packed: (now.minutes - report.hours * 60) << 1 | 1), count: report.count)
    }

    /// The birds that search knows. The frames' "Sparrowhawk" is none of today's names; the sparrows stand in the frames'
    /// order. Harris's Sparrow and the American Kestrel (Falco sparverius), which the frames do not find, are left out.
    public static let species: [Taxon] = {
        var first: [Taxon] = []
        var others: [Taxon] = []
        for taxon in region.taxa {
            switch taxon.code {
            case "harspa", "amekes": continue
            case "sonspa": first.insert(taxon, at: 0)
            case "foxspa": first.append(taxon)
            default: others.append(taxon)
            }
        }
        let sparrowhawk = Taxon(
            code: "eurspa1", name: "Sparrowhawk", scientificName: "Accipiter nisus", family: "Accipitridae",
            familyName: "Hawks, Eagles, and Kites", sequence: Int32(region.taxa.count + 1), category: .species)
        return first + others + [sparrowhawk]
    }()
}
