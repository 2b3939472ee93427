import Birds
import Lists
import Markup
import Past
import TestKit
import Testing

@Suite struct FilesTests {
    static let goose = Taxon(
        code: "cangoo", name: "Canada Goose", scientificName: "Branta canadensis", family: "Anatidae",
        familyName: "Ducks",
        sequence: 1, category: .species)

    static let header =
        "Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,"
        + "Latitude,Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km)\n"

    static func row(_ id: String, _ date: String = "2019-05-01") -> String {
        "\(id),Bernache du Canada,Branta canadensis,1,3,CA-BC,,L1,<img src=x onerror=alert(1)>,49.3,-123.14,\(date),"
            + "09:41 AM,eBird - Stationary Count,47,1,\n"
    }

    static func opened() -> PastState {
        var state = PageTests.state()
        state.writer = 81
        state.utc = 1_790_000_000
        state.open(1, path: "files Files")
        return state
    }

    /// The pieces of the files that a save writes, by name.
    static func written(_ state: PastState, _ format: ListFormat, _ list: String? = nil) -> [(
        name: String, bytes: [UInt8]
    )] {
        var files: [(name: String, bytes: [UInt8])] = []
        var bytes: [UInt8] = []
        state.write(
            format, list: list, part: { bytes += $0 },
            end: {
                files.append(($0, bytes)); bytes = []
            })
        return files
    }

    @Test func howFarAFileIsReadIsShownWithTheDaysItIsOf() {
        var state = Self.opened()
        state.reading("MyEBirdData.csv")
        #expect(PageTests.page(state).contains("Reading MyEBirdData.csv<"))
        var file = Self.header
        for number in 0..<400 { file += Self.row("S\(90_000 + number)", number == 7 ? "2017-03-02" : "2019-05-01") }
        var said: [String] = []
        _ = state.take(file: "MyEBirdData.csv", Array(file.utf8), species: [Self.goose]) { reading in
            said.append(PageTests.page(reading))
        }
        #expect((15...20).contains(said.count))
        #expect(said.first?.contains("MyEBirdData.csv · 5 %") == true)
        #expect(said.last?.contains("aria-valuenow=\"100\"") == true)
        #expect(PageTests.page(state).contains("Adds 400 lists, changes 0. · 2 Mar 2017 – 1 May 2019"))
    }

