import App
import Birds
import Navigation
import Testing

/// What random steps of the reducer found, each in as few steps as show it.
@Suite struct WalkedTests {
    private static func focus(_ effects: [Effect]) -> String? {
        for case .focus(let name) in effects { return name }
        return nil
    }

    @Test func aModeClosedOverCoveredCardsGivesTheFocusToWhatLiesOverThem() {
        var state = Fixture.started()
        _ = reduce(&state, .proposal(.d1))
        _ = reduce(&state, .close)
        _ = reduce(&state, .bird("annhum"))
        _ = reduce(&state, .mode(.rare))
        #expect(Self.focus(reduce(&state, .close)) == "title")
        // Where nothing lies over the cards it is the card's again.
        _ = reduce(&state, .close)
        _ = reduce(&state, .mode(.rare))
        #expect(Self.focus(reduce(&state, .close)) == "mode-rare")
    }

    @Test(arguments: [Sheet.count("annhum"), .details, .past("days Past lists")])
    func whatWasOpenedInSearchOverTheListGivesTheFocusToSearch(_ sheet: Sheet) {
        var state = Fixture.started()
        _ = reduce(&state, .mode(.list))
        _ = reduce(&state, .tick("annhum"))
        _ = reduce(&state, .sheet(sheet))
        #expect(Self.focus(reduce(&state, .close)) != "title")
        _ = reduce(&state, .search)
        _ = reduce(&state, .sheet(sheet))
        #expect(Self.focus(reduce(&state, .close)) == "title")
    }

    @Test func aListFinishedOverTheBareMapSendsTheFocusNowhere() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("annhum"))
        _ = reduce(&state, .proposal(.f))
        _ = reduce(&state, .close)
        #expect(!state.navigation.hasSheet)
        let effects = reduce(&state, .finish)
        #expect(state.list == nil && Self.focus(effects) == nil)
    }

    @Test func aPushAddsAnEntryEvenWhereTheOneBeforeIsTheSame() {
        var state = Fixture.started()
        _ = reduce(&state, .search)
        _ = reduce(&state, .query("goose"))
        let results = state.route.address
        _ = reduce(&state, .bird("cangoo"))
        _ = reduce(&state, .query(""))
        _ = reduce(&state, .query("goose"))
        #expect(state.route.address == results)
        let depth = state.trail.count
        #expect(!reduce(&state, .bird("cangoo")).contains(.stepBack) && state.trail.count == depth + 1)
        #expect(reduce(&state, .close).contains(.stepBack))
        #expect(state.trail.count == depth && state.trail.last == results)
    }

    @Test func amongTheCardsNoEntryHasALastMode() throws {
        var state = Fixture.started()
        _ = reduce(&state, .proposal(.d1))
        _ = reduce(&state, .popped("/?proposal=f&mode=rare&lat=49.3&lon=-123.14&sheet=none", steps: -1))
        #expect(state.navigation.isHome && state.mode == .nearby)
        let again = AppState(route: try Route(address: state.route.address), filter: state.filter, utc: state.utc)
        #expect(again.route.address == state.route.address)
    }

    @Test func closingABirdBringsTheSameDiscsWhereverTheZoomCameFrom() {
        var state = Fixture.started()
        var differing: [Double] = []
        for step in 0..<200 {
            let zoom = 6 + Double(step) / 25
            for at in [zoom - 0.1, zoom] { _ = reduce(&state, .camera(Camera(centre: Fixture.centre, zoom: at))) }
            let before = state.derived
            _ = reduce(&state, .bird("annhum"))
            _ = reduce(&state, .close)
            if state.derived != before { differing.append(zoom) }
        }
        #expect(differing.isEmpty)
    }
}
