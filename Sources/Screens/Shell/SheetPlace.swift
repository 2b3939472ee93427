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
    var places: [SheetPlace] = []
    for mode in Mode.allCases {
        let isActive = navigation.search == nil && mode == state.mode
        places += stack(navigation.stacks[mode.rawValue], .mode(mode), mode.name, Int64(mode.rawValue + 1), isActive)
    }
    if let search = navigation.search { places += stack(search, .search, "search", 9, true) }
    return places
}

private func stack(
    _ stack: SheetStack<Sheet>, _ content: SheetPlace.Content, _ name: String, _ number: Int64, _ isActive: Bool
) -> [SheetPlace] {
    let last = stack.pushed.count
    var places = [
        SheetPlace(
            content: content, name: name, detent: stack.detent, isFront: isActive && last == 0,
            isCovered: isActive && last > 0, key: number * 1000)
    ]
    for (index, pushed) in stack.pushed.enumerated() {
        let depth = index + 1
        places.append(
            SheetPlace(
                content: .pushed(pushed.sheet), name: "\(name)-push-\(depth)", detent: pushed.detent,
                isFront: isActive && depth == last, isCovered: isActive && depth < last,
                key: key(hashOf: "\(number) \(depth) \(word(pushed.sheet))")))
    }
    return places
}

private func word(_ sheet: Sheet) -> String {
    if case .bird(let code) = sheet { return "bird " + code }
    return sheet.name
}
