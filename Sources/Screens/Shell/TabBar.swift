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

/// The tab bar with search beside it: the modes, or only the current one's icon while the bar is minimised or the
/// field is open.
func tabBar(_ state: AppState, _ chrome: Chrome) -> Node {
    let isOpen = state.navigation.search != nil
    let searchIsItem = state.navigation.layout.search == .item
    // In a large window search stands beside the bar in every flavour.
    let isTucked = searchIsItem && chrome.bar == .full && !chrome.isWide
    return nav {
        div {
            each(Mode.allCases, key: { Int64($0.rawValue) }) { mode in tab(mode, state, chrome) }
            if searchIsItem {
                button {
                    icon("search")
                    span { "Search" }.class("tab-label")
                }
                .class("tab search-tab").type("button").act(.search)
                .flag(.inert, chrome.bar != .full || chrome.isWide)
            }
        }
        .class("tabs glass")
        div {
            if isOpen { searchField(state) } else { searchButton() }
        }
        .class("find glass").class("grown", when: isOpen)
        .class("tucked", when: isTucked)
        .flag(.inert, isTucked)
    }
    .class("bar").label("Modes").data(.bar, state.navigation.search == nil ? "tabs" : "field")
}

private func tab(_ mode: Mode, _ state: AppState, _ chrome: Chrome) -> Node {
    let isCurrent = mode == state.mode
    let action: AppAction =
        switch chrome.bar {
        case .full: .mode(mode)
        case .minimised: isCurrent ? .restoreBar : .mode(mode)
        case .field: isCurrent ? .leaveSearch : .mode(mode)
        }
    let node = button {
        icon(mode.icon)
        span { mode.title }.class("tab-label")
    }
    .class("tab").class("current", when: isCurrent).type("button").label(mode.title).act(action)
    .flag(.inert, chrome.bar != .full && !isCurrent && !chrome.isWide)
    if isCurrent { node.aria(.current, "page") }
    if isCurrent && chrome.bar != .full && !chrome.isWide { node.aria(.expanded, "false") }
    return node
}

private func searchButton() -> Node {
    button { icon("search") }
        .id("search-button").class("find-button").type("button").label("Search").act(.search)
}

extension Mode {
    /// The name on the tab.
    var title: String {
        switch self {
        case .nearby: "Nearby"
        case .rare: "Rare"
        case .list: "My List"
        }
    }

    /// The symbol on the tab.
    var icon: String {
        switch self {
        case .nearby: "binoculars"
        case .rare: "star"
        case .list: "list-checks"
        }
    }
}
