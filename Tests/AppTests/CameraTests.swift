import App
import Birds
import Navigation
import Testing
import Wire

/// The map follows what is in front, and everything that closes gives back the camera that was there.
@Suite struct CameraTests {
    private static let own = Camera(centre: Fixture.centre, zoom: 11)

    private static func started() -> AppState {
        var state = Fixture.started()
        _ = reduce(&state, .camera(own))
        return state
    }

    @Test func modesThatEachHaveABirdInFrontKeepTheirCameras() {
        var state = Self.started()
        _ = reduce(&state, .bird("annhum"))
        let first = state.camera
        _ = reduce(&state, .mode(.rare))
        #expect(state.camera == Self.own)
        _ = reduce(&state, .bird("trokin"))
        let second = state.camera
        #expect(second != first && second != Self.own)
        _ = reduce(&state, .mode(.nearby))
        #expect(state.frontBird == "annhum" && state.camera == first)
        _ = reduce(&state, .mode(.rare))
        #expect(state.frontBird == "trokin" && state.camera == second)
        _ = reduce(&state, .close)
        #expect(state.camera == Self.own)
        _ = reduce(&state, .mode(.nearby))
        _ = reduce(&state, .close)
        #expect(state.camera == Self.own && state.leftBirds.isEmpty)
    }

    @Test func aSheetOverABirdGivesBackTheBirdsCamera() {
        var state = Self.started()
        _ = reduce(&state, .bird("annhum"))
        let moved = Camera(centre: Fixture.centre, zoom: 15)
        _ = reduce(&state, .camera(moved))
        _ = reduce(&state, .sheet(.settings))
        _ = reduce(&state, .camera(Camera(centre: Fixture.centre, zoom: 8)))
        _ = reduce(&state, .close)
        #expect(state.frontBird == "annhum" && state.camera == moved)
        _ = reduce(&state, .bird("cangoo"))
        #expect(state.camera != moved)
        _ = reduce(&state, .close)
        #expect(state.camera == moved)
    }

    @Test func aBirdsAddressFramesItsSightings() throws {
        var opened = AppState(
            route: try Route(address: "/?bird=annhum"), filter: Filter(centre: Fixture.centre), utc: Fixture.utc)
        opened.region = Fixture.region
        opened.regionVersion = 1
        _ = start(&opened)
        var tapped = Fixture.started()
        _ = reduce(&tapped, .bird("annhum"))
        #expect(opened.camera == tapped.camera && opened.camera != opened.overview)
        _ = reduce(&opened, .close)
        #expect(opened.camera == opened.overview)
    }

    @Test func aBirdsAddressFramesItsSightingsOnceTheyHaveCome() throws {
        var state = AppState(
            route: try Route(address: "/?bird=annhum"), filter: Filter(centre: Fixture.centre), utc: Fixture.utc)
        _ = start(&state)
        #expect(state.camera == state.overview)
        _ = receive(&state, .region, status: 200, RegionPack.encode(Fixture.region))
        #expect(state.camera != state.overview)
        let framed = state.camera
        _ = receive(&state, .region, status: 200, RegionPack.encode(Fixture.region))
        #expect(state.camera == framed)
    }
}
