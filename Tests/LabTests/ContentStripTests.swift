import App
import Birds
import Lab
import Markup
import Navigation
import Screens
import TestKit
import Testing

@Suite struct ContentStripTests {
    private let buses: Content

    init() throws { buses = try ContentFile(bytes("Web/lab/buses.json")).content }

    /// A content of seven modes and search.
    private func seven() throws -> Content {
        let modes = (1...7).map { "{\"id\": \"m\($0)\", \"label\": \"Mode \($0)\", \"icon\": \"map\"}" }.joined(
            separator: ",")
        return try ContentFile(
            Array(
                contentText(
                    modes:
                        "[\(modes), {\"id\": \"s\", \"label\": \"Search\", \"icon\": \"search\", \"role\": \"search\"}]"
                ).utf8)
        ).content
    }

    private func opened(_ content: Content, _ query: String, isLocated: Bool = true) -> AppState {
        LabWorld.open(
            "/?" + query, content, isLocated: isLocated, device: NamedState.Screen.phone.device)
    }

    @Test func everyProposalShowsAContent() throws {
        for content in [buses, try seven()] {
            for strip in Strip.showing(content) {
                #expect(!strip.phones.isEmpty && !strip.tablets.isEmpty)
                for frame in strip.phones + strip.tablets {
                    let state = try #require(frame.state.state)
                    #expect(state.navigation.layout.id == strip.proposal)
                    let page = html(screen(state))
                    for word in ["Nearby", "My List", "Stanley Park", "Search birds"] { #expect(!page.contains(word)) }
                    #expect(NamedState.named(frame.state.name, in: content)?.address == frame.state.address)
                }
            }
        }
    }

    @Test func theNearestStopIsThereOnTheMapAloneAndWithLeaveAlone() {
        #expect(opened(buses, "proposal=a").chrome.accessory == .expanded)
        #expect(opened(buses, "proposal=a&mode=settings").chrome.accessory == .absent)
        #expect(opened(buses, "proposal=a", isLocated: false).chrome.accessory == .absent)
        #expect(opened(buses, "proposal=a&flavour=ios260&mode=settings").chrome.accessory == .absent)
        let says = opened(buses, "proposal=a").contentAccessory
        #expect(says?.title == "The Arcades" && says?.detail == "90034 | North Bridge Road | Nearest Stop")
    }

    @Test func aRefusedPositionTakesTheCapsuleAway() {
        var state = opened(buses, "proposal=a")
        _ = reduce(&state, .locateFailed("denied"))
        #expect(state.chrome.accessory == .absent)
        _ = reduce(&state, .located(buses.camera.centre))
        #expect(state.chrome.accessory == .expanded)
    }

    /// The map lies under everything and no mode changes its size; what of it is free is the same as before.
    @Test func backOnTheMapTabAllIsAsItWas() {
        for proposal in Proposal.allCases {
            var state = opened(buses, "proposal=\(proposal.name)&mode=map")
            let before = (state.padding, html(screen(state)), state.marks)
            _ = reduce(&state, .mode(Mode(rawValue: 1)!))
            _ = reduce(&state, .mode(.nearby))
            #expect(state.padding == before.0 && html(screen(state)) == before.1 && state.marks == before.2)
        }
    }

    @Test func aRowOpensItsSheetAndBackLeadsToIt() {
        var state = opened(buses, "proposal=a")
        let row = ContentRowID(mode: 0, row: 1)
        let effects = reduce(&state, .sheet(.row(row)))
        #expect(state.route.address.contains("row=0.1"))
        #expect(
            effects.contains {
                if case .camera(let camera, _) = $0 { camera.centre == buses.row(row)?.at } else { false }
            })
        #expect(html(screen(state)).contains("Bus 957"))
        #expect(reduce(&state, .close).contains(.focus("row-0.1")))
        #expect(state.navigation.frontSheet == nil)
    }

