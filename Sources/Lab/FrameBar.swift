import App
import BarRules
import Markup
import Navigation

/// The modes and search as a style's destinations: what the page of bars and the frames both draw.
func birdDestinations(_ modes: [Mode] = Mode.allCases, active: Mode?, badged: Mode, words: String) -> [Destination] {
    var all: [Destination] = modes.map { mode in
        var destination =
            switch mode {
            case .nearby: Destination("nearby", label: "Nearby", icon: "binoculars")
            case .rare: Destination("rare", label: "Rare", icon: "star")
            default: Destination("list", label: "My List", icon: "list-checks")
            }
        destination.isActive = mode == active
        if mode == badged {
            destination.badge = .dot
            destination.badgeWords = words
        }
        return destination
    }
    var search = Destination("search", label: "Search", icon: "search")
    search.isSearch = true
    all.append(search)
    return all
}

/// A state's bar in another platform's style; nil where the proposal has no bar at the bottom, and while it is no full one.
///
/// Only the bar is that platform's: it stands where the app's own stood.
public func frameBar(_ state: AppState, _ bar: LabSettings.Bar) -> Node? {
    guard let style = BarStyle.named(bar.rawValue), state.chrome.bar == .full, !state.chrome.isWide else { return nil }
    let layout = state.navigation.layout
    guard [.tabs, .footer, .toolbar].contains(layout.switcher) else { return nil }
    let modes = state.navigation.shownModes.compactMap { Mode(rawValue: $0) }
    let active = state.navigation.activeMode.flatMap { Mode(rawValue: $0) }
    var destinations = birdDestinations(modes, active: active, badged: .list, words: "a list is running")
    if layout.running != .dot || state.list == nil {
        for index in destinations.indices { destinations[index].badge = nil }
    }
    return nav { specimen(style, destinations, name: "bar", title: "Modes") }.class("lab-bar").label("Modes")
        .data(.kind, style.name)
}
