import Birds
import TestKit
import Testing

@testable import Store

@Suite struct PartTests {
    private func count(of rows: [(part: UInt32, count: Int32)], run: Int) throws -> [Int32] {
        let folder = TemporaryFolder()
        let store = try Store(home: folder.path)
        store.run = run
        let result = try store.load(source: "test", isSample: false) { loader in
            let taxon = loader.taxonID(for: canadaGoose)
            let place = loader.placeID(key: "lagoon", place: lostLagoon)
            guard let position = Position(lostLagoon.coordinate) else { return }
            for row in rows {
                loader.add(
                    id: 7, taxon: taxon, place: place, time: may(1), count: row.count, list: 1,
                    latitude: position.latitude, longitude: position.longitude, part: row.part)
            }
        }
        #expect(result == LoadResult(kept: 1, known: rows.count - 1))
        let filter = Filter(centre: lostLagoon.coordinate)
        return try store.sightings(of: "cangoo", filter, now: may(2)).map { $0.count }
    }

    @Test(arguments: [1_000, 1]) func partsOfARecordAddUp(run: Int) throws {
        #expect(try count(of: [(0, 5), (3, 7), (9, -1)], run: run) == [12])
        #expect(try count(of: [(3, -1), (9, -1)], run: run) == [-1])
        #expect(try count(of: [(3, -1), (0, 2)], run: run) == [2])
    }

    @Test(arguments: [1_000, 1]) func theSamePartTwiceIsTheSameBirds(run: Int) throws {
        #expect(try count(of: [(0, 5), (0, 5), (3, 1), (3, 1), (0, 4)], run: run) == [6])
    }

    @Test func enormousPartsStayWithinWhatIsStored() throws {
        #expect(try count(of: [(0, .max), (1, .max), (2, .max)], run: 1_000) == [1_000_000_000])
    }
}
