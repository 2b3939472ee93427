import Navigation

/// One section of Lab A's page: what was found, and the frames that show it.
public struct LabASection: Sendable {
    /// Its title as in the document.
    public var title: String
    /// What was found, in our own words.
    public var text: String
    /// Its frames; none where it is words alone.
    public var frames: [LabFrame] = []
    /// What it lists.
    public var points: [String] = []
}

extension LabASection {
    /// The sections in the document's order. A frame is drawn in iOS 27's flavour, as the document shot it, unless it says
    /// iOS 26.
    public static let all: [LabASection] = [
        LabASection(
            title: "The minimised tab bar",
            text:
                "A list that is drawn up under a finger shrinks the bar to the current tab's icon. The running list moves beside it, and search turns into a circle of its own. A tap on the icon brings the bar back. A list that scrolls by itself shrinks nothing.",
            frames: [
                .in27("nearby-running", "Nearby with the whole bar, and the running list above it."),
                .in27("nearby-minimised-running", "After a drag: the icon, the list beside it, search as a circle."),
                .in27("rare-running", "Rare has five rows, which do not scroll: its bar stays whole."),
            ]),
        LabASection(
            title: "Sheet heights",
            text:
                "There are three. The sheet goes down to the screen's edge and the bar of glass floats over it, so that the two are one surface. The smallest height is glass; half and full are solid, to be read in the sun.",
            frames: [
                .in27(
                    "nearby-peek-running",
                    "Smallest: the title over the map. It has grown by the capsule's height, which would cover the chips otherwise."
                ),
                .in27("nearby", "Half: where the app opens."),
                .in27("nearby-full", "Full: up to just under the status bar."),
            ]),
        LabASection(
            title: "The three modes",
            text:
                "Each tab is a mode with a sheet of its own over the one map, which follows it. A mode's sheet has no close button: dragged down it stays at its smallest.",
            frames: [
                .in27("rare", "Rare Bird Alert, and the rare sightings on the map."),
                .in27("nearby", "Nearby without a running list: no capsule, and no room kept for it.", again: true),
                .in27("list", "My List, whose own sheet says what the capsule would."),
            ]),
        LabASection(
            title: "Settings, buried",
            text: "Settings, About and Support are in the menu of My List's …; Settings is pushed on that sheet.",
            frames: [
                .in27("list-menu", "The menu of My List's …."),
                .in27("settings", "Settings, over My List."),
            ]),
        LabASection(
            title: "A bird",
            text:
                "A row's tap pushes the bird over the mode one is in, with a close button. The map turns to where it was seen.",
            frames: [
                .in27("bird", "A bird over Nearby, its own sightings on the map."),
                .in27("bird-rare", "A bird over Rare."),
            ]),
        LabASection(
            title: "Search",
            text:
                "Search is the system's search tab. A tap turns the bottom into a field over the keyboard; birds and places are found in one list.",
            frames: [
                .in27("search-spar", "iOS 27, typing spar: the field goes to the top."),
                .in26(
                    "search-spar", "iOS 26.5, typing spar: the field stays at the bottom, where a keyboard lifts it."),
            ]),
        LabASection(
            title: "Dark",
            text: "The same screens in the dark. The tint is the system's orange.",
            frames: ["nearby-running", "rare", "bird", "list"].map { .in27($0, nil, isDark: true) }),
        LabASection(
            title: "iPad",
            text: "The bar is at the top and the sheet a column on the left.",
            frames: [.in27("nearby-ipad", "Nearby: the bar on top, the sheet as a column.")]),
        LabASection(
            title: "iOS 26 and iOS 27",
            text:
                "The app's oldest system is iOS 26. There search is a circle of its own and the bar has just the three modes, which is the layout that was asked for. On iOS 27 search is the bar's fourth item, leaves it only when it minimises, and opens its field at the top.",
            frames: [
                .in26("nearby-running", "iOS 26: three modes, and search beside them."),
                .in27("nearby-running", "iOS 27: search is the fourth item.", again: true),
                .in26("nearby-minimised-running", "iOS 26, minimised."),
                .in27("nearby-minimised-running", "iOS 27, minimised: the same.", again: true),
                .in26("search", "iOS 26: the field opens at the bottom."),
                .in27("search", "iOS 27: it opens at the top."),
                LabFrame(
                    "nearby", "iOS 26.0: the capsule cannot hide. Without a list it offers to start one.",
                    flavour: .ios260),
            ]),
        LabASection(
            title: "What's system and what's ours",
            text: "",
            points: [
                "The system's: the bar and its glass, minimising, the search tab and its field, the capsule of the running list, menus, lists, swipes on rows, the map's controls. On the web all of it is drawn by Wingbar after the system's.",
                "Ours: the sheet. The system's is modal, does not stack and cannot be a column on iPad.",
                "iOS 26.1: only from there on can the capsule be hidden while no list runs. On 26.0 it is always there.",
                "Closing Nearby: a mode's sheet drops to its smallest height and stays; only what was pushed has a close button.",
            ]),
    ]
}

extension LabFrame {
    fileprivate static func in27(
        _ name: String, _ caption: String?, isDark: Bool = false, again: Bool = false
    ) -> LabFrame {
        LabFrame(name, caption, flavour: .ios27, isDark: isDark, again: again)
    }

    fileprivate static func in26(_ name: String, _ caption: String) -> LabFrame {
        LabFrame(name, caption, flavour: .ios26)
    }
}
