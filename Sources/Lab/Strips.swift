import Navigation

/// One proposal as the lab presents it: what it is, what it costs, and its frames in the document's order.
public struct Strip: Sendable {
    /// The proposal.
    public var proposal: Proposal
    /// Its title as in the document.
    public var title: String
    /// How it works, in our own words.
    public var summary: String
    /// What is gained and what is given up, in our own words.
    public var tradeOff: String
    /// What its strip shows of a phone.
    public var phones: [LabFrame]
    /// What it shows of an iPad.
    public var tablets: [LabFrame]
    /// True where the page shows the iPad without being asked.
    public var showsTablet: Bool

    /// True for the proposal that the product ships with.
    public var isProposed: Bool { proposal == .a }

    private init(
        _ proposal: Proposal, _ title: String, _ summary: String, tradeOff: String, phones: [LabFrame],
        tablets: [LabFrame], showsTablet: Bool = false
    ) {
        self.proposal = proposal
        self.title = title
        self.summary = summary
        self.tradeOff = tradeOff
        self.phones = phones
        self.tablets = tablets
        self.showsTablet = showsTablet
    }
}

extension Strip {
    /// The eight strips.
    public static let all: [Strip] = [
        Strip(
            .a, "A · iOS 26 tab bar and search",
            "A glass bar at the bottom has the three modes, and search stands beside it as a tab of its own. Each mode keeps a stack of sheets over the one map. While a list runs, its capsule rides above the bar; Settings, About and Support are in My List's menu.",
            tradeOff:
                "Nearly all of it is what the system draws, so it moves as people expect. Bar and sheet are two layers, which at half height leaves the map little room.",
            phones: [
                LabFrame(
                    "nearby-running",
                    "Nearby: the bar at the leading side of the bottom, search by itself at the trailing one, the sheet under both."
                ),
                LabFrame("rare", "A tap on Rare: its sheet comes up and the map turns to the rare sightings."),
                LabFrame(
                    "search-spar",
                    "A tap on search: the field takes the width of the bottom and the bar is down to the current tab. Birds and places share one list."
                ),
                LabFrame(
                    "bird-minimised",
                    "A bird is pushed on top. Here the bar is minimised and the running list beside it, as the lab drew it; built, the system minimises only under a finger."
                ),
                LabFrame(
                    "list", "Settings, About and Support are in the … menu of My List. The map has nothing of them."),
                LabFrame(
                    "nearby-peek",
                    "A mode's sheet cannot be closed: dragged down it stays at its smallest, with its title. Only what was pushed, like a bird, closes."
                ),
            ],
            tablets: [
                LabFrame(
                    "nearby-running-ipad",
                    "iPad: the bar is at the top, search in its trailing corner, and the sheet is a column on the left."
                )
            ], showsTablet: true),
        Strip(
            .b, "B · Tabs inside the sheet",
            "The tabs are the foot of the sheet, with search at their end. The sheet can shrink to a title over them, and a bird takes all of it until it is closed.",
            tradeOff:
                "Most map, and one layer where A has two. All of it has to be built: no system bar lives in a sheet, so nothing of the system's behaviour comes with it.",
            phones: ["b-peek", "b-half", "b-rare", "b-bird"], tablets: ["b-column-ipad"]),
        Strip(
            .c, "C · Two modes and search",
            "A with two tabs. What is rare heads Nearby's list and is purple on the map; Settings, About and Support end My List.",
            tradeOff:
                "Nothing is simpler, and the bar is small. Rare, for which people come back every day, has no button any more.",
            phones: ["c-nearby", "c-list", "c-search"], tablets: ["c-column-ipad"]),
        Strip(
            .d1, "D1 · Apple Maps: a sheet that never leaves",
            "One sheet is always up, with the search field on top. At rest it is that field alone; pulled up it has a card for each mode, which pushes the mode's list. Settings, About and Support are behind the … beside the field.",
            tradeOff:
                "Known to everyone, and the same on iPad. But each mode costs two taps, and search is in the sheet instead of at the bottom trailing corner.",
            phones: ["d1-rest", "d1-cards"], tablets: ["d1-column-ipad"], showsTablet: true),
        Strip(
            .d2, "D2 · Apple Maps with modes",
            "D1 with the modes as segments under the field, so that one tap changes them.",
            tradeOff: "Quicker than D1. The sheet has more chrome in it, and there is no room for a fourth segment.",
            phones: ["d2-nearby", "d2-rare", "d2-rest"], tablets: ["d2-column-ipad"]),
        Strip(
            .e, "E · One glass search bar",
            "Neither sheet nor tabs at rest: one search bar of glass, with the current mode as a button at its leading end. That button's menu has the modes, and Settings at its foot.",
            tradeOff: "No proposal has less chrome. The modes are in a menu, so Rare is harder to come across.",
            phones: ["e-rest", "e-menu", "e-nearby"], tablets: ["e-column-ipad", "e-column-rest-ipad"]),
        Strip(
            .f, "F · Map home, toolbar opens sheets",
            "The map is where one starts. A small toolbar of glass has a button for each mode and search at its end; a button opens its sheet, and closing that leaves the bare map.",
            tradeOff:
                "Plain, with the bare map one tap away. But the list, which is what people open the app for, is no longer there at once.",
            phones: ["f-rest", "f-nearby", "f-rare"], tablets: ["f-column-ipad"]),
        Strip(
            .g, "G · Swipe between modes",
            "One sheet with three pages that are swiped, and dots at its top. Search rides the sheet's upper edge.",
            tradeOff:
                "No tab bar, and the most list. A swipe that turns the page is also the swipe that uncovers a row's actions.",
            phones: ["g-nearby", "g-rare", "g-list"], tablets: ["g-column-ipad"]),
    ]
}

extension NamedState {
    /// A state of any proposal by its name.
    public static func named(_ name: String) -> NamedState? { byName[name] }

    /// Every named state.
    public static let ofEveryProposal: [NamedState] = proposalA + otherProposals

    private static let byName: [String: NamedState] = Dictionary(
        uniqueKeysWithValues: ofEveryProposal.map { ($0.name, $0) })
}
