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
        each(state.shownModes, key: { Int64($0.rawValue) }) { mode in
            modeButton(mode, state, in: place) {
                span { mode.title }.class("segment-label")
            }
            .class("segment")
        }
    }
    .class("segments").label("Modes")
}

/// The modes as dots at the top of their pages, and search on the sheet's edge.
func pageDots(_ place: SheetPlace, _ state: AppState) -> Node {
    nav {
        each(state.shownModes, key: { Int64($0.rawValue) }) { mode in
            modeButton(mode, state, in: place) { span().class("page-dot") }.class("page")
        }
        searchButton("edge-search glass", isReached: place.isFront)
    }
    .class("pages").label("Modes")
}

/// A button of the switcher, whatever it looks like: its name, what it does, and whether it is the current one. Where
/// every mode's sheet has a switcher, only the front one has the ids, and only the active mode's says what is current.
func modeButton(
    _ mode: Mode, _ state: AppState, in place: SheetPlace? = nil, @Children _ content: () -> [Node]
) -> Node {
    let isCurrent = state.navigation.activeMode == mode.rawValue
    let hasDot = state.hasDot(mode)
    let node = button {
        group(content)
        if hasDot { span().class("dot").aria(.hidden, "true") }
    }
    .class("current", when: isCurrent).type("button").act(.mode(mode))
    .label(hasDot ? mode.title + ", list running" : mode.title)
    if place?.isFront ?? true { node.id("mode-" + mode.name) }
    if isCurrent, place == nil || place?.content == .mode(mode) { node.aria(.current, "page") }
    return node
}

extension AppState {
    /// The modes that the switcher shows.
    var shownModes: [Mode] { navigation.shownModes.compactMap { Mode(rawValue: $0) } }

    /// True while a list with birds on it runs.
    var listRuns: Bool { list.map { !$0.entries.isEmpty } ?? false }

    /// True where a mode's button carries the dot that says that a list runs.
    func hasDot(_ mode: Mode) -> Bool { mode == .list && navigation.layout.running == .dot && listRuns }
}
