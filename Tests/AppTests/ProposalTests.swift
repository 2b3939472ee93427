import App
import Birds
import Navigation
import Testing

/// The proposals through the whole reducer: addresses, Back, closing, the setting.
@Suite struct ProposalTests {
    static func started(_ address: String) throws -> AppState {
        var state = AppState(
            route: try Route(address: address), filter: Filter(centre: Fixture.centre), utc: Fixture.utc)
        state.region = Fixture.region
        state.regionVersion = 1
        state.regionStatus = .ready
        _ = start(&state)
        return state
    }

    /// What an address says is the state, and the state says the same address.
    @Test(arguments: [
        "proposal=b", "proposal=b&detent=full", "proposal=b&detent=half&mode=rare", "proposal=b&bird=annhum",
        "proposal=c", "proposal=c&mode=list", "proposal=c&q=spar", "proposal=c&bar=min", "proposal=d1",
        "proposal=d1&detent=half", "proposal=d1&mode=nearby", "proposal=d1&mode=rare&bird=trokin",
        "proposal=d1&sheet=settings", "proposal=d1&menu=more", "proposal=d1&q=", "proposal=d2",
        "proposal=d2&detent=half", "proposal=d2&mode=rare&detent=half", "proposal=e", "proposal=e&menu=modes",
        "proposal=e&mode=nearby", "proposal=e&mode=rare&sheet=none",
        "proposal=e&mode=rare&q=spar&sheet=none&detent=half",
        "proposal=f&mode=rare&sheet=none&sheet=settings&detent=full", "proposal=e&mode=list&detent=full",
        "proposal=e&sheet=settings", "proposal=e&q=spar&bird=cangoo", "proposal=f", "proposal=f&mode=nearby",
        "proposal=f&mode=list&detent=peek", "proposal=f&mode=list&sheet=none", "proposal=g", "proposal=g&mode=rare",
        "proposal=g&mode=list&menu=more", "proposal=a", "proposal=a&mode=rare",
    ])
    func everyStateHasAnAddress(_ query: String) throws {
        let state = try Self.started("/?" + query)
        let said = try Route(address: state.route.address)
        var wanted = try Route(address: "/?" + query)
        wanted.centre = said.centre
        #expect(said == wanted, "\(state.route.address)")
        #expect(try Self.started(state.route.address).navigation == state.navigation)
    }

    @Test func whatAnAddressDoesNotSayIsTheLayouts() throws {
        #expect(try Self.started("/?proposal=e").navigation.hasSheet == false)
        #expect(try Self.started("/?proposal=f").navigation.activeMode == nil)
        #expect(try Self.started("/?proposal=d1").navigation.front.detent == .peek)
        #expect(try Self.started("/?proposal=d2").navigation.front.detent == .peek)
        #expect(try Self.started("/?proposal=b").navigation.front.detent == .peek)
        #expect(try Self.started("/?proposal=g").navigation.front.detent == .half)
        #expect(try Self.started("/?proposal=c&mode=rare").navigation.activeMode == 0)
        #expect(try Self.started("/?detent=none").navigation == Self.started("/").navigation)
    }

    @Test(arguments: [Proposal.d1, .e, .f]) func closingGoesHomeAndBackPopsOneStep(_ proposal: Proposal) throws {
        var state = try Self.started("/?proposal=\(proposal.name)")
        let root = state.route.address
        let opened = reduce(&state, .mode(.rare))
        #expect(opened.contains { if case .pushAddress = $0 { true } else { false } })
        let rare = state.route.address
        _ = reduce(&state, .bird("trokin"))
        _ = reduce(&state, .popped(rare, steps: -1))
        #expect(state.navigation.activeMode == 1 && state.navigation.front.pushed.isEmpty)
        _ = reduce(&state, .popped(root, steps: -1))
        #expect(state.navigation.activeMode == nil && state.trail == [root])
        _ = reduce(&state, .mode(.nearby))
        let effects = reduce(&state, .close)
        #expect(state.navigation.isHome && effects.contains(.stepBack))
        #expect(effects.contains(.focus(proposal == .e ? "menu-modes" : "mode-nearby")))
    }

