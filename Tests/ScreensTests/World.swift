import App
import Birds
import Lists
import Navigation

/// A small world of Vancouver's birds, made by hand, at a fixed moment.
enum World {
    /// 1 May 2026, 9:41 in Vancouver, which is 7 hours behind UTC.
    static let utc: Int64 = 1_777_653_660
    static let offset: Int64 = -25_200
    static let now = LocalTime.at(utc: utc, offset: offset)
    static let park = Coordinate(latitude: 49.3, longitude: -123.14)

    struct Bird {
        var code: String
        var name: String
        var scientificName: String
        var family: Int
        /// Hours before now; whole days where over a day.
        var hours: Int64
        var count: Int32
        var place: Int32
        var isRare = false
    }

    static let families: [(String, String)] = [
        ("Anatidae", "Ducks, Geese, and Waterfowl"), ("Trochilidae", "Hummingbirds"),
        ("Ardeidae", "Herons, Egrets, and Bitterns"), ("Tyrannidae", "Tyrant Flycatchers"),
        ("Corvidae", "Crows, Jays, and Magpies"), ("Paridae", "Tits, Chickadees, and Titmice"),
        ("Passerellidae", "New World Sparrows"), ("Parulidae", "New World Warblers"), ("Strigidae", "Owls"),
    ]

    static let places = [
        Place(name: "Lost Lagoon", coordinate: Coordinate(latitude: 49.296, longitude: -123.141)),
        Place(name: "Beaver Lake", coordinate: Coordinate(latitude: 49.304, longitude: -123.138)),
        Place(name: "Jericho Beach", coordinate: Coordinate(latitude: 49.272, longitude: -123.196)),
        Place(name: "Queen Elizabeth Park", coordinate: Coordinate(latitude: 49.241, longitude: -123.112)),
        Place(name: "Iona Beach", coordinate: Coordinate(latitude: 49.219, longitude: -123.211)),
        Place(name: "Boundary Bay", coordinate: Coordinate(latitude: 49.07, longitude: -123.01)),
    ]

    static let birds = [
        Bird(
            code: "cangoo", name: "Canada Goose", scientificName: "Branta canadensis", family: 0, hours: 21, count: 64,
            place: 0),
        Bird(
            code: "wooduc", name: "Wood Duck", scientificName: "Aix sponsa", family: 0, hours: 26, count: 12, place: 0),
        Bird(
            code: "mallar3", name: "Mallard", scientificName: "Anas platyrhynchos", family: 0, hours: 3, count: 40,
            place: 0),
        Bird(
            code: "buffle", name: "Bufflehead", scientificName: "Bucephala albeola", family: 0, hours: 5, count: 9,
            place: 1),
        Bird(
            code: "annhum", name: "Anna's Hummingbird", scientificName: "Calypte anna", family: 1, hours: 5, count: 2,
            place: 0),
        Bird(
            code: "grbher3", name: "Great Blue Heron", scientificName: "Ardea herodias", family: 2, hours: 2, count: 3,
            place: 1),
        Bird(
            code: "snoowl1", name: "Snowy Owl", scientificName: "Bubo scandiacus", family: 8, hours: 98, count: 1,
            place: 5, isRare: true),
        Bird(
            code: "trokin", name: "Tropical Kingbird", scientificName: "Tyrannus melancholicus", family: 3, hours: 50,
            count: 1, place: 2, isRare: true),
        Bird(
            code: "blkpho", name: "Black Phoebe", scientificName: "Sayornis nigricans", family: 3, hours: 22, count: 1,
            place: 4, isRare: true),
        Bird(
            code: "stejay", name: "Steller's Jay", scientificName: "Cyanocitta stelleri", family: 4, hours: 28,
            count: 2, place: 1),
        Bird(
            code: "amecro", name: "American Crow", scientificName: "Corvus brachyrhynchos", family: 4, hours: 1,
            count: 1200, place: 0),
        Bird(
            code: "bkcchi", name: "Black-capped Chickadee", scientificName: "Poecile atricapillus", family: 5, hours: 0,
            count: -1, place: 1),
        Bird(
            code: "chbchi", name: "Chestnut-backed Chickadee", scientificName: "Poecile rufescens", family: 5, hours: 4,
            count: 6, place: 1),
        Bird(
            code: "foxspa", name: "Fox Sparrow", scientificName: "Passerella iliaca", family: 6, hours: 27, count: 1,
            place: 0),
        Bird(
            code: "harspa", name: "Harris's Sparrow", scientificName: "Zonotrichia querula", family: 6, hours: 74,
            count: 1, place: 3, isRare: true),
        Bird(
            code: "sonspa", name: "Song Sparrow", scientificName: "Melospiza melodia", family: 6, hours: 3, count: 5,
            place: 0),
        Bird(
            code: "palwar", name: "Palm Warbler", scientificName: "Setophaga palmarum", family: 7, hours: 2, count: 1,
            place: 0, isRare: true),
    ]

