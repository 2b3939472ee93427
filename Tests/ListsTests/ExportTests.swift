import Birds
import Lists
import TestKit
import Testing

@Suite struct ExportTests {
    /// 1 May 2026, 09:41 in Vancouver.
    static let start: Int64 = 1_777_653_660

    static func list(_ how: ListProtocol = .stationary, seconds: Int64? = 2820, metres: Int64? = nil) -> BirdList {
        var list = BirdList(
            id: "5-1", startedAt: start, offset: -25_200, place: "Lost Lagoon, \"the\" best\nplace",
            coordinate: Coordinate(latitude: 49.296, longitude: -123.139))
        list.how = how
        list.isFinished = true
        list.seconds = seconds
        list.metres = metres
        list.isComplete = true
        list.comments = "windy, \"very\"\r\nand wet"
        list.entries = [
            ListEntry(
                bird: ListedBird(code: "x-g", name: "gull sp.", scientificName: "Larinae sp.", category: .spuh),
                count: -1),
            ListEntry(
                bird: ListedBird(
                    code: "y", name: "Greater/Lesser Scaup", scientificName: "Aythya marila/affinis", category: .slash),
                count: 12, note: "=1+1", noticed: .heard),
            ListEntry(
                bird: ListedBird(code: "cangoo", name: "Canada Goose", scientificName: "Branta canadensis"), count: 2),
        ]
        return list
    }

    @Test func eBirdsRowsAreWhatEBirdAsks() {
        let file = EBirdRecord.files([Self.list()])[0]
        let lines = String(decoding: file, as: UTF8.self).split(separator: "\r\n")
        #expect(
            lines[0]
                == "Canada Goose,Branta,canadensis,2,,Lost Lagoon; 'the' best place,49.296,-123.139,05/01/2026,09:41,,,"
                + "Stationary,1,47,Y,,,windy; 'very'  and wet")
        #expect(lines[1].hasPrefix("Greater/Lesser Scaup,Aythya,marila/affinis,12,Heard. =1+1,"))
        #expect(lines[2].hasPrefix("gull sp.,Larinae,sp.,X,"))
    }

    @Test func everyProtocolPassesTheChecker() {
        var unclocked = Self.list(.traveling, metres: 900)
        unclocked.hasClock = false
        let lists = [
            Self.list(), Self.list(.stationary, seconds: nil), Self.list(.traveling, metres: 1609),
            Self.list(.traveling), Self.list(.traveling, seconds: nil, metres: 5), Self.list(.incidental),
            Self.list(.incidental, seconds: nil), Self.list(.historical), Self.list(.stationary, seconds: 5), unclocked,
        ]
        #expect(EBirdRecord.files(lists).flatMap { EBirdChecker.problems($0) } == [])
        let miles = String(decoding: EBirdRecord.files([lists[2]])[0], as: UTF8.self).split(separator: "\r\n")[0]
        #expect(miles.contains(",Traveling,1,47,Y,1,,"))
    }

    @Test func theCheckerFindsWhatIsWrong() {
        let good = String(decoding: EBirdRecord.files([Self.list()])[0], as: UTF8.self)
        for (from, to) in [
            ("05/01/2026", "2026-05-01"), ("09:41", "9:41"), ("Stationary", "Walking"), (",2,", ",two,"),
            ("49.296", "94.5"), (",Y,", ",yes,"), (",47,", ",,"), ("windy; ", "windy, "), ("'very'", "\"very\""),
        ] {
            #expect(!EBirdChecker.problems(Array(good.replacing(from, with: to).utf8)).isEmpty, "\(from) → \(to)")
        }
        #expect(!EBirdChecker.problems([0xEF, 0xBB, 0xBF] + Array(good.utf8)).isEmpty)
    }

    @Test func longFilesAreSplitBetweenLists() {
        let lists = Array(repeating: Self.list(), count: 50)
        let files = EBirdRecord.files(lists, longest: 2000)
        #expect(files.count > 5 && files.allSatisfy { $0.count <= 2000 })
        let rows = files.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\r\n") }
        #expect(rows.count == 150)
        for file in files { #expect(String(decoding: file, as: UTF8.self).hasPrefix("Canada Goose")) }
        #expect(EBirdRecord.files([Self.list()], longest: 10).count == 3, "one list longer than a file is split")
    }

    @Test func csvIsForSpreadsheetsAndRunsNothingInThem() {
        let text = String(decoding: ListCSV.file([Self.list()]), as: UTF8.self)
        #expect(text.hasPrefix(ListCSV.header + "\r\n5-1,2026-05-01,09:41,\"Lost Lagoon, \"\"the\"\" best\nplace\","))
        #expect(text.contains(",12,heard,'=1+1,"))
        #expect(text.contains(",-123.139,"), "numbers are left alone")
    }

    @Test func geoJSONIsOne() {
        let text = String(decoding: ListGeoJSON.file([Self.list()]), as: UTF8.self)
        #expect(text.contains("\"coordinates\":[-123.139,49.296]") && text.contains("\"Canada Goose 2\""))
    }

    @Test func theMessageReadsOnItsOwn() {
        #expect(
            Self.list().message.hasPrefix(
                "Lost Lagoon, \"the\" best\nplace, 1 May 2026 09:41\n1 species in 0:47\n2 Canada Goose\n12 Greater"))
    }

    @Test func base64IsReversed() {
        for count in 0..<40 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 13) }
            #expect(Base64.decode(Array(Base64.encode(bytes).utf8)) == bytes)
        }
        #expect(Base64.decode(Array("A".utf8)) == nil && Base64.decode(Array("A+B".utf8)) == nil)
    }
}
