import App
import Birds
import Lists
import Testing

@Suite struct LifeTests {
    @Test func aFinishedListsBirdsAreKeptAsKnown() {
        var state = Fixture.started()
        _ = reduce(&state, .stored(key: "life", text: "annhum wooduc"))
        #expect(state.life.isNew("cangoo", .species) && !state.life.isNew("annhum", .species))
        _ = reduce(&state, .tick("cangoo"))
        #expect(state.life.isNew("cangoo", .species), "a running list is no past one")
        #expect(reduce(&state, .finish).contains(.store(key: "life", text: "annhum wooduc cangoo")))
        #expect(!state.life.isNew("cangoo", .species))
    }

    @Test func withoutPastListsNothingIsMarked() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        #expect(!reduce(&state, .finish).contains { if case .store("life", _) = $0 { true } else { false } })
        #expect(!state.life.isNew("wooduc", .species))
    }
}
