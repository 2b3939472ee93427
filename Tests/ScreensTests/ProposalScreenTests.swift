import App
import Birds
import Navigation
import Screens
import Testing

/// What each proposal draws, cell by cell of their table, as assistive technology meets it.
@Suite struct ProposalScreenTests {
    private func page(_ address: String, lists: Bool = true) throws -> Page {
        var state = AppState(
            route: try Route(address: "/?" + address), filter: Filter(centre: World.park), utc: World.utc)
        state.region = World.region
        state.regionStatus = .ready
        if lists { state.shelf = World.shelf }
        World.derive(&state)
        return try Page(screen(state))
    }

    private func current(_ page: Page) -> [String] {
        page.reachable(page.root).filter { $0.attributes["aria-current"] == "page" }.map { page.name($0) }
    }

    /// Addresses of every kind of state, for rules that hold in all of them.
    static let addresses: [String] = Proposal.allCases.flatMap { proposal in
        [
            "", "mode=nearby", "mode=rare", "mode=list", "mode=list&menu=more", "bird=annhum", "mode=rare&bird=trokin",
            "q=", "q=spar", "sheet=settings", "detent=full", "mode=rare&detent=none", "menu=modes", "menu=distance",
        ].map { "proposal=\(proposal.name)&" + $0 }
    }

