import App
import Birds
import Navigation
import Testing

/// What the program knows of the browser's history: never more than is true.
@Suite struct HistoryTests {
    private static func steppedBack(_ effects: [Effect]) -> Bool { effects.contains(.stepBack) }

    @Test func backOverSeveralEntriesLeavesNoneOfThemBehind() {
        var state = Fixture.started()
        let root = state.route.address
        _ = reduce(&state, .mode(.rare))
        _ = reduce(&state, .mode(.list))
        _ = reduce(&state, .popped(root, steps: -2))
        #expect(state.trail == [root] && state.mode == .nearby)
        // The entry before is not Rare's: there is none to step back to.
        #expect(!Self.steppedBack(reduce(&state, .mode(.rare))))
    }

    @Test func afterAReloadBackIsNotTakenForAStepForward() {
        var bird = Fixture.started()
        let root = bird.route.address
        _ = reduce(&bird, .bird("annhum"))
        // A reload on the bird's entry knows of that entry alone.
        bird.trail = [bird.route.address]
        _ = reduce(&bird, .popped(root, steps: -1))
        #expect(bird.trail == [root])
        #expect(!Self.steppedBack(reduce(&bird, .bird("annhum"))))
    }

    @Test func aPersonsStepIntoOursIsFollowed() {
        var state = Fixture.started()
        let root = state.route.address
        _ = reduce(&state, .mode(.rare))
        _ = reduce(&state, .bird("trokin"))
        #expect(Self.steppedBack(reduce(&state, .close)))
        _ = reduce(&state, .mode(.list))
        _ = reduce(&state, .popped(root, steps: -2))
        #expect(state.awaitedPops == 0 && state.mode == .nearby && state.trail == [root])
    }

    @Test func aTabLeavesSearchWithoutItsQuery() {
        var state = Fixture.started()
        _ = reduce(&state, .search)
        _ = reduce(&state, .query("goose"))
        let effects = reduce(&state, .mode(.rare))
        #expect(state.query.isEmpty && state.navigation.search == nil && state.recents.first == "goose")
        #expect(effects.contains(.store(key: "recents", text: "goose")))
        _ = reduce(&state, .search)
        #expect(state.query.isEmpty && state.derived.foundBirds.isEmpty)
    }

    @Test func closingWhatAMenuOpenedStepsBackToTheEntryUnderTheMenu() {
        var state = Fixture.started()
        _ = reduce(&state, .mode(.list))
        let list = state.route.address
        _ = reduce(&state, .menu(.more))
        let opened = reduce(&state, .sheet(.settings))
        #expect(opened.contains(.replaceAddress(list)))
        #expect(Self.steppedBack(reduce(&state, .close)) && state.trail.last == list)
    }

    @Test func aReloadIsAtTheVerySamePlace() throws {
        var state = Fixture.started()
        _ = reduce(&state, .go(Coordinate(latitude: 49.2500049, longitude: -123.1000051), name: ""))
        #expect(try Route(address: state.route.address).centre == state.filter.centre)
        let route = try Route(address: "/?lat=49.3000049&lon=1")
        #expect(try Route(address: route.address) == route)
    }

    @Test func theFocusGoesToNothingThatIsCovered() {
        var state = Fixture.started()
        _ = reduce(&state, .mode(.list))
        _ = reduce(&state, .bird("annhum"))
        _ = reduce(&state, .sheet(.settings))
        #expect(reduce(&state, .close).contains(.focus("title")))
        _ = reduce(&state, .search)
        _ = reduce(&state, .sheet(.settings))
        #expect(reduce(&state, .close).contains(.focus("title")))
    }

    @Test func searchOpensWithoutTheMenuThatWasOpen() {
        var state = Fixture.started()
        _ = reduce(&state, .menu(.distance))
        _ = reduce(&state, .query("goose"))
        #expect(state.menu == nil && state.navigation.search != nil)
    }
}
