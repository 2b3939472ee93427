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
                icon(state.symbol(of: state.mode))
                icon("chevrons-up-down")
            }
            .class("mode-button").type("button").label("Mode, " + state.title(of: state.mode)).act(.menu(.modes))
            .opens(.modes, state)
            if state.hasSearch { searchField(state) }
        }
        .class("find glass grown")
    }
    .class("bar").label("Modes")
}

/// The modes as items of a menu, or those behind "More", the active one chosen; a running list shows in its row.
func modeItems(_ state: AppState) -> Node {
    let split = state.splitModes
    return each(split.behindMore.isEmpty ? split.shown : split.behindMore, key: { Int64($0.rawValue) }) { mode in
        modeItem(mode, state)
    }
}

private func modeItem(_ mode: Mode, _ state: AppState) -> Node {
    let running =
        state.hasContent
        ? state.badgeText(mode)
        : mode == .list && state.navigation.layout.running == .menuRow ? runningText(state) : nil
    return button {
        icon("check")
        span { state.title(of: mode) }
        if let running { span { running }.class("figures") }
        icon(state.symbol(of: mode)).class("symbol")
    }
    .class("menu-item").type("button").role("menuitemradio").tabindex(-1).act(.mode(mode))
    .aria(.checked, state.navigation.activeMode == mode.rawValue ? "true" : "false")
    .label(spoken([state.title(of: mode), !state.hasContent ? running ?? "" : state.badgeWords(mode)]))
}
