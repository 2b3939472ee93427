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

/// The sheet that never leaves: the search field, and the modes as cards under it.
func cardsSheet(_ place: SheetPlace, _ state: AppState) -> Node {
    var head = SheetHead(title: state.content?.title ?? "Wingbar", isTitleHidden: true)
    head.lead = state.hasSearch ? fieldRow(place, state) : nil
    head.peek = state.navigation.layout.peek
    return sheetFrame(place, head) {
        nav {
            each(state.shownModes, key: { Int64($0.rawValue) }) { mode in card(mode, state) }
        }
        .class("mode-cards").label("Modes")
    }
}

private func card(_ mode: Mode, _ state: AppState) -> Node {
    let text = cardText(mode, state)
    return button {
        icon(state.symbol(of: mode)).class("symbol")
        span {
            span { state.title(of: mode) }.class("name")
            span { text }.class("detail")
        }
        .class("text")
        icon("chevron-right")
    }
    .id("mode-" + mode.name).class("mode-card").type("button").act(.mode(mode)).label(
        spoken([state.title(of: mode), text]))
}

/// What a card says of its mode: how much there is, and where; of the list how long it has run.
private func cardText(_ mode: Mode, _ state: AppState) -> String {
    if let content = state.content { return content.summary(mode, position: state.position) }
    switch mode {
    case .nearby:
        if state.derived.nearby.isEmpty, state.regionStatus == .loading { return "Looking for sightings…" }
        let place = state.title
        let species = speciesText(Int64(state.derived.speciesCount))
        return place.utf8.isEmpty ? species : species + " at " + place
    case .rare: return "\(state.derived.rare.count) within \(Rarity.kilometres) km"
    default: return runningText(state) ?? "No list is running"
    }
}

/// "12 species · 0:47" while a list runs.
func runningText(_ state: AppState) -> String? {
    guard state.listRuns, let list = state.list else { return nil }
    return dotted([speciesText(Int64(list.speciesCount)), list.elapsed(until: state.listClock.utc)])
}
