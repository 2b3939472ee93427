import Birds
import TestKit
import Testing

@testable import Store

@Suite struct LoadTests {
    let folder = TemporaryFolder()

    func count(_ store: Store, _ sql: String) throws -> Int64 {
        try store.read { connection in try connection.number(sql) ?? -1 }
    }

    @Test func aFileIsKeptOnce() throws {
        let store = try Store(home: folder.path)
        let records = [record(canadaGoose, may(1, 9)), record(mallard, may(1, 9)), record(songSparrow, may(2))]
        #expect(try load(store, records) == LoadResult(kept: 3, known: 0))
        #expect(try load(store, records) == LoadResult(kept: 0, known: 3))
        #expect(try count(store, "SELECT count(*) FROM sightings") == 3)
        #expect(try count(store, "SELECT total FROM cells") == 3)
        #expect(try count(store, "SELECT count(*) FROM sources") == 1)
    }

    @Test func equalRecordsInOneFileAreKeptOnce() throws {
        let store = try Store(home: folder.path)
        let goose = record(canadaGoose, may(1, 9))
        #expect(try load(store, [goose, goose, record(mallard, may(1, 9)), goose]) == LoadResult(kept: 2, known: 2))
    }

    @Test func whatWasStoredIsThereAgain() throws {
        try load(Store(home: folder.path), [record(canadaGoose, may(1, 9), count: 64)])
        let store = try Store(home: folder.path)
        #expect(try count(store, "SELECT count FROM sightings") == 64)
        #expect(try count(store, "SELECT lat FROM sightings") == 49_296_100)
        #expect(try count(store, "SELECT time FROM sightings") == may(1, 9).packed)
    }

    @Test func aBodyThatThrowsLeavesNothing() throws {
        struct Broken: Error {}
        let store = try Store(home: folder.path)
        #expect(throws: Broken.self) {
            try store.load(source: "x", isSample: false) { loader in
                loader.add(record(canadaGoose, may(1, 9)))
                throw Broken()
            }
        }
        #expect(try count(store, "SELECT count(*) FROM sightings") == 0)
        #expect(try count(store, "SELECT count(*) FROM taxa") == 0)
        #expect(try load(store, [record(canadaGoose, may(1, 9))]).kept == 1)
    }

    @Test func theFirstRealFileRemovesTheSample() throws {
        let store = try Store(home: folder.path)
        try load(store, [record(canadaGoose, may(1, 9)), record(gullSp, at: jericho, may(1, 9))], isSample: true)
        #expect(try load(store, []) == LoadResult(kept: 0, known: 0))
        #expect(try count(store, "SELECT count(*) FROM sightings WHERE sample = 1") == 2)
        try load(store, [record(canadaGoose, may(3, 9))])
        #expect(try count(store, "SELECT count(*) FROM sightings") == 1)
        #expect(try count(store, "SELECT count(*) FROM taxa") == 1)
        #expect(try count(store, "SELECT count(*) FROM places") == 1)
        #expect(try count(store, "SELECT count(*) FROM cells") == 1)
        #expect(try count(store, "SELECT value FROM meta WHERE key = 'sample'") == 0)
    }

    @Test func theSampleIsRefusedAmongRealSightings() throws {
        let store = try Store(home: folder.path)
        try load(store, [record(canadaGoose, may(3, 9))])
        #expect(throws: StoreError.self) { try load(store, [record(mallard, may(3, 9))], isSample: true) }
        try store.removeSample()
        #expect(try count(store, "SELECT count(*) FROM sightings") == 1)
    }

    @Test func aPlaceThatMovedIsAPlaceOfItsOwn() throws {
        let store = try Store(home: folder.path)
        var moved = record(canadaGoose, may(2, 9))
        moved.place.coordinate.latitude += 0.5
        try load(store, [record(canadaGoose, may(1, 9)), moved])
        #expect(try count(store, "SELECT count(*) FROM places") == 2)
        #expect(try load(store, [moved]).known == 1)
        #expect(try count(store, "SELECT count(*) FROM places") == 2)
    }

    @Test func positionsThatDoNotExistAreNotAdded() throws {
        let store = try Store(home: folder.path)
        var wrong = record(canadaGoose, may(2, 9))
        wrong.place.coordinate.latitude = 91
        var nan = wrong
        nan.place.coordinate.latitude = .nan
        #expect(try load(store, [wrong, nan]) == LoadResult(kept: 0, known: 0))
    }

    /// Museums have skins of 1820, and a typing error may have any year: each is stored where it belongs.
    @Test func timesOfEveryYearKeepTheirOrder() throws {
        let store = try Store(home: folder.path)
        let days: [Int64] = [2_932_896, -719_162, 0, -54_787, 20_574, -1]
        try load(store, days.map { record(mallard, LocalTime(day: $0)) })
        let stored = try store.read { connection in
            let query = try connection.statement("SELECT time FROM sightings")
            defer { query.reset() }
            var times: [Int64] = []
            while try query.step() { times.append(LocalTime(packed: query.int64(0)).day) }
            return times
        }
        #expect(stored == days.sorted())
        let filter = Filter(centre: lostLagoon.coordinate, kilometres: 1, days: 30)
        #expect(try store.nearby(filter, now: LocalTime(day: -719_160)).summaries.count == 1)
        #expect(try load(store, [record(mallard, LocalTime(packed: .max))]) == LoadResult(kept: 0, known: 0))
    }

    @Test func manyRunsAreMergedIntoOneOrder() throws {
        let store = try Store(home: folder.path)
        store.run = 3000
        let total = 70_001
        let result = try store.load(source: "large", isSample: false) { loader in
            let taxon = loader.taxonID(for: mallard)
            for index in 0..<total {
                let cell = Int32(index % (total - 1000) & 7)
                let position = Position(latitude: 49_000_000 + cell * 100_000, longitude: -123_000_000)
                let place = loader.placeID(key: "\(cell)", place: Place(name: "p", coordinate: position.coordinate))
                loader.add(
                    id: Int64(index % (total - 1000)), taxon: taxon, place: place,
                    time: LocalTime(day: Int64(index % (total - 1000) * 7919 % 500)), count: -1, list: 0,
                    latitude: position.latitude, longitude: position.longitude)
            }
        }
        #expect(result == LoadResult(kept: total - 1000, known: 1000))
        #expect(try count(store, "SELECT count(*) FROM sightings") == Int64(total - 1000))
        #expect(folder.names.filter { $0.hasPrefix(".import") }.isEmpty)
    }
}
