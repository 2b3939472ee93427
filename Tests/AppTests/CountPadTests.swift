import App
import Birds
import Lists
import Navigation
import Testing

/// The count pad, and what it asks.
@Suite struct CountPadTests {
    /// The pad of a bird, with keys pressed.
    private static func pressed(_ keys: String, on code: String = "cangoo", _ state: AppState? = nil) -> AppState {
        var state = state ?? Fixture.started()
        _ = reduce(&state, .sheet(.count(code)))
        for key in keys { _ = reduce(&state, AppAction(text: "pad \(key)") ?? .close) }
        return state
    }

    @Test func tenThenFiveMakesFifteen() {
        let state = Self.pressed("10+5+")
        #expect(state.list?.count(of: "cangoo") == 15 && state.pad == CountPad())
        #expect(state.notice == nil, "nothing covers the keys")
    }

    @Test(arguments: [
        ("12=", Int64(12)), ("12+7=", 7), ("12+x", -1), ("x", -1), ("x3+", 3), ("12+0=", 0), ("12B+", 1), ("12D+", 0),
        ("0+", 0), ("+", 0), ("=", 0), ("BD", 0), ("99B9=", 99),
    ])
    func keys(_ keys: String, _ count: Int64) {
        #expect(Self.pressed(keys).frontList?.count(of: "cangoo") ?? 0 == count, "\(keys)")
    }

    @Test func nothingTypedStartsNoList() {
        for keys in ["+", "=", "0+", "0=", "BD"] { #expect(Self.pressed(keys).shelf.journals.isEmpty, "\(keys)") }
    }

    @Test func theKeyboardsKeys() {
        var state = Self.pressed("")
        for key in ["1", "2", "Backspace", "0", "Enter", "5", "+", "F1", "3"] { _ = reduce(&state, .key(key)) }
        #expect(state.list?.count(of: "cangoo") == 15 && state.pad.typed == 3)
        _ = reduce(&state, .close)
        _ = reduce(&state, .key("2"))
        #expect(state.mode == .nearby && state.pad == CountPad())
    }

    /// 64 geese are the most that were seen here, and 640 pass unasked.
    @Test func anUnusualCountAsksOnce() {
        var state = Self.pressed("640+")
        #expect(state.list?.count(of: "cangoo") == 640)
        var effects = reduce(&state, .pad(.digit(1)))
        effects = reduce(&state, .pad(.add))
        #expect(effects == [.announce(unusualCount)] && state.list?.count(of: "cangoo") == 640)
        _ = reduce(&state, .pad(.add))
        #expect(state.list?.count(of: "cangoo") == 641)
        state = Self.pressed("9+", state)
        #expect(state.list?.count(of: "cangoo") == 650, "it asks once")
    }

    @Test func anotherNumberOrKeyAsksAgain() {
        let state = Self.pressed("641+2+")
        #expect(state.list == nil && state.pad.typed == 6412 && state.pad.doubted == .add)
        #expect(Self.pressed("641+=").list == nil)
        #expect(Self.pressed("641==").list?.count(of: "cangoo") == 641)
    }

    @Test func whatWasNeverSeenHerePassesUpToTwenty() {
        #expect(Self.pressed("20+", on: "trokin").list?.count(of: "trokin") == 20)
        #expect(Self.pressed("21+", on: "trokin").list == nil)
        var offline = Fixture.started()
        _ = reduce(&offline, .tick("trokin"))
        offline.region = nil
        #expect(Self.pressed("500+", on: "trokin", offline).list?.count(of: "trokin") == 501)
    }

    @Test func aNumberThatNoFlockHasIsNotTyped() {
        #expect(Self.pressed("9999999999").pad.typed == mostBirds)
    }

    @Test func undoIsTheListsOwn() {
        var state = Self.pressed("10+5+")
        #expect(state.frontJournal?.steps.undo?.change.words(on: state.frontJournal!) == "Canada Goose + 5")
        _ = reduce(&state, .list(.undo(nil)))
        #expect(state.list?.count(of: "cangoo") == 10 && state.notice == nil)
        _ = reduce(&state, .list(.redo(nil)))
        #expect(state.list?.count(of: "cangoo") == 15)
    }
}