    @Test(arguments: addresses) func rulesOfEveryProposal(_ address: String) throws {
        let page = try page(address)
        let ids = page.root.all.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count, "ids are unique")
        let sheets = page.root.all.filter { $0.attributes["class"]?.hasPrefix("sheet ") == true }
        #expect(sheets.filter { $0.attributes["inert"] == nil }.count <= 1)
        #expect(page.names("navigation").count <= 1)
        #expect(current(page).count <= 1)
        for button in page.root.all where button.tag == "button" {
            #expect(!page.name(button).isEmpty)
            #expect(button.role == "slider" || AppAction(text: button.attributes["data-act"] ?? "") != nil)
        }
        #expect(page.find("button", "Map style") != nil && page.find("button", "My location") != nil)
        let isAtRest = page.reachable(page.root).allSatisfy { $0.role != "region" }
        #expect(!isAtRest || address.contains("proposal=e") || address.contains("proposal=f"))
    }

    @Test(arguments: [Proposal.a, .b, .d2, .f, .g]) func switchersAreThreeButtons(_ proposal: Proposal) throws {
        let page = try page("proposal=\(proposal.name)&mode=rare", lists: false)
        #expect(page.names("navigation") == ["Modes"])
        for name in ["Nearby", "Rare", "My List"] { #expect(page.find("button", name) != nil, "\(name)") }
        #expect(current(page) == ["Rare"])
        #expect(page.find("button", "Rare")?.attributes["data-act"] == "mode rare")
    }

    @Test func aDotSaysThatAListRuns() throws {
        for proposal in [Proposal.b, .d2, .f, .g] {
            let page = try page("proposal=\(proposal.name)&mode=nearby")
            #expect(page.find("button", "My List, list running") != nil, "\(proposal.name)")
        }
        #expect(try page("proposal=b", lists: false).find("button", "My List") != nil)
    }

    @Test func searchIsWhereTheLayoutHasIt() throws {
        for proposal in [Proposal.a, .b, .c, .f, .g] {
            #expect(try page("proposal=\(proposal.name)").find("button", "Search") != nil, "\(proposal.name)")
        }
        for proposal in [Proposal.d1, .d2, .e] {
            let page = try page("proposal=\(proposal.name)")
            let field = try #require(page.find("searchbox", "Search birds and places"))
            #expect(field.attributes["data-act"] == "search" && field.attributes["data-act-input"] == "query")
        }
        for proposal in Proposal.allCases {
            let page = try page("proposal=\(proposal.name)&q=spar")
            let fields = page.reachable(page.root).filter { $0.role == "searchbox" }
            #expect(fields.map { $0.attributes["value"] } == ["spar"], "\(proposal.name)")
            #expect(fields.first?.attributes["id"] == "search-field" && fields.first?.attributes["data-act"] == nil)
        }
    }

    @Test func rareIsTheFirstSectionOfNearby() throws {
        let page = try page("proposal=c")
        #expect(page.find("button", "Rare") == nil && page.find("button", "Nearby") != nil)
        let headings = page.names("heading")
        #expect(headings.firstIndex(of: "Rare Bird Alert")! < headings.firstIndex(of: "Ducks, Geese, and Waterfowl")!)
        #expect(page.find("button", "Palm Warbler, Lost Lagoon, today, Rare") != nil)
    }

    @Test func cards() throws {
        let rest = try page("proposal=d1")
        #expect(rest.names("region") == ["Wingbar"])
        #expect(rest.find("button", "Nearby, 13 species at Stanley Park") != nil)
        #expect(rest.find("button", "Rare, 5 within 50 km") != nil)
        let name = try #require(rest.names("button").first { $0.hasPrefix("My List, ") })
        #expect(name == "My List, 3 species · 0:47")
        #expect(rest.find("button", "More") != nil && current(rest).isEmpty)
        let pushed = try page("proposal=d1&mode=nearby")
        #expect(pushed.names("region") == ["Stanley Park"] && pushed.find("button", "Close") != nil)
        #expect(pushed.names("navigation").isEmpty, "the modes are two taps away")
    }

    @Test func bareContentHasNoTitleAndNoHeadings() throws {
        let page = try page("proposal=d2&detent=half")
        #expect(page.find("button", "Distance, 5 km") != nil && page.find("button", "Period, 14 days") != nil)
        #expect(page.find("button", "Family, all") == nil)
        #expect(page.names("heading") == ["Wingbar", "Stanley Park"], "the title is said, not drawn")
        #expect(page.root.all.contains { $0.tag == "h2" && $0.attributes["class"] == "title unseen" })
        #expect(page.find("button", "Canada Goose, 21 hours ago, 64 birds") != nil)
        #expect(page.find("button", "More") != nil)
    }

    @Test func theModesMenu() throws {
        let rest = try page("proposal=e")
        #expect(rest.names("region").isEmpty && current(rest).isEmpty)
        let mode = try #require(rest.find("button", "Mode, Nearby"))
        #expect(mode.attributes["aria-haspopup"] == "menu" && mode.attributes["data-act"] == "menu modes")
        let open = try page("proposal=e&menu=modes")
        #expect(open.names("menuitemradio") == ["Nearby", "Rare", "My List, 3 species · 0:47"])
        #expect(open.names("menuitem") == ["Settings…", "About", "Support"])
        #expect(open.reachable(open.root).filter { $0.attributes["aria-checked"] == "true" }.isEmpty)
        let rare = try page("proposal=e&mode=rare&menu=modes")
        #expect(rare.find("menuitemradio", "Rare")?.attributes["aria-checked"] == "true")
        #expect(rare.find("button", "Mode, Rare") != nil && rare.find("button", "Close") != nil)
    }

    @Test func theToolbarOverTheBareMap() throws {
        let rest = try page("proposal=f")
        #expect(rest.names("region").isEmpty && current(rest).isEmpty)
        let open = try page("proposal=f&mode=nearby")
        #expect(current(open) == ["Nearby"] && open.find("button", "Close") != nil)
    }

    @Test func aBirdTakesTheFootersPlace() throws {
        #expect(try page("proposal=b&bird=annhum").names("navigation").isEmpty)
        #expect(try page("proposal=b").names("navigation") == ["Modes"])
        #expect(try page("proposal=f&mode=nearby&bird=annhum").names("navigation") == ["Modes"])
    }

    @Test func settingsAboutAndSupportAreAlwaysTogether() throws {
        for proposal in [Proposal.a, .b, .f, .g] {
            let list = try page("proposal=\(proposal.name)&mode=list&menu=more")
            #expect(list.find("button", "More") != nil, "\(proposal.name)")
            #expect(list.names("menuitem") == ["Settings", "About", "Support"])
        }
        for proposal in [Proposal.d1, .d2] {
            #expect(
                try page("proposal=\(proposal.name)&menu=more").names("menuitem") == ["Settings", "About", "Support"])
        }
        let foot = try page("proposal=c&mode=list")
        #expect(foot.find("button", "More") == nil)
        for name in ["Settings", "About", "Support"] {
            #expect(foot.find("button", name)?.attributes["data-act"] == "sheet \(name.lowercased())")
        }
    }

    @Test func settingsOffersEveryProposal() throws {
        let page = try page("mode=list&sheet=settings")
        let offered = page.reachable(page.root).filter { $0.attributes["data-act"]?.hasPrefix("proposal ") == true }
        #expect(offered.count == 8 && offered[0].attributes["aria-checked"] == "true")
    }
}
