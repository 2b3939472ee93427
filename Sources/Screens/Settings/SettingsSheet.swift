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
            radioCard("bar-" + place.name, "Tab bar", [Flavour.ios26, .ios27], { Int64($0.rawValue) }) { flavour in
                radio(flavour.title, isLike(state.flavour, flavour), .flavour(flavour))
            }
        }
        div {
            button {
                span { "Tick birds in one tap" }.class("name")
                span().class("switch")
            }
            .class("row choice").type("button").role("switch").aria(.checked, state.ticksInOneTap ? "true" : "false")
            .act(.oneTap(!state.ticksInOneTap))
        }
        .class("card apart")
        p { "Kept on this device." }.class("footnote")
    }
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

/// iOS 26.0 sets only the running list's capsule apart, which is no choice for a person.
private func isLike(_ flavour: Flavour, _ shown: Flavour) -> Bool { (flavour == .ios27) == (shown == .ios27) }

extension Flavour {
    /// What Settings calls it.
    var title: String { self == .ios27 ? "Search inside, as in iOS 27" : "Search beside, as in iOS 26" }
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