    @Test(arguments: [
        ("proposal=e", Menu.modes, AppAction.mode(.nearby)), ("proposal=d1", .more, .sheet(.settings)),
        ("mode=list", .more, .sheet(.about)),
    ])
    func closingWhatAMenuOpenedStepsBack(_ query: String, _ menu: Menu, _ choice: AppAction) throws {
        var state = try Self.started("/?" + query)
        let trail = state.trail
        _ = reduce(&state, .menu(menu))
        _ = reduce(&state, choice)
        #expect(state.trail.count == 2 && state.trail[0] == trail[0])
        let effects = reduce(&state, .close)
        #expect(effects.contains(.stepBack) && state.trail == trail)
    }

    @Test func escapeClosesAModeWhereItCanBeClosed() throws {
        var home = try Self.started("/?proposal=f&mode=nearby")
        _ = reduce(&home, .escape)
        #expect(home.navigation.isHome)
        var stays = try Self.started("/?proposal=g")
        _ = reduce(&stays, .escape)
        #expect(stays.navigation.activeMode == 0)
    }

    @Test func aPlaceFoundFromTheBareMapShowsNearby() throws {
        var state = try Self.started("/?proposal=e")
        _ = reduce(&state, .query("s"))
        #expect(state.navigation.search != nil)
        _ = reduce(&state, .go(Coordinate(latitude: 49.73, longitude: -114.88), name: "Sparwood"))
        #expect(state.navigation.activeMode == 0 && state.navigation.search == nil)
    }

    @Test func leavingSearchRestoresTheBareMap() throws {
        var state = try Self.started("/?proposal=f")
        let before = state.navigation
        let effects = reduce(&state, .search)
        #expect(effects.contains(.focus("search-field")))
        _ = reduce(&state, .escape)
        #expect(state.navigation == before)
    }

    @Test func rareBirdsArePurpleDiscsOfNearby() throws {
        let folded = try Self.started("/?proposal=c")
        #expect(folded.markKind == .sightings)
        #expect(folded.marks.filter { $0.isRare }.count == 1 && folded.marks.filter { !$0.isRare }.count > 0)
        #expect(folded.marks.last?.label == "1 rare sighting, Jericho Beach")
        #expect(Effect.marks(.sightings, folded.marks).text.hasSuffix("\u{1F}rare"))
        #expect(try Self.started("/").marks.allSatisfy { !$0.isRare })
    }

    @Test func theSettingIsKeptAndAnAddressGoesBeforeIt() throws {
        var state = try Self.started("/")
        let effects = reduce(&state, .proposal(.g))
        #expect(state.navigation.layout.switcher == .pages && state.route.proposal == .g)
        guard case .store("settings", let text)? = effects.first else { return #expect(Bool(false), "not stored") }
        var again = try Self.started("/")
        _ = reduce(&again, .stored(key: "settings", text: text))
        #expect(again.navigation.layout.id == .g)
        var pinned = try Self.started("/?proposal=a")
        _ = reduce(&pinned, .stored(key: "settings", text: text))
        #expect(pinned.navigation.layout.id == .a && pinned.route.proposal == .a && pinned.proposal == .g)
        // As the page starts: what is stored comes first, then the address.
        var home = AppState(route: Route(), filter: Filter(centre: Fixture.centre), utc: Fixture.utc)
        _ = reduce(&home, .stored(key: "settings", text: "proposal e"))
        home.pin(Route())
        #expect(home.navigation.isHome && home.navigation.layout.id == .e)
    }

    @Test func theMapIsFreeWhereNoSheetIsUp() throws {
        var state = try Self.started("/?proposal=f")
        #expect(padding(start(&state)) == 75)
        let effects = reduce(&state, .mode(.nearby))
        #expect(padding(effects) ?? 0 > 400)
        #expect(padding(reduce(&state, .close)) == 75)
    }

    private func padding(_ effects: [Effect]) -> Double? {
        for case .padding(_, _, let bottom) in effects { return bottom }
        return nil
    }

    @Test func releasesKnowTheLayoutsDetents() throws {
        var state = try Self.started("/?proposal=e&mode=nearby")
        _ = reduce(&state, .released(height: 300, velocity: -100, peek: 445, half: 445, full: 804))
        #expect(state.navigation.front.detent == .half)
        _ = reduce(&state, .released(height: 180, velocity: -900, peek: 445, half: 445, full: 804))
        #expect(state.navigation.isHome)
        var kept = try Self.started("/?proposal=f&mode=nearby")
        _ = reduce(&kept, .released(height: 60, velocity: -1500, peek: 230, half: 445, full: 804))
        #expect(kept.navigation.activeMode == 0 && kept.navigation.front.detent == .peek)
    }
}
