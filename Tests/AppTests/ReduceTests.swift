import App
import Birds
import Lists
import Navigation
import Testing
import Wire

@Suite struct ReduceTests {
    @Test func nearbyListsWhatTheCircleAndTheWindowHold() {
        let state = Fixture.started()
        let rows = state.derived.nearby
        #expect(rows.map { state.region!.taxa[Int($0.taxon)].code } == ["cangoo", "wooduc", "annhum", "x-gull"])
        #expect(state.derived.speciesCount == 3)
        // Canada Goose: the newest record has no count, so the count is the one before, never a sum.
        #expect(rows[0].count == 64 && rows[0].sightings == 2 && rows[0].places == 1)
        #expect(Age(of: rows[0].latest, now: state.now).text == "21 hours ago")
    }

    @Test func aWiderCircleNeedsNoNetwork() {
        var state = Fixture.started()
        let effects = reduce(&state, .kilometres(50))
        #expect(state.derived.nearby.count == 5)
        #expect(!effects.contains { if case .fetch = $0 { true } else { false } })
    }

    @Test func closingABirdReturnsExactly() {
        var state = Fixture.started()
        _ = reduce(&state, .camera(Camera(centre: Fixture.centre, zoom: 11)))
        _ = reduce(&state, .rested(.full))
        _ = reduce(&state, .scrolled)
        let before = state
        let opened = reduce(&state, .bird("annhum"))
        #expect(state.navigation.frontSheet == .bird("annhum"))
        #expect(state.derived.birdSightings.count == 2)
        #expect(opened.contains { if case .camera = $0 { true } else { false } })
        #expect(opened.contains { if case .pushAddress = $0 { true } else { false } })
        let closed = reduce(&state, .close)
        #expect(state.navigation == before.navigation && state.filter == before.filter)
        #expect(state.derived == before.derived)
        #expect(closed.contains(.camera(before.camera!, animated: true)))
        #expect(closed.contains(.stepBack) && closed.contains(.focus("row-nearby-annhum")))
        _ = reduce(&state, .popped(before.route.address, steps: -1))
        #expect(state.navigation == before.navigation && state.awaitedPops == 0)
    }

    @Test func aBirdOpenedInMidFlightReturnsToWhereTheMapWasSent() {
        var state = Fixture.started()
        _ = reduce(&state, .camera(Camera(centre: Fixture.centre, zoom: 11)))
        _ = reduce(&state, .kilometres(20))
        let sent = state.overview
        _ = reduce(&state, .bird("annhum"))
        #expect(reduce(&state, .close).contains(.camera(sent, animated: true)))
    }

    @Test func backClosesTheBird() {
        var state = Fixture.started()
        let root = state.route.address
        _ = reduce(&state, .bird("annhum"))
        _ = reduce(&state, .popped(root, steps: -1))
        #expect(state.navigation.front.pushed.isEmpty && state.trail == [root])
    }

