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

/// Settings: what a person can choose, kept on this device.
func settingsSheet(_ place: SheetPlace, _ state: AppState) -> Node {
    sheetFrame(place, SheetHead(title: "Settings", trailing: closeButton())) {
        radioCard("appearance-" + place.name, "Appearance", Theme.allCases, { Int64($0.rawValue) }) { theme in
            radio(theme.title, state.theme == theme, .theme(theme))
        }
        radioCard("map-" + place.name, "Map", MapStyle.allCases, { Int64($0.rawValue) }) { style in
            radio(style.title, state.mapStyle == style, .mapStyle(style))
        }
        radioCard("proposal-" + place.name, "Proposal", Proposal.allCases, { Int64($0.rawValue) }) { proposal in
            radio(proposal.title, state.navigation.layout.id == proposal, .proposal(proposal))
        }
        if state.navigation.layout.switcher == .tabs {
            radioCard("bar-" + place.name, "Tab bar", Flavour.allCases, { Int64($0.rawValue) }) { flavour in
                radio(flavour.title, state.flavour == flavour, .flavour(flavour))
            }
        }
        div {
            toggle("Tick birds in one tap", state.ticksInOneTap, .oneTap(!state.ticksInOneTap))
            toggle("Keys 1, 2, 3 and / alone", state.allowsSingleKeys, .singleKeys(!state.allowsSingleKeys))
        }
        .class("card apart")
        p { "Kept on this device." }.class("footnote")
    }
}

private func toggle(_ title: String, _ isOn: Bool, _ action: AppAction) -> Node {
    button {
        span { title }.class("name")
        span().class("switch")
    }
    .class("row choice").type("button").role("switch").aria(.checked, isOn ? "true" : "false").act(action)
}

private func radioCard<Item>(
    _ id: String, _ title: String, _ items: [Item], _ key: (Item) -> Int64, _ row: (Item) -> Node
) -> Node {
    div {
        h3 { title }.id(id).class("heading")
        div { each(items, key: key) { row($0) } }.class("card").role("radiogroup").aria(.labelledby, id)
    }
    .class("family")
}

private func radio(_ title: String, _ isChosen: Bool, _ action: AppAction) -> Node {
    button {
        span { title }.class("name")
        icon("check")
    }
    .class("row choice").type("button").role("radio").aria(.checked, isChosen ? "true" : "false").act(action)
}

extension Flavour {
    /// What Settings calls it.
    var title: String {
        switch self {
        case .ios260: "As in iOS 26.0, the list's capsule stays"
        case .ios26: "As in iOS 26, search beside"
        case .ios27: "As in iOS 27, search inside"
        }
    }
}

extension Proposal {
    /// What Settings calls it.
    var title: String {
        switch self {
        case .a: "A · Tab bar, search beside it"
        case .b: "B · Tabs inside the sheet"
        case .c: "C · Two modes and search"
        case .d1: "D1 · A sheet that never leaves"
        case .d2: "D2 · The same with segments"
        case .e: "E · One search bar"
        case .f: "F · Map and toolbar"
        case .g: "G · Swipe between modes"
        }
    }
}

extension Theme {
    /// What Settings calls it.
    var title: String {
        switch self {
        case .system: "As the system"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}
