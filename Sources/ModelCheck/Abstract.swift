import App
import Birds
import Navigation

/// What of a state the exhaustive walk tells apart: everything that decides what is drawn where and what can be tapped,
/// without the texts. Of the modes that are not in front only whether something is pushed over them.
struct Abstract: Hashable {
    private var mode: Int
    private var sheets: [UInt8]
    private var hidden: UInt8
    private var search: UInt8
    private var menu: UInt8
    private var list: UInt8
    private var flags: UInt16
    private var flavour: UInt8

    init(_ state: AppState) {
        let navigation = state.navigation
        mode = navigation.mode
        let front = navigation.front
        sheets = [front.detent.rawValue]
        for pushed in front.pushed { sheets.append(Abstract.kind(pushed.sheet) << 2 | pushed.detent.rawValue) }
        hidden = 0
        for (index, stack) in navigation.stacks.enumerated()
        where !stack.pushed.isEmpty && (index != navigation.mode || navigation.search != nil) { hidden |= 1 << index }
        search = navigation.search == nil ? 0 : state.query.isEmpty ? 1 : state.derived.foundBirds.isEmpty ? 2 : 3
        menu = state.menu.map { $0.rawValue + 1 } ?? 0
        list = state.list.map { $0.entries.isEmpty ? 1 : 2 } ?? (state.finished == nil ? 0 : 3)
        flavour = state.flavour.rawValue
        flags = 0
        let marks = [
            navigation.isMinimised, state.chrome.isWide, state.notice != nil, state.derived.nearby.isEmpty,
            state.filter.family != nil, state.asOf != nil, state.regionStatus == .ready, state.isOnline,
        ]
        for (index, mark) in marks.enumerated() where mark { flags |= 1 << index }
    }

    private static func kind(_ sheet: Sheet) -> UInt8 {
        switch sheet {
        case .bird: 0
        case .settings: 1
        case .about: 2
        case .support: 3
        }
    }
}

/// What a person sees of where they are: two states with the same place look and work the same.
struct Place: Equatable {
    var mode: Int
    var sheets: [Sheet]
    var detent: Detent
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
        mode = navigation.mode
        sheets = navigation.front.pushed.map { $0.sheet }
        detent = navigation.front.frontDetent
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
