import App
import Lab
import Markup
import Navigation
import Screens
import Testing

/// The frames of proposals B to G: their addresses, and what they say.
@Suite struct OtherProposalTests {
    @Test func everyProposalHasItsFramesInOrder() {
        let phones = NamedState.otherProposals.filter { $0.screen == .phone && $0.theme == .light }
        var counts: [String: Int] = [:]
        for state in phones { counts[String(state.name.prefix { $0 != "-" }), default: 0] += 1 }
        #expect(counts == ["b": 4, "c": 3, "d1": 2, "d2": 3, "e": 3, "f": 3, "g": 3])
        #expect(Set(NamedState.otherProposals.map { $0.name }).count == NamedState.otherProposals.count)
    }

    @Test func eachAddressOpensItsStateAndReloadingKeepsIt() throws {
        for named in NamedState.otherProposals {
            let state = try #require(named.state, "\(named.address)")
            let again = LabWorld.open(
                try Route(address: state.pinnedRoute.address), list: named.list, device: named.screen.device)
            #expect(again == state, "\(named.name): \(state.pinnedRoute.address)")
        }
    }

    private static let nearby = [
        "Stanley Park", "Vancouver, BC · 113 species", "5 km", "14 days", "Family", "Ducks, Geese, and Waterfowl",
        "Canada Goose", "Wood Duck", "Mallard",
    ]
    private static let rare = [
        "Rare Bird Alert", "Within 50 km · last 7 days", "Tropical Kingbird", "Harris's Sparrow", "Black Phoebe",
        "Palm Warbler",
    ]
    private static let list = ["My List", "Stanley Park · today · 0:47", "Finish", "Share", "Canada Goose", "Mallard"]

    /// What the frames say, as the document has it, and what they must not say.
    static let texts: [(String, [String], [String])] = [
        ("b-peek", ["Stanley Park", "Vancouver, BC · 113 species", "Nearby", "Rare", "My List"], []),
        ("b-half", nearby + ["Nearby", "Rare", "My List"], []),
        ("b-rare", rare, []),
        ("b-bird", ["Anna's Hummingbird", "Calypte anna", "Seen It", "Share", "Recent sightings", "Lost Lagoon"], []),
        ("c-nearby", nearby + ["Rare Bird Alert", "My List"], []),
        ("c-list", list + ["Settings", "About", "Support"], []),
        ("c-search", ["Birds", "Song Sparrow", "Fox Sparrow", "Not seen nearby", "Places", "Sparwood"], []),
        ("d1-rest", ["113 species at Stanley Park"], ["Close"]),
        ("d1-cards", ["113 species at Stanley Park", "5 within 50 km", "12 species · 0:47"], []),
        (
            "d2-nearby", ["Nearby", "Rare", "My List", "5 km", "14 days", "Canada Goose"],
            ["Family", "Waterfowl", "113"]
        ),
        ("d2-rare", ["Tropical Kingbird", "Harris's Sparrow"], ["Within 50 km"]),
        ("e-menu", ["Nearby", "Rare", "My List", "Settings…", "12 species · 0:47"], ["Canada Goose"]),
        ("e-nearby", nearby, []),
        ("f-nearby", nearby, []), ("f-rare", rare, []),
        ("g-nearby", nearby, []), ("g-rare", rare, []), ("g-list", list, []),
    ]

    @Test(arguments: texts) func saysWhatTheFrameSays(_ name: String, _ wanted: [String], _ unwanted: [String]) throws {
        let state = try #require(NamedState.otherProposals.first { $0.name == name }?.state)
        let said = outline(screen(state)).map { reachable($0) }.joined(separator: "\n")
        for text in wanted { #expect(said.contains(text), "\(name): \(text)") }
        for text in unwanted { #expect(!said.contains(text), "\(name): \(text)") }
    }

    /// The texts and names that a person can reach.
    private func reachable(_ element: Outline) -> String {
        if element["inert"] != nil { return "" }
        return ([element["aria-label"] ?? "", element.text] + element.children.map { reachable($0) })
            .joined(separator: "\n")
    }

    @Test func restIsTheBareMapWhereTheLayoutHasOne() throws {
        for name in ["e-rest", "f-rest", "e-column-rest-ipad"] {
            let state = try #require(NamedState.otherProposals.first { $0.name == name }?.state)
            #expect(!state.navigation.hasSheet && state.navigation.activeMode == nil, "\(name)")
        }
    }

    @Test func rareDiscsAreInPurpleAmongTheOthers() throws {
        let state = try #require(NamedState.otherProposals.first { $0.name == "c-nearby" }?.state)
        #expect(state.marks.contains { $0.isRare } && state.marks.contains { !$0.isRare })
    }
}
