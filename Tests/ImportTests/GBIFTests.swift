import Birds
import Import
import Store
import Testing

private let columns = [
    "gbifID", "occurrenceID", "class", "family", "species", "scientificName", "countryCode", "locality",
    "occurrenceStatus", "individualCount", "decimalLatitude", "decimalLongitude", "coordinateUncertaintyInMeters",
    "eventDate", "day", "month", "year", "basisOfRecord",
]
private let start: [String: String] = [
    "gbifID": "1", "class": "Aves", "species": "Branta canadensis",
    "scientificName": "Branta canadensis (Linnaeus, 1758)",
    "locality": "Lost \"Lagoon", "occurrenceStatus": "PRESENT", "decimalLatitude": "49.2961",
    "decimalLongitude": "-123.1386", "eventDate": "2019-05-01T15:00:00", "basisOfRecord": "HUMAN_OBSERVATION",
]

private func row(_ changes: [String: String] = [:]) -> String {
    columns.map { changes[$0] ?? start[$0] ?? "" }.joined(separator: "\t") + "\n"
}

private let header = columns.joined(separator: "\t") + "\n"
private let may1 = CalendarDate(year: 2019, month: 5, day: 1).daysSince1970 ?? 0
private let now = LocalTime(day: may1 + 1, minute: 720)
private let around = Filter(centre: Coordinate(latitude: 49.3, longitude: -123.14), kilometres: 5, days: 14)

@Suite struct GBIFTests {
    @Test(arguments: [
        ("2019-05-01T15:00:00", Int64(900)), ("2019-05-01 15:00", 900), ("2019-05-01T15:00-07:00", 900),
        ("2019-05-01T15:00:00.000Z", nil), ("2019-05-01T00:00:00", nil), ("2019-05-01", nil),
        ("2019-05-01/2019-05-01", nil), ("2019-05-01T15:00/16:30", 900), ("2019-05-01/01", nil),
        ("2019-05-01T15:00+00:00", nil), ("", nil),
    ])
    func datesOfEveryShape(date: String, minute: Int64?) throws {
        let desk = Desk()
        let report = try desk.load(header + row(["eventDate": date, "day": "1", "month": "5", "year": "2019"]))
        #expect(report.kept == 1 && report.format == "GBIF")
        let time = minute.map { LocalTime(day: may1, minute: $0) } ?? LocalTime(day: may1)
        #expect(try desk.store().sightings(of: "cangoo", around, now: now).map { $0.time } == [time])
    }

    @Test(arguments: [
        (["eventDate": ""], "no date"), (["eventDate": "2019"], "date without a day"),
        (["eventDate": "2019-05"], "date without a day"),
        (["eventDate": "2019-05-01/2019-05-20"], "date without a day"),
        (["eventDate": "May 1"], "bad date"), (["eventDate": "2019-13-01"], "bad date"),
        (["eventDate": "", "year": "2019"], "date without a day"), (["decimalLatitude": ""], "no coordinates"),
        (["decimalLatitude": "0", "decimalLongitude": "0.0"], "no coordinates"),
        (["decimalLongitude": "181"], "bad coordinates"), (["class": "Mammalia"], "not a bird"),
        (["class": "", "species": "Homo sapiens"], "not a bird"), (["occurrenceStatus": "ABSENT"], "absent (0 birds)"),
        (["individualCount": "0"], "absent (0 birds)"), (["basisOfRecord": "FOSSIL_SPECIMEN"], "fossil"),
        (["basisOfRecord": "LIVING_SPECIMEN"], "captive"), (["species": "", "scientificName": ""], "no name"),
    ])
    func rowsThatCannotBeKept(changes: [String: String], reason: String) throws {
        let report = try Desk().load(header + row(changes))
        #expect(report.kept == 0 && report.skipped == [SkippedRows(reason: reason, count: 1)])
    }

    @Test func namesWithAuthorsAndWithoutClass() throws {
        let desk = Desk()
        let report = try desk.load(
            header + row(["species": "", "class": "", "gbifID": "2"])
                + row(["species": "", "scientificName": "Larus Linnaeus, 1758", "gbifID": "3"])
                + row(["coordinateUncertaintyInMeters": "28000", "gbifID": "4"]))
        #expect(report.kept == 3)
        let list = try desk.store().nearby(around, now: now)
        #expect(list.taxa.map { $0.name } == ["Canada Goose", "Larus sp."])
        let places = try desk.store().sightings(of: "cangoo", around, now: now).map { $0.place.isApproximate }
        #expect(places.contains(true) && places.contains(false))
    }

    @Test(arguments: ["-5", "-9223372036854775808", "99999999999999999999", "x", "0"])
    func headerLinesThatMakeNoSenseAreNone(lines: String) throws {
        let meta = """
            <archive><core fieldsTerminatedBy="," ignoreHeaderLines="\(lines)" rowType="Occurrence">
            <files><location>core.txt</location></files>
            <field index="0" term="scientificName"/><field index="1" term="decimalLatitude"/>
            <field index="2" term="decimalLongitude"/><field index="3" term="eventDate"/>
            <field default="Aves" term="class"/></core></archive>
            """
        let desk = Desk()
        let path = "\(desk.path)/archive"
        let core = "Branta canadensis,49.3,-123.14,2019-05-01\n"
        writeZip(path, [("meta.xml", Array(meta.utf8)), ("core.txt", Array(core.utf8))])
        #expect(try importFile(path: path, into: desk.store(), taxonomy: birds).kept == 1)
    }

    @Test func anArchiveIsReadAsItsMetaSays() throws {
        let meta = """
            <?xml version="1.0"?><archive xmlns="http://rs.tdwg.org/dwc/text/">
            <!-- <core> --> <extension rowType="http://rs.gbif.org/terms/1.0/Multimedia"><files>
            <location>multimedia.txt</location></files><coreid index="0"/></extension>
            <core encoding="UTF-8" fieldsTerminatedBy="|" linesTerminatedBy="\\n" fieldsEnclosedBy="&quot;"
              ignoreHeaderLines="2" rowType='http://rs.tdwg.org/dwc/terms/Occurrence'>
            <files><location>core.txt</location></files><id index="0"/>
            <field index="4" term="http://rs.tdwg.org/dwc/terms/eventDate"/>
            <field index="1" term="http://rs.tdwg.org/dwc/terms/scientificName"/>
            <field index="2" term="http://rs.tdwg.org/dwc/terms/decimalLatitude"/>
            <field index="3" term="http://rs.tdwg.org/dwc/terms/decimalLongitude"/>
            <field default="Aves" term="http://rs.tdwg.org/dwc/terms/class"/>
            </core></archive>
            """
        let core = "one\ntwo\n7|\"Avis no|va\"|49.3|-123.14|2019-05-01\n8|Branta canadensis|49.3|-123.14|2019-05-01\n"
        let desk = Desk()
        let path = "\(desk.path)/archive"
        writeZip(path, [("a/multimedia.txt", []), ("a/meta.xml", Array(meta.utf8)), ("a/core.txt", Array(core.utf8))])
        let report = try importFile(path: path, into: desk.store(), taxonomy: birds)
        #expect(report.format == "GBIF Darwin Core Archive" && report.kept == 2 && report.rows == 2)
        #expect(try desk.store().nearby(around, now: now).taxa.map { $0.name } == ["Canada Goose", "Avis no|va"])
    }
}
