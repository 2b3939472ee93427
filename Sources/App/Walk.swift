#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

/// The measuring of how far a person goes while a travelling list runs.
public struct Walk: Equatable, Sendable {
    /// How it stands.
    public enum Standing: Equatable, Sendable {
        /// The device has not said yet where it is.
        case waiting
        /// It measures.
        case measuring
        /// It pauses: the position is too rough.
        case rough
        /// It pauses: location is not allowed.
        case denied
        /// It pauses: the device has no position.
        case unavailable
        /// Another window of this device measures the same list.
        case elsewhere
    }

    /// How it stands.
    public var standing: Standing = .waiting
    /// For how many seconds the page was hidden meanwhile, so that nothing was measured.
    public var missed: Int64 = 0
    /// Since when it is hidden, UTC seconds.
    var hiddenSince: Int64?
    /// The list that it is about.
    var list: String?
    /// The fixes so far.
    var way = Way()
    /// Metres that are not on the list yet.
    var rest = 0.0

    /// Nothing measured yet.
    public init() {}
}

/// Metres that are gathered before they are put on the list: one operation for them all.
private let portion = 50.0

extension AppState {
    /// The id of the list of which the way is measured now: a travelling one that runs, while the page is shown.
    var measuredList: String? { isHidden ? nil : measurableList }

    /// The same, shown or not.
    private var measurableList: String? {
        guard measuresWay, let journal = shelf.running, journal.list.how == .traveling else { return nil }
        return journal.id
    }
}

/// The actions of measuring.
func measure(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    switch action {
    case .measure(let on):
        state.measuresWay = on
        return [state.settingsToStore]
    case .hidden(let hidden):
        if hidden {
            state.walk.hiddenSince = state.measuredList == nil ? nil : state.listClock.utc
        } else if let since = state.walk.hiddenSince {
            state.walk.missed += max(0, state.listClock.utc - since)
            state.walk.hiddenSince = nil
        }
        state.isHidden = hidden
    case .fixFailed(let reason):
        state.walk.standing =
            same(reason, "denied") ? .denied : same(reason, "elsewhere") ? .elsewhere : .unavailable
    case .fix(let fix):
        guard let id = state.measuredList else { return [] }
        state.walk.rest += state.walk.way.take(fix)
        state.walk.standing = state.walk.way.isRough ? .rough : .measuring
        return state.walk.rest < portion ? [] : putOnList(&state, id)
    default: break
    }
    return []
}

/// Starts and stops the watching of the position as the list, its protocol, the person and the page would have it.
func followWay(_ state: inout AppState, before: AppState, _ effects: inout [Effect]) {
    let id = state.measuredList
    let was = before.measuredList
    if same(id, was) { return }
    if let was { effects += putOnList(&state, was) }
    state.walk.way = Way()
    state.walk.rest = 0
    state.walk.standing = .waiting
    if let id, !same(state.walk.list, id) {
        state.walk.list = id
        state.walk.missed = 0
    }
    effects.append(.watch(id != nil))
}

/// Puts the metres that were gathered on their list.
private func putOnList(_ state: inout AppState, _ id: String) -> [Effect] {
    let metres = Int64(state.walk.rest.rounded())
    guard metres > 0 else { return [] }
    state.walk.rest = 0
    return write(&state, .walked(metres: metres), to: id).effects
}
