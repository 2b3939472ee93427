import App
import Navigation
import Testing

/// Keys without Ctrl or ⌘ do something only where a person has allowed them.
@Suite struct SingleKeyTests {
    @Test func areOffUntilAllowed() {
        var state = Fixture.started()
        _ = reduce(&state, .key("2"))
        _ = reduce(&state, .key("/"))
        #expect(state.mode == .nearby && state.navigation.search == nil)
        let effects = reduce(&state, .singleKeys(true))
        #expect(
            effects.contains {
                if case .store("settings", let text) = $0 { text.contains("single-keys 1") } else { false }
            })
        _ = reduce(&state, .key("2"))
        #expect(state.mode == .rare)
        _ = reduce(&state, .key("x"))
        _ = reduce(&state, .key("/"))
        #expect(state.mode == .rare && state.navigation.search != nil)
    }

    @Test func comeBackWithTheSettings() {
        var state = Fixture.started()
        _ = reduce(&state, .stored(key: "settings", text: "single-keys 1"))
        #expect(state.allowsSingleKeys)
    }
}
