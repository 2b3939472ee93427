import Birds
import TestKit
import Testing

@testable import Store

@Suite struct SeasonsTests {
    let folder = TemporaryFolder()
    let stanley = Coordinate(latitude: 49.30, longitude: -123.14)

    func day(_ year: Int64, _ month: Int64, _ day: Int64) -> LocalTime {
        LocalTime(day: CalendarDate(year: year, month: month, day: day).daysSince1970 ?? 0)
    }

    @Test func listDaysOfAllYearsAreCountedByQuarter() throws {
        let store = try Store(home: folder.path)
        try load(
            store,
            [
                record(mallard, day(2024, 3, 7)), record(songSparrow, day(2024, 3, 7)),
                record(mallard, day(2025, 3, 1)), record(mallard, at: jericho, day(2025, 3, 1)),
                // Twice on one list-day is one.
                record(songSparrow, LocalTime(day: day(2025, 3, 1).day, minute: 400)),
                record(songSparrow, LocalTime(day: day(2025, 3, 1).day, minute: 500)),
                record(songSparrow, day(2025, 3, 8)), record(gullSp, day(2025, 12, 31)),
                // 0.75° of longitude to the west: outside.
                record(
                    songSparrow, at: Place(name: "Far", coordinate: Coordinate(latitude: 49.3, longitude: -123.9)),
                    day(2025, 3, 1)),
            ])
        var expected = Seasons()
        expected.add(quarter: 8, all: 3, with: 2)
        expected.add(quarter: 9, all: 1, with: 1)
        expected.add(quarter: 47, all: 1)
        // The first answer makes what the second reads.
        #expect(try store.seasons(of: "sonspa", around: stanley) == expected)
        #expect(try store.seasons(of: "sonspa", around: stanley) == expected)
        #expect(try store.seasons(of: "mallar3", around: stanley).with[8] == 3)
        let none = try store.seasons(of: "nosuch", around: stanley)
        #expect(none.all == expected.all && none.with == Seasons().with)
        #expect(try store.seasons(of: "sonspa", around: Coordinate(latitude: 0, longitude: 0)) == Seasons())
        // What a load changes counts at once.
        try load(store, [record(songSparrow, day(2026, 12, 22))])
        #expect(try store.seasons(of: "sonspa", around: stanley).with[47] == 1)
    }

    @Test func aStoreOfTheFirstVersionIsBroughtUpToDate() throws {
        do {
            let store = try Store(home: folder.path)
            try load(store, [record(mallard, day(2025, 3, 1))])
            _ = try store.seasons(of: "mallar3", around: stanley)
        }
        do {
            let file = try Connection(path: "\(folder.path)/wingbar.db")
            try file.execute(
                """
                DROP TABLE statistics; PRAGMA user_version = 1;
                CREATE TABLE statistics(cell INTEGER PRIMARY KEY, totals BLOB NOT NULL, places BLOB NOT NULL);
                INSERT INTO statistics SELECT cell, x'00', x'00' FROM cells;
                """)
        }
        let store = try Store(home: folder.path)
        #expect(try store.seasons(of: "mallar3", around: stanley).with[8] == 1)
        #expect(try store.status().sightings == 1)
    }

    /// Damaged bytes end quickly and give some number, never a crash.
    @Test func damagedBytesAreRead() {
        var random = Seeded(state: 7)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            var seasons = Seasons()
            bytes.withUnsafeBytes { SeasonBytes.add($0, of: 3, to: &seasons) }
            #expect(seasons.all.count == 48)
        }
    }
}
