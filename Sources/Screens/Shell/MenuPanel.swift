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

/// An open menu. The host's script puts it under the control that `aria-controls` it.
func menuPanel(_ menu: Menu, _ state: AppState) -> Node {
    div {
        switch menu {
        case .distance: choices(distances(state))
        case .period: choices(periods(state))
        case .family: choices(families(state))
        case .style: choices(styles(state))
        case .more: moreItems()
        case .modes:
            modeItems(state)
            if !state.hasContent { moreItems(opensMore: true) }
        }
    }
    .id("menu").class("menu").role("menu").label(title(menu, state)).key(Int64(menu.rawValue) + 1)
}

/// One line of a menu, or of a card, of which one is chosen.
struct Choice {
    var title: String
    var isChosen: Bool
    var action: AppAction

    init(_ title: String, _ isChosen: Bool, _ action: AppAction) {
        self.title = title
        self.isChosen = isChosen
        self.action = action
    }
}

private func choices(_ all: [Choice]) -> Node {
    each(all, key: { key(hashOf: $0.title) }) { choice in
        button {
            icon("check")
            span { choice.title }
        }
        .class("menu-item").type("button").role("menuitemradio").tabindex(choice.isChosen ? 0 : -1)
        .aria(.checked, choice.isChosen ? "true" : "false").act(choice.action)
    }
}

/// An item that does something.
func menuItem(_ title: String, _ symbol: String, _ action: AppAction) -> Node {
    button {
        icon(symbol)
        span { title }
    }
    .class("menu-item").type("button").role("menuitem").tabindex(-1).act(action)
}

private func distances(_ state: AppState) -> [Choice] {
    Filter.kilometresChoices.map {
        Choice("\($0) km", state.filter.kilometres == $0, .kilometres($0))
    }
}

private func periods(_ state: AppState) -> [Choice] {
    Filter.daysChoices.map { Choice(daysText($0), state.filter.days == $0, .days($0)) }
}

private func families(_ state: AppState) -> [Choice] {
    let chosen = state.filter.family
    var all = [Choice("All families", chosen == nil, .family(nil))]
    for taxon in state.derived.families {
        all.append(
            Choice(
                taxon.familyName.utf8.isEmpty ? taxon.family : taxon.familyName,
                chosen.map { $0.utf8.elementsEqual(taxon.family.utf8) } ?? false, .family(taxon.family)))
    }
    return all
}

private func styles(_ state: AppState) -> [Choice] {
    MapStyle.allCases.map { Choice($0.title, state.mapStyle == $0, .mapStyle($0)) }
}

private func title(_ menu: Menu, _ state: AppState) -> String {
    switch menu {
    case .distance: "Distance"
    case .period: "Period"
    case .family: "Family"
    case .more: "More"
    case .style: "Map style"
    case .modes: state.splitModes.behindMore.isEmpty ? "Modes" : "More modes"
    }
}

extension MapStyle {
    /// What the menu and Settings call it.
    var title: String {
        switch self {
        case .standard: "Standard map"
        case .dark: "Dark map"
        }
    }
}
