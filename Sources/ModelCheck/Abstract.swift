import App
import Birds
import Lists
import Navigation

/// What of a state the exhaustive walk tells apart: what is in front and how high, what waits in the other modes, search,
/// the bar, the list's capsule and menus. Not the texts, filters and places: they are the random walk's.
struct Abstract: Hashable {
    private var place: [UInt8]

    init(_ state: AppState) {
        let navigation = state.navigation
        let front = navigation.front
        var hidden: UInt8 = 0
        for (index, stack) in navigation.stacks.enumerated() where !stack.pushed.isEmpty { hidden |= 1 << UInt8(index) }
        if !navigation.home.pushed.isEmpty { hidden |= 8 }
        let search: UInt8 =
            navigation.search == nil ? 0 : state.query.isEmpty ? 1 : state.derived.foundBirds.isEmpty ? 2 : 3
        var flags: UInt8 = 0
        let marks = [
            navigation.isMinimised, navigation.isHome, state.notice != nil,
            state.list.map { !$0.entries.isEmpty } ?? false,
            state.derived.nearby.isEmpty, state.chrome.isWide,
        ]
        for (index, mark) in marks.enumerated() where mark { flags |= 1 << UInt8(index) }
        place = [
            UInt8(navigation.mode), hidden, search, flags, state.menu.map { $0.rawValue + 1 } ?? 0,
            state.flavour.rawValue, navigation.layout.id.rawValue, front.detent.rawValue,
        ]
        for pushed in front.pushed { place.append(Abstract.kind(pushed.sheet) << 2 | pushed.detent.rawValue) }
    }

    private static func kind(_ sheet: Sheet) -> UInt8 {
        switch sheet {
        case .bird: 0
        case .settings: 1
        case .about: 2
        case .support: 3
        case .past: 4
        case .count: 7
        case .list: 5
        case .details: 6
        case .row: 8
        }
    }
}

/// What a person sees of where they are: two states with the same place look and work the same.
struct Place: Equatable {
    var mode: Int?
    var sheets: [Sheet]
    var detent: Detent?
    var isSearching: Bool
    var query: String
    var isMinimised: Bool
    var menu: Menu?
    var filter: Filter
    var place: String?
    var asOf: LocalTime?
    var theme: Theme
    var mapStyle: MapStyle
    var flavour: Flavour
    var layout: Layout

    init(_ state: AppState) {
        let navigation = state.navigation
        mode = navigation.activeMode
        sheets = navigation.front.pushed.map { $0.sheet }
        detent = navigation.hasSheet ? navigation.front.frontDetent : nil
        isSearching = navigation.search != nil
        query = state.query
        isMinimised = navigation.isMinimised
        menu = state.menu
        filter = state.filter
        place = state.place
        asOf = state.asOf
        theme = state.theme
        mapStyle = state.mapStyle
        flavour = state.flavour
        layout = navigation.layout
    }
}

/// The first part in which two values of a kind differ, with both its values.
func difference<Value>(_ own: Value, _ other: Value) -> String {
    for (own, other) in zip(Mirror(reflecting: own).children, Mirror(reflecting: other).children)
    where "\(own.value)" != "\(other.value)" {
        return
            "\(own.label ?? ""): \(String("\(own.value)".prefix(200))) is not \(String("\(other.value)".prefix(200)))"
    }
    return ""
}
