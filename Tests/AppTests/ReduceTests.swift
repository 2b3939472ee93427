import App
import Birds
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
        #expect(first.contains { if case .store("list", _) = $0 { true } else { false } })
        _ = reduce(&state, .tick("cangoo"))
        _ = reduce(&state, .tick("annhum"))
        #expect(state.list?.entries.map { $0.code } == ["annhum", "cangoo"])
        _ = reduce(&state, .untick("annhum"))
        #expect(state.list?.entries.map { $0.count } == [2])
        #expect(state.list?.events.count == 4)
        let restored = BirdList(text: state.list!.text)
        #expect(restored == state.list)
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
        #expect(effects.contains { if case .store("list", _) = $0 { true } else { false } })
    }

    @Test func aTickOffTheRegionUsesTheListsOwnName() {
        var state = Fixture.started()
        _ = reduce(&state, .stored(key: "list", text: "list 5\nat 1 2 Elsewhere\n+ snogoo 6 Snow Goose"))
        _ = reduce(&state, .tick("snogoo"))
        _ = reduce(&state, .untick("snogoo"))
        _ = reduce(&state, .untick("snogoo"))
        _ = reduce(&state, .tick("snogoo"))
        #expect(state.list?.entries.map { $0.name } == ["Snow Goose"] && state.list?.count(of: "snogoo") == 1)
    }

    @Test func finishingCanBeUndoneAndIsStoredInOnePiece() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        let running = state.list!
        let effects = reduce(&state, .finish)
        var finished = running
        finished.finishedAt = Fixture.utc
        let pieces = [StoredText("list-\(running.startedAt)", finished.text), StoredText("list", "")]
        #expect(state.list == nil && effects.contains(.storeAll(pieces)))
        _ = reduce(&state, .resume)
        #expect(state.list == running)
    }

    @Test func aListThatCouldNotBePutAwayGoesOn() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        let running = state.list!
        _ = reduce(&state, .finish)
        _ = reduce(&state, .storeFailed(key: "list-\(running.startedAt)", reason: "QuotaExceededError"))
        #expect(state.list == running && state.notice?.isLasting == true)
        _ = reduce(&state, .fade)
        #expect(state.notice != nil)
        _ = reduce(&state, .tick("cangoo"))
        #expect(state.notice?.isLasting == true, "a warning outlasts what is said of a tick")
        _ = reduce(&state, .dismiss)
        #expect(state.notice == nil)
    }

    @Test func twoListsNeverShareAStart() {
        var state = Fixture.started()
        _ = reduce(&state, .tick("cangoo"))
        let first = state.list!.startedAt
        _ = reduce(&state, .finish)
        _ = reduce(&state, .tick("annhum"))
        #expect(state.list!.startedAt > first)
    }

    @Test func aDamagedListIsPutAsideNotDropped() {
        var state = Fixture.started()
        let effects = reduce(&state, .stored(key: "list", text: "list 5\n+ cangoo"))
        #expect(state.list == nil)
        #expect(effects.contains(.store(key: "list-unread-\(Fixture.utc)", text: "list 5\n+ cangoo")))
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
