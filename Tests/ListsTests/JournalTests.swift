import Birds
import Lists
import Testing

@Suite struct JournalTests {
    static let goose = ListedBird(code: "cangoo", name: "Canada Goose", scientificName: "Branta canadensis")

    static func started() -> Journal {
        var journal = Journal(id: "5-1")
        let at = Coordinate(latitude: 49.3, longitude: -123.14)
        journal.write(.start(utc: 5, offset: -25_200, at: at, place: "Stanley Park"), writer: 1, utc: 5)
        return journal
    }

    static let changes: [Change] = [
        .start(utc: 1_790_000_000, offset: 50_400, at: Coordinate(latitude: -33.8, longitude: 151.2), place: "A b"),
        .place(Coordinate(latitude: 1, longitude: 2), ""), .began(utc: -5, offset: -39_600, hasClock: true),
        .began(utc: 5, offset: 0, hasClock: false), .how(.traveling),
        .finish(seconds: 9), .finish(seconds: nil), .reopen, .walked(metres: 120), .distance(metres: 5_000),
        .distance(metres: nil),
        .observers(3), .complete(true), .comments("two\nlines \\ and a backslash"), .add(goose, 10),
        .set(goose, -1, known: [Known(writer: 8, clock: 2), Known(writer: 9, clock: 5)]), .set(goose, 0, known: []),
        .add(ListedBird(code: "x-1", name: "gull sp.", category: .spuh), 1), .note("cangoo", "on a nest\nwith 5"),
        .note("cangoo", ""), .noticed("cangoo", .heard), .deleted(true), .deleted(false), .exported("ebird"),
        .undo(OperationID(clock: 4, writer: 81)), .redo(OperationID(clock: 4, writer: 81)),
    ]

    @Test(arguments: changes) func readsBackWhatItPrints(_ change: Change) {
        let operation = Lists.Operation(id: OperationID(clock: 3, writer: 81), utc: 12, change: change)
        #expect(Lists.Operation(text: operation.text) == operation, "\(operation.text)")
        #expect(!operation.text.contains("\n"))
    }

    @Test(arguments: [
        "", "1", "1 2 3", "1 2 3 add", "1 2 3 add 0 0 cangoo x", "1 2 3 add 1 9 cangoo x", "0 2 3 reopen",
        "-1 2 3 reopen", "1 2 3 set 5 1:x 0 cangoo x", "1 2 3 place 91 0 x", "1 2 3 how slowly", "x 2 3 reopen",
        "1 2 3 start 1 99999 1 2 x", "99999999999999999999 2 3 reopen", "1 2 3 finish 999999999999999",
    ])
    func refusesWhatIsNoOperation(_ text: String) { #expect(Lists.Operation(text: text) == nil) }

    @Test func undoAndRedoForEverything() {
        var journal = Self.started()
        let begun = journal.list
        let steps: [Change] = [
            .add(Self.goose, 2), .add(Self.goose, 10), .note("cangoo", "nest"), .noticed("cangoo", .heard),
            .how(.traveling), .place(Coordinate(latitude: 1, longitude: 1), "Elsewhere"),
            .began(utc: 99, offset: 0, hasClock: true), .distance(metres: 800), .observers(2), .complete(true),
            .comments("windy"),
            .finish(seconds: 300), .deleted(true),
        ]
        var seen = [begun]
        for step in steps {
            journal.write(step, writer: 1, utc: 10)
            seen.append(journal.list)
        }
        journal.write(journal.setting(Self.goose, to: -1), writer: 1, utc: 10)
        seen.append(journal.list)
        for list in seen.dropLast().reversed() {
            journal.write(.undo(journal.steps.undo!.id), writer: 2, utc: 11)
            #expect(journal.list == list)
        }
        #expect(journal.steps.undo == nil && journal.list == begun)
        for list in seen.dropFirst() {
            journal.write(.redo(journal.steps.redo!.id), writer: 3, utc: 12)
            #expect(journal.list == list)
        }
        #expect(journal.steps.redo == nil)
        journal.write(.undo(journal.steps.undo!.id), writer: 3, utc: 12)
        journal.write(.comments("new"), writer: 3, utc: 12)
        #expect(journal.steps.redo == nil, "a new change ends what could be brought back")
    }

    @Test func countsAddSetAndPresent() {
        var journal = Self.started()
        journal.write(.add(Self.goose, 10), writer: 1, utc: 6)
        journal.write(.add(Self.goose, 5), writer: 1, utc: 7)
        #expect(journal.list.count(of: "cangoo") == 15)
        journal.write(journal.setting(Self.goose, to: 4), writer: 1, utc: 8)
        #expect(journal.list.count(of: "cangoo") == 4)
        journal.write(journal.setting(Self.goose, to: -1), writer: 1, utc: 8)
        #expect(journal.list.entries[0].countText == "X" && journal.list.speciesCount == 1)
        journal.write(.add(Self.goose, 2), writer: 1, utc: 8)
        #expect(journal.list.count(of: "cangoo") == 2)
        journal.write(journal.setting(Self.goose, to: 0), writer: 1, utc: 9)
        #expect(journal.list.entries.isEmpty)
        for _ in 0..<3 { journal.write(.add(Self.goose, mostBirds), writer: 1, utc: 9) }
        #expect(journal.list.count(of: "cangoo") == mostBirds)
    }

    @Test func speciesCountSpeciesOnly() {
        var journal = Self.started()
        for (code, category) in [
            ("glwgul", Category.species), ("x-gull", .spuh), ("y00", .slash), ("x-h", .hybrid), ("x-u", .unknown),
        ] {
            journal.write(.add(ListedBird(code: code, name: code, category: category), 1), writer: 1, utc: 6)
        }
        #expect(journal.list.speciesCount == 1 && journal.list.otherCount == 4)
    }
}
