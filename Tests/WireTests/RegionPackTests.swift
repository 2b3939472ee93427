import Birds
import Testing
import Wire

@Suite struct RegionPackTests {
    static var region: Region { region(names: 40, sightings: 300) }

    static func region(names: Int, sightings: Int) -> Region {
        var region = Region(
            title: "Stanley Park", subtitle: "Vancouver, BC", centre: Coordinate(latitude: 49.3, longitude: -123.14),
            zone: "America/Vancouver", offset: -25_200, now: LocalTime(day: 20_574, minute: 581))
        for index in 0..<names {
            region.taxa.append(
                Taxon(
                    code: "code\(index)", name: "Bird \(index) é", scientificName: "Avis \(index)",
                    family: "Family\(index / 7)", familyName: index < 7 ? "" : "Birds of \(index / 7)",
                    sequence: Int32(index * 3), category: Category(rawValue: UInt8(index % 5))!))
            region.shares.append(Int32(index * 250))
            region.places.append(
                Place(
                    name: "Place <\(index)>",
                    coordinate: Coordinate(latitude: 49 + Double(index) / 100, longitude: -123.5),
                    isApproximate: index % 3 == 0))
        }
        for index in 0..<sightings {
            let minutes = region.now.minutes - Int64(index * 37)
            let time = index % 5 == 0 ? LocalTime(day: minutes / 1440) : LocalTime(packed: minutes << 1 | 1)
            region.sightings.append(
                Sighting(
                    taxon: Int32(index * 7 % names), place: Int32(index * 11 % names), time: time,
                    count: Int32(index % 9) - 1
                ))
        }
        region.hasSample = true
        region.offer.newestHere = LocalTime(day: 15_169)
        region.offer.nearest = region.places[3]
        return region
    }

    @Test func readsBackWhatItWrote() throws {
        #expect(try RegionPack.decode(RegionPack.encode(Self.region)) == Self.region)
        let empty = Region(
            title: "", subtitle: "", centre: Coordinate(latitude: -90, longitude: 180), zone: "UTC", offset: 0,
            now: LocalTime(day: 0))
        #expect(try RegionPack.decode(RegionPack.encode(empty)) == empty)
        #expect(try SpeciesList.decode(SpeciesList.encode(Self.region.taxa)) == Self.region.taxa)
    }

    @Test func everyCutGivesAnError() {
        let bytes = RegionPack.encode(Self.region)
        for length in 0..<bytes.count {
            #expect(throws: WireError.self) { try RegionPack.decode(Array(bytes[0..<length])) }
        }
    }

    /// A small pack, so that 100,000 mutations hit each of its parts hundreds of times in a few seconds.
    @Test func hostileBytesNeverTrap() {
        let bytes = RegionPack.encode(Self.region(names: 7, sightings: 20))
        var seed: UInt64 = 2026
        func roll(_ n: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(n))
        }
        var refused = 0
        for _ in 0..<100_000 {
            var mutated = bytes
            for _ in 0...roll(4) { mutated[roll(mutated.count)] = UInt8(roll(256)) }
            if roll(3) == 0 { mutated[roll(mutated.count)] = 0xFF }
            if roll(4) == 0 { mutated.insert(UInt8(roll(256)), at: roll(mutated.count)) }
            if roll(4) == 0 { mutated.remove(at: roll(mutated.count)) }
            guard let region = try? RegionPack.decode(mutated) else {
                refused += 1
                continue
            }
            // What was accepted can be used: no index leaves its table.
            let filter = Filter(centre: region.centre, kilometres: 50, days: 30)
            _ = region.nearby(filter, now: region.now)
            _ = region.rare(around: region.centre, now: region.now)
        }
        #expect(refused > 1000)
    }
}