    static var region: Region {
        var region = Region(
            title: "Stanley Park", subtitle: "Vancouver, BC", centre: park, zone: "America/Vancouver", offset: offset,
            now: now)
        region.places = places
        for (index, bird) in birds.enumerated() {
            region.taxa.append(taxon(bird, Int32(index + 1)))
            region.shares.append(bird.isRare ? 20 : 4000)
            region.sightings.append(
                Sighting(taxon: Int32(index), place: bird.place, time: time(bird.hours), count: bird.count))
            if !bird.isRare {
                region.sightings.append(
                    Sighting(taxon: Int32(index), place: 1, time: time(bird.hours + 30), count: 1))
            }
        }
        region.sightings.sort { $0.time > $1.time }
        return region
    }

    static func taxon(_ bird: Bird, _ sequence: Int32) -> Taxon {
        let family = families[bird.family]
        return Taxon(
            code: bird.code, name: bird.name, scientificName: bird.scientificName, family: family.0,
            familyName: family.1, sequence: sequence, category: .species)
    }

    static func time(_ hours: Int64) -> LocalTime { LocalTime(packed: (now.minutes - hours * 60) << 1 | 1) }

    /// Nearby at Stanley Park, with what the reducer would work out.
    static func state(_ region: Region? = World.region) -> AppState {
        var state = AppState(filter: Filter(centre: park), utc: utc)
        state.region = region
        state.regionStatus = region == nil ? .loading : .ready
        derive(&state)
        return state
    }

    static func derive(_ state: inout AppState) {
        guard let region = state.region else { return }
        state.derived.nearby = region.nearby(state.filter, now: state.now)
        state.derived.speciesCount = region.speciesCount(of: state.derived.nearby)
        state.derived.families = region.families(of: state.derived.nearby)
        state.derived.rare = region.rare(around: state.filter.centre, now: state.now)
        if let code = state.frontBird, let taxon = region.taxon(code: code) {
            state.derived.birdSightings = region.sightings.indices.filter { region.sightings[$0].taxon == taxon }
                .map { Int32($0) }
        }
    }

    /// A list that has run for 47 minutes.
    static var shelf: Shelf { shelf(names: ["Anna's Hummingbird", "Mallard", "Canada Goose"]) }

    /// The same with other names.
    static func shelf(names: [String]) -> Shelf {
        let start = Change.start(utc: utc - 47 * 60, offset: -7 * 3600, at: park, place: "Stanley Park")
        var changes = [start]
        for (index, entry) in [("annhum", Int64(1)), ("mallar3", 6), ("cangoo", 2)].enumerated() {
            changes.append(.add(ListedBird(code: entry.0, name: names[index]), entry.1))
        }
        var shelf = Shelf()
        for (index, change) in changes.enumerated() {
            let id = OperationID(clock: Int64(index + 1), writer: 1)
            shelf.merge("1-1", [Operation(id: id, utc: utc - 60, change: change)])
        }
        return shelf
    }

    /// The world's species that the search tests need.
    static var species: [Taxon] {
        birds.enumerated().map { taxon($0.element, Int32($0.offset + 1)) } + [
            Taxon(
                code: "eurspa1", name: "Eurasian Sparrowhawk", scientificName: "Accipiter nisus",
                family: "Accipitridae",
                familyName: "Hawks, Eagles, and Kites", sequence: 99, category: .species)
        ]
    }
}
