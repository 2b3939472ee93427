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

/// The whole of the app over the map, for one state. The map itself lies outside and is never touched by a render.
///
/// Every mode's sheets stay in the tree, so that each keeps its exact scroll; all but the front one are inert and,
/// by the styles, not visible. What they show is remembered by `memo`, so a hidden sheet costs a comparison.
public func screen(_ state: AppState) -> Node {
    let chrome = state.chrome
    let layout = state.navigation.layout
    return div {
        main {
            h1 { state.content?.title ?? "Wingbar" }.class("unseen")
            each(sheetPlaces(state), key: { $0.key }) { place in sheet(place, state) }
            accessoryCapsule(state, chrome)
            mapControls(state)
            noticeBar(state)
            if let menu = state.menu {
                div().class("scrim").act(.closeMenu).aria(.hidden, "true")
                menuPanel(menu, state)
            }
        }
        bar(state, chrome)
    }
    .class("shell")
    .class("has-accessory", when: chrome.accessory != .absent).class("bare", when: !state.navigation.hasSheet)
    .class("hugs", when: layout.barHugs)
    .data(.bar, chrome.bar.name).data(.mode, state.mode.name).data(.flavour, state.flavour.name)
    .data(.proposal, layout.id.name).data(.switcher, layout.switcher.name).data(.search, layout.search.name)
    .data(.peek, layout.peek.name)
}

/// The bar over the sheets, where the switcher is not in them.
private func bar(_ state: AppState, _ chrome: Chrome) -> Node? {
    guard chrome.bar != .absent else { return nil }
    return state.navigation.layout.switcher == .menu ? searchBar(state) : tabBar(state, chrome)
}

private func sheet(_ place: SheetPlace, _ state: AppState) -> Node {
    if let content = state.content { return contentSheet(place, content, state) }
    return switch place.content {
    case .home: cardsSheet(place, state)
    case .mode(.nearby): nearbySheet(place, state)
    case .mode(.rare): rareSheet(place, state)
    case .mode: myListSheet(place, state)
    case .search: searchSheet(place, state)
    case .pushed(.bird(let code)): birdSheet(place, code, state)
    case .pushed(.past(let path)): pastSheet(place, path)
    case .pushed(.count(let code)): countSheet(place, code, state)
    case .pushed(.list(let id)): listSheet(place, id, state)
    case .pushed(.details), .pushed(.row): detailsSheet(place, state)
    case .pushed(.settings): settingsSheet(place, state)
    case .pushed(.about): aboutSheet(place)
    case .pushed(.support): supportSheet(place)
    }
}
