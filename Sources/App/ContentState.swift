#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

// What a content says in the place of birds. All else, the sheets, the bar, search, Back, is as it is for birds.

extension AppState {
    /// True where a content is shown. Not `content != nil`, which would bring the comparison of contents into the program.
    @inline(__always) public var hasContent: Bool {
        if case .some = content { return true }
        return false
    }

    /// How many modes there are.
    public var modeCount: Int { content?.modes.count ?? Mode.allCases.count }

    /// What addresses call a content's modes; empty for Wingbar's own.
    public var modeWords: [String] { content?.modes.map { $0.id } ?? [] }

    /// True where search can be opened.
    public var hasSearch: Bool { content.map { $0.search != nil } ?? true }

    /// The modes that stand in the switcher, and those that its "More" lists.
    public var splitModes: (shown: [Mode], behindMore: [Mode]) {
        if !hasContent { return (navigation.shownModes.compactMap { Mode(rawValue: $0) }, []) }
        let split = navigation.split(hasSearch: hasSearch)
        return (split.shown.compactMap { Mode(rawValue: $0) }, split.behindMore.compactMap { Mode(rawValue: $0) })
    }

    /// A content's mode.
    public func contentMode(_ mode: Mode) -> ContentMode? {
        guard let content, mode.rawValue < content.modes.count else { return nil }
        return content.modes[mode.rawValue]
    }

    /// A mode's name on its tab.
    public func title(of mode: Mode) -> String {
        if hasContent { return contentMode(mode)?.label ?? "" }
        return mode == .nearby ? "Nearby" : mode == .rare ? "Rare" : "My List"
    }

    /// A mode's symbol on its tab.
    public func symbol(of mode: Mode) -> String {
        if hasContent { return contentMode(mode)?.icon ?? "circle" }
        return mode == .nearby ? "binoculars" : mode == .rare ? "star" : "list-checks"
    }

    /// What the capsule says, and the row that a tap opens; nil where the content's rule says that it is not there, and
    /// over the sheet of that very row.
    public var contentAccessory: (title: String, detail: String, row: ContentRowID?)? {
        guard let content, let mode = navigation.activeMode,
            let says = content.accessory(mode: mode, position: position)
        else { return nil }
        if let row = says.row, navigation.frontSheet == .row(row) { return nil }
        return says
    }

    /// A mode's sections; where the middle mode is a section of the first one, its rows come first. Each with its mode and
    /// the number of its first row.
    public func sections(of mode: Mode) -> [(section: ContentSection, mode: Int, first: Int)] {
        guard let content, mode.rawValue < content.modes.count else { return [] }
        var all: [(section: ContentSection, mode: Int, first: Int)] = []
        var order = [mode.rawValue]
        if mode == .nearby, let folded = navigation.layout.folded(among: content.modes.count) { order = [folded, 0] }
        for index in order {
            var first = 0
            for section in content.modes[index].sections {
                var section = section
                if index != mode.rawValue, section.title.utf8.isEmpty { section.title = content.modes[index].title }
                all.append((section, index, first))
                first += section.rows.count
            }
        }
        return all
    }

    /// True where a sheet can be opened here: a content has rows and none of Wingbar's own sheets.
    func shows(_ sheet: Sheet) -> Bool {
        if case .row(let id) = sheet { return content?.row(id) != nil }
        return !hasContent
    }

    /// Where the front sheet opens by itself: a content's mode where the content says.
    var usualDetent: Detent {
        guard navigation.search == nil, navigation.front.pushed.isEmpty, let mode = navigation.activeMode,
            let detent = opening(mode)
        else { return navigation.usualDetent }
        return detent
    }

    /// Where the content says that a mode's sheet opens; what shares one sheet opens as the first mode does.
    private func opening(_ mode: Int) -> Detent? {
        let mode = navigation.layout.switcher.isInSheet ? 0 : mode
        guard let content, content.modes.indices.contains(mode), let detent = content.modes[mode].opensAt else {
            return nil
        }
        return max(detent, navigation.layout.lowest)
    }

