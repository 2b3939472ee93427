import App
import Birds
import Navigation

extension LabStep {
    /// The step in words, by the names that the state in which it is done has on its screen.
    public func words(in state: AppState) -> String {
        guard case .tap = gesture else { return words }
        switch action {
        case .mode(let mode): return "Tap \(state.title(of: mode))"
        case .search: return "Tap search"
        case .leaveSearch: return "Leave search"
        case .query(""): return "Empty the search field"
        case .bird(let code): return "Tap \(name(code, state))"
        case .tick(let code): return "Tick \(name(code, state))"
        case .untick(let code): return "Take one \(name(code, state)) off the list"
        case .close: return "Close the sheet"
        case .restoreBar: return "Tap the small bar"
        case .grabber: return "Tap the sheet's grabber"
        case .go(_, let place): return "Tap \(place)"
        case .menu(.modes): return "Open the menu of the modes"
        case .menu(.more): return "Tap …"
        case .menu(let menu): return "Open the \(menu.name) menu"
        case .closeMenu: return "Close the menu"
        case .sheet(.settings): return "Tap Settings"
        case .sheet(.about): return "Tap About"
        case .sheet(.support): return "Tap Support"
        case .locate: return "Tap my location"
        case .kilometres(let km): return "Choose \(km) km"
        case .days(let days): return "Choose \(days) days"
        default: return words
        }
    }

    private func name(_ code: String, _ state: AppState) -> String { state.taxon(code)?.name ?? code }
}
