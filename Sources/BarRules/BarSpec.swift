/// What stands on a destination's corner.
public enum Badge: Equatable, Sendable {
    /// A dot: something is waiting.
    case dot
    /// A count.
    case count(Int)
    /// Words, which no bar should carry; a value, so that the rules can say so.
    case words(String)
}

/// One destination of a bar.
public struct Destination: Equatable, Sendable {
    /// The word that names it in files.
    public var id: String
    /// What stands under its icon.
    public var label: String
    /// Its symbol; empty for none.
    public var icon: String
    /// What stands on its corner.
    public var badge: Badge?
    /// The badge in words, for assistive technology; empty where nothing says it.
    public var badgeWords = ""
    /// True for the one with the role of search.
    public var isSearch = false
    /// True for the one where a person is.
    public var isActive = false
    /// False where it is drawn and does nothing.
    public var isEnabled = true
    /// True where it is drawn as held down.
    public var isPressed = false
    /// The state that it comes and goes with ("signed in"); nil where it is always there.
    public var dependsOn: String?
    /// Its part of the width; equal for all where the bar keeps the rules.
    public var weight = 1.0

    /// Makes a destination of what every one has.
    public init(_ id: String, label: String, icon: String, badge: Badge? = nil) {
        self.id = id
        self.label = label
        self.icon = icon
        self.badge = badge
    }
}

/// A bottom bar as somebody plans it: what `validate` reads.
public struct BarSpec: Equatable, Sendable {
    /// What becomes of destinations beyond the fifth.
    public enum Overflow: Equatable, Sendable {
        /// The fifth is "More" and lists the others.
        case more
        /// The bar scrolls; `signalled`: it shows that there is more.
        case scroll(signalled: Bool)
        /// Nothing: all stand in the bar.
        case none
    }

    /// How the active destination differs from the others.
    public enum Highlight: String, Sendable, CaseIterable {
        /// Its colour.
        case colour
        /// A pill or indicator behind it.
        case pill
        /// A heavier label.
        case weight
        /// A filled icon.
        case fill
    }

    /// The style that it is drawn in.
    public var style: BarStyle
    /// The screen's width in px.
    public var width: Double
    /// Its destinations, in their order.
    public var destinations: [Destination]
    /// What becomes of the ones beyond the fifth.
    public var overflow: Overflow = .more
    /// The state that the order changes with; nil where it never does.
    public var orderDependsOn: String?
    /// How the active one stands out.
    public var highlights: [Highlight] = [.colour, .pill]
    /// True where a destination that has the keyboard's focus shows a ring.
    public var showsFocus = true
    /// True where the active one is marked as current for assistive technology.
    public var marksCurrent = true
    /// True where the pill moves when the destination changes; nil: as the style does.
    public var moves: Bool?
    /// What else navigates all the time besides the bar ("drawer").
    public var otherNavigation: [String] = []

    /// Makes a bar of what every one has; the first destination is the active one where none says so.
    public init(style: BarStyle, width: Double = 402, destinations: [Destination]) {
        self.style = style
        self.width = width
        self.destinations = destinations
        if !destinations.isEmpty, !destinations.contains(where: \.isActive) { self.destinations[0].isActive = true }
    }

    /// How many stand in the bar at once, search included wherever it stands.
    public var shownCount: Int {
        switch overflow {
        case .more: min(destinations.count, 5)
        case .scroll: min(destinations.count, style.range.upperBound)
        case .none: destinations.count
        }
    }

    /// The destinations that stand in the bar, and those that "More" lists.
    public var split: (shown: [Int], behindMore: [Int]) {
        let all = Array(destinations.indices)
        guard overflow == .more, all.count > 5 else { return (all, []) }
        // Search keeps its own place, whatever its number: it is looked for there.
        let search = destinations.firstIndex(where: \.isSearch)
        let others = all.filter { $0 != search }
        let room = search == nil ? 4 : 3
        return (others.prefix(room) + (search.map { [$0] } ?? []), Array(others.dropFirst(room)))
    }

    /// True where search stands outside of the bar.
    public var hasOuterSearch: Bool {
        if case .circle = style.search { return destinations.contains(where: \.isSearch) }
        return false
    }

    /// The width of each destination in the bar.
    public var share: Double {
        style.share(of: shownCount - (hasOuterSearch ? 1 : 0), screen: width, hasSearch: hasOuterSearch)
    }
}
