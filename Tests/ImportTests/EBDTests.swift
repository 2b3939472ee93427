import Birds
import Import
import Store
import Testing

private let columns = [
    "GLOBAL UNIQUE IDENTIFIER", "TAXONOMIC ORDER", "CATEGORY", "COMMON NAME", "SCIENTIFIC NAME",
    "SUBSPECIES COMMON NAME", "SUBSPECIES SCIENTIFIC NAME", "OBSERVATION COUNT", "LOCALITY", "LOCALITY ID",
    "LOCALITY TYPE", "LATITUDE", "LONGITUDE", "OBSERVATION DATE", "TIME OBSERVATIONS STARTED",
    "SAMPLING EVENT IDENTIFIER", "GROUP IDENTIFIER", "APPROVED", "SPECIES COMMENTS", "",
]
private let header = columns.joined(separator: "\t") + "\n"
private let start: [String: String] = [
    "GLOBAL UNIQUE IDENTIFIER": "URN:1", "TAXONOMIC ORDER": "1.5", "CATEGORY": "species",
    "COMMON NAME": "Dark-eyed Junco", "SCIENTIFIC NAME": "Junco hyemalis", "OBSERVATION COUNT": "2",
    "LOCALITY": "My \"home\", <b>", "LOCALITY ID": "L1", "LOCALITY TYPE": "H", "LATITUDE": "49.2961",
    "LONGITUDE": "-123.1386", "OBSERVATION DATE": "2019-05-01", "TIME OBSERVATIONS STARTED": "15:00:00",
    "SAMPLING EVENT IDENTIFIER": "S1", "APPROVED": "1", "SPECIES COMMENTS": "\"quoted",
]

private func row(_ changes: [String: String] = [:]) -> String {
    columns.map { changes[$0] ?? start[$0] ?? "" }.joined(separator: "\t") + "\n"
}

private let now = LocalTime(day: CalendarDate(year: 2019, month: 5, day: 2).daysSince1970 ?? 0, minute: 720)
private let around = Filter(centre: Coordinate(latitude: 49.3, longitude: -123.14), kilometres: 5, days: 14)

@Suite struct EBDTests {
    @Test func readsUnquotedRowsByColumnName() throws {
        let desk = Desk()
        let report = try desk.load(header + row() + row(["SAMPLING EVENT IDENTIFIER": "S2", "APPROVED": "0"]))
        #expect(report.format == "eBird Basic Dataset" && report.rows == 2 && report.kept == 1 && report.addsUp)
        #expect(report.problems == [ImportProblem(line: 3, reason: "not approved")])
        let found = try desk.store().sightings(of: "daejun", around, now: now)
        #expect(found.map { $0.place.name } == ["My \"home\", <b>"])
        #expect(found.map { $0.count } == [2])
        #expect(found.map { $0.time } == [LocalTime(day: now.day - 1, minute: 900)])
    }

    @Test func privatePlacesAreRoundedAndNameless() throws {
        let desk = Desk()
        _ = try desk.load(header + row(["LOCALITY TYPE": "P", "LATITUDE": "49.2996", "LONGITUDE": "-123.1996"]))
        let place = try #require(try desk.store().sightings(of: "daejun", around, now: now).first?.place)
        #expect(place.name == "Private location" && place.isApproximate)
        // Rounded, but not out of the tenth of a degree by which the store tells records apart.
        #expect(place.coordinate == Coordinate(latitude: 49.29, longitude: -123.2))
    }

    @Test func listsOfAGroupAreStoredOnce() throws {
        let desk = Desk()
        let report = try desk.load(
            header + row(["GROUP IDENTIFIER": "G1"])
                + row(["GROUP IDENTIFIER": "G1", "SAMPLING EVENT IDENTIFIER": "S2"]))
        #expect(report.kept == 1 && report.known == 1)
        #expect(try desk.store().nearby(around, now: now).summaries.map { $0.count } == [2])
    }

    @Test func subspeciesAndSpeciesAddUp() throws {
        let part = ["CATEGORY": "issf", "SUBSPECIES SCIENTIFIC NAME": "Junco hyemalis [oreganus Group]"]
        let desk = Desk()
        let report = try desk.load(
            header + row() + row(part.merging(["OBSERVATION COUNT": "5"]) { $1 })
                + row(part.merging(["OBSERVATION COUNT": "X", "SAMPLING EVENT IDENTIFIER": "S2"]) { $1 }))
        #expect(report.kept == 2 && report.known == 1)
        let counts = try desk.store().sightings(of: "daejun", around, now: now).map { $0.count }
        #expect(counts.sorted() == [-1, 7])
    }

    @Test func aListInBothDownloadsIsOneList() throws {
        let desk = Desk()
        _ = try desk.load(header + row(["LOCALITY TYPE": "P"]))
        let report = try desk.load(
            "Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,"
                + "Latitude,Longitude,Date,Time\n"
                + "S1,Junco,Junco hyemalis,1,2,,,L1,Home,49.2961,-123.1386,2019-05-01,03:00 PM\n")
        #expect(report.kept == 0 && report.known == 1)
    }

    @Test func nothingIsReadIntoBrokenRows() throws {
        let cut = String(row().prefix(60))
        let report = try Desk().load(
            header + row() + "junk\n" + row(["LATITUDE": "9x"]) + row(["OBSERVATION DATE": "20190501"])
                + row(["SCIENTIFIC NAME": "", "COMMON NAME": ""]) + String(repeating: "x", count: 1 << 21) + "\n"
                + row(["SAMPLING EVENT IDENTIFIER": "S9"]) + cut)
        #expect(report.kept == 2 && report.rows == 8 && report.addsUp)
        #expect(report.problems.map { $0.line } == [3, 4, 5, 6, 7, 9])
        #expect(report.count("row longer than 1 MiB") == 1 && report.count("too few columns") == 2)
    }

    @Test func largeFilesAreReadInPiecesThatLoseNothing() throws {
        // Rows of uneven length across the borders of 8 MiB pieces, and the line numbers of problems in all of them.
        let comments = (0..<97).map { String(repeating: "c", count: $0 * 13) }
        var text = header
        text.reserveCapacity(40 << 20)
        var rows = 0
        while text.utf8.count < 36 << 20 {
            let bad = rows % 12_000 == 11_999
            text += row([
                "SAMPLING EVENT IDENTIFIER": "S\(rows)", "SPECIES COMMENTS": comments[rows % 97],
                "LATITUDE": bad ? "north" : "49.2961",
            ])
            rows += 1
        }
        let report = try Desk().load(text)
        #expect(report.rows == rows && report.kept == rows - rows / 12_000 && report.addsUp)
        #expect(report.problems.map { $0.line } == (1...(rows / 12_000)).prefix(10).map { $0 * 12_000 + 1 })
    }
}
