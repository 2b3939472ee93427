import App
import BarRules
import Navigation

/// The modes and search as a style's destinations: what the page of bars draws.
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

extension LabSettings.Bar {
    /// The style's lengths and colours as custom properties of a page that is drawn with it: the app's own bar, in
    /// pictures and live, is drawn with them.
    public static var css: String {
        allCases.compactMap { BarStyle.named($0.rawValue)?.css(".lab-bar-" + $0.rawValue) }.joined()
    }
}
