import App
import Markup
import Navigation

/// `/lab`: eight proposals, each as a strip of the app's own screens.
public func labPage(_ settings: LabSettings, _ shown: ShownContent = ShownContent(offers: [])) -> Node {
    div {
        main {
            h1 { "Navigation lab" }
            p {
                "How tabs, search and sheets of a map-first app can work together: eight proposals, each as a strip of states. Every frame is the app itself, drawn by the code that draws it in use, over the app's own map, in a fixed world at 9:41 with made-up sightings. Nothing here is final. Scroll a strip sideways; tap a frame to see it big and to go on from there by hand."
            }
            labLinks("/lab", settings)
            controls("/lab", settings, contents: shown.offers)
            contentLine(shown)
            for strip in shown.content.map(Strip.showing) ?? Strip.all { proposalSection(strip, settings) }
            ownContent(shown)
            commonSection()
        }
    }
    .class("lab lab-wide")
}

/// The lab's pages, and the way back.
func labLinks(_ here: String, _ settings: LabSettings) -> Node {
    nav {
        for (path, title) in labPages where path != here { a { title }.href(path) }
        a { "Back to the map" }.href("/")
    }
    .class("lab-links").label("Lab")
}

private let labPages = [
    ("/lab", "The eight proposals"), ("/lab/a", "Lab A"), ("/lab/measures", "Measured trade-offs"),
    ("/lab/bar", "Bottom bars"),
]

private func proposalSection(_ one: Strip, _ settings: LabSettings) -> Node {
    section {
        div {
            h2 { one.title }
            if one.isProposed { span { "Proposed" }.class("lab-proposed") }
        }
        .class("lab-heading")
        p { one.summary }
        p {
            strong { "Trade-off. " }
            one.tradeOff
        }
        strip("\(one.title), phone", one.phones.map { frameFigure($0, settings) })
        if one.showsTablet || settings.showsTablets {
            strip("\(one.title), iPad", one.tablets.map { frameFigure($0, settings) })
        }
    }
    .id("proposal-" + one.proposal.name)
}

private func commonSection() -> Node {
    section {
        h2 { "Common to all" }
        ul {
            for rule in [
                "Search finds birds and places in one list. A place that is chosen moves Nearby there.",
                "The map's style and one's own position are one small capsule of glass in the top trailing corner, away from what is at the bottom.",
                "Settings, About and Support are together behind a menu or at the end of a list, never on the map.",
                "A bird is pushed over the mode one is in. Closing it leads back to just where one was.",
            ] {
                li { rule }
            }
        }
        .class("lab-rules")
    }
    .id("common")
}
