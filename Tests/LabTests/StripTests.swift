import App
import Lab
import Markup
import Navigation
import Testing

/// The lab's page of strips.
@Suite struct StripTests {
    /// The frames in the document's order, by the states that show them.
    private static let phones: [(Proposal, [String])] = [
        (.a, ["nearby-running", "rare", "search-spar", "bird-minimised", "list", "nearby-peek"]),
        (.b, ["b-peek", "b-half", "b-rare", "b-bird"]), (.c, ["c-nearby", "c-list", "c-search"]),
        (.d1, ["d1-rest", "d1-cards"]), (.d2, ["d2-nearby", "d2-rare", "d2-rest"]),
        (.e, ["e-rest", "e-menu", "e-nearby"]), (.f, ["f-rest", "f-nearby", "f-rare"]),
        (.g, ["g-nearby", "g-rare", "g-list"]),
    ]

    /// The titles as the document has them.
    private static let titles = [
        "A · iOS 26 tab bar and search", "B · Tabs inside the sheet", "C · Two modes and search",
        "D1 · Apple Maps: a sheet that never leaves", "D2 · Apple Maps with modes", "E · One glass search bar",
        "F · Map home, toolbar opens sheets", "G · Swipe between modes",
    ]

    @Test func everyProposalHasItsTitleAndItsFramesInOrder() {
        #expect(Strip.all.map { $0.title } == StripTests.titles)
        #expect(Strip.all.map { $0.proposal } == StripTests.phones.map { $0.0 })
        for (strip, wanted) in zip(Strip.all, StripTests.phones) {
            #expect(strip.phones.map { $0.state.name } == wanted.1)
            #expect(strip.phones.allSatisfy { $0.state.screen == .phone } && !strip.tablets.isEmpty)
            #expect(strip.tablets.allSatisfy { $0.state.screen != .phone })
        }
        #expect(Strip.all.flatMap { $0.phones }.count == 27)
        #expect(Strip.all.filter { $0.isProposed }.map { $0.proposal } == [.a])
        #expect(Strip.all.filter { $0.showsTablet }.map { $0.proposal } == [.a, .d1])
    }

    @Test func everyFrameShowsItsOwnProposal() throws {
        for strip in Strip.all {
            for frame in strip.phones + strip.tablets {
                let state = try #require(frame.state.state, "\(frame.state.name)")
                #expect(state.navigation.layout.id == strip.proposal, "\(frame.state.name)")
            }
        }
    }

    @Test func thePageHasEveryFrameAsAFigureOnce() {
        let page = outline(labPage(LabSettings()))
        let figures = all("figure", in: page)
        let wanted = Strip.all.flatMap { $0.phones + ($0.showsTablet ? $0.tablets : []) }
        #expect(figures.map { $0["id"] } == wanted.map { $0.state.name })
        for (figure, frame) in zip(figures, wanted) {
            #expect(all("iframe", in: [figure]).first?["src"] == "/lab/frame?state=" + frame.state.name)
            #expect(all("iframe", in: [figure]).first?["title"] == frame.caption)
            #expect(all("figcaption", in: [figure]).first?.wholeText.hasPrefix(frame.caption) == true)
            #expect(all("a", in: [figure]).first?["href"] == "/lab/live?state=" + frame.state.name)
        }
        let ids = all("", in: page).compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(all("span", in: page).filter { $0["class"] == "lab-proposed" }.count == 1)
    }

    @Test func oneSwitchShowsEveryTablet() {
        let settings = LabSettings { $0 == "ipad" ? "1" : nil }
        let tablets = all("figure", in: outline(labPage(settings))).filter { $0["data-size"] == "tablet" }
        #expect(tablets.count == Strip.all.reduce(0) { $0 + $1.tablets.count })
    }

    @Test func whatIsChosenIsReadAsItIsWritten() {
        let chosen = [
            "theme": "dark", "flavour": "ios27", "style": "appetite", "text": "130", "solid": "1", "hand": "left",
        ]
        let settings = LabSettings { chosen[$0] }
        #expect(settings.query() == "theme=dark&flavour=ios27&style=appetite&text=130&solid=1&hand=left")
        #expect(LabSettings { _ in "?" } == LabSettings() && LabSettings().query().isEmpty)
        #expect(LabSettings().address("/lab") == "/lab")
        #expect(settings.address("/lab/frame", state: "rare").hasPrefix("/lab/frame?state=rare&theme=dark"))
    }

    @Test func aStateThatIsNamedDarkStaysDark() throws {
        let named = try #require(NamedState.named("rare-dark"))
        #expect(LabSettings { $0 == "theme" ? "light" : nil }.applied(to: named).theme == .dark)
    }

    /// The elements with a tag, or all, in the page's order.
    private func all(_ tag: String, in elements: [Outline]) -> [Outline] {
        elements.flatMap { (tag.isEmpty || $0.tag == tag ? [$0] : []) + all(tag, in: $0.children) }
    }
}
