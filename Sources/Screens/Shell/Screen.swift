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
    return div {
        main {
            h1 { "Wingbar" }.class("unseen")
            each(sheetPlaces(state), key: { $0.key }) { place in sheet(place, state) }
            accessoryCapsule(state, chrome)
            mapControls(state)
            noticeBar(state)
            if let menu = state.menu {
                div().class("scrim").act(.closeMenu).aria(.hidden, "true")
                menuPanel(menu, state)
            }
        }
        tabBar(state, chrome)
    }
    .class("shell")
    .class("has-accessory", when: chrome.accessory != .absent)
    .data(.bar, barWord(chrome.bar)).data(.mode, state.mode.name).data(.flavour, state.flavour.name)
}

private func sheet(_ place: SheetPlace, _ state: AppState) -> Node {
    switch place.content {
    case .mode(.nearby): nearbySheet(place, state)
    case .mode(.rare): rareSheet(place, state)
    case .mode(.list): myListSheet(place, state)
    case .search: searchSheet(place, state)
    case .pushed(.bird(let code)): birdSheet(place, code, state)
    case .pushed(.settings): settingsSheet(place, state)
    case .pushed(.about): aboutSheet(place)
    case .pushed(.support): supportSheet(place)
    }
}

private func barWord(_ bar: Chrome.Bar) -> String {
    switch bar {
    case .full: "full"
    case .minimised: "minimised"
    case .field: "field"
    }
}
