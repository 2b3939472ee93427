import Birds
import Import
import Store
import Testing

private let current =
    "Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,Latitude,"
    + "Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),Area Covered (ha),"
    + "Number of Observers,Breeding Code,Observation Details,Checklist Comments,ML Catalog Numbers\n"
private let older =
    "Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,Latitude,"
    + "Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),Area Covered (ha),"
    + "Number of Observers,Breeding Code,Species Comments\n"

private func row(
    _ list: String, _ name: String, count: String = "1", date: String = "2019-05-01", time: String = "03:00 PM",
    rest: String = ",eBird - Stationary Count,10,1,,,1"
) -> String {
    "\(list),Any name,\(name),1,\(count),CA-BC,Metro Vancouver,L1,Lost Lagoon,49.2961,-123.1386,\(date),\(time)\(rest)\n"
}

private let midday = LocalTime(day: CalendarDate(year: 2019, month: 5, day: 2).daysSince1970 ?? 0, minute: 720)
private let around = Filter(centre: Coordinate(latitude: 49.3, longitude: -123.14), kilometres: 5, days: 14)

@Suite struct MyEBirdTests {
    @Test func readsTodaysLayoutWithRaggedRows() throws {
        let desk = Desk()
        let report = try desk.load(
            current + row("S1", "Branta canadensis", count: "64")
                + row("S1", "Anas platyrhynchos", count: "X", time: "", rest: ",Incidental")
                + row(
                    "S1", "Columba livia (Feral Pigeon)", count: "3",
                    rest: ",P,2.,1,.71,,1,,\"a \"\"b\"\", <b>\n\ttwo\",,"))
        #expect(report.format == "MyEBirdData")
        #expect(report.rows == 3 && report.kept == 3 && report.problems.isEmpty && report.addsUp)
        let list = try desk.store().nearby(around, now: midday)
        #expect(list.taxa.map { $0.code } == ["cangoo", "mallar3", "rocpig"])
        #expect(list.summaries[0].count == 64)
        #expect(list.summaries[0].latest == LocalTime(day: midday.day - 1, minute: 900))
        #expect(list.summaries[1].count == nil && !list.summaries[1].latest.hasClock)
    }

    @Test func readsTheLayoutOf2019() throws {
        let desk = Desk()
        let report = try desk.load(older + row("S1", "Branta canadensis", date: "05-01-2019"))
        #expect(report.kept == 1)
        #expect(try desk.store().status().newest?.day == midday.day - 1)
    }

    @Test func aSecondImportAddsNothing() throws {
        let desk = Desk()
        let text = current + row("S1", "Branta canadensis") + row("S2", "Branta canadensis", date: "2019-05-02")
        #expect(try desk.load(text).kept == 2)
        let again = try desk.load(text)
        #expect(again.kept == 0 && again.known == 2 && again.addsUp)
    }

    @Test func aSubspeciesBesideItsSpeciesIsOneSighting() throws {
        let desk = Desk()
        let report = try desk.load(
            current + row("S1", "Junco hyemalis", count: "5") + row("S1", "Junco hyemalis [oreganus Group]", count: "7")
                + row("S1", "Junco hyemalis hyemalis", count: "X") + row("S1", "Junco hyemalis hyemalis", count: "4")
                + row("S2", "Junco hyemalis [oreganus Group]", count: "X"))
        #expect(report.rows == 5 && report.kept == 2 && report.known == 3)
        let list = try desk.store().nearby(around, now: midday)
        #expect(list.summaries.map { $0.count } == [12])
        #expect(list.summaries.map { $0.sightings } == [2])
    }

    @Test func rowsAreSkippedByReason() throws {
        let report = try Desk().load(
            current + row("S1", "Branta canadensis", date: "") + row("S1", "Branta canadensis", date: "2019-02-30")
                + row("S1", "").withoutName + row("S1", "Branta canadensis", count: "0")
                + "S1,short,Branta canadensis\n\n"
                + row("S1", "Branta canadensis").lat("91") + row("S1", "Branta canadensis").lat("")
                + row("S1", "Branta canadensis").lat("abc") + row("S1", "Branta can\u{0}adensis"))
        #expect(report.kept == 0 && report.rows == 9 && report.addsUp)
        #expect(
            report.skipped == [
                SkippedRows(reason: "no name", count: 1), SkippedRows(reason: "no date", count: 1),
                SkippedRows(reason: "bad date", count: 1), SkippedRows(reason: "no coordinates", count: 1),
                SkippedRows(reason: "bad coordinates", count: 2), SkippedRows(reason: "absent (0 birds)", count: 1),
                SkippedRows(reason: "too few columns", count: 1), SkippedRows(reason: "NUL byte", count: 1),
            ])
        #expect(report.problems.map { $0.line } == [2, 3, 4, 5, 6, 8, 9, 10, 11])
    }

    @Test func marksLineEndsAndLatin1AreNoTrouble() throws {
        let desk = Desk()
        var bytes = Array("\u{FEFF}".utf8) + Array((current + row("S1", "Branta canadensis")).utf8)
        bytes += Array("S1,x,Larus nemo,1,1,,,L2,Caf".utf8) + [0xE9] + Array(",49.29,-123.14,2019-05-01,".utf8)
        bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        let report = try desk.load(bytes)
        #expect(report.kept == 2 && report.rows == 2)
        #expect(report.problems == [ImportProblem(line: 0, reason: "text that is not UTF-8 was read as Windows-1252")])
        let list = try desk.store().nearby(around, now: midday)
        let code = try #require(list.taxa.last?.code)
        #expect(try desk.store().sightings(of: code, around, now: midday).map { $0.place.name } == ["Café"])
    }

    @Test func anUnclosedQuotationMarkLosesOneRow() throws {
        let open = row("S2", "Branta canadensis", rest: ",P,1,1,,,1,,\"never closed")
        let report = try Desk().load(
            current + row("S1", "Branta canadensis") + open + row("S3", "Branta canadensis")
                + row("S4", "Branta canadensis"))
        #expect(report.kept == 3 && report.rows == 4)
        #expect(report.problems == [ImportProblem(line: 3, reason: "broken quotation mark")])
        let mixed = try Desk().load(
            current + open + row("S3", "Branta canadensis", rest: ",P,1,1,,,1,,\"good, this\"")
                + row("S4", "Branta canadensis"))
        #expect(mixed.kept == 2 && mixed.rows == 3)
    }

    @Test func semicolonsAndOldMacintoshesAreRead() throws {
        let text = (older + row("S1", "Branta canadensis")).split(separator: "\n").joined(separator: "\r")
        #expect(try Desk().load(text).kept == 1)
        let other = older + row("S1", "Branta canadensis")
        let comma = String(other.map { $0 == "," ? ";" : $0 == "." ? "," : $0 })
        #expect(try Desk().load(comma).kept == 1)
        #expect(try Desk().load(String(other.map { $0 == "," ? ";" : $0 })).kept == 1)
    }
}

extension String {
    /// The row with another latitude.
    fileprivate func lat(_ text: String) -> String {
        split(separator: "49.2961", omittingEmptySubsequences: false).joined(separator: text)
    }

    /// The row without a common name.
    fileprivate var withoutName: String {
        split(separator: "Any name", omittingEmptySubsequences: false).joined()
    }
}