    @Test func aFileChangesNothingBeforeItIsConfirmed() throws {
        var state = Self.opened()
        let file = Self.header + Self.row("S901") + Self.row("S902") + "S903,,,,,\n" + Self.row("S904", "soon")
        _ = state.take(file: "MyEBirdData.csv", Array(file.utf8), species: [Self.goose])
        let preview = PageTests.page(state)
        #expect(preview.contains("Adds 2 lists, changes 0.") && preview.contains("2 lines were not read"))
        #expect(preview.contains("Line 4") && preview.contains("Line 5") && !preview.contains("<img"))
        #expect(Self.written(state, .csv).first?.bytes.count == Self.written(Self.opened(), .csv).first?.bytes.count)
        #expect(state.reduce(.confirm, in: 1) == [.merge])
        guard case .keep(let bytes)? = state.merge(into: PageTests.imported()).first else {
            return #expect(Bool(false), "nothing is kept")
        }
        #expect(try Archive.decode(bytes).lists.count == 4)
        state.open(2, path: "days Past lists")
        #expect(PageTests.page(state, 2).contains("3 lists"), "not shown before it is on the disk")
        _ = state.kept(failure: "")
        #expect(PageTests.page(state, 2).contains("5 lists") && !PageTests.page(state, 2).contains("<img"))
        _ = state.take(file: "MyEBirdData.csv", Array(file.utf8), species: [Self.goose])
        #expect(
            PageTests.page(state).contains("Adds 0 lists, changes 0.") && PageTests.page(state).contains("2 are here"))
        #expect(state.reduce(.confirm, in: 1).isEmpty)
    }

    @Test func whatAnotherTabBroughtInMeanwhileStays() throws {
        var state = Self.opened()
        _ = state.take(
            file: "x.csv", Array((Self.header + Self.row("S901") + Self.row("S902")).utf8), species: [Self.goose])
        _ = state.reduce(.confirm, in: 1)
        var kept = PageTests.imported()
        for id in ["S800", "S901"] { kept.append(PageTests.list(id, "Elsewhere", day: 4, [PageTests.owl])) }
        guard case .keep(let bytes)? = state.merge(into: kept).first else { return #expect(Bool(false), "not kept") }
        #expect(Set(try Archive.decode(bytes).lists.map { $0.id }) == ["S1", "S2", "S800", "S901", "S902"])
        let said = state.kept(failure: "")
        #expect(said == [.announce("Added 1 list, changed 1")])
        state.open(2, path: "days Past lists")
        #expect(PageTests.page(state, 2).contains("6 lists"))
        #expect(state.merge(into: kept).isEmpty, "nothing is brought in any more")
    }

    @Test func damagedListsLeaveTheWayToBringThemInAgain() {
        var state = PastState()
        state.isDamaged = true
        state.take(
            journals: [("5-1", Journal(of: PageTests.list("5-1", "Iona", day: 3, [PageTests.owl])).text)],
            imported: Archive())
        state.open(1, path: "files Files")
        state.open(2, path: "days Past lists")
        #expect(PageTests.page(state).contains("set aside") && PageTests.page(state).contains("type=\"file\""))
        #expect(PageTests.page(state, 2).contains("set aside") && PageTests.page(state, 2).contains("Iona"))
        _ = state.take(file: "x.csv", Array((Self.header + Self.row("S901")).utf8), species: [Self.goose])
        _ = state.reduce(.confirm, in: 1) + state.merge(into: Archive()) + state.kept(failure: "")
        #expect(!PageTests.page(state).contains("set aside"))
    }

    @Test func whatTheDiskDoesNotTakeIsNotShown() {
        var state = Self.opened()
        _ = state.take(file: "x.csv", Array((Self.header + Self.row("S901")).utf8), species: [Self.goose])
        _ = state.reduce(.confirm, in: 1)
        _ = state.kept(failure: "QuotaExceededError")
        #expect(PageTests.page(state).contains("QuotaExceededError") && state.bringing != .nothing)
        state.open(2, path: "days Past lists")
        #expect(PageTests.page(state, 2).contains("3 lists"))
    }

    @Test(arguments: ["", "{", "[]", "{\"lists\":3}", "a,b\n1,2\n", "PK\u{3}\u{4}", "\u{FEFF}", "<html>"])
    func whatIsNoneOfOursSaysSo(_ file: String) {
        var state = Self.opened()
        _ = state.take(file: "x", Array(file.utf8), species: [Self.goose])
        guard case .failed = state.bringing else { return #expect(Bool(false), "\(state.bringing)") }
        #expect(PageTests.page(state).contains("Choose another file"))
    }

    @Test func birdsWithoutTheirNamesAreNotGuessed() {
        var state = Self.opened()
        _ = state.take(file: "x.csv", Array((Self.header + Self.row("S901")).utf8), species: [])
        guard case .failed(let sentence) = state.bringing else { return #expect(Bool(false), "taken") }
        #expect(sentence.contains("Connect to the network"))
    }

    @Test func ourOwnJSONComesBackWithoutDoubles() {
        let state = Self.opened()
        let file = Self.written(state, .json)
        #expect(file.map { $0.name } == ["wingbar-lists.json"])
        var same = state
        _ = same.take(file: "x.json", file[0].bytes, species: [])
        #expect(PageTests.page(same).contains("Adds 0 lists, changes 0."))
        var other = PastState()
        other.take(journals: [], imported: Archive())
        other.open(1, path: "files Files")
        _ = other.take(file: "x.json", file[0].bytes, species: [])
        let confirmed = other.reduce(.confirm, in: 1) + other.merge(into: Archive()) + other.kept(failure: "")
        #expect(confirmed.contains { if case .append("5-1", let lines) = $0 { lines.count > 2 } else { false } })
        #expect(Self.written(other, .json).first?.bytes == file[0].bytes)
    }

    @Test func eBirdIsHandedEachListOnce() {
        var state = Self.opened()
        #expect(PageTests.page(state).contains("3 not handed over yet"))
        let first = state.reduce(.export(.eBird, list: nil, again: false), in: 1)
        #expect(first.first == .save(.eBird, list: nil))
        #expect(
            first.contains {
                if case .append("5-1", let lines) = $0 { lines[0].hasSuffix("exported ebird") } else { false }
            })
        #expect(first.contains(.mark(["S1", "S2"])))
        let files = Self.written(state, .eBird)
        #expect(files.count == 1 && EBirdChecker.problems(files[0].bytes) == [])
        #expect(files[0].bytes.filter { $0 == 0x0A }.count == 4, "a row a bird")
    }

    @Test func aSecondTimeAsks() {
        var state = PastState()
        var imported = Archive()
        imported.append(PageTests.list("S123456", "Stanley Park", day: 1, [PageTests.goose]))
        state.take(journals: [], imported: imported)
        state.open(1, path: "list/S123456 Stanley Park")
        #expect(PageTests.page(state).contains("Handed over already"), "eBird numbered it")
        let asked = state.reduce(.export(.eBird, list: "S123456", again: false), in: 1)
        #expect(!asked.contains { if case .save = $0 { true } else { false } })
        #expect(PageTests.page(state).contains("past save-again ebird S123456"))
        let again = state.reduce(.export(.eBird, list: "S123456", again: true), in: 1)
        #expect(again.first == .save(.eBird, list: "S123456"))
        #expect(Self.written(state, .eBird, "S123456").count == 1)
    }

    @Test func oneListGoesOutInEveryFormat() {
        let state = Self.opened()
        for (format, words) in [
            (ListFormat.csv, "Iona <b>"), (.geoJSON, "FeatureCollection"), (.json, "\"operations\""),
        ] {
            let files = Self.written(state, format, "5-1")
            #expect(files.count == 1)
            let text = String(decoding: files[0].bytes, as: UTF8.self)
            #expect(text.contains(words) && !text.contains("Jericho"))
        }
    }
}
