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
            each(state.splitModes.shown, key: { Int64($0.rawValue) }) { mode in tab(mode, state, chrome) }
            moreTab(state, chrome)
            if searchIsItem, state.hasSearch {
                searchTab(state, isReached: isTucked)
            }
        }
        .class("tabs glass")
        if state.hasSearch {
            div {
                if isOpen { searchField(state) } else { searchButton("find-button", isReached: !isTucked) }
            }
            .class("find glass").class("grown", when: isOpen)
            .class("tucked", when: isTucked)
            .flag(.inert, isTucked)
        }
    }
    .class("bar").label("Modes").data(.bar, state.navigation.search == nil ? "tabs" : "field")
}

/// Search as the bar's last item: it has the id of the button that opens search where it is the one that can be reached.
private func searchTab(_ state: AppState, isReached: Bool) -> Node {
    let node = button {
        icon(state.content?.search?.icon ?? "search")
        span { state.content?.search?.label ?? "Search" }.class("tab-label")
    }
    .class("tab search-tab").type("button").act(.search).flag(.inert, !isReached)
    return isReached ? node.id("search-button") : node
}

private func tab(_ mode: Mode, _ state: AppState, _ chrome: Chrome) -> Node {
    // The one that stays while the others make room: the active mode's, over the bare map the last one's.
    let stays = mode == state.mode
    let node = modeButton(mode, state) {
        icon(state.symbol(of: mode))
        span { state.title(of: mode) }.class("tab-label")
    }
    .class("tab")
    return keep(node, stays, chrome)
}

/// "More" as a tab; while the bar has room for one icon alone it has that of the active mode, where it lists that.
private func moreTab(_ state: AppState, _ chrome: Chrome) -> Node? {
    if !state.hasContent { return nil }
    let stays = state.splitModes.behindMore.contains(state.mode)
    if stays, chrome.bar != .full, !chrome.isWide { return tab(state.mode, state, chrome) }
    return moreModes(state).map { keep($0.class("tab"), stays, chrome) }
}

/// What a tab does while the others make room for it, or it for them.
private func keep(_ node: Node, _ stays: Bool, _ chrome: Chrome) -> Node {
    node.class("kept", when: stays).flag(.inert, chrome.bar != .full && !stays && !chrome.isWide)
    if stays, chrome.bar == .minimised { node.act(.restoreBar) }
    if stays, chrome.bar == .field { node.act(.leaveSearch) }
    if stays && chrome.bar != .full && !chrome.isWide { node.aria(.expanded, "false") }
    return node
}
