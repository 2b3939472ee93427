import Birds
import TestKit
import Testing

@testable import Store

@Suite struct GazetteerTests {
    let folder = TemporaryFolder()
    let stanley = Coordinate(latitude: 49.30, longitude: -123.14)

    /// Towns with their real positions and people (GeoNames), in the tables that set-up makes.
    static let towns: [(String, String, String, Double, Double, Int64, String, [String])] = [
        ("Paris", "Île-de-France", "France", 48.85341, 2.3488, 2_138_551, "Europe/Paris", ["Lutetia", "Parigi"]),
        ("Vancouver", "BC", "Canada", 49.24966, -123.11934, 600_000, "America/Vancouver", ["Ванкувер"]),
        ("São Paulo", "SP", "Brazil", -23.5475, -46.63611, 12_400_232, "America/Sao_Paulo", []),
        ("Richmond", "BC", "Canada", 49.17003, -123.13683, 182_000, "America/Vancouver", []),
        ("Vancouver", "WA", "United States", 45.63873, -122.66149, 172_860, "America/Los_Angeles", []),
        ("North Vancouver", "BC", "Canada", 49.31636, -123.06934, 48_000, "America/Vancouver", []),
        ("West End", "BC", "Canada", 49.28412, -123.13172, 44_543, "America/Vancouver", []),
        ("Split", "", "Croatia", 43.50891, 16.43915, 176_314, "Europe/Zagreb", []),
        ("Sparwood", "BC", "Canada", 49.73332, -114.88532, 4211, "America/Edmonton", []),
        ("Sparks", "NV", "United States", 39.53491, -119.75269, 96_094, "America/Los_Angeles", []),
        ("Spartanburg", "SC", "United States", 34.94957, -81.93205, 37_867, "America/New_York", []),
        ("London", "England", "United Kingdom", 51.50853, -0.12574, 8_961_989, "Europe/London", []),
        ("London", "ON", "Canada", 42.98339, -81.23304, 422_324, "America/Toronto", []),
        ("Suva", "Central", "Fiji", -18.14161, 178.44149, 77_366, "Pacific/Fiji", []),
        ("Waiyevo", "Northern", "Fiji", -16.79, -179.99, 900, "Pacific/Fiji", []),
    ]

    func gazetteer() throws -> Gazetteer {
        let path = "\(folder.path)/places.db"
        let made = try Connection(path: path)
        try made.execute(
            """
            CREATE TABLE place(id INTEGER PRIMARY KEY, name TEXT, adminCode TEXT, adminName TEXT, countryCode TEXT,
                countryName TEXT, lat REAL, lon REAL, population INTEGER, zone TEXT, cell INTEGER);
            CREATE TABLE alias(id INTEGER PRIMARY KEY, place INTEGER NOT NULL, name TEXT NOT NULL);
            CREATE VIRTUAL TABLE names USING fts5(name, content='alias', content_rowid='id',
                tokenize='unicode61 remove_diacritics 2', prefix='2 3 4');
            CREATE INDEX place_cell ON place(cell);
            """)
        for (index, town) in Self.towns.enumerated() {
            let add = try made.statement("INSERT INTO place VALUES(?, ?, ?, '', '', ?, ?, ?, ?, ?, ?)")
            let cell = (Int64(town.3.rounded(.down)) + 90) * 360 + Int64(town.4.rounded(.down)) + 180
            add.bind(Int64(1000 - index), 1)
            for (column, text) in [(2, town.0), (3, town.1), (4, town.2), (8, town.6)] { add.bind(text, Int32(column)) }
            add.bind(town.3, 5)
            add.bind(town.4, 6)
            add.bind(town.5, 7)
            add.bind(cell, 9)
            try add.run()
            for name in [town.0] + town.7 {
                let alias = try made.statement("INSERT INTO alias(place, name) VALUES(?, ?)")
                alias.bind(Int64(1000 - index), 1)
                alias.bind(name, 2)
                try alias.run()
            }
        }
        try made.execute("INSERT INTO names(names) VALUES('rebuild')")
        return Gazetteer(path: path)
    }

