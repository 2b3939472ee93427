import Birds
import Store

let canadaGoose = Taxon(
    code: "cangoo", name: "Canada Goose", scientificName: "Branta canadensis", family: "Anatidae",
    familyName: "Ducks, Geese, and Waterfowl", sequence: 200, category: .species)
let mallard = Taxon(
    code: "mallar3", name: "Mallard", scientificName: "Anas platyrhynchos", family: "Anatidae",
    familyName: "Ducks, Geese, and Waterfowl", sequence: 300, category: .species)
let songSparrow = Taxon(
    code: "sonspa", name: "Song Sparrow", scientificName: "Melospiza melodia", family: "Passerellidae",
    familyName: "New World Sparrows", sequence: 9000, category: .species)
let gullSp = Taxon(
    code: "gull1", name: "gull sp.", scientificName: "Larinae sp.", family: "Laridae", familyName: "Gulls",
    sequence: 2000, category: .spuh)

let lostLagoon = Place(name: "Lost Lagoon", coordinate: Coordinate(latitude: 49.2961, longitude: -123.1386))
let jericho = Place(name: "Jericho Beach", coordinate: Coordinate(latitude: 49.2790, longitude: -123.1882))

/// A record whose id follows from its parts.
func record(
    _ taxon: Taxon, at place: Place = lostLagoon, _ time: LocalTime, count: Int32 = 1, list: Int64 = 0
) -> Record {
    var print = Fingerprint()
    print.add(taxon.code)
    print.add(place.name)
    print.add(time.packed)
    return Record(
        id: print.value, taxon: taxon, placeKey: place.name, place: place, time: time, count: count, list: list)
}

/// Loads some records as one file.
@discardableResult func load(_ store: Store, _ records: [Record], isSample: Bool = false) throws -> LoadResult {
    try store.load(source: "test.csv", isSample: isSample) { loader in
        for record in records { loader.add(record) }
    }
}

/// A day of May 2026 at a time, or without one.
func may(_ day: Int64, _ hour: Int64? = nil, _ minute: Int64 = 0) -> LocalTime {
    let days = CalendarDate(year: 2026, month: 5, day: day).daysSince1970 ?? 0
    if let hour { return LocalTime(day: days, minute: hour * 60 + minute) }
    return LocalTime(day: days)
}