    /// Brings the modes' sheets to where the content says that they open.
    mutating func openSheets() {
        for mode in navigation.stacks.indices {
            if let detent = opening(mode) { navigation.stacks[mode].detent = detent }
        }
    }

    /// Puts a content in the place of birds, and opens an address in it.
    public mutating func show(_ content: Content, at address: String) {
        self.content = content
        // All that there is to show has come with it.
        regionStatus = .ready
        let route = (try? Route(address: address, modes: modeWords)) ?? Route()
        menu = route.menu
        pin(route)
    }

    /// The id of the row that opened a row's sheet; nil where the list in front has none.
    func rowElement(_ id: ContentRowID) -> String? {
        if navigation.search != nil {
            return derived.foundRows.contains(id) ? "row-search-" + id.name : nil
        }
        guard let mode = navigation.activeMode else { return nil }
        let host = navigation.layout.host(of: id.mode, among: modeCount)
        return host == mode ? "row-" + id.name : nil
    }

    /// The camera that shows the place of the row in front.
    var framedRow: Camera? {
        guard let content, case .row(let id)? = navigation.frontSheet, let at = content.row(id)?.at else { return nil }
        return Camera(centre: at, zoom: min(16, max(15, content.camera.zoom)))
    }

    /// The places of the active mode's rows; of a mode without any, those of the first that has some.
    var contentMarks: [Mark] {
        var marks = places(of: mode)
        for number in 0..<modeCount where marks.isEmpty {
            if let mode = Mode(rawValue: number) { marks = places(of: mode) }
        }
        return marks
    }

    private func places(of mode: Mode) -> [Mark] {
        var marks: [Mark] = []
        for (section, mode, first) in sections(of: mode) {
            for (index, row) in section.rows.enumerated() {
                guard let at = row.at, marks.count < mostMarks else { continue }
                let sheet = Sheet.row(ContentRowID(mode: mode, row: first + index))
                marks.append(
                    Mark(coordinate: at, count: 0, label: row.title, action: AppAction.sheet(sheet).text))
            }
        }
        return marks
    }
}

/// More places than these make one blot of a map.
private let mostMarks = 300

/// What an action does where a content is in the place of birds; nil where it does what it does for birds too.
func stepContent(_ state: inout AppState, _ action: AppAction) -> [Effect]? {
    switch action {
    case .bird, .kilometres, .days, .family, .asOf, .go, .retry, .removeSample, .tick, .untick, .list, .finish, .resume,
        .share, .pad, .moreRows, .rowActions, .uncover, .swiped:
        return []
    case .sheet(let sheet):
        return state.shows(sheet) ? nil : []
    case .menu(let menu):
        return state.offers(menu) ? nil : []
    case .search, .query:
        return state.hasSearch ? nil : []
    case .located(let at):
        state.position = at
        return [.position(at), .camera(Camera(centre: at, zoom: max(15, state.overview.zoom)), animated: true)]
    case .locateFailed:
        state.position = nil
        return nil
    default:
        return nil
    }
}

/// Takes a content over from what the page keeps, as `Content.kept` wrote it.
func takeContent(_ state: inout AppState, _ text: String) {
    guard let bytes = Base64.decode(Array(text.utf8)), let content = try? ContentPack.decode(bytes) else { return }
    state.content = content
    // The address was read before there was a content, and may name a mode that it does not have.
    if !content.modes.indices.contains(state.navigation.mode) {
        state.navigation = NavigationState(layout: state.navigation.layout, modes: content.modes.count)
    }
}

extension Content {
    /// The content as a text, from which the program in the browser takes it over.
    public var kept: String { Base64.encode(ContentPack.encode(self)) }
}

extension Coordinate {
    /// Reads "49.3 -123.14"; nil where it is none.
    init?(words text: String) {
        let parts = text.utf8.split(separator: 0x20)
        guard parts.count == 2, let latitude = Double(decimal: String(Substring(parts[0]))),
            let longitude = Double(decimal: String(Substring(parts[1])))
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
        if !isValid { return nil }
    }
}
