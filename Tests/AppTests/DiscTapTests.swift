import App
import Birds
import Testing
import Wire

@Suite struct DiscTapTests {
    private func tap(_ state: inout AppState, _ place: Int) -> [Effect] {
        reduce(&state, .disc(state.region!.places[place].coordinate))
    }

    private func zooms(_ effects: [Effect]) -> [Double] {
        effects.compactMap { if case .camera(let camera, _) = $0 { camera.zoom } else { nil } }
    }

    private func at(_ zoom: Double, km: Int = 5) -> AppState {
        var state = Fixture.started()
        _ = reduce(&state, .kilometres(km))
        _ = reduce(&state, .camera(Camera(centre: Fixture.centre, zoom: zoom)))
        return state
    }

    @Test func aDiscOfOnePlaceSaysWhichAndComesCloser() {
        var state = at(12)
        #expect(state.derived.discs.count == 1 && state.derived.discs[0].places == 1)
        let effects = tap(&state, 0)
        #expect(zooms(effects) == [14])
        #expect(state.notice?.text == "Lost Lagoon: Anna's Hummingbird, Canada Goose, gull sp. and 1 more")
        #expect(effects.contains(.announce(state.notice?.text ?? "")))
        _ = reduce(&state, AppAction(text: state.notice?.action ?? "") ?? .escape)
        #expect(state.title == "Lost Lagoon")
    }

    @Test func aDiscOfSeveralComesCloserUntilItCannot() {
        var state = at(5, km: 50)
        #expect(state.derived.discs.count == 1 && state.derived.discs[0].places == 3)
        #expect(zooms(tap(&state, 0)) == [7] && state.notice == nil)
        // At the closest zoom places can still share a disc: here by laying two on one spot.
        var region = Fixture.region
        region.places[1].coordinate = region.places[0].coordinate
        state = AppState(filter: Filter(centre: Fixture.centre), utc: Fixture.utc)
        _ = receive(&state, .region, status: 200, RegionPack.encode(region))
        _ = start(&state)
        _ = reduce(&state, .camera(Camera(centre: Fixture.centre, zoom: 16)))
        #expect(state.derived.discs.map { $0.places } == [2])
        #expect(zooms(tap(&state, 0)) == [])
        #expect(
            state.notice?.text
                == "Lost Lagoon, Jericho Beach: Anna's Hummingbird, Canada Goose, gull sp. and 2 more")
    }

    @Test func ofABirdItSaysHowOften() {
        var state = Fixture.started()
        _ = reduce(&state, .bird("cangoo"))
        _ = reduce(&state, .camera(Camera(centre: Fixture.centre, zoom: 16)))
        _ = tap(&state, 0)
        #expect(state.notice?.text == "Lost Lagoon: 2 sightings")
    }

    @Test func aDiscThatIsGoneSaysNothing() {
        var state = at(16)
        _ = reduce(&state, .disc(Coordinate(latitude: 1, longitude: 1)))
        #expect(state.notice == nil)
    }
}