    @Test func whatIsOnlyTheBirdsDoesNothing() {
        var state = opened(buses, "proposal=a")
        let before = state
        for text in [
            "bird cangoo", "tick cangoo", "km 20", "sheet settings", "row 0.99", "row 7.0", "mode 9", "menu more",
            "go 1 2 X",
        ] {
            let action = AppAction(text: text)
            #expect(action != nil, "\(text)")
            if let action { #expect(reduce(&state, action).isEmpty && state == before, "\(text)") }
        }
    }

    @Test func searchFindsRowsOfEveryMode() {
        let state = opened(buses, "proposal=a&q=cl")
        #expect(state.derived.foundRows == [ContentRowID(mode: 1, row: 2)])
        #expect(html(screen(state)).contains("Clock"))
    }

    @Test func theFifthPlaceIsMoreAndListsTheRest() throws {
        let content = try seven()
        for (proposal, shown) in [(Proposal.a, 3), (.b, 3), (.f, 3), (.d2, 2), (.d1, 7), (.e, 7), (.g, 7)] {
            let state = opened(content, "proposal=\(proposal.name)&mode=m1")
            #expect(state.splitModes.shown.count == shown, "\(proposal)")
            #expect(state.splitModes.behindMore.count == 7 - shown)
        }
        var state = opened(content, "proposal=a")
        #expect(reduce(&state, .menu(.modes)).contains(.focus("menu")))
        let menu = html(screen(state))
        #expect(menu.contains("aria-label=\"More modes\"") && menu.contains("Mode 7"))
        _ = reduce(&state, .mode(Mode(rawValue: 6)!))
        #expect(state.menu == nil && state.route.address.contains("mode=m7"))
        #expect(html(screen(state)).contains("aria-label=\"More, Mode 7\""))
        // Back: the entry before is the one in which More was opened.
        _ = reduce(&state, .popped(state.trail[state.trail.count - 2], steps: -1))
        #expect(state.navigation.mode == 0)
    }

    @Test func anAddressOpensTheSameStateAgain() throws {
        for content in [buses, try seven()] {
            for strip in Strip.showing(content) {
                for frame in strip.phones {
                    let state = try #require(frame.state.state)
                    let again = LabWorld.open(
                        state.pinnedRoute.address, content, isLocated: frame.state.isLocated, device: state.device)
                    #expect(again.navigation == state.navigation && again.menu == state.menu, "\(frame.state.name)")
                }
            }
        }
    }

    @Test func hostileWordsStayText() throws {
        let bad = "<script>alert(1)</script>\\\"'"
        let text = contentText(
            modes:
                "[{\"id\": \"\(bad)\", \"label\": \"\(bad)\", \"icon\": \"map\", \"badge\": \"dot\", \"badgeLabel\": \"\(bad)\"}, {\"id\": \"b&c=d\", \"label\": \"B\", \"icon\": \"map\"}]",
            more:
                "\"sheets\": {\"b&c=d\": {\"sections\": [{\"title\": \"\(bad)\", \"rows\": [{\"title\": \"\(bad)\", \"mark\": \"<b>\"}]}]}}"
        )
        let content = try ContentFile(Array(text.utf8)).content
        for strip in Strip.showing(content) {
            for frame in strip.phones { #expect(!html(screen(frame.state.opened)).contains("<script")) }
        }
        var state = opened(content, "proposal=a")
        _ = reduce(&state, .mode(Mode(rawValue: 1)!))
        #expect(opened(content, String(state.route.address.dropFirst(2))).navigation.mode == 1)
        // A content without search has none.
        #expect(reduce(&state, .search).isEmpty && state.navigation.search == nil)
    }

    @Test func theBrowsersProgramTakesItOver() {
        var state = AppState(filter: Filter(centre: LabWorld.centre), utc: 1)
        for (key, text) in LabWorld.kept(buses, isLocated: true) { _ = reduce(&state, .stored(key: key, text: text)) }
        #expect(state.content == buses && state.position != nil)
        _ = reduce(&state, .stored(key: "content", text: "no content"))
        #expect(state.content == buses)
    }
}

@Suite struct StepWordTests {
    /// No frame of a filmstrip says an action's own text.
    @Test func everyStepIsSaidInWords() {
        for proposal in Proposal.allCases {
            for task in LabTask.all {
                guard let path = Measures.shared[proposal].path(task.id) else { continue }
                for (index, step) in path.steps.enumerated() {
                    let words = step.words(in: path.states[index])
                    #expect(!words.hasPrefix("Tap: "), "\(proposal) \(task.id): \(words)")
                }
            }
        }
    }
}
