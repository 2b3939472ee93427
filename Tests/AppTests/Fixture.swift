import App
import Birds
import Navigation

/// A small world around Stanley Park at 2026-05-01 09:41 local (UTC−7), enough for every rule of the reducer.
enum Fixture {
    static let centre = Coordinate(latitude: 49.3, longitude: -123.14)
    static let offset: Int64 = -7 * 3600
    static let utc: Int64 = 1_777_653_660

    static let taxa = [
        taxon("cangoo", "Canada Goose", "Anatidae", 1), taxon("wooduc", "Wood Duck", "Anatidae", 2),
        taxon("annhum", "Anna's Hummingbird", "Trochilidae", 3),
        taxon("trokin", "Tropical Kingbird", "Tyrannidae", 4),
        Taxon(
            code: "x-gull", name: "gull sp.", scientificName: "Larinae sp.", family: "Laridae", familyName: "Gulls",
            sequence: 5, category: .spuh),
    ]

    static func taxon(_ code: String, _ name: String, _ family: String, _ sequence: Int32) -> Taxon {
        Taxon(
            code: code, name: name, scientificName: name, family: family, familyName: "Family " + family,
            sequence: sequence, category: .species)
    }

    static var now: LocalTime { .at(utc: utc, offset: offset) }

    /// Sightings as (taxon, place, minutes ago, count), newest first.
    static var region: Region {
        var region = Region(
            title: "Stanley Park", subtitle: "Vancouver, BC", centre: centre, zone: "America/Vancouver", offset: offset,
            now: now)
        region.taxa = taxa
        region.shares = [5000, 900, 4000, 20, 300]
        region.places = [
            Place(name: "Lost Lagoon", coordinate: Coordinate(latitude: 49.296, longitude: -123.139)),
            Place(name: "Jericho Beach", coordinate: Coordinate(latitude: 49.2725, longitude: -123.196)),
            Place(name: "Boundary Bay", coordinate: Coordinate(latitude: 49.01, longitude: -123.04)),
        ]
        let rows: [(Int32, Int32, Int64, Int32)] = [
            (2, 0, 300, 2), (0, 0, 21 * 60, -1), (0, 0, 22 * 60, 64), (4, 0, 23 * 60, 3), (1, 0, 1500, 12),
            (3, 1, 2900, 1), (2, 2, 4000, 1), (0, 2, 5000, 9),
        ]
        for row in rows {
            region.sightings.append(
                Sighting(
                    taxon: row.0, place: row.1, time: LocalTime(packed: (now.minutes - row.2) << 1 | 1), count: row.3))
        }
        return region
    }

    static func started() -> AppState {
        var state = AppState(filter: Filter(centre: centre), utc: utc)
        state.region = region
        state.regionVersion = 1
        state.regionStatus = .ready
        _ = start(&state)
        return state
    }
}
