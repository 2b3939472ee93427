import App
import Birds
import Navigation
import Wire

extension Strip {
    /// The eight strips with a content in the place of birds: the states that the birds' strips show, as far as the content
    /// has them.
    public static func showing(_ content: Content) -> [Strip] {
        all.map { strip in
            var own = strip
            own.phones = states(strip.proposal, content, .phone).map { LabFrame($0) }
            own.tablets = states(strip.proposal, content, .landscape).map { LabFrame($0) }
            return own
        }
    }

    /// What the names of a proposal's states begin with.
    fileprivate static func prefix(_ proposal: Proposal) -> String { "own-\(proposal.name)-" }

    fileprivate static func states(
        _ proposal: Proposal, _ content: Content, _ screen: NamedState.Screen
    ) -> [NamedState] {
        var known: [String] = []
        return scenes(proposal, screen).compactMap { scene in
            guard let shown = scene.shown(in: content, proposal) else { return nil }
            var state = NamedState(
                name: prefix(proposal) + scene.rawValue + (screen == .phone ? "" : "-ipad"),
                caption: shown.caption,
                query: ["proposal=" + proposal.name, shown.query].filter { !$0.isEmpty }
                    .joined(separator: "&"), screen: screen, flavour: .ios26, theme: .system, list: .none, scroll: 0)
            state.content = content
            state.isLocated = scene != .denied
            // A content of two modes has no second one that is not the last, and not each opens its first one lower.
            let key = state.opened.route.address + (scene == .denied ? " denied" : "")
            if known.contains(key) { return nil }
            known.append(key)
            return state
        }
    }

    /// What each proposal shows, in the order of its strip.
    private static func scenes(_ proposal: Proposal, _ screen: NamedState.Screen) -> [Scene] {
        if screen != .phone { return proposal == .e ? [.half, .rest] : [.half] }
        switch proposal {
        case .a: return [.first, .half, .second, .search, .row, .last, .peek, .denied, .more]
        case .b: return [.peek, .half, .full, .row, .more]
        case .c: return [.half, .last, .search, .more]
        case .d1: return [.rest, .cards, .row]
        case .d2: return [.half, .second, .rest, .more]
        case .e: return [.rest, .menu, .half]
        case .f: return [.rest, .half, .second, .more]
        case .g: return [.half, .second, .last]
        }
    }
}

extension NamedState {
    /// A state of a content's strips by its name.
    public static func named(_ name: String, in content: Content) -> NamedState? {
        // Only its own strip is made: each state of one is opened for that.
        guard let proposal = Proposal.allCases.first(where: { name.hasPrefix(Strip.prefix($0)) }) else { return nil }
        let states = [NamedState.Screen.phone, .landscape].flatMap { Strip.states(proposal, content, $0) }
        return states.first { $0.name == name }
    }
}

/// What a frame of a content shows.
private enum Scene: String {
    case first, half, second, search, row, last, peek, denied, more, full, rest, cards, menu

    /// What its address says after the proposal, and its caption; nil where the content has nothing of the kind.
    func shown(in content: Content, _ proposal: Proposal) -> (query: String, caption: String)? {
        let layout = Layout(proposal)
        let first = mode(0, content), second = mode(min(1, content.modes.count - 1), content)
        let last = mode(content.modes.count - 1, content)
        let hasHome = layout.home != nil
        switch self {
        case .first:
            return (hasHome ? first.query : "", "\(first.label), as the content opens it.")
        case .half:
            return (first.query + "&detent=half", "\(first.label) at half height.")
        case .second:
            guard let shown = content.modes.indices.contains(1) ? second : nil, !isFolded(1, content, layout) else {
                return nil
            }
            return (shown.query + "&detent=half", "\(shown.label): another sheet over the same map.")
        case .last:
            guard content.modes.count > 1 else { return nil }
            return (last.query + "&detent=half", "\(last.label), the last mode.")
        case .full:
            return (second.query + "&detent=full", "\(second.label) at full height.")
        case .peek:
            return (first.query + "&detent=peek", "\(first.label) at its smallest height: the map has the screen.")
        case .search:
            guard let search = content.search, let word = firstWord(content) else { return nil }
            return ("q=" + percentEncoded(word), "\(search.label): the rows of every mode in one list.")
        case .row:
            guard let found = firstRow(content) else { return nil }
            let at = mode(found.mode, content)
            return (at.query + "&row=" + found.name, "A row of \(at.label): its own sheet, pushed on top.")
        case .denied:
            guard let accessory = content.accessory, accessory.needsLocation, layout.hasAccessory else { return nil }
            return (hasHome ? first.query : "", "Without leave to know the position the capsule is not there.")
        case .more:
            let state = LabWorld.open(
                "/?proposal=" + proposal.name, content, isLocated: true, device: NamedState.Screen.phone.device)
            let behind = state.splitModes.behindMore
            guard !behind.isEmpty else { return nil }
            let names = behind.compactMap { state.contentMode($0)?.label }.joined(separator: ", ")
            return (first.query + "&detent=half&menu=modes", "More lists what has no place of its own: \(names).")
        case .rest:
            return (hasHome ? "" : "detent=peek", "At rest.")
        case .cards:
            return ("detent=half", "A card for each mode.")
        case .menu:
            return ("menu=modes", "The menu of the modes.")
        }
    }

    private func mode(_ index: Int, _ content: Content) -> (query: String, label: String) {
        ("mode=" + percentEncoded(content.modes[index].id), content.modes[index].label)
    }

    private func isFolded(_ index: Int, _ content: Content, _ layout: Layout) -> Bool {
        layout.folded(among: content.modes.count) == index
    }

    /// The first row that has something to open, else the first one.
    private func firstRow(_ content: Content) -> ContentRowID? {
        var found: ContentRowID?
        for (mode, shown) in content.modes.enumerated() {
            for (index, row) in shown.rows.enumerated() {
                if !row.facts.isEmpty { return ContentRowID(mode: mode, row: index) }
                if found == nil { found = ContentRowID(mode: mode, row: index) }
            }
        }
        return found
    }

    /// How the first row's first word begins.
    private func firstWord(_ content: Content) -> String? {
        guard let id = firstRow(content), let word = content.row(id)?.title.split(separator: " ").first else {
            return nil
        }
        return String(word.prefix(4)).lowercased()
    }
}
