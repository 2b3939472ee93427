import Birds
import Store
import TestKit
import Testing

@Suite struct NearbyTests {
    let folder = TemporaryFolder()
    let stanley = Coordinate(latitude: 49.30, longitude: -123.14)

    func filled(_ records: [Record]) throws -> Store {
        let store = try Store(home: folder.path)
        try load(store, records)
        return store
    }

    @Test func namesComeInTaxonomicOrderWithTheNewestCount() throws {
        let store = try filled([
            record(songSparrow, may(10, 7), count: 2),
            record(canadaGoose, may(9, 8), count: 64),
            record(canadaGoose, may(10, 8), count: -1),
            record(canadaGoose, at: jericho, may(8, 8), count: 400),
            record(gullSp, may(10, 8), count: 3),
        ])
        let list = try store.nearby(Filter(centre: stanley, kilometres: 5), now: may(10, 9))
        #expect(list.taxa.map { $0.code } == ["cangoo", "gull1", "sonspa"])
        #expect(list.speciesCount == 2)
        #expect(list.summaries[0].count == 64)
        #expect(list.summaries[0].latest == may(10, 8))
        #expect(list.summaries[0].places == 2)
        #expect(list.summaries[0].sightings == 3)
    }

    @Test func distanceWindowAndFamilyAreHeld() throws {
        let store = try filled([
            record(canadaGoose, may(10, 8)), record(mallard, at: jericho, may(10, 8)),
            record(songSparrow, may(5)), record(gullSp, may(11, 8)),
        ])
        func codes(_ filter: Filter) throws -> [String] {
            try store.nearby(filter, now: may(10, 9)).taxa.map { $0.code }
        }
        #expect(try codes(Filter(centre: stanley, kilometres: 1)) == ["cangoo", "sonspa"])
        #expect(try codes(Filter(centre: stanley, kilometres: 5, days: 3)) == ["cangoo", "mallar3"])
        #expect(try codes(Filter(centre: stanley, kilometres: 5, family: "Anatidae")) == ["cangoo", "mallar3"])
        #expect(try codes(Filter(centre: stanley, kilometres: 5, family: "Picidae")) == [])
    }

    /// The store and the browser must say the same about every circle, whatever cells it cuts.
    @Test func storeAndRegionAgreeOnRandomCircles() throws {
        var seed: UInt64 = 42
        func random(_ below: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % below
        }
        for centre in [stanley, Coordinate(latitude: -17, longitude: 179.98), Coordinate(latitude: 89.9, longitude: 3)]
        {
            let folder = TemporaryFolder()
            let store = try Store(home: folder.path)
            var records: [Record] = []
            for number in 0..<2000 {
                var longitude = centre.longitude + Double(random(14_000) - 7000) / 1e4
                if longitude > 180 { longitude -= 360 }
                let latitude = min(90, centre.latitude + Double(random(9000) - 4500) / 1e4)
                let place = Place(
                    name: "\(number)", coordinate: Coordinate(latitude: latitude, longitude: longitude))
                let taxon = [canadaGoose, mallard, songSparrow, gullSp][random(4)]
                let time = random(2) == 0 ? may(Int64(random(14) + 1)) : may(Int64(random(14) + 1), Int64(random(24)))
                records.append(record(taxon, at: place, time, count: Int32(random(9)) - 1))
            }
            try load(store, records)
            var spot = try store.spot(at: centre, utc: 0, Gazetteer(path: "/nowhere"))
            spot.now = may(14, 12)
            let region = try store.region(spot)
            for kilometres in [1, 5, 20, 50] {
                for days in [1, 7, 30] {
                    let filter = Filter(centre: centre, kilometres: kilometres, days: days)
                    let here = try store.nearby(filter, now: spot.now)
                    let there = region.nearby(filter, now: spot.now)
                    #expect(here.taxa == there.map { region.taxa[Int($0.taxon)] })
                    #expect(here.summaries.map { $0.count } == there.map { $0.count })
                    #expect(here.summaries.map { $0.sightings } == there.map { $0.sightings })
                    #expect(here.summaries.map { $0.places } == there.map { $0.places })
                    #expect(here.summaries.map { $0.latest } == there.map { $0.latest })
                }
            }
            // The whole circle against plain arithmetic over all records.
            let expected = records.filter { centre.metres(to: $0.place.coordinate) <= 50_000 && $0.time <= spot.now }
            #expect(region.sightings.count == expected.count)
        }
    }

    @Test func oneBirdsSightingsAreNewestFirst() throws {
        let store = try filled([
            record(canadaGoose, may(9, 8), count: 64), record(mallard, may(10, 8)),
            record(canadaGoose, at: jericho, may(10, 8), count: -1),
        ])
        let found = try store.sightings(of: "cangoo", Filter(centre: stanley), now: may(10, 9))
        #expect(found.map { $0.place.name } == ["Jericho Beach", "Lost Lagoon"])
        #expect(found.map { $0.count } == [-1, 64])
        #expect(try store.sightings(of: "cangoo", Filter(centre: stanley), now: may(10, 9), limit: 1).count == 1)
        #expect(try store.sightings(of: "nobody", Filter(centre: stanley), now: may(10, 9)).isEmpty)
    }

    @Test func statusCountsWhatIsThere() throws {
        let store = try Store(home: folder.path)
        #expect(try store.status().sightings == 0)
        #expect(try store.status().newest == nil)
        try load(store, [record(canadaGoose, may(9, 8)), record(gullSp, at: jericho, may(10))])
        let status = try store.status()
        #expect(status.sightings == 2 && status.species == 1 && status.places == 2 && status.files == 1)
        #expect(status.newest == may(10))
        #expect(!status.hasSample)
    }
}
