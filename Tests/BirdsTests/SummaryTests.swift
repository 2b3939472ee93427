import Birds
import Testing

@Suite struct SummaryTests {
    func summary(_ rows: [(place: Int32, time: LocalTime, count: Int32)]) -> SpeciesSummary? {
        var summariser = Summariser()
        for row in rows { summariser.add(taxon: 7, place: row.place, time: row.time, count: row.count) }
        return summariser.result.first
    }

    @Test func theCountIsThatOfTheNewestThatHasOne() {
        let rows: [(place: Int32, time: LocalTime, count: Int32)] = [
            (1, LocalTime(day: 9, minute: 60), 64), (2, LocalTime(day: 10, minute: 0), -1),
            (1, LocalTime(day: 8), 400), (1, LocalTime(day: 9, minute: 60), 12),
        ]
        for order in [rows, rows.reversed()] {
            let found = summary(order)
            #expect(found?.count == 64)
            #expect(found?.latest == LocalTime(day: 10, minute: 0))
            #expect(found?.places == 2 && found?.sightings == 4)
        }
        #expect(summary([(1, LocalTime(day: 9), -1)])?.count == nil)
        #expect(summary([(1, LocalTime(day: 9), 0)])?.count == 0)
    }

    /// Against plain sets, with enough places and names to make every table grow.
    @Test func placesAreCountedOnce() {
        var seed: UInt64 = 11
        func roll(_ n: UInt64) -> Int32 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int32((seed >> 33) % n)
        }
        var summariser = Summariser(taxa: 10)
        var expected: [Int32: Set<Int32>] = [:]
        for _ in 0..<30_000 {
            let taxon = roll(700)
            let place = roll(5) == 0 ? Int32.max - roll(500) : roll(300) * 4096
            summariser.add(taxon: taxon, place: place, time: LocalTime(day: 1), count: -1)
            expected[taxon, default: []].insert(place)
        }
        #expect(summariser.result.count == expected.count)
        for summary in summariser.result { #expect(Int(summary.places) == expected[summary.taxon]?.count) }
    }

    @Test func sharesAreRoundedUpAndBounded() {
        #expect(Rarity.share(days: 0, of: 100) == 0)
        #expect(Rarity.share(days: 1, of: 1_000_000) == 1)
        #expect(Rarity.share(days: 1, of: 50) == Rarity.share)
        #expect(Rarity.share(days: 2, of: 101) < Rarity.share)
        #expect(Rarity.share(days: 5, of: 5) == 10_000)
        #expect(Rarity.share(days: 3, of: 0) == 10_000)
    }

    @Test func rareIsEachRareSpeciesAtItsNewest() {
        let here = Coordinate(latitude: 49.3, longitude: -123.14)
        var region = Region(
            title: "", subtitle: "", centre: here, zone: "", offset: 0, now: LocalTime(day: 100, minute: 600))
        for (code, category) in [("common", Category.species), ("rare", .species), ("gull1", .spuh)] {
            region.taxa.append(
                Taxon(
                    code: code, name: code, scientificName: code, family: "", familyName: "", sequence: 1,
                    category: category))
        }
        region.shares = [200, 199, 1]
        region.places = [
            Place(name: "near", coordinate: here),
            Place(name: "far", coordinate: Coordinate(latitude: 49.9, longitude: -123.14)),
        ]
        let sightings: [(Int32, Int32, Int64)] = [
            (1, 1, 100), (0, 0, 99), (2, 0, 99), (1, 0, 98), (1, 0, 95), (1, 0, 92),
        ]
        region.sightings = sightings.map {
            Sighting(taxon: $0.0, place: $0.1, time: LocalTime(day: $0.2), count: 1)
        }
        #expect(region.rare(around: here, now: region.now).map { $0.sighting } == [3])
        #expect(region.rareSightings(around: here, now: region.now) == [3, 4])
    }
}