    @Test func aCityIsMeantRatherThanItsQuarter() throws {
        let gazetteer = try gazetteer()
        #expect(gazetteer.nearestTown(to: stanley)?.subtitle == "Vancouver, BC")
        let lonsdale = Coordinate(latitude: 49.32, longitude: -123.07)
        #expect(gazetteer.nearestTown(to: lonsdale)?.name == "North Vancouver")
        #expect(gazetteer.nearestTown(to: Coordinate(latitude: 43.5, longitude: 16.4))?.subtitle == "Split, Croatia")
        #expect(gazetteer.nearestTown(to: Coordinate(latitude: 0, longitude: -30)) == nil)
    }

    @Test func theDateLineIsNoEdge() throws {
        let gazetteer = try gazetteer()
        #expect(gazetteer.nearestTown(to: Coordinate(latitude: -16.79, longitude: 179.9))?.name == "Waiyevo")
        #expect(gazetteer.nearestTown(to: Coordinate(latitude: -16.79, longitude: -180))?.name == "Waiyevo")
        #expect(gazetteer.nearestTown(to: Coordinate(latitude: 90, longitude: 0)) == nil)
    }

    @Test func spotsHaveTheTownsClock() throws {
        let store = try Store(home: folder.path)
        let gazetteer = try gazetteer()
        // 2026-05-01 09:00 UTC is 02:00 in Vancouver's summer time; 2026-01-01 is in winter time.
        let spring = try store.spot(at: stanley, utc: 1_777_626_000, gazetteer)
        #expect(spring.title == "Vancouver" && spring.subtitle == "Vancouver, BC")
        #expect(spring.zone == "America/Vancouver" && spring.offset == -7 * 3600)
        #expect(spring.now == may(1, 2))
        #expect(try store.spot(at: stanley, utc: 1_767_225_600, gazetteer).offset == -8 * 3600)
        // Far from every town the longitude gives the clock; 300 km out the nearest town does.
        let sea = try store.spot(at: Coordinate(latitude: 0, longitude: -31), utc: 0, gazetteer)
        #expect(sea.zone == "Etc/GMT+2" && sea.offset == -7200)
        let far = try store.spot(at: Coordinate(latitude: 49, longitude: -127), utc: 0, gazetteer)
        #expect(far.zone == "America/Vancouver" && far.subtitle == "")
    }

    @Test func namesAreFoundByTheStartOfAnyWord() throws {
        let gazetteer = try gazetteer()
        func names(_ text: String, near: Coordinate? = nil) -> [String] {
            gazetteer.search(text, near: near).map { $0.fullName }
        }
        #expect(names("spar").first == "Sparks, NV, United States")
        #expect(
            names("spar", near: stanley) == [
                "Sparwood, BC, Canada", "Sparks, NV, United States", "Spartanburg, SC, United States",
            ])
        #expect(names("london", near: stanley).first == "London, England, United Kingdom")
        let toronto = Coordinate(latitude: 43.0, longitude: -81.2)
        #expect(names("london", near: toronto).first == "London, ON, Canada")
        #expect(names("SAO pau") == ["São Paulo, SP, Brazil"])
        #expect(names("parigi") == ["Paris, Île-de-France, France"])
        #expect(names("ванк") == ["Vancouver, BC, Canada"])
        #expect(
            names("vancouver") == [
                "Vancouver, BC, Canada", "Vancouver, WA, United States", "North Vancouver, BC, Canada",
            ])
        let portland = Coordinate(latitude: 45.52, longitude: -122.68)
        #expect(names("vancouver", near: portland).first == "Vancouver, WA, United States")
        #expect(gazetteer.search("vancouver", limit: 1).count == 1)
    }

    /// What a person types is never an operator of the search, nor a failure.
    @Test(arguments: ["", "  ", "\"", "a OR b", "NEAR(", "*", "-", "x\" OR name:y", "'; DROP TABLE place", "\u{0}"])
    func oddTextsFindNothing(_ text: String) throws {
        #expect(try gazetteer().search(text).isEmpty)
    }

    @Test func aMissingFileIsAnEmptyGazetteer() {
        let none = Gazetteer(path: "\(folder.path)/nowhere.db")
        #expect(none.isEmpty)
        #expect(none.nearestTown(to: stanley) == nil)
        #expect(none.search("van").isEmpty)
        #expect(none.zone(of: stanley) == nil)
    }
}