    @Test func tickingStartsCountsAndUndoes() {
        var state = Fixture.started()
        let first = reduce(&state, .tick("cangoo"))
        #expect(state.list?.place == "Stanley Park" && state.list?.count(of: "cangoo") == 1)
        #expect(first.appended == state.shelf.running?.operations.map { $0.text })
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .tick("annhum"))
        #expect(state.list?.entries.map { $0.bird.code } == ["annhum", "cangoo"])
        _ = reduce(&state, .untick("annhum"))
        #expect(state.list?.entries.map { $0.count } == [2])
        let running = state.shelf.running!
        #expect(Journal.read(id: running.id, text: running.text).journal == running)
        _ = reduce(&state, .list(.undo(nil)))
        #expect(state.list?.count(of: "annhum") == 1)
        _ = reduce(&state, .list(.redo(nil)))
        #expect(state.list?.count(of: "annhum") == 0)
    }

    @Test func aTickBeforeTheRegionHasComeIsKept() {
        var state = Fixture.started()
        let region = state.region!
        state.region = nil
        state.regionStatus = .loading
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .tick("cangoo"))
        #expect(state.list == nil && state.waitingTicks.count == 2)
        let effects = receive(&state, .region, status: 200, RegionPack.encode(region))
        #expect(state.list?.count(of: "cangoo") == 2 && state.list?.place == "Stanley Park")
        #expect(effects.appended.count == 3)
    }

    @Test func aTickOffTheRegionUsesTheListsOwnName() {
        var state = Fixture.started()
        _ = reduce(&state, .stored(key: "list", text: "list 5\nat 1 2 Elsewhere\n+ snogoo 6 Snow Goose"))
        _ = reduce(&state, .tick("snogoo"))
        _ = reduce(&state, .untick("snogoo"))
        _ = reduce(&state, .untick("snogoo"))
        _ = reduce(&state, .tick("snogoo"))
        #expect(state.list?.entries.map { $0.bird.name } == ["Snow Goose"] && state.list?.count(of: "snogoo") == 1)
    }

    @Test func finishingCanBeUndone() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        let running = state.list!
        #expect(reduce(&state, .finish).appended.count == 1)
        #expect(state.list == nil && state.shelf.journal(running.id)?.list.isFinished == true)
        _ = reduce(&state, .resume)
        #expect(state.list == running)
    }

    @Test func aWarningStaysUntilItIsClosed() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .storeFailed(key: "journal-1", reason: "QuotaExceededError"))
        #expect(state.list?.count(of: "cangoo") == 1 && state.notice?.isLasting == true)
        _ = reduce(&state, .fade)
        #expect(state.notice != nil)
        _ = reduce(&state, .tick("cangoo"))
        #expect(state.notice?.isLasting == true, "a warning outlasts what is said of a tick")
        _ = reduce(&state, .dismiss)
        #expect(state.notice == nil)
    }

    @Test func aWarningGoesWhenEverythingWasKeptAfterAll() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .storeFailed(key: "journal-1", reason: "QuotaExceededError"))
        _ = reduce(&state, .storeFailed(key: "settings", reason: "QuotaExceededError"))
        #expect(reduce(&state, .kept(key: "recents")).isEmpty)
        _ = reduce(&state, .kept(key: "journal-1"))
        #expect(state.notice?.isLasting == true, "the settings are not kept yet")
        #expect(reduce(&state, .kept(key: "settings")).contains(.announce("Saved on this device after all")))
        #expect(state.notice == nil)
        // What could not be read stays said, and another notice is not taken for it.
        _ = reduce(&state, .storeFailed(key: "list", reason: "unreadable"))
        #expect(reduce(&state, .kept(key: "list")).isEmpty && state.notice != nil)
        _ = reduce(&state, .dismiss)
        _ = reduce(&state, .storeFailed(key: "journal-1", reason: "QuotaExceededError"))
        _ = reduce(&state, .dismiss)
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .kept(key: "journal-1"))
        #expect(state.notice?.text == "Canada Goose, 2 on My List")
    }

    @Test func twoListsOfOneSecondAreTwo() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .finish)
        _ = reduce(&state, .tick("annhum"))
        #expect(state.shelf.journals.count == 2 && state.list?.entries.count == 1)
    }

    @Test func aListOfTheFirstVersionIsTakenOver() {
        var state = Fixture.started()
        _ = reduce(&state, .zone(-25_200))
        let text =
            "list 5\nat 49.3 -123.14 Lost Lagoon\n+ cangoo 6 Canada Goose\n+ cangoo 7 Canada Goose\n"
            + "+ annhum 8 Anna's Hummingbird\n- annhum 9 Anna's Hummingbird"
        let effects = reduce(&state, .stored(key: "list", text: text))
        #expect(state.list?.place == "Lost Lagoon" && state.list?.offset == -25_200 && state.list?.startedAt == 5)
        #expect(state.list?.entries.map { $0.count } == [2])
        #expect(effects.appended.count == 5 && effects.contains(.store(key: "list", text: "")))
        _ = reduce(&state, .stored(key: "list-3", text: "list 3\nat 1 2 x\n+ wooduc 4 Wood Duck\nfinished 4"))
        #expect(state.shelf.journals.count == 2 && state.list?.startedAt == 5)
        // Another tab takes it over as well: the same operations.
        let before = state.shelf
        _ = reduce(&state, .stored(key: "list", text: text))
        #expect(state.shelf == before)
    }

    @Test func aDamagedListIsPutAsideNotDropped() {
        var state = Fixture.started()
        let effects = reduce(&state, .stored(key: "list", text: "list 5\n+ cangoo"))
        #expect(state.list == nil)
        #expect(effects.contains(.store(key: "unread-list-\(Fixture.utc)", text: "list 5\n+ cangoo")))
        _ = reduce(&state, .stored(key: "journal-5-1", text: "1 1 5 start 5 0 1 2 x\nwhat is this"))
        #expect(state.list?.place == "x" && state.notice?.isLasting == true)
    }

    @Test func theClockSetBackTakesNothingOffAList() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .now(Fixture.utc + 47 * 60))
        _ = reduce(&state, .now(Fixture.utc - 3600))
        _ = reduce(&state, .now(Fixture.utc - 3600 + 60))
        #expect(state.list?.elapsed(until: state.listClock.utc) == "0:48")
        _ = reduce(&state, .tick("cangoo"))
        let text = state.shelf.running!.text
        var later = AppState(filter: Filter(centre: Fixture.centre), utc: Fixture.utc - 3600 + 120)
        _ = reduce(&later, .stored(key: "journal-" + state.shelf.running!.id, text: text))
        #expect(later.list?.elapsed(until: later.listClock.utc) == "0:48")
    }

    @Test func rareIsUnderTwoPerCentWithinAWeek() {
        var state = Fixture.started()
        #expect(state.derived.rare.count == 1)
        let effects = reduce(&state, .mode(.rare))
        #expect(state.markKind == .rare && state.marks.count == 1)
        #expect(effects.contains { if case .marks(.rare, _) = $0 { true } else { false } })
    }

    @Test func pickingAPlaceMovesNearbyAndLeavesSearch() {
        var state = Fixture.started()
        _ = reduce(&state, .mode(.rare))
        _ = reduce(&state, .search)
        _ = reduce(&state, .query("spar"))
        let effects = reduce(&state, .go(Coordinate(latitude: 49.73, longitude: -114.88), name: "Sparwood"))
        #expect(state.mode == .nearby && state.navigation.search == nil && state.title == "Sparwood")
        #expect(state.recents == ["spar"])
        #expect(effects.contains(.fetch(.region, "/api/region?lat=49.73&lon=-114.88")))
    }

    @Test func searchPutsEnglishNamesFirstAndNearbyBeforeTheWorld() {
        var state = Fixture.started()
        let names = [
            ("x1", "Large Hawk-Cuckoo", "Hierococcyx sparverioides"), ("x2", "Eurasian Sparrowhawk", "Accipiter nisus"),
            ("cangoo", "Goose that spars", "Branta canadensis"), ("x3", "Duck", "Anas platyrhynchos"),
        ]
        state.species = names.map {
            Taxon(
                code: $0.0, name: $0.1, scientificName: $0.2, family: "", familyName: "", sequence: 1,
                category: .species)
        }
        _ = reduce(&state, .query("SPAR"))
        #expect(state.derived.foundBirds.map { state.species[Int($0)].code } == ["cangoo", "x2", "x1"])
    }

    @Test func aBirdFromSearchClosesBackToTheResults() {
        var state = Fixture.started()
        _ = reduce(&state, .search)
        _ = reduce(&state, .query("goose"))
        _ = reduce(&state, .bird("cangoo"))
        _ = reduce(&state, .close)
        #expect(state.navigation.search != nil && state.query == "goose")
        _ = reduce(&state, .close)
        #expect(state.navigation.search == nil)
    }

    @Test func namesNeverBreakTheEffectsLine() {
        let effect = Effect.store(key: "list", text: "a\\b\nc")
        #expect(effect.text == "store list a\\\\b\\nc")
    }
}

extension [Effect] {
    /// The lines that journals are to get.
    var appended: [String] {
        var found: [String] = []
        for case .append(_, let lines) in self { found += lines }
        return found
    }
}
