import Birds
import Import
import Store
import Testing

private let header =
    "id,observed_on_string,observed_on,time_observed_at,user_id,place_guess,latitude,longitude,coordinates_obscured,"
    + "captive_cultivated,scientific_name,common_name,iconic_taxon_name,field:count\n"
private let may1 = CalendarDate(year: 2019, month: 5, day: 1).daysSince1970 ?? 0
private let now = LocalTime(day: may1 + 1, minute: 720)
private let around = Filter(centre: Coordinate(latitude: 49.3, longitude: -123.14), kilometres: 5, days: 14)

private func row(
    _ id: Int, text: String = "", at: String = "", obscured: String = "false", captive: String = "false",
    name: String = "Branta canadensis", kind: String = "Aves"
) -> String {
    "\(id),\(text),2019-05-01,\(at),9,\"Stanley Park, Vancouver\",49.2961,-123.1386,\(obscured),\(captive),\(name),,\(kind),\n"
}

@Suite struct INaturalistTests {
    @Test(arguments: [
        ("Wed May 01 2019 11:02:11 GMT-0700 (PDT)", "2019-05-01 18:02:11 UTC", Int64(662)),
        ("2019-05-01 11:02 AM PDT", "2019-05-01 18:02:00 UTC", 662), ("", "2019-05-01T11:02:11-07:00", 662),
        ("2019-05-01", "2019-05-01 18:02:11 UTC", nil), ("2019-05-01 11:03", "2019-05-01 18:02:11 UTC", nil),
        ("2019-05-01 11:02", "", nil),
    ])
    func onlyCertainHoursAreKept(text: String, moment: String, minute: Int64?) throws {
        let desk = Desk()
        #expect(try desk.load(header + row(1, text: text, at: moment)).kept == 1)
        let time = minute.map { LocalTime(day: may1, minute: $0) } ?? LocalTime(day: may1)
        #expect(try desk.store().sightings(of: "cangoo", around, now: now).map { $0.time } == [time])
    }

    @Test func hiddenPlacesAreApproximateAndCaptiveBirdsSkipped() throws {
        let desk = Desk()
        let report = try desk.load(
            header + row(1, obscured: "true") + row(2, captive: "true") + row(3, kind: "Mammalia")
                + row(4, name: "Puma concolor", kind: "") + row(5, name: "Junco hyemalis oreganus", kind: ""))
        #expect(report.format == "iNaturalist" && report.kept == 2 && report.addsUp)
        #expect(report.count("captive") == 1 && report.count("not a bird") == 2)
        let place = try desk.store().sightings(of: "cangoo", around, now: now).first?.place
        #expect(place?.isApproximate == true && place?.name == "Stanley Park, Vancouver")
        #expect(place?.coordinate == Coordinate(latitude: 49.29, longitude: -123.14))
        #expect(try desk.store().nearby(around, now: now).taxa.map { $0.code } == ["cangoo", "daejun"])
    }
}
