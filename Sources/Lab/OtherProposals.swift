import App
import Navigation

/// One frame of the strips: its name after the proposal's letter, what it shows, what its address says.
private struct Frame {
    var proposal: Proposal
    var name: String
    var caption: String
    var query: String
    var list: LabWorld.List

    init(
        _ proposal: Proposal, _ name: String, _ caption: String, _ query: String = "",
        _ list: LabWorld.List = .running
    ) {
        self.proposal = proposal
        self.name = name
        self.caption = caption
        self.query = query
        self.list = list
    }
}

extension NamedState {
    /// The frames of proposals B to G in the order of their strips, on a phone, each light and dark; then each proposal
    /// in a large window, on its side and upright.
    public static let otherProposals: [NamedState] =
        frames.flatMap { frame in
            [state(frame, "", .phone, .light), state(frame, "-dark", .phone, .dark)]
        }
        + wide.flatMap { frame in
            [state(frame, "-ipad", .landscape, .light), state(frame, "-ipad-portrait-dark", .portrait, .dark)]
        }

    private static func state(_ frame: Frame, _ ending: String, _ screen: Screen, _ theme: Theme) -> NamedState {
        let letter = frame.proposal.name
        let query = "proposal=" + letter + (frame.query.isEmpty ? "" : "&" + frame.query)
        return NamedState(
            name: letter + "-" + frame.name + ending, caption: frame.caption, query: query, screen: screen,
            flavour: .ios26, theme: theme, list: frame.list, scroll: 0)
    }

    private static let frames: [Frame] = [
        Frame(.b, "peek", "At its lowest the sheet is a title over its own row of tabs; the rest is map."),
        Frame(.b, "half", "Half way up the tabs stay where they were, at the sheet's end.", "detent=half"),
        Frame(.b, "rare", "At full height rows pass under the tabs, which are glass.", "mode=rare&detent=full"),
        Frame(.b, "bird", "A bird has the sheet to itself: no tabs until it is closed.", "bird=annhum"),
        Frame(.c, "nearby", "Two tabs: what is rare heads Nearby's list, and is purple on the map."),
        Frame(.c, "list", "My List is the other tab, with Settings under its last row.", "mode=list", .later),
        Frame(.c, "search", "The capsule is narrow; the field takes what it leaves.", "q=spar"),
        Frame(.d1, "rest", "The sheet is down to its search field, and goes no lower."),
        Frame(.d1, "cards", "Pulled up, it holds a card for each mode.", "detent=half"),
        Frame(.d2, "nearby", "The modes are segments under the field, and the list follows at once.", "detent=half"),
        Frame(
            .d2, "rare", "Another segment: the sheet stays, its rows and the map's discs change.",
            "mode=rare&detent=half"),
        Frame(.d2, "rest", "At its lowest only the field is left."),
        Frame(.e, "rest", "A search bar with the mode's button, and nothing else on the map."),
        Frame(.e, "menu", "That button's menu: the modes, then the way to Settings.", "menu=modes"),
        Frame(.e, "nearby", "Choosing Nearby brings its sheet up behind the bar.", "mode=nearby"),
        Frame(.f, "rest", "The map is where one starts; a toolbar of three, and search in a circle."),
        Frame(.f, "nearby", "A button opens its sheet and is lit while it is up.", "mode=nearby"),
        Frame(.f, "rare", "Another button: its sheet takes the place of the first.", "mode=rare"),
        Frame(.g, "nearby", "The first of three pages, with dots above and search on the sheet's edge."),
        Frame(.g, "rare", "One page on: Rare.", "mode=rare"),
        Frame(.g, "list", "The last page: My List.", "mode=list", .later),
    ]

    private static let wide: [Frame] = [
        Frame(.b, "column", "In a large window the tabs are the column's foot.", "detent=half"),
        Frame(.c, "column", "In a large window the two tabs stand at the top, as in A."),
        Frame(.d1, "column", "In a large window the cards fill the column.", "detent=half"),
        Frame(.d2, "column", "In a large window the segments head the column.", "detent=half"),
        Frame(.e, "column", "In a large window the bar lies under the column.", "mode=nearby"),
        Frame(.e, "column-rest", "At rest there is no column: the bar is alone."),
        Frame(.f, "column", "In a large window the toolbar is at the top.", "mode=nearby"),
        Frame(.g, "column", "In a large window the dots head the column.", "mode=nearby"),
    ]
}
