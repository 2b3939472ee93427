import Birds
import Store
import TestKit
import Testing

@Suite struct RegionTests {
    let folder = TemporaryFolder()
    let stanley = Coordinate(latitude: 49.30, longitude: -123.14)

    func region(_ store: Store, at centre: Coordinate? = nil, now: LocalTime) throws -> Region {
        var spot = try store.spot(at: centre ?? stanley, utc: 0, Gazetteer(path: "/nowhere"))
        spot.now = now
        return try store.region(spot)
    }

    @Test func sharesCountListDaysOfAllTime() throws {
        let store = try Store(home: folder.path)
        // 100 list-days at one place, one of them twice over; the goose is on all, the sparrow on one.
        var records: [Record] = []
        let start = may(1).day - 99
        for day in 0..<100 { records.append(record(canadaGoose, LocalTime(day: start + Int64(day)))) }
        records.append(record(canadaGoose, LocalTime(day: start + 99, minute: 600)))
        records.append(record(songSparrow, LocalTime(day: start + 99, minute: 600)))
        try load(store, records)
        for _ in 0..<2 {
            let found = try region(store, now: may(1, 12))
            #expect(found.taxa.map { $0.code } == ["cangoo", "sonspa"])
            #expect(found.shares == [10_000, 100])
            #expect(found.rare(around: stanley, now: may(1, 12)).count == 1)
        }
        // A new list-day in the same cell, and one in a cell that the circle cuts: both must count at once.
        let edge = Place(name: "Edge", coordinate: Coordinate(latitude: 49.30, longitude: -123.80))
        let beyond = Place(name: "Beyond", coordinate: Coordinate(latitude: 49.30, longitude: -123.84))
        #expect(stanley.metres(to: edge.coordinate) < 50_000 && stanley.metres(to: beyond.coordinate) > 50_000)
        try load(
            store,
            [
                record(songSparrow, at: jericho, may(1, 8)), record(mallard, at: edge, may(1, 8)),
                record(mallard, at: beyond, may(1, 8)),
            ])
        let found = try region(store, now: may(1, 12))
        #expect(found.taxa.map { $0.code } == ["cangoo", "mallar3", "sonspa"])
        #expect(found.shares == [Rarity.share(days: 100, of: 102), Rarity.share(days: 1, of: 102), 197])
    }

    @Test func anEmptyWindowOffersWhatThereIs() throws {
        let store = try Store(home: folder.path)
        #expect(try region(store, now: may(20)).offer == Offer())
        try load(store, [record(canadaGoose, LocalTime(day: 5000)), record(mallard, LocalTime(day: 4000))])
        var offer = try region(store, now: may(20)).offer
        #expect(offer.newestHere == LocalTime(day: 5000))
        #expect(offer.nearest?.name == "Lost Lagoon")
        #expect(offer.nearestNewest == LocalTime(day: 5000))

        // Something in the window, though far away, is nearer in time than the old record here.
        let tofino = Place(name: "Tofino", coordinate: Coordinate(latitude: 49.15, longitude: -125.9))
        try load(store, [record(mallard, at: tofino, may(15, 9))])
        offer = try region(store, now: may(20)).offer
        #expect(offer.newestHere == LocalTime(day: 5000))
        #expect(offer.nearest?.name == "Tofino")
        #expect(offer.nearestNewest == may(15, 9))
    }

    @Test func theDensestRecentPlaceOpensThePage() throws {
        let store = try Store(home: folder.path)
        #expect(try store.densest(now: may(20)) == nil)
        let old = Place(name: "Old museum", coordinate: Coordinate(latitude: 10, longitude: 10))
        var records = (0..<50).map { record(mallard, at: old, LocalTime(day: $0)) }
        records += [record(mallard, may(10)), record(songSparrow, may(11)), record(mallard, at: jericho, may(10))]
        try load(store, records)
        #expect(try store.densest(now: may(20))?.name == "Lost Lagoon")
    }

    @Test func aSpotIsNamedByANearPlaceThatIsNotPrivate() throws {
        let store = try Store(home: folder.path)
        let home = Place(name: "Private location", coordinate: stanley, isApproximate: true)
        let near = Place(name: "Stanley Park", coordinate: Coordinate(latitude: 49.302, longitude: -123.14))
        try load(store, [record(mallard, at: home, may(1)), record(mallard, at: near, may(1))])
        let none = Gazetteer(path: "/nowhere")
        let spot = try store.spot(at: stanley, utc: 1_800_000_000, none)
        #expect(spot.title == "Stanley Park" && spot.subtitle == "")
        #expect(spot.zone == "Etc/GMT+8" && spot.offset == -8 * 3600)
        #expect(spot.now == .at(utc: 1_800_000_000, offset: -28_800))
        let sea = try store.spot(at: Coordinate(latitude: -40.004, longitude: 0.5), utc: 0, none)
        #expect(sea.title == "40.00° S, 0.50° E" && sea.offset == 0)
    }

    @Test func theSampleIsSaidToBeThere() throws {
        let store = try Store(home: folder.path)
        try load(store, [record(canadaGoose, may(9, 8))], isSample: true)
        #expect(try region(store, now: may(10)).hasSample)
        #expect(try store.status().hasSample && store.status().files == 0)
        try store.removeSample()
        #expect(try !region(store, now: may(10)).hasSample)
        #expect(try store.status().sightings == 0)
    }
}
