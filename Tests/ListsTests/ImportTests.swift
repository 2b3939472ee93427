import Birds
import Lists
import TestKit
import Testing

@Suite struct ImportTests {
    static let taxa = [
        ("cangoo", "Canada Goose", "Branta canadensis"), ("rocpig", "Rock Pigeon", "Columba livia"),
        ("yerwar", "Yellow-rumped Warbler", "Setophaga coronata"),
    ].enumerated().map { index, names in
        Taxon(
            code: names.0, name: names.1, scientificName: names.2, family: "F", familyName: "F",
            sequence: Int32(index + 1), category: .species)
    }

    static let header =
        "Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,"
        + "Latitude,Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),"
        + "Area Covered (ha),Number of Observers,Breeding Code,Observation Details,Checklist Comments,ML Catalog Numbers"

    static func row(
        _ id: String, _ names: String = "Canada Goose,Branta canadensis", count: String = "2",
        date: String = "2024-05-01",
        tail: String = "07:16 AM,eBird - Traveling Count,47.,1,2.5,,2,,,"
    ) -> String { "\(id),\(names),300,\(count),CA-BC,Metro,L1,Stanley Park,49.3,-123.14,\(date),\(tail)" }

    static func read(_ lines: [String], ending: String = "\n") -> ListImport {
        let text = ([header] + lines).joined(separator: ending)
        return ListImport.read(Array(text.utf8)) { Taxonomy(taxa: taxa) }.found!
    }

    @Test(arguments: ["\n", "\r\n"]) func readsListsOutOfTheFilesOrder(_ ending: String) throws {
        let found = Self.read(
            [
                Self.row("S1"), Self.row("S2", date: "05-03-2019", tail: "03:00 PM"),
                Self.row("S1", "Pigeon,Columba livia (Feral Pigeon)", count: "X"),
                Self.row(
                    "S1", "x,Columba livia", count: "3", tail: "07:16 AM,,,,,,,,\"a <b>note</b>, \"\"said\"\"\",windy"),
                Self.row("S1", "w,Setophaga coronata [coronata Group]", count: "1"),
                Self.row("S2", "gull sp.,Larinae sp."),
                "",
            ], ending: ending)
        #expect(found.problemCount == 0 && found.archive.lists.count == 2)
        let first = found.archive.birdList(0)
        #expect(first.id == "S1" && first.time.iso == "2024-05-01T07:16" && first.place == "Stanley Park")
        #expect(first.how == .traveling && first.seconds == 47 * 60 && first.metres == 2500 && first.observers == 2)
        #expect(first.isComplete)
        #expect(first.entries.reversed().map { $0.bird.code } == ["cangoo", "rocpig", "yerwar"])
        #expect(first.count(of: "rocpig") == 3 && first.entry("rocpig")?.note == "a <b>note</b>, \"said\"")
        let second = found.archive.birdList(1)
        #expect(second.time.iso == "2019-05-03T15:00" && second.seconds == nil && second.speciesCount == 1)
        #expect(second.otherCount == 1)
    }

    @Test func badRowsAreNamedByLineAndCostNoOther() {
        let found = Self.read([
            Self.row("S1"), Self.row(""), Self.row("S2", date: "2024-02-31"), Self.row("S3", ","),
            Self.row("S1", count: "0"),
            "S4,Canada Goose,Branta canadensis", Self.row("S5").replacing("49.3", with: "94.3"),
            Self.row("S6", tail: "07:16 AM,,,,,,,,\"never closed"), Self.row("S7", count: ""),
        ])
        #expect(found.archive.lists.map { $0.id } == ["S1", "S7"])
        #expect(found.problems.map { $0.line } == [3, 4, 5, 6, 7, 8, 9])
        #expect(found.archive.birdList(1).count(of: "cangoo") == -1)
    }

    @Test func otherFilesAreRefusedInASentence() {
        for text in ["", "a,b\n1,2", "PK\u{3}\u{4}", "{\"a\":1}", "{\"lists\":3}", "[1,2]", "<html>", "\u{FEFF}{"] {
            let (found, sentence) = ListImport.read(Array(text.utf8)) { Taxonomy() }
            #expect(found == nil && !sentence.isEmpty, "\(text)")
        }
    }

    @Test func rubbishIsReadWithoutHarm() {
        var dice = Dice(state: 5)
        let good = Array(([Self.header] + (0..<30).map { Self.row("S\($0 % 7)") }).joined(separator: "\n").utf8)
        for _ in 0..<400 {
            var bytes = good
            for _ in 0..<(1 + dice.roll(20)) {
                bytes[dice.roll(bytes.count)] = UInt8([0x22, 0x2C, 0x0A, 0, 0xFF, 0x58][dice.roll(6)])
            }
            bytes.removeLast(dice.roll(200))
            let found = ListImport.read(bytes) { Taxonomy(taxa: Self.taxa) }.found
            if let found { _ = History(found.archive) }
        }
    }

