#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// What is known of the region that Nearby looks at.
public enum RegionStatus: Equatable, Sendable {
    /// Nothing yet; it has been asked for.
    case loading
    /// It is in `AppState.region`.
    case ready
    /// It could not be had: a sentence that says why and what to do. What was there before is still shown.
    case failed(String)
}

/// Everything that the app is at a moment. Pure: time, place and device came in by actions.
public struct AppState: Equatable, Sendable {
    #if !hasFeature(Embedded) || CONTENTS
    /// What is shown in the place of birds, in the lab; nil in the product.
    public var content: Content?
    #else
    /// Nothing: see `Content.isKnown`.
    public var content: Content? {
        @inline(__always) get { nil }
        @inline(__always) set {}
    }
    #endif
    /// Modes, sheets, bar and search.
    public var navigation: NavigationState<Sheet>
    /// What Nearby shows.
    public var filter: Filter
    /// The local time that the lists are shown as of; nil is now.
    public var asOf: LocalTime?
    /// Now, in UTC seconds.
    public var utc: Int64
    /// What the place that Nearby was moved to is called; nil is the region's own title.
    public var place: String?
    /// What is known around here.
    public var region: Region?
    /// Counts the regions that have come, so that what is derived from one is worked out anew only for another.
    public var regionVersion = 0
    /// How the asking for it went.
    public var regionStatus: RegionStatus = .loading
    /// When in the year the bird in front is reported here, as far as it is known.
    public var seasons: BirdSeasons?
    /// The lists that this device keeps.
    public var shelf = Shelf()
    /// The species of the person's past lists.
    public var life = LifeCodes()
    /// The list that was finished last, so that finishing can be undone.
    public var finishedID: String?
    /// The clock that running lists go by.
    public var listClock: ListClock
    /// What this page signs its changes of lists with: a random number that the host draws for every page.
    public var writer: Int64 = 0
    /// How far the device's clock is ahead of UTC, in seconds.
    public var zone: Int64 = 0
    /// Codes that were ticked before their names were known.
    public var waitingTicks: [String] = []
    /// What is typed on the count pad.
    public var pad = CountPad()
    /// The open menu.
    public var menu: Menu?
    /// The row that is drawn aside, or was last.
    public var swiped: SwipedRow?
    /// What is typed in the search field.
    public var query = ""
    /// The towns that search found.
    public var towns: [Town] = []
    /// True where the server could not be asked for towns.
    public var townsFailed = false
    /// The query to which the towns are the answer; another one is still on its way.
    public var answeredQuery = ""
    /// What was searched for before, newest first.
    public var recents: [String] = []
    /// All the world's species, for search; empty until they have come.
    public var species: [Taxon] = []
    /// The window.
    public var device = Device()
    /// The map's camera; nil until the map has told.
    public var camera: Camera?
    /// The camera to return to when no bird is in front any more; nil until the map has told.
    public var plainCamera: Camera?
    /// The birds that are covered, each with the camera it was left with.
    public var leftBirds: [LeftBird] = []
    /// The person's position, when they allowed it.
    public var position: Coordinate?
    /// The appearance.
    public var theme: Theme = .system
    /// The flavour of the bar.
    public var flavour: Flavour = .ios26
    /// The proposal that the person chose.
    public var proposal: Proposal = .a
    /// True while the address names the proposal, which then goes before the person's.
    public var isProposalPinned = false
    /// Which map is drawn.
    public var mapStyle: MapStyle = .standard
    /// True while there is a network.
    public var isOnline = true
    /// The keys of what the device did not keep, and is still to.
    var unkept: [String] = []
    /// True while nobody sees the page: another tab is in front, or the screen is off.
    public var isHidden = false
    /// True where the way of travelling lists is measured from the person's location.
    public var measuresWay = false
    /// How that goes.
    public var walk = Walk()
    /// A sentence shown for a while above the chrome, with what can be undone.
    public var notice: Notice?
    /// How many rows of Nearby are drawn: see `LongList`.
    public var drawnRows = LongList.first
    /// True where the page is drawn for browsers that run no scripts, too.
    public var isServed = false
    /// What the lists and the map show.
    public var derived = Derived()
    /// The addresses behind this one that Back would step through, the current one last.
    public var trail: [String] = []
    /// How many answers to our own steps back are still to come.
    public var awaitedPops = 0

