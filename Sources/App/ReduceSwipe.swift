#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

/// The actions of a row that is drawn aside.
func swipe(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    switch action {
    case .uncover(let name):
        state.swiped = SwipedRow(name)
    case .rowActions(let name):
        state.swiped = SwipedRow(name, isOpen: true, isByKeys: true)
        return [.row(isOpen: true, velocity: 0, spring: Spring()), .focus("row-actions")]
    case .swiped(let x, let velocity, let open, let width):
        guard let row = state.swiped else { return [.row(isOpen: false, velocity: 0, spring: Spring())] }
        let outcome = RowSwipe.outcome(x, velocity: velocity, open: open, width: width)
        state.swiped?.isOpen = outcome == .open
        let flight = Effect.row(
            isOpen: outcome == .open, velocity: velocity, spring: .released(velocity: velocity))
        return [flight] + (outcome == .performed ? keep(&state, .tick(row.code)) : [])
    case .cover:
        state.swiped?.isOpen = false
    default: break
    }
    return []
}

/// An open row closes when anything else happens in its sheet, and is forgotten when another sheet comes in front.
func coverRow(_ state: inout AppState, before: AppState, _ effects: inout [Effect]) {
    guard let was = before.swiped else { return }
    let isElsewhere =
        before.mode != state.mode || before.navigation.front.pushed != state.navigation.front.pushed
        || (before.navigation.search == nil) != (state.navigation.search == nil)
    if isElsewhere {
        state.swiped = nil
    } else if before.frontList != state.frontList || before.menu != state.menu || before.filter != state.filter
        || before.navigation.front.frontDetent != state.navigation.front.frontDetent
    {
        state.swiped?.isOpen = false
    }
    guard was.isOpen, state.swiped?.isOpen != true else { return }
    if !effects.contains(where: { if case .row = $0 { true } else { false } }) {
        effects.append(.row(isOpen: false, velocity: 0, spring: Spring()))
    }
    if was.isByKeys, !isElsewhere, state.menu == nil { effects.append(.focus("row-" + was.name)) }
}
