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

/// Where a sheet stands among the others: what it shows, where it rests, and whether a person can reach it.
struct SheetPlace: Equatable {
    enum Content: Equatable {
        case home
        case mode(Mode)
        case search
        case pushed(Sheet)
    }

    /// What it shows.
    var content: Content
    /// The word that names it in ids: "nearby", "search", "nearby-push-1".
    var name: String
    /// Where it rests.
    var detent: Detent
    /// True for the one sheet that a person can reach.
    var isFront: Bool
    /// True where it lies under the front one, false where another mode's sheets are up.
    var isCovered: Bool
    /// The lowest detent.
    var lowest: Detent
    /// True where it can be dragged away.
    var dragsAway: Bool
    /// What tells it from its siblings between renders.
    var key: Int64

    var isPushed: Bool {
        if case .pushed = content { return true }
        return false
    }
    /// The id of its title, which names it; the front one's is what the core gives the focus to.
    var title: String { isFront ? "title" : "title-" + name }
}

/// Every sheet that there is, the lowest first.
func sheetPlaces(_ state: AppState) -> [SheetPlace] {
    let navigation = state.navigation
    let layout = navigation.layout
    var places: [SheetPlace] = []
    if let home = layout.home {
        let isActive = navigation.search == nil && navigation.isHome
        var all = stack(navigation.home, .home, "home", 8, isActive, layout)
        if home == .map { all.removeFirst() } else { all[0].isCovered = navigation.search == nil && !all[0].isFront }
        places += all
    }
    for index in navigation.shownModes {
        guard let mode = Mode(rawValue: index) else { continue }
        let isActive = navigation.search == nil && navigation.activeMode == index
        places += stack(navigation.stacks[index], .mode(mode), mode.name, Int64(index + 1), isActive, layout)
    }
    if let search = navigation.search { places += stack(search, .search, "search", 9, true, layout) }
    return places
}

private func stack(
    _ stack: SheetStack<Sheet>, _ content: SheetPlace.Content, _ name: String, _ number: Int64, _ isActive: Bool,
    _ layout: Layout
) -> [SheetPlace] {
    let last = stack.pushed.count
    var isMode = false
    if case .mode = content { isMode = true }
    var places = [
        SheetPlace(
            content: content, name: name, detent: stack.detent, isFront: isActive && last == 0,
            isCovered: isActive && last > 0, lowest: layout.lowest, dragsAway: isMode && layout.dragsAway,
            key: number * 1000)
    ]
    for (index, pushed) in stack.pushed.enumerated() {
        let depth = index + 1
        places.append(
            SheetPlace(
                content: .pushed(pushed.sheet), name: "\(name)-push-\(depth)", detent: pushed.detent,
                isFront: isActive && depth == last, isCovered: isActive && depth < last, lowest: layout.lowest,
                dragsAway: true,
                key: key(hashOf: "\(number) \(depth) \(AppAction.sheet(pushed.sheet).text)")))
    }
    return places
}
