import Birds
import Store
import Testing

@testable import Import

private let header = "Submission ID,Common Name,Scientific Name,Count,Location,Latitude,Longitude,Date,Time\n"

private func row(_ list: Int, _ name: String = "Branta canadensis", date: String = "2019-05-01") -> String {
    "S\(list),,\(name),1,L,49.3,-123.1,\(date),\n"
}

@Suite struct ReportTests {
    @Test func aDateInTheFutureIsSkippedByTheClockThatIsGiven() throws {
        let desk = Desk()
        let dates = ["2019-05-01", "2019-05-02", "2019-05-03", "9999-12-31"]
        let path = desk.file(
            Array((header + dates.enumerated().map { row($0.offset, date: $0.element) }.joined()).utf8))
        // 2019-05-01 at 23:59:59 UTC: in the east it is the second already.
        let report = try importFile(path: path, into: desk.store(), taxonomy: birds, now: 1_556_755_199)
        #expect(report.kept == 2 && report.addsUp)
        #expect(report.skipped == [SkippedRows(reason: "date in the future", count: 2)])
        #expect(report.problems.map { $0.line } == [4, 5])
        let later = try importFile(path: path, into: desk.store(), taxonomy: birds, now: 1_556_755_200)
        #expect(later.kept == 1 && later.known == 2)
    }

    @Test func unknownNamesAreKeptAndCounted() throws {
        let desk = Desk()
        let names = ["Branta canadensis", "Avis nova", "Avis nova", "Rara rara"]
        let report = try desk.load(header + names.enumerated().map { row($0.offset, $0.element) }.joined())
        #expect(report.kept == 4 && report.unknownNames == 2)
        #expect(reportText([report]).contains("\n  2 names not known, kept as written\n"))
        #expect(!reportJSON([report]).contains("not known"))
        #expect(try !reportText([desk.load(header + row(9))]).contains("not known"))
    }

    @Test func theEndOfTheSampleIsSaidOnce() throws {
        let desk = Desk()
        let goose = birds.match(scientificName: "Branta canadensis").taxon
        let place = Place(name: "L", coordinate: Coordinate(latitude: 49.3, longitude: -123.1))
        _ = try desk.store().load(source: "sample", isSample: true) { loader in
            loader.add(
                Record(
                    id: 1, taxon: goose, placeKey: "L", place: place, time: LocalTime(day: 18_000), count: 1, list: 1))
        }
        #expect(try reportText([desk.load(header + row(1))]).contains("\n  The made-up sample was removed\n"))
        #expect(try !reportText([desk.load(header + row(2))]).contains("sample"))
    }

    @Test func aFileOfEndlessNamesDoesNotFillTheMemory() throws {
        var sink = RowSink(taxonomy: birds, lastDay: 40_000)
        let coordinate = Coordinate(latitude: 49.3, longitude: -123.1)
        let position = try #require(Position(coordinate))
        var anew = 0
        for number in 0..<80_000 {
            let key = "\(number)" + String(repeating: "x", count: 200)
            _ = Array(key.utf8).withUnsafeBytes { bytes in
                sink.place(bytes) {
                    .place(NewPlace(key: key, position: position, place: Place(name: key, coordinate: coordinate)))
                }
            }
            if number % 1000 == 0 { _ = sink.take(lines: 0, position: 0) }
            if sink.batch.startsAnew { anew += 1 }
            #expect(sink.size < RowSink.limit + (1 << 20))
        }
        #expect(anew > 0)
    }
}