    /// True while rows draw their one-tap Seen It button.
    public var ticksInOneTap = true
    /// True while 1–3 and / alone do what they do with Ctrl or ⌘: off, since they get in the way of speech input.
    public var allowsSingleKeys = false

    /// A state around a centre, before anything is known.
    public init(filter: Filter, utc: Int64, layout: Layout = .a()) {
        navigation = NavigationState(layout: layout, modes: Mode.allCases.count)
        self.filter = filter
        self.utc = utc
        listClock = ListClock(utc: utc)
    }

    /// The running list, nil when none runs.
    public var list: BirdList? { shelf.running?.list }

    /// What Nearby's place is called, empty until it is known.
    public var title: String {
        if let place { return place }
        return isRegionHere ? region?.title ?? "" : ""
    }

    /// The town of Nearby's place, empty until it is known.
    public var subtitle: String { isRegionHere ? region?.subtitle ?? "" : "" }

    /// True when the region that has come is the one around Nearby's centre, and not the one before a move.
    public var isRegionHere: Bool {
        guard let centre = region?.centre else { return false }
        return (centre.latitude - filter.centre.latitude).magnitude < 1e-4
            && (centre.longitude - filter.centre.longitude).magnitude < 1e-4
    }

    /// The active mode; at home the last one.
    public var mode: Mode { Mode(rawValue: navigation.mode) ?? .nearby }

    /// The local time that the lists are shown as of.
    public var now: LocalTime {
        asOf ?? LocalTime.at(utc: utc, offset: region?.offset ?? 0)
    }

    /// The chrome of this state.
    public var chrome: Chrome {
        let hasCapsule = content.map { _ in contentAccessory != nil }
        return Chrome(
            navigation, listRuns: hasCapsule ?? list.map { !$0.entries.isEmpty } ?? false,
            onList: hasCapsule.map { !$0 } ?? isListInFront,
            width: device.width, height: device.height)
    }

    /// True where the front sheet says what the list's capsule would, or is about a list: its details, a count.
    public var isListInFront: Bool {
        switch navigation.frontSheet {
        case nil: navigation.activeMode == Mode.list.rawValue
        case .list, .count, .details: true
        default: false
        }
    }

    /// A proposal's layout in the state's flavour.
    public func layout(_ proposal: Proposal) -> Layout { Layout(proposal, flavour) }

    /// True where the layout has a button that opens a menu.
    func offers(_ menu: Menu) -> Bool {
        switch menu {
        case .modes: navigation.layout.switcher == .menu || !splitModes.behindMore.isEmpty
        case .more:
            !hasContent && (navigation.layout.more == .listMenu || navigation.layout.more == .fieldMenu)
        case .style: true
        case .distance, .period, .family: !hasContent
        }
    }

    /// True where the rare birds are a section of Nearby and no mode.
    public var foldsRare: Bool {
        navigation.layout.folded(among: navigation.stacks.count) == Mode.rare.rawValue
    }

    /// The code of the bird whose sheet is in front.
    public var frontBird: String? {
        if case .bird(let code)? = navigation.frontSheet { return code }
        return nil
    }

    /// A taxon by its code, from the region or else from the world's list.
    public func taxon(_ code: String) -> Taxon? {
        if let region, let index = region.taxon(code: code) { return region.taxa[Int(index)] }
        for taxon in species where taxon.code.utf8.elementsEqual(code.utf8) { return taxon }
        return nil
    }
}
