import Birds
import Testing

/// The one pass over a region, and what is kept of its places, against the plain forms.
@Suite struct TallyTests {
    static let here = Coordinate(latitude: 49.3, longitude: -123.14)

    /// A seeded stream of small numbers.
    struct Dice {
        var seed: UInt64

        mutating func roll(_ sides: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(sides))
        }
    }

    /// Names of five families, places up to 60 km away, times of 32 days with and without a clock, some in the future.
    static func region(seed: UInt64, taxa: Int, places: Int, sightings: Int) -> Region {
        var dice = Dice(seed: seed)
        let now = LocalTime(day: 20_000, minute: 540)
        var region = Region(title: "", subtitle: "", centre: here, zone: "", offset: 0, now: now)
        for taxon in 0..<taxa {
            region.taxa.append(
                Taxon(
                    code: "t\(taxon)", name: "", scientificName: "", family: "F\(taxon * 5 / taxa)", familyName: "",
                    sequence: Int32(taxon), category: .species))
        }
        for _ in 0..<places {
            let north = Double(dice.roll(1000)) / 1000 - 0.5
            let east = Double(dice.roll(1600)) / 1000 - 0.8
            region.places.append(
                Place(name: "", coordinate: Coordinate(latitude: 49.3 + north, longitude: -123.14 + east)))
        }
        for _ in 0..<sightings {
            let day = 20_000 + 1 - Int64(dice.roll(32))
            let time =
                dice.roll(4) == 0 ? LocalTime(day: day) : LocalTime(day: day, minute: Int64(dice.roll(48)) * 30)
            region.sightings.append(
                Sighting(
                    taxon: Int32(dice.roll(taxa)), place: Int32(dice.roll(places)), time: time,
                    count: Int32(dice.roll(6)) - 1))
        }
        region.sightings.sort { $0.time > $1.time }
        return region
    }

    @Test(arguments: [(1, 1, 1, 1), (2, 70, 30, 2000), (3, 200, 300, 4000), (4, 5, 40, 3000)])
    func theTallyIsWhatThePlainFormsSay(_ size: (UInt64, Int, Int, Int)) {
        let region = Self.region(seed: size.0, taxa: size.1, places: size.2, sightings: size.3)
        let around = Surroundings(of: region.places, around: Self.here)
        for kilometres in [1, 20, 50] {
            for days in [1, 14, 30] {
                var filter = Filter(centre: Self.here, kilometres: kilometres, days: days)
                let open = region.summaries(of: region.matching(filter, now: region.now))
                for family in [nil, "F0", "F3", "none"] {
                    filter.family = family
                    let matching = region.matching(filter, now: region.now)
                    let tally = region.tally(filter, now: region.now, around: around)
                    #expect(tally.summaries == open)
                    #expect(tally.weights == region.weights(of: matching))
                    #expect(region.summaries(tally.summaries, of: family) == region.summaries(of: matching))
                }
            }
        }
    }

    @Test func aRegionOfNothingCountsNothing() {
        let region = Self.region(seed: 5, taxa: 0, places: 0, sightings: 0)
        let tally = region.tally(Filter(centre: Self.here), now: region.now, around: Surroundings())
        #expect(tally == Tally())
    }

    @Test func surroundingsAreDistancesAndMercator() {
        let region = Self.region(seed: 6, taxa: 1, places: 50, sightings: 0)
        let around = Surroundings(of: region.places, around: Self.here)
        for (index, place) in region.places.enumerated() {
            #expect(around.metres[index] == Self.here.metres(to: place.coordinate))
            let spot = mercator(place.coordinate, scale: 4096)
            #expect(abs(around.spots[index].x * 4096 - spot.x) < 1e-9)
            #expect(abs(around.spots[index].y * 4096 - spot.y) < 1e-9)
        }
    }

    /// Every sighting stands on one disc while there is room, no two discs overlap, and each keeps its heaviest place.
    @Test func discsHoldAllAndDoNotOverlap() {
        let region = Self.region(seed: 7, taxa: 10, places: 200, sightings: 5000)
        let around = Surroundings(of: region.places, around: Self.here)
        let filter = Filter(centre: Self.here, kilometres: 50, days: 30)
        let weights = region.tally(filter, now: region.now, around: around).weights
        for zoom in [6.0, 7.5, 8] {
            let discs = Discs.gather(weights, in: region, around: around, zoom: zoom)
            #expect(discs.reduce(0) { $0 + $1.sightings } == weights.reduce(0, +))
            #expect(discs.reduce(0) { $0 + Int($1.places) } == weights.filter { $0 > 0 }.count)
            var least = Int32.max
            for (index, disc) in discs.enumerated() {
                #expect(weights[Int(disc.place)] <= least)
                least = weights[Int(disc.place)]
                #expect(disc.coordinate == region.places[Int(disc.place)].coordinate)
                let scale = 512 * Double(1 << Int(zoom)) * (zoom == 7.5 ? 2.0.squareRoot() : 1)
                let spot = mercator(disc.coordinate, scale: scale)
                for other in discs[..<index] {
                    let there = mercator(other.coordinate, scale: scale)
                    let dx = spot.x - there.x
                    let dy = spot.y - there.y
                    #expect(dx * dx + dy * dy >= Discs.reach * Discs.reach * 0.999)
                }
            }
        }
        let crowded = Discs.gather(weights, in: region, around: around, zoom: 14)
        #expect(crowded.count == Discs.limit)
    }
}
