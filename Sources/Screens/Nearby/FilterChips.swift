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

/// Nearby's chips, each with the menu it opens.
func filterChips(_ state: AppState) -> Node {
    let family = familyTitle(state)
    return div {
        chip("\(state.filter.kilometres) km", "Distance, \(state.filter.kilometres) km", .distance, state)
        chip(daysText(state.filter.days), "Period, " + daysText(state.filter.days), .period, state)
        if family != nil || state.navigation.layout.content == .titled {
            chip(family ?? "Family", "Family, " + (family ?? "all"), .family, state).class("set", when: family != nil)
        }
    }
    .class("chips").role("group").label("Filters")
}

/// The chosen family's name, nil for all.
func familyTitle(_ state: AppState) -> String? {
    guard let family = state.filter.family else { return nil }
    for taxon in state.derived.families where taxon.family.utf8.elementsEqual(family.utf8) {
        return taxon.familyName.utf8.isEmpty ? family : taxon.familyName
    }
    return family
}

private func chip(_ title: String, _ name: String, _ menu: Menu, _ state: AppState) -> Node {
    button {
        span { title }.class("chip-label")
        icon("chevrons-up-down")
    }
    .class("chip").type("button").label(name).act(.menu(menu)).opens(menu, state)
}
