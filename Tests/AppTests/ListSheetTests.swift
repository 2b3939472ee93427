import App
import Birds
import Lists
import Navigation
import Testing

/// Lists whose sheet is open: which one is in front, and what of it can be edited.
@Suite struct ListSheetTests {
    private static func listed() -> AppState {
        var state = Fixture.started()
        _ = reduce(&state, .mode(.list))
        _ = reduce(&state, .tick("cangoo"))
        return state
    }

    private static func finished() -> (AppState, String) {
        var state = listed()
        let id = state.list!.id
        _ = reduce(&state, .now(Fixture.utc + 47 * 60 + 59))
        _ = reduce(&state, .finish)
        return (state, id)
    }

    /// Edits a field of the list in front; true where that was written.
    private static func edit(_ state: inout AppState, _ field: ListField, _ text: String) -> Bool {
        !reduce(&state, .list(.edit(field, text))).appended.isEmpty
    }

    @Test func finishingOnMyListShowsTheFinishedList() throws {
        var (state, id) = Self.finished()
        #expect(state.navigation.frontSheet == .list(id) && state.list == nil && state.frontList?.seconds == 2879)
        let route = try Route(address: state.route.address)
        #expect(route.sheets == [.list(id)] && state.route.address.hasSuffix("list=" + id))
        _ = reduce(&state, .resume)
        #expect(state.navigation.frontSheet == nil && state.list?.id == id && state.list?.seconds == nil)
    }

    @Test(arguments: [["9-1", "9-2"], ["9-2", "9-1"]]) func ofTwoListsOfOneMomentAllPagesTakeTheSame(_ ids: [String]) {
        var shelf = Shelf()
        for id in ids {
            let start = Change.start(utc: 9, offset: 0, at: Fixture.centre, place: "Park")
            shelf.merge(id, [Operation(id: OperationID(clock: 1, writer: 1), utc: 9, change: start)])
        }
        #expect(shelf.running?.id == "9-2")
    }

    @Test func theListInFrontIsTheOneWhoseSheetIsOpen() {
        var (state, id) = Self.finished()
        _ = reduce(&state, .bird("annhum"))
        _ = reduce(&state, .tick("annhum"))
        #expect(state.shelf.journal(id)?.list.entries.count == 2 && state.list == nil)
        // In another mode it is not in front: a tick begins the next list.
        _ = reduce(&state, .mode(.nearby))
        _ = reduce(&state, .tick("wooduc"))
        #expect(state.list?.entries.count == 1 && state.shelf.journal(id)?.list.entries.count == 2)
        // While one runs another is not taken up again.
        _ = reduce(&state, .mode(.list))
        _ = reduce(&state, .resume)
        #expect(state.shelf.journal(id)?.list.isFinished == true)
    }

    @Test func deletingClosesItsSheetAndCanBeUndone() {
        var (state, id) = Self.finished()
        _ = reduce(&state, .sheet(.details))
        _ = reduce(&state, .list(.delete(id)))
        #expect(state.navigation.front.pushed.isEmpty && state.shelf.journal(id)?.list.isDeleted == true)
        _ = reduce(&state, AppAction(text: state.notice?.action ?? "")!)
        #expect(state.shelf.journal(id)?.list.isDeleted == false)
    }

    @Test func aListByHandBeginsWithItsDetails() {
        var state = Fixture.started()
        _ = reduce(&state, .mode(.list))
        #expect(reduce(&state, .list(.start)).appended.count == 1)
        #expect(state.navigation.frontSheet == .details && state.list?.place == "Stanley Park")
        #expect(Self.edit(&state, .date, "2026-04-30") && Self.edit(&state, .time, "17:05"))
        #expect(state.list?.time.iso == "2026-04-30T17:05" && state.list?.offset == Fixture.offset)
        _ = reduce(&state, .now(Fixture.utc + 86_400))
        _ = reduce(&state, .finish)
        #expect(state.shelf.journals[0].list.seconds == nil, "nobody watches for longer than a day")
    }

    @Test(arguments: [
        (ListField.place, "Lost Lagoon"), (.date, "1999-02-28"), (.time, "08:30"), (.time, ""), (.how, "traveling"),
        (.observers, "3"), (.distance, "1.25"), (.complete, "1"), (.comments, "Two lines\nof <b>text</b>"),
    ])
    func aFieldIsWrittenOnceAndUndone(_ field: ListField, _ text: String) {
        var state = Self.listed()
        let before = state.list
        #expect(Self.edit(&state, field, text) && state.list != before)
        #expect(!Self.edit(&state, field, text), "the same again changes nothing")
        _ = reduce(&state, .list(.undo(nil)))
        #expect(state.list == before)
    }

    @Test(arguments: [
        (ListField.place, ""), (.date, "2026-02-30"), (.date, "1799-12-31"), (.date, ""), (.time, "25:00"),
        (.minutes, "30"), (.how, "flying"), (.observers, "0"), (.observers, "two"), (.distance, "-1"),
        (.distance, "far"),
    ])
    func whatCannotBeReadChangesNothing(_ field: ListField, _ text: String) {
        var state = Self.listed()
        #expect(!Self.edit(&state, field, text))
    }

    @Test func noListBeginsInTheFuture() {
        var state = Self.listed()
        _ = Self.edit(&state, .date, "2027-01-01")
        #expect(state.list?.startedAt == state.listClock.utc)
    }

    @Test func minutesAndTheWayCanBeUnknown() {
        var (state, _) = Self.finished()
        #expect(Self.edit(&state, .minutes, "90") && state.frontList?.seconds == 5400)
        #expect(Self.edit(&state, .minutes, "") && state.frontList?.seconds == nil)
        #expect(!Self.edit(&state, .minutes, "1441"))
        #expect(Self.edit(&state, .distance, "2.5") && state.frontList?.metres == 2500)
        #expect(Self.edit(&state, .distance, "") && state.frontList?.metres == nil)
    }

    @Test func aListMovesToWhereNearbyIs() {
        var state = Self.listed()
        _ = reduce(&state, .go(Coordinate(latitude: 49.25, longitude: -123.1), name: "Queen Elizabeth Park"))
        _ = reduce(&state, .mode(.list))
        #expect(Self.edit(&state, .here, ""))
        #expect(state.list?.place == "Queen Elizabeth Park" && state.list?.coordinate.latitude == 49.25)
    }

    @Test func aBirdsNoteAndHowItWasNoticed() {
        var state = Self.listed()
        _ = reduce(&state, .list(.note("cangoo", "on the lawn\nasleep")))
        _ = reduce(&state, .list(.noticed("cangoo", .heard)))
        #expect(state.list?.entry("cangoo")?.note == "on the lawn\nasleep")
        #expect(state.list?.entry("cangoo")?.noticed == .heard)
        #expect(reduce(&state, .list(.noticed("cangoo", .heard))).appended.isEmpty)
    }

    @Test func aListThatIsNotHereLeavesTheRunningOneInFront() {
        var state = Self.listed()
        _ = reduce(&state, .sheet(.list("5-5")))
        _ = reduce(&state, .tick("cangoo"))
        #expect(state.list?.count(of: "cangoo") == 2)
    }
}
