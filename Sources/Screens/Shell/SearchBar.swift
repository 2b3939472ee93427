#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// One search bar along the bottom, with the mode's button at its leading end.
func searchBar(_ state: AppState) -> Node {
    nav {
        div {
            button {
                icon(state.mode.icon)
                icon("chevrons-up-down")
            }
            .class("mode-button").type("button").label("Mode, " + state.mode.title).act(.menu(.modes))
            .opens(.modes, state)
            searchField(state)
        }
        .class("find glass grown")
    }
    .class("bar").label("Modes")
}

/// The modes as items of a menu, the active one chosen; a running list shows in its row.
func modeItems(_ state: AppState) -> Node {
    each(state.shownModes, key: { key(hashOf: $0.title) }) { mode in modeItem(mode, state) }
}

private func modeItem(_ mode: Mode, _ state: AppState) -> Node {
    let running = mode == .list && state.navigation.layout.running == .menuRow ? runningText(state) : nil
    return button {
        icon("check")
        span { mode.title }
        if let running { span { running }.class("figures") }
        icon(mode.icon).class("symbol")
    }
    .class("menu-item").type("button").role("menuitemradio").tabindex(-1).act(.mode(mode))
    .aria(.checked, state.navigation.activeMode == mode.rawValue ? "true" : "false")
    .label(spoken([mode.title, running ?? ""]))
}
