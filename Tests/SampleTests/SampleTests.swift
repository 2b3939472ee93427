import Birds
import TestKit
import Testing

@testable import Sample
@testable import Store

/// A taxonomy that has the sample's birds and nothing else.
private let birds: Taxonomy = {
    var table = "code\tname\tscientificName\tcategory\tsequence\tfamily\tfamilyName\treportAs\n"
    let codes = sampleSpecies.map { $0.code } + sampleRarities.map { $0.code }
    for (index, code) in codes.enumerated() {
        table += "\(code)\tBird \(code)\tGenus\(index) species\tspecies\t\(index + 1)\tFamilidae\tFamily\t\n"
    }
    return (try? Taxonomy(table: Array(table.utf8))) ?? Taxonomy()
}()

/// Half past one in the afternoon of a day in the middle of a month.
private func middle(_ month: Int64, year: Int64 = 2026) -> LocalTime {
    LocalTime(day: CalendarDate(year: year, month: month, day: 15).daysSince1970 ?? 0, minute: 810)
}

private let stanleyPark = Coordinate(latitude: 49.30, longitude: -123.14)

@Suite struct SampleTests {
    @Test func theTablesAreWhole() {
        #expect(sampleSpecies.count >= 180)
        #expect(samplePlaces.count >= 60)
        #expect(Set(sampleSpecies.map { $0.code }).count == sampleSpecies.count)
        #expect(Set(samplePlaces.map { $0.name }).count == samplePlaces.count)
        for species in sampleSpecies {
            #expect(species.months.utf8.count == 12 && species.months.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 })
            #expect(species.habitats.allSatisfy { "fpmsrtog".contains($0) } && species.number > 0)
            #expect(samplePlaces.contains { place in species.habitats.contains { place.habitats.contains($0) } })
        }
        for rarity in sampleRarities { #expect(samplePlaces.contains { $0.name == rarity.place }) }
        for place in samplePlaces { #expect(place.place.coordinate.metres(to: stanleyPark) < 50_000) }
    }

    @Test func theSameSeedAndMomentGiveTheSameBirds() {
        let now = middle(5)
        let first = SampleLists.make(seed: 1, now: now)
        #expect(first == SampleLists.make(seed: 1, now: now))
        #expect(first != SampleLists.make(seed: 2, now: now))
        #expect(first.allSatisfy { $0.time <= now && $0.time.day > now.day - 366 })
        #expect(Set(first.filter { $0.time.day > now.day - 30 }.map { $0.list }).count > 300)
    }

    @Test(arguments: [Int64(1), 5, 8, 11])
    func everySeasonLooksLikeVancouver(month: Int64) throws {
        let folder = TemporaryFolder()
        let store = try Store(home: folder.path)
        let now = middle(month)
        let result = try loadSample(into: store, taxonomy: birds, now: now)
        #expect(result.kept > 10_000 && result.known == 0)
        #expect(try store.status().hasSample)
        let list = try store.nearby(Filter(centre: stanleyPark, kilometres: 5, days: 14), now: now)
        #expect((95...145).contains(list.taxa.count), "\(list.taxa.count) species in month \(month)")
        let codes = Set(list.taxa.map { $0.code })
        #expect(codes.isSuperset(of: ["cangoo", "wooduc", "mallar3"]))
        let region = try store.region(
            Spot(centre: stanleyPark, title: "", subtitle: "", zone: "America/Vancouver", offset: 0, now: now))
        let rare = region.rare(around: stanleyPark, now: now).map { row in
            region.taxa[Int(region.sightings[Int(row.sighting)].taxon)].code
        }
        #expect(rare == ["trokin", "harspa", "blkpho", "palwar", "snoowl1"])
    }

    @Test func atMidnightNothingLiesAhead() {
        let midnight = LocalTime(day: middle(1).day, minute: 0)
        let sightings = SampleLists.make(seed: 3, now: midnight)
        #expect(sightings.allSatisfy { $0.time <= midnight })
        #expect(Set(sightings.map { $0.code }).isSuperset(of: sampleRarities.map { $0.code }))
    }
}
