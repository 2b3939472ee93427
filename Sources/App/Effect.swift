#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// What is fetched; an answer comes back under the same name, and asking again drops an answer still under way.
public enum Request: UInt8, Sendable, CaseIterable {
    /// The region pack.
    case region = 1
    /// Towns by name.
    case towns = 2
    /// The world's species.
    case species = 3
    /// The removal of the sample.
    case sample = 4
    /// When in the year a bird is reported.
    case seasons = 5
}

/// What the world outside is asked to do. Values, so that tests compare them; `text` is what the host reads.
public enum Effect: Equatable, Sendable {
    /// Fetch an address and hand the bytes back.
    case fetch(Request, String)
    /// Post to an address and hand the bytes back.
    case post(Request, String)
    /// Add an address to the history.
    case pushAddress(String)
    /// Put an address in the place of the current one.
    case replaceAddress(String)
    /// Step back in the history.
    case stepBack
    /// Keep a text under a key, durably.
    case store(key: String, text: String)
    /// Add lines to a list's journal, durably: `Operation.text` each. A line that is there already is not added again;
    /// what comes between two turns of the host's event loop is kept together with all that is stored, or not at all.
    case append(list: String, [String])
    /// Say something to assistive technology.
    case announce(String)
    /// Move the keyboard's focus to the element with an id.
    case focus(String)
    /// Ask for the person's position.
    case locate
    /// Report every fix of the person's position from now on, or no more.
    case watch(Bool)
    /// Share a text.
    case share(title: String, text: String)
    /// Draw marks on the map in the place of those that were there.
    case marks(MarkKind, [Mark])
    /// How much of the map is covered, in px, from the top, the leading side and the bottom.
    case padding(top: Double, leading: Double, bottom: Double)
    /// Move the map's camera, at once or flying.
    case camera(Camera, animated: Bool)
    /// Show the person's position.
    case position(Coordinate)
    /// Bring the front sheet to a detent: with what speed (px/s, up positive), by what spring.
    case sheet(Detent, velocity: Double, spring: Spring)
    /// The row that was drawn aside stays there or goes back: with what speed (px/s, aside positive), by what spring.
    case row(isOpen: Bool, velocity: Double, spring: Spring)
    /// Use an appearance for the page and the map.
    case theme(Theme, MapStyle)
    /// Remember where Nearby is for the next visit (a cookie that the server reads).
    case rememberPlace(String)
    /// Use the version of the app that waits on this device: the page is loaded anew.
    case update
    /// Hand an action back after some seconds; after none, once the page has nothing else to do.
    case later(seconds: Int, AppAction)
}

/// How marks are drawn.
public enum MarkKind: UInt8, Sendable, CaseIterable {
    /// Orange discs with counts: Nearby and a list.
    case sightings
    /// Purple discs with a star.
    case rare
    /// Orange discs with the counts of one bird's own sightings.
    case bird
    /// Discs that only say where something is.
    case place

    /// The word that the host reads.
    public var name: String {
        switch self {
        case .sightings: "sightings"
        case .rare: "rare"
        case .bird: "bird"
        case .place: "place"
        }
    }
}

/// One mark on the map: a button.
public struct Mark: Equatable, Sendable {
    /// Where it is.
    public var coordinate: Coordinate
    /// How many sightings it stands for.
    public var count: Int32
    /// What it is called ("14 sightings, Lost Lagoon").
    public var label: String
    /// What a tap does, in text form.
    public var action: String
    /// True for a rare bird's mark among others.
    public var isRare: Bool

    /// Makes a mark of its parts.
    public init(coordinate: Coordinate, count: Int32, label: String, action: String, isRare: Bool = false) {
        self.isRare = isRare
        self.coordinate = coordinate
        self.count = count
        self.label = label
        self.action = action
    }
}
