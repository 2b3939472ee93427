#if canImport(Birds)
import Birds
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

/// The window that the app is drawn in, in px.
public struct Device: Equatable, Sendable {
    /// Width of the window.
    public var width: Double
    /// Height of the window.
    public var height: Double
    /// Safe area at the top.
    public var safeTop: Double
    /// Safe area at the bottom.
    public var safeBottom: Double

    /// Makes a window of its parts; the default is a phone of 402 × 874 without safe areas, as a browser shows it.
    public init(width: Double = 402, height: Double = 874, safeTop: Double = 0, safeBottom: Double = 0) {
        self.width = width
        self.height = height
        self.safeTop = safeTop
        self.safeBottom = safeBottom
    }
}

/// A town that search found.
public struct Town: Equatable, Sendable {
    /// Its name ("Sparwood").
    public var name: String
    /// What stands after it ("BC, Canada").
    public var detail: String
    /// Where it is.
    public var coordinate: Coordinate

    /// Makes a town of its parts.
    public init(name: String, detail: String, coordinate: Coordinate) {
        self.name = name
        self.detail = detail
        self.coordinate = coordinate
    }
}

/// The part of the map that is on the screen.
public struct Camera: Equatable, Sendable {
    /// The middle of the free part of the map.
    public var centre: Coordinate
    /// MapLibre's zoom (512-px tiles).
    public var zoom: Double

    /// Makes a camera of its parts.
    public init(centre: Coordinate, zoom: Double) {
        self.centre = centre
        self.zoom = zoom
    }
}

/// The appearance that a person chose.
public enum Theme: UInt8, Sendable, CaseIterable {
    /// As the system says.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .system: "system"
        case .light: "light"
        case .dark: "dark"
        }
    }

    /// Reads the word used in addresses and actions.
    public init?(name: String) {
        for theme in Theme.allCases where theme.name.utf8.elementsEqual(name.utf8) {
            self = theme
            return
        }
        return nil
    }
}

/// What the lists and the map show now, worked out by the reducer when what they depend on changes.
public struct Derived: Equatable, Sendable {
    /// Nearby's rows in taxonomic order.
    public var nearby: [SpeciesSummary] = []
    /// How many of them are species.
    public var speciesCount = 0
    /// The families that the Family menu offers.
    public var families: [Taxon] = []
    /// Rare's rows, newest first.
    public var rare: [RareSighting] = []
    /// The discs on the map.
    public var discs: [Disc] = []
    /// The sightings of the bird whose sheet is in front, newest first, as indices into the region.
    public var birdSightings: [Int32] = []
    /// The birds that search found, best first, as indices into the world's species.
    public var foundBirds: [Int32] = []

    /// Nothing.
    public init() {}
}

/// Everything that the app is at a moment. Pure: time, place and device came in by actions.
public struct AppState: Equatable, Sendable {
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
    /// The running list, nil when none runs.
    public var list: BirdList?
    /// The open menu.
    public var menu: Menu?
    /// What is typed in the search field.
    public var query = ""
    /// The towns that search found.
    public var towns: [Town] = []
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
    /// The cameras to return to, one a pushed sheet that moved the map.
    public var earlierCameras: [Camera] = []
    /// The person's position, when they allowed it.
    public var position: Coordinate?
    /// The appearance.
    public var theme: Theme = .system
    /// The flavour of the bar.
    public var flavour: Flavour = .ios26
    /// Which map is drawn.
    public var mapStyle: MapStyle = .standard
    /// True while there is a network.
    public var isOnline = true
    /// A sentence shown for a while above the chrome, with what can be undone.
    public var notice: Notice?
    /// What the lists and the map show.
    public var derived = Derived()
    /// The addresses behind this one that Back would step through, the current one last.
    public var trail: [String] = []
    /// How many answers to our own steps back are still to come.
    public var awaitedPops = 0

    /// True while rows draw their one-tap Seen It button.
    public var ticksInOneTap = true

    /// A state around a centre, before anything is known.
    public init(filter: Filter, utc: Int64, layout: Layout = .a()) {
        navigation = NavigationState(layout: layout, modes: Mode.allCases.count)
        self.filter = filter
        self.utc = utc
    }

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

    /// The active mode.
    public var mode: Mode { Mode(rawValue: navigation.mode) ?? .nearby }

    /// The local time that the lists are shown as of.
    public var now: LocalTime {
        asOf ?? LocalTime.at(utc: utc, offset: region?.offset ?? 0)
    }

    /// The chrome of this state.
    public var chrome: Chrome {
        Chrome(
            navigation, listRuns: list != nil, onList: mode == .list && navigation.front.pushed.isEmpty,
            width: device.width, height: device.height)
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

/// Which map is drawn.
public enum MapStyle: UInt8, Sendable, CaseIterable {
    /// The muted map in the appearance's colours.
    case standard
    /// The muted map, dark whatever the appearance.
    case dark

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .standard: "standard"
        case .dark: "dark"
        }
    }

    /// Reads the word used in addresses and actions.
    public init?(name: String) {
        for style in MapStyle.allCases where style.name.utf8.elementsEqual(name.utf8) {
            self = style
            return
        }
        return nil
    }
}

/// A sentence for a while above the chrome.
public struct Notice: Equatable, Sendable {
    /// What it says.
    public var text: String
    /// The action of its button in text form, if it has one ("undo cangoo").
    public var action: String?
    /// What its button says ("Undo").
    public var button: String?

    /// Makes a notice of its parts.
    public init(_ text: String, button: String? = nil, action: String? = nil) {
        self.text = text
        self.button = button
        self.action = action
    }
}
