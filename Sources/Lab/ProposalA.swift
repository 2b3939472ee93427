import App
import Navigation

/// One line of the table below.
private struct Row {
    var name: String
    var caption: String
    var query = ""
    var list = LabWorld.List.none
    var scroll = 0
    /// True where large windows show it too: there are no detents and no minimising there.
    var isWide = true
    /// The flavours it is shown in, beside iOS 26's bar.
    var flavours: [Flavour] = []

    init(
        _ name: String, _ caption: String, _ query: String = "", _ list: LabWorld.List = .none, scroll: Int = 0,
        wide: Bool = true, flavours: [Flavour] = []
    ) {
        self.name = name
        self.caption = caption
        self.query = query
        self.list = list
        self.scroll = scroll
        isWide = wide
        self.flavours = flavours
    }
}

extension NamedState {
    /// Every named state of proposal A: on a phone in iOS 26's bar light and dark, where they differ in the other
    /// flavours, and on iPad light in landscape and dark in portrait.
    public static let proposalA: [NamedState] = rows.flatMap { row in
        var states = [
            state(row, "", .phone, .ios26, .light), state(row, "-dark", .phone, .ios26, .dark),
        ]
        for flavour in row.flavours { states.append(state(row, "-" + flavour.name, .phone, flavour, .light)) }
        if row.isWide {
            states.append(state(row, "-ipad", .landscape, .ios26, .light))
            states.append(state(row, "-ipad-portrait-dark", .portrait, .ios26, .dark))
        }
        return states
    }

    private static func state(
        _ row: Row, _ ending: String, _ screen: Screen, _ flavour: Flavour, _ theme: Theme
    ) -> NamedState {
        NamedState(
            name: row.name + ending, caption: row.caption, query: row.query, screen: screen, flavour: flavour,
            theme: theme, list: row.list, scroll: row.scroll)
    }

    private static let rows: [Row] = [
        Row("nearby", "Nearby, the bar full, no list running: nothing stands above the bar.", flavours: all),
        Row(
            "nearby-running", "Nearby with a list running: its capsule rides above the bar.", "", .running,
            flavours: all),
        Row(
            "nearby-peek", "The smallest height: title and chips on glass, the map is the screen.", "detent=peek",
            wide: false),
        Row(
            "nearby-peek-running", "The smallest height grows by the capsule, so the chips stay free.", "detent=peek",
            .running, wide: false),
        Row("nearby-full", "The full height: solid, up to just under the status bar.", "detent=full", wide: false),
        Row(
            "nearby-minimised", "After a scroll: the current tab's icon, and search as a circle.",
            "detent=full&bar=min", scroll: 420, wide: false, flavours: [.ios27]),
        Row(
            "nearby-minimised-running",
            "After a scroll with a list running: its capsule moves between the two circles.",
            "detent=full&bar=min", .running, scroll: 420, wide: false, flavours: all),
        Row("nearby-family", "Nearby narrowed to one family.", "family=Anatidae"),
        Row("menu-distance", "The distance chip's menu.", "menu=distance"),
        Row("menu-period", "The period chip's menu.", "menu=period", wide: false),
        Row("menu-family", "The family chip's menu, which scrolls.", "menu=family", wide: false),
        Row("menu-style", "The map's styles.", "menu=style"),
        Row("map-dark", "The dark map under a light page.", "map=dark"),
        Row("rare", "Rare: its sheet, and its purple discs on the map.", "mode=rare"),
        Row(
            "rare-running", "Rare with a list running; five rows do not scroll, so the bar stays.", "mode=rare",
            .running),
        Row("rare-full", "Rare at full height: its five rows fit.", "mode=rare&detent=full", wide: false),
        Row("list", "My List, running: its own sheet says what the capsule would.", "mode=list", .later),
        Row("list-none", "My List before a list has been started.", "mode=list"),
        Row("list-details", "When, where and how the running list is kept.", "mode=list&sheet=details", .later),
        Row("list-count", "The count pad of a bird on the list.", "mode=list&count=mallar3", .later),
        Row("list-menu", "My List's menu: the way to Settings, About and Support.", "mode=list&menu=more", .later),
        Row("settings", "Settings, pushed on My List's sheet.", "mode=list&sheet=settings", .later),
        Row("settings-full", "Settings at full height.", "mode=list&sheet=settings&detent=full", wide: false),
        Row("about", "About, pushed on My List's sheet.", "mode=list&sheet=about"),
        Row("support", "Support, pushed on My List's sheet.", "mode=list&sheet=support"),
        Row("bird", "A bird over Nearby; the map shows its own sightings.", "bird=annhum"),
        Row(
            "bird-running", "A bird over Nearby with a list running.", "bird=annhum", .running, flavours: [.ios27]),
        Row(
            "bird-minimised", "A bird as the lab drew it: the bar minimised, the capsule inline.",
            "bird=annhum&bar=min", .running, wide: false),
        Row("bird-full", "A bird at full height.", "bird=annhum&detent=full", wide: false),
        Row("bird-rare", "A bird over Rare.", "mode=rare&bird=trokin"),
        Row("bird-list", "A bird over My List.", "mode=list&bird=mallar3", .later),
        Row("search", "Search open, nothing typed: earlier searches and what is near.", "q=", flavours: [.ios27]),
        Row(
            "search-running", "Search with a list running: no capsule beside the field.", "q=spar", .running,
            wide: false),
        Row("search-spar", "Typing spar: birds and places in one list.", "q=spar", flavours: [.ios27]),
        Row("search-rare", "Search opened over Rare: its icon leads back.", "mode=rare&q=spar", wide: false),
        Row("search-bird", "A bird found by search, over the results.", "q=spar&bird=sonspa"),
        Row("search-none", "Search that finds nothing.", "q=zzqq", wide: false),
    ]

    private static let all: [Flavour] = [.ios260, .ios27]
}
