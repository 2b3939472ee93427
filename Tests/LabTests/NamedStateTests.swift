import App
import Birds
import Lab
import Lists
import Markup
import Navigation
import Screens
import Testing

@Suite struct NamedStateTests {
    @Test func namesAreUniqueAndFitForFiles() {
        var names: Set<String> = []
        for state in NamedState.proposalA {
            #expect(names.insert(state.name).inserted, "\(state.name)")
            #expect(
                state.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
            #expect(state.caption.hasSuffix("."), "\(state.name)")
        }
        #expect(names.count > 100)
    }

    @Test func eachAddressOpensItsStateAndReloadingKeepsIt() throws {
        for named in NamedState.proposalA {
            let state = try #require(named.state, "\(named.address)")
            #expect(state.flavour == named.flavour && state.theme == named.theme, "\(named.name)")
            #expect(state.chrome.isWide == (named.screen != .phone), "\(named.name)")
            let again = LabWorld.open(
                try Route(address: state.pinnedRoute.address), list: named.list, device: named.screen.device)
            #expect(again == state, "\(named.name): \(state.pinnedRoute.address)")
            for part in named.query.split(separator: "&") where part != "q=" {
                #expect(state.pinnedRoute.address.contains(part), "\(named.name) loses \(part)")
            }
        }
    }

    /// The texts of the frames, by the state that shows them.
    static let texts: [(String, [String])] = [
        (
            "nearby-running",
            [
                "Stanley Park", "Vancouver, BC · 113 species", "5 km", "14 days", "Ducks, Geese, and Waterfowl",
                "\"Canada Goose, 21 hours ago, 64 birds\"", "\"Wood Duck, 1 day ago, 12 birds\"",
                "\"Mallard, 3 hours ago, 40 birds\"", "My List, 12 species, 47 minutes", "12 · 0:47",
            ]
        ),
        (
            "rare",
            [
                "Rare Bird Alert", "Within 50 km · last 7 days",
                "\"Tropical Kingbird, Jericho Beach, 2 days ago, Rare\"",
                "\"Harris&#39;s Sparrow, Queen Elizabeth Park, 3 days ago, Rare\"",
                "\"Black Phoebe, Iona Beach, yesterday, Rare\"", "\"Palm Warbler, Lost Lagoon, today, Rare\"",
            ]
        ),
        (
            "list",
            [
                "My List", "Stanley Park · today · 0:47", "Finish", "Share",
                "\"Canada Goose, Last reported 21 hours ago\"",
                "\"Mallard, Last reported 3 hours ago\"", "\"Anna&#39;s Hummingbird, Last reported 5 hours ago\"",
            ]
        ),
        (
            "search-spar",
            [
                "\"Song Sparrow, 3 hours ago nearby\"", "\"Fox Sparrow, 1 day ago nearby\"",
                "\"Sparrowhawk, Not seen nearby\"", "\"Sparwood, BC, Canada\"",
            ]
        ),
        ("bird", ["Anna&#39;s Hummingbird", "Calypte anna", "Recent sightings", "Lost Lagoon"]),
        ("list-menu", ["Settings", "About", "Support"]),
    ]

    @Test(arguments: texts) func saysWhatTheFrameSays(_ name: String, _ wanted: [String]) throws {
        let page = html(screen(try open(name)))
        for text in wanted { #expect(page.contains(text), "\(name): \(text)") }
    }

    @Test func theFixedWorldCountsAsTheFramesDo() throws {
        let nearby = try open("nearby-running")
        #expect(nearby.derived.speciesCount == 113 && nearby.derived.rare.count == 5)
        #expect(nearby.list?.count(of: "cangoo") == 2 && nearby.list?.count(of: "mallar3") == 0)
        let region = LabWorld.region
        #expect(
            nearby.derived.nearby.prefix(3).map { region.taxa[Int($0.taxon)].code } == ["cangoo", "wooduc", "mallar3"])
        let list = try open("list").list
        #expect(list?.entries.count == 12 && list?.elapsed(until: LabWorld.utc) == "0:47")
        #expect(list?.entries.prefix(3).map { "\($0.bird.code) \($0.count)" } == ["cangoo 2", "mallar3 6", "annhum 1"])
        let bird = try open("bird")
        #expect(bird.derived.discs.map { $0.sightings }.sorted() == [2, 3, 12, 14])
        #expect(LabWorld.shelf(.none).running == nil && LabWorld.shelf(.running).running?.list.entries.count == 12)
    }

    private func open(_ name: String) throws -> AppState {
        try #require(NamedState.proposalA.first { $0.name == name }?.state)
    }
}
