import Birds
import TestKit
import Testing

@testable import Store

/// What queries keep in memory never changes what they answer.
@Suite struct CellCacheTests {
    let folder = TemporaryFolder()
    let stanley = Coordinate(latitude: 49.30, longitude: -123.14)

    /// Records all around Stanley Park over some days of May.
    private func scattered(_ count: Int, seed: UInt64) -> [Record] {
        var random = Seeded(state: seed)
        return (0..<count).map { number in
            let spot = number % 97
            let place = Place(
                name: "\(spot)",
                coordinate: Coordinate(
                    latitude: 49.0 + Double(spot) / 150, longitude: -123.64 + Double(spot * 37 % 89) / 90))
            let day = Int64.random(in: 1...28, using: &random)
            let minute = Int64.random(in: 0..<60, using: &random)
            let time = number % 3 == 0 ? may(day) : may(day, Int64(number % 24), minute)
            let taxon = [canadaGoose, mallard, songSparrow, gullSp][Int.random(in: 0..<4, using: &random)]
            return record(taxon, at: place, time, count: Int32(number % 9) - 1)
        }
    }

    /// What a plain pass over some records says: code, sightings, places, newest time and its count.
    private func plain(_ records: [Record], _ filter: Filter, _ now: LocalTime) -> [String] {
        var seen: [Int64: Record] = [:]
        for record in records { seen[record.id] = seen[record.id] ?? record }
        let within = seen.values.filter {
            filter.centre.metres(to: $0.place.coordinate) <= Double(filter.kilometres) * 1000
                && Filter.holds($0.time, now: now, days: filter.days)
                && (filter.family == nil || $0.taxon.family == filter.family)
        }
        return Dictionary(grouping: within) { $0.taxon.code }.map { code, all in
            let counted = all.filter { $0.count >= 0 }.max { ($0.time.packed, $0.count) < ($1.time.packed, $1.count) }
            let newest = all.map(\.time).max() ?? now
            return "\(code) \(all.count) \(Set(all.map(\.place.name)).count) \(newest.iso) \(counted?.count ?? -1)"
        }.sorted()
    }

    private func told(_ store: Store, _ filter: Filter, _ now: LocalTime) throws -> [String] {
        let list = try store.nearby(filter, now: now)
        return zip(list.taxa, list.summaries).map { taxon, summary in
            "\(taxon.code) \(summary.sightings) \(summary.places) \(summary.latest.iso) \(summary.count ?? -1)"
        }.sorted()
    }

    @Test(arguments: [64 << 20, 60_000, 3000, 0])
    func answersAreThoseOfAPlainPassWhateverIsKept(limit: Int) throws {
        let store = try Store(home: folder.path, names: NameCache(), cells: CellCache(limit: limit))
        let records = scattered(4000, seed: 7)
        try load(store, records)
        var random = Seeded(state: 3)
        for _ in 0..<120 {
            let centre = Coordinate(
                latitude: 49.3 + Double.random(in: -0.3...0.3, using: &random),
                longitude: -123.14 + Double.random(in: -0.4...0.4, using: &random))
            let filter = Filter(
                centre: centre, kilometres: [1, 5, 20, 50].randomElement(using: &random)!,
                days: [1, 7, 14, 30].randomElement(using: &random)!,
                family: [nil, nil, "Anatidae"].randomElement(using: &random)!)
            let now = may(Int64.random(in: 10...29, using: &random), Int64.random(in: 0...23, using: &random))
            #expect(try told(store, filter, now) == plain(records, filter, now))
            #expect(store.cells.size <= limit)
        }
        #expect(limit < 60_000 || store.cells.size > 0)
    }

    /// A load, a removal, and another program's load are all seen by the next query.
    @Test func changesAreSeenAtOnce() throws {
        let one = try Store(home: folder.path)
        let two = try Store(home: folder.path)
        let filter = Filter(centre: stanley, kilometres: 20, days: 30)
        let now = may(29, 12)
        func sightings() throws -> [Int] {
            try [one, two].map { try $0.nearby(filter, now: now).summaries.reduce(0) { $0 + Int($1.sightings) } }
        }
        try load(one, [record(mallard, may(20, 8))], isSample: true)
        #expect(try sightings() == [1, 1])
        try one.removeSample()
        #expect(try sightings() == [0, 0])
        for file in 1...5 {
            try load(file % 2 == 0 ? one : two, [record(mallard, may(Int64(file), 8)), record(gullSp, may(20, 8))])
            #expect(try sightings() == [file + 1, file + 1])
        }
        // A load that fails leaves everything as it was.
        struct Broken: Error {}
        #expect(throws: Broken.self) {
            try one.load(source: "broken", isSample: false) { loader in
                loader.add(record(mallard, may(25, 8)))
                throw Broken()
            }
        }
        #expect(try sightings() == [6, 6])
    }

    /// A query that began before a load neither gets what the load brought nor leaves what it read.
    @Test func anOlderQueryLeavesNothing() throws {
        let cache = CellCache()
        let rows = CellRows(0...10, [])
        cache.keep([(1, rows)], in: 5)
        cache.keep([(2, rows)], in: 4)
        #expect(cache.rows(of: [1, 2], 2...8, in: 5).map { $0 != nil } == [true, false])
        #expect(cache.rows(of: [1, 2], 2...8, in: 4).allSatisfy { $0 == nil })
        #expect(cache.rows(of: [1], 2...11, in: 5).allSatisfy { $0 == nil })
        cache.keep([(2, rows)], in: 6)
        #expect(cache.rows(of: [1, 2], 0...10, in: 6).map { $0 != nil } == [false, true])
        #expect(cache.size == rows.size)
    }

    @Test func theLongestUnusedGoFirst() throws {
        let row = CellRows.Row(time: 0, taxon: 1, place: 1, count: 1, latitude: 0, longitude: 0)
        let rows = CellRows(0...10, [CellRows.Row](repeating: row, count: 100))
        let cache = CellCache(limit: rows.size * 8)
        for cell in Int32(0)..<8 { cache.keep([(cell, rows)], in: 0) }
        _ = cache.rows(of: [0, 1], 0...10, in: 0)
        cache.keep([(8, rows)], in: 0)
        let held = cache.rows(of: Array(0..<9), 0...10, in: 0).map { $0 != nil }
        #expect(held.count { $0 } == 6 && cache.size == rows.size * 6)
        #expect(held[0] && held[1] && held[8])
    }
}