    @Test func jsonLosesNothing() throws {
        var journal = JournalTests.started()
        journal.write(.add(JournalTests.goose, 2), writer: 1, utc: 6)
        journal.write(.note("cangoo", "two \"lines\"\nand \\"), writer: 1, utc: 7)
        journal.write(.undo(journal.steps.undo!.id), writer: 1, utc: 7)
        journal.write(.finish(seconds: 60), writer: 1, utc: 8)
        var past = Archive()
        var dice = Dice(state: 2)
        let imported = ArchiveTests.archive(&dice, lists: 20)
        for index in imported.lists.indices {
            var list = imported.birdList(index)
            list.isOthers = index % 3 == 0
            past.append(list)
        }
        #expect(try Archive.decode(past.encode()) == past)
        let lists = [journal.list] + past.lists.indices.map { past.birdList($0) }
        let file = ListJSON.file(lists) { $0 == journal.id ? journal : nil }
        let found = ListImport.read(file) { Taxonomy() }.found!
        #expect(found.journals == [journal] && found.problemCount == 0)
        #expect(found.archive == past)
        let plan = ImportPlan(found, imported: Archive()) { _ in nil }
        #expect(plan.adds == 21 && plan.changes == 0 && plan.same == 0)
        let again = ImportPlan(found, imported: past) { $0 == journal.id ? journal : nil }
        #expect(again.adds == 0 && again.changes == 0 && again.same == 21)
        #expect(again.merged(into: past) { _ in nil } == past)
    }

    @Test func aListThatWasChangedAtItsSourceChangesHere() {
        let before = Self.read([Self.row("S1"), Self.row("S2")])
        let after = Self.read([Self.row("S1", count: "5"), Self.row("S2"), Self.row("S3")])
        let plan = ImportPlan(after, imported: before.archive) { _ in nil }
        #expect(plan.adds == 1 && plan.changes == 1 && plan.same == 1)
        let merged = plan.merged(into: before.archive) { _ in nil }
        #expect(merged.lists.count == 3 && merged.birdList(merged.list("S1")!).count(of: "cangoo") == 5)
        // One that was changed here by hand stays as the person has it.
        let journal = Journal(of: before.archive.birdList(0))
        let mine = ImportPlan(after, imported: before.archive) { $0 == "S1" ? journal : nil }
        #expect(mine.changes == 0 && mine.adds == 1)
    }

    @Test func damagedJSONIsNamedByLine() {
        let text = """
            {"wingbar":1,"lists":[
            {"id":"a","latitude":1,"longitude":2,"start":"2024-05-01","birds":[{"code":"c","name":"C","count":1}]},
            {"id":"b","latitude":99,"longitude":2,"start":"2024-05-01","birds":[]},
            {"id":"c","latitude":1,"longitude":2,"start":"2024-05
            """
        let found = ListImport.read(Array(text.utf8)) { Taxonomy() }.found!
        #expect(found.archive.lists.map { $0.id } == ["a"] && found.problems.map { $0.line } == [3, 4])
    }

    @Test func operationsThatLeaveNoRoomForOthersAreRefused() throws {
        let start = "1 7 5 start 5 0 49 -123 Park"
        for (clock, isTaken) in [("4503599627370495", true), ("4503599627370496", false), ("9007199254740991", false)] {
            let text = #"{"lists":[\#n{"id":"a","operations":["\#(start)","\#(clock) 7 6 add 1 0 cangoo Goose"]}]}"#
            let found = try #require(ListImport.read(Array(text.utf8)) { Taxonomy() }.found)
            #expect(found.problems.map { $0.line } == (isTaken ? [] : [2]))
            var journal = try #require(found.journals.first)
            #expect(journal.list.count(of: "cangoo") == (isTaken ? 1 : 0))
            let own = journal.write(.finish(seconds: 60), writer: 8, utc: 65)
            #expect(Operation(text: own.text) == own)
        }
    }

    @Test func aJournalMadeOfAListSaysTheSame() {
        var dice = Dice(state: 21)
        let archive = ArchiveTests.archive(&dice, lists: 40)
        for index in archive.lists.indices {
            let list = archive.birdList(index)
            var made = Journal(of: list).list
            for entry in made.entries.indices { made.entries[entry].utc = 0 }
            #expect(made == list)
        }
    }
}
