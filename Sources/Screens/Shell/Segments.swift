#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// The modes as segments under the search field.
func segments(_ place: SheetPlace, _ state: AppState) -> Node {
    nav {
        each(state.splitModes.shown, key: { Int64($0.rawValue) }) { mode in
            modeButton(mode, state, in: place) {
                span { state.title(of: mode) }.class("segment-label")
            }
            .class("segment")
        }
        if let more = moreModes(state, in: place) { more.class("segment") }
    }
    .class("segments").label("Modes")
}

/// The modes as dots at the top of their pages, and search on the sheet's edge.
func pageDots(_ place: SheetPlace, _ state: AppState) -> Node {
    nav {
        each(state.shownModes, key: { Int64($0.rawValue) }) { mode in
            modeButton(mode, state, in: place) { span().class("page-dot") }.class("page")
        }
        if state.hasSearch { searchButton("edge-search glass", isReached: place.isFront) }
    }
    .class("pages").label("Modes")
}

/// A button of the switcher, whatever it looks like: its name, what it does, and whether it is the current one. Where
/// every mode's sheet has a switcher, only the front one has the ids, and only the active mode's says what is current.
func modeButton(
    _ mode: Mode, _ state: AppState, in place: SheetPlace? = nil, @Children _ content: () -> [Node]
) -> Node {
    let isCurrent = state.navigation.activeMode == mode.rawValue
    let badge = state.badgeText(mode)
    let node = button {
        group(content)
        if let badge { span { badge }.class("dot").class("count", when: !badge.utf8.isEmpty).aria(.hidden, "true") }
    }
    .class("current", when: isCurrent).type("button").act(.mode(mode))
    .label(spoken([state.title(of: mode), state.badgeWords(mode)]))
    if place?.isFront ?? true { node.id("mode-" + mode.name) }
    if isCurrent, place == nil || place?.content == .mode(mode) { node.aria(.current, "page") }
    return node
}

/// The switcher's last place where there are more modes than it holds: it opens the list of the others, and is the current
/// one while one of them is active.
func moreModes(_ state: AppState, in place: SheetPlace? = nil) -> Node? {
    if !state.hasContent { return nil }
    let others = state.splitModes.behindMore
    if others.isEmpty { return nil }
    let isCurrent = state.navigation.activeMode != nil && others.contains(state.mode)
    let isFront = place?.isFront ?? true
    let node = button {
        if place == nil { icon("ellipsis") }
        span { "More" }.class(place == nil ? "tab-label" : "segment-label")
        if others.contains(where: { state.badgeText($0) != nil }) { span().class("dot").aria(.hidden, "true") }
    }
    .class("current", when: isCurrent).type("button").act(.menu(.modes)).opens(.modes, state, isReached: isFront)
    .label(isCurrent ? "More, " + state.title(of: state.mode) : "More").key(Int64(others.count) + 100)
    if isCurrent, isFront { node.aria(.current, "page") }
    return node
}

extension AppState {
    /// The modes that the switcher shows.
    var shownModes: [Mode] { navigation.shownModes.compactMap { Mode(rawValue: $0) } }

    /// True while a list with birds on it runs.
    var listRuns: Bool { list.map { !$0.entries.isEmpty } ?? false }

    /// True where a mode's button carries the dot that says that a list runs.
    private func hasDot(_ mode: Mode) -> Bool { mode == .list && navigation.layout.running == .dot && listRuns }

    /// A mode's badge: nil for none, empty for a dot.
    func badgeText(_ mode: Mode) -> String? {
        guard hasContent else { return hasDot(mode) ? "" : nil }
        return contentMode(mode)?.badge.map { $0 == 0 ? "" : $0 > 99 ? "99+" : "\($0)" }
    }

    /// The same in words; empty for none.
    func badgeWords(_ mode: Mode) -> String {
        guard hasContent else { return hasDot(mode) ? "list running" : "" }
        guard let shown = contentMode(mode), let badge = shown.badge else { return "" }
        return shown.badgeWords.utf8.isEmpty ? badge == 0 ? "new" : "\(badge) new" : shown.badgeWords
    }
}
