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
        radioCard(
            "appearance-" + place.name, "Appearance",
            Theme.allCases.map { Choice($0.title, state.theme == $0, .theme($0)) })
        radioCard(
            "map-" + place.name, "Map", MapStyle.allCases.map { Choice($0.title, state.mapStyle == $0, .mapStyle($0)) })
        radioCard(
            "proposal-" + place.name, "Proposal",
            Proposal.allCases.map { Choice($0.title, state.navigation.layout.id == $0, .proposal($0)) })
        if state.navigation.layout.switcher == .tabs {
            radioCard(
                "bar-" + place.name, "Tab bar",
                Flavour.allCases.map { Choice($0.title, state.flavour == $0, .flavour($0)) })
        }
        div {
            toggle("Tick birds in one tap", state.ticksInOneTap, .oneTap(!state.ticksInOneTap))
            toggle("Keys 1, 2, 3 and / alone", state.allowsSingleKeys, .singleKeys(!state.allowsSingleKeys))
        }
        .class("card apart")
        p { "Kept on this device." }.class("footnote")
    }
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
