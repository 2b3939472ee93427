import App
import Birds
import Lists
import Testing

/// A list that runs in two windows, and is finished in one of them.
@Suite struct FinishedElsewhereTests {
    /// Two windows that show one running list with a goose on it.
    private func windows() throws -> (here: AppState, there: AppState, id: String) {
        var here = Fixture.started()
        _ = reduce(&here, .writer(500))
        _ = reduce(&here, .tick("cangoo"))
        var there = Fixture.started()
        _ = reduce(&there, .writer(600))
        let id = try #require(here.list?.id)
        hear(&there, id, from: here)
        return (here, there, id)
    }

    @discardableResult private func hear(_ state: inout AppState, _ id: String, from other: AppState) -> [Effect] {
        let text = other.shelf.journal(id)?.operations.map { $0.text }.joined(separator: "\n") ?? ""
        return reduce(&state, .stored(key: "journal-" + id, text: text))
    }

    @Test func aFinishElsewhereIsSaidAndTakenBack() throws {
        var (here, there, id) = try windows()
        _ = reduce(&there, .finish)
        hear(&here, id, from: there)
        #expect(here.list == nil && here.notice?.text == "List finished elsewhere")
        #expect(here.notice?.isLasting == false && here.notice?.otherAction == nil)
        _ = reduce(&here, AppAction(text: here.notice?.action ?? "") ?? .escape)
        #expect(here.list?.id == id && here.notice == nil)
    }

    @Test func ticksAfterTheFinishAreSaidAndCanGoToANewList() throws {
        var (here, there, id) = try windows()
        _ = reduce(&there, .finish)
        // Not heard yet.
        _ = reduce(&here, .tick("wooduc"))
        _ = reduce(&here, .tick("cangoo"))
        _ = reduce(&here, .list(.set("annhum", -1)))
        _ = reduce(&here, .list(.note("annhum", "at the feeder")))
        _ = reduce(&here, .tick("trokin"))
        _ = reduce(&here, .list(.undo(nil)))
        hear(&here, id, from: there)
        #expect(here.list == nil)
        #expect(here.notice?.text == "Finished elsewhere. 3 birds ticked here since then stand on it.")
        #expect(here.notice?.isLasting == true)
        _ = reduce(&here, .fade)
        let effects = reduce(&here, AppAction(text: here.notice?.otherAction ?? "") ?? .escape)
        #expect(here.notice == nil)
        let old = try #require(here.shelf.journal(id)?.list)
        #expect(old.isFinished && old.entries.map { $0.bird.code } == ["cangoo"] && old.count(of: "cangoo") == 1)
        let new = try #require(here.list)
        #expect(new.id != id && new.count(of: "wooduc") == 1 && new.count(of: "cangoo") == 1)
        #expect(new.count(of: "annhum") == -1 && new.entry("annhum")?.note == "at the feeder")
        #expect(new.entry("trokin") == nil)
        #expect(effects.contains(.announce("New list with 3 birds")))
        // Everything is on its way to the disk: both windows agree from the lines alone.
        for kept in [id, new.id] { hear(&there, kept, from: here) }
        #expect(there.shelf.journal(id)?.list == old && there.list == new)
    }

    @Test func whatMovesIsWhatTheTicksComeTo() throws {
        var (here, there, id) = try windows()
        _ = reduce(&here, .list(.set("annhum", 6)))
        hear(&there, id, from: here)
        _ = reduce(&there, .finish)
        // A duck that was no duck, a hummingbird less, a note on a bird of before, two geese more.
        _ = reduce(&here, .tick("wooduc"))
        _ = reduce(&here, .list(.set("wooduc", 0)))
        _ = reduce(&here, .list(.set("annhum", 5)))
        _ = reduce(&here, .list(.note("annhum", "one was a young one")))
        _ = reduce(&here, .list(.set("cangoo", 3)))
        hear(&here, id, from: there)
        // A tick before the answer has begun another list; what moves goes there.
        _ = reduce(&here, .tick("trokin"))
        let begun = try #require(here.list?.id)
        _ = reduce(&here, .list(.moveOn(id)))
        #expect(here.list?.id == begun)
        let new = try #require(here.list)
        #expect(new.count(of: "cangoo") == 2 && new.count(of: "trokin") == 1)
        #expect(new.entry("wooduc") == nil && new.entry("annhum") == nil)
        let old = try #require(here.shelf.journal(id)?.list)
        #expect(old.count(of: "cangoo") == 1 && old.count(of: "annhum") == 5 && old.entry("wooduc") == nil)
        #expect(old.entry("annhum")?.note == "one was a young one")
    }

    @Test func reopeningKeepsThemWhereTheyAre() throws {
        var (here, there, id) = try windows()
        _ = reduce(&there, .finish)
        _ = reduce(&here, .tick("wooduc"))
        hear(&here, id, from: there)
        _ = reduce(&here, AppAction(text: here.notice?.action ?? "") ?? .escape)
        #expect(here.list?.id == id && here.list?.count(of: "wooduc") == 1)
        #expect(reduce(&here, .list(.moveOn(id))).isEmpty, "while a list runs nothing moves")
    }

    @Test func theWindowThatFinishedSaysNothing() throws {
        var (here, there, id) = try windows()
        _ = reduce(&there, .finish)
        _ = reduce(&there, .dismiss)
        _ = reduce(&here, .tick("wooduc"))
        hear(&there, id, from: here)
        #expect(there.notice == nil && there.shelf.journal(id)?.list.count(of: "wooduc") == 1)
    }

    @Test func whereNothingWouldMoveNoListBegins() throws {
        var (here, there, id) = try windows()
        _ = reduce(&there, .finish)
        _ = reduce(&here, .tick("wooduc"))
        _ = reduce(&here, .list(.set("wooduc", 0)))
        hear(&here, id, from: there)
        #expect(here.notice?.text == "List finished elsewhere" && here.notice?.otherAction == nil)
        #expect(reduce(&here, .list(.moveOn(id))).isEmpty)
        #expect(here.list == nil && here.shelf.journals.count == 1)
    }

    @Test func twoWindowsThatBeginAtOnceBeginOneList() throws {
        var windows: [AppState] = []
        for writer: Int64 in [500, 600] {
            var state = Fixture.started()
            _ = reduce(&state, .writer(writer))
            _ = reduce(&state, .tick(writer == 500 ? "cangoo" : "wooduc"))
            _ = reduce(&state, .tick("annhum"))
            windows.append(state)
        }
        let ids = windows.compactMap { $0.list?.id }
        #expect(ids.count == 2 && ids[0] != ids[1])
        let before = windows
        // Each hears what the other has stored; and whatever that makes them write.
        for (at, other) in [(0, 1), (1, 0)] { hear(&windows[at], ids[other], from: before[other]) }
        for _ in 0..<2 {
            for id in ids {
                hear(&windows[0], id, from: windows[1])
                hear(&windows[1], id, from: windows[0])
            }
        }
        for state in windows {
            #expect(state.list?.count(of: "cangoo") == 1 && state.list?.count(of: "wooduc") == 1)
            #expect(state.list?.count(of: "annhum") == 2)
            #expect(state.shelf.journals.filter { !$0.list.isDeleted }.count == 1)
        }
        #expect(windows[0].list == windows[1].list)
    }
}
