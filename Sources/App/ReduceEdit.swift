#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

/// The actions that change a list.
func edit(_ state: inout AppState, _ action: ListAction) -> [Effect] {
    switch action {
    case .undo(let id):
        guard let journal = state.frontJournal, let operation = id ?? journal.steps.undo?.id else { return [] }
        return step(&state, .undo(operation), of: operation, in: journal)
    case .redo(let id):
        guard let journal = state.frontJournal, let operation = id ?? journal.steps.redo?.id else { return [] }
        return step(&state, .redo(operation), of: operation, in: journal)
    case .add(let code, let number):
        guard let bird = state.bird(code) else { return [] }
        return add(&state, bird, number)
    case .set(let code, let number):
        guard let bird = state.bird(code), number != 0 || state.frontList != nil else { return [] }
        let (id, effects) = frontID(&state)
        guard let change = state.shelf.journal(id)?.setting(bird, to: number) else { return [] }
        return effects + count(&state, change, of: code, in: id)
    case .start:
        let effects = frontID(&state).effects
        state.navigation.reduce(.push(.details))
        return effects + [.focus("title")]
    case .edit(let field, let text):
        // What was gone before is in what a person types.
        if field == .distance { state.walk.rest = 0 }
        return change(&state, state.frontList.flatMap { field.change(text, $0, state) })
    case .note(let code, let text):
        return change(&state, .note(code, text))
    case .noticed(let code, let how):
        return change(&state, .noticed(code, how))
    case .delete(let id):
        guard let journal = state.shelf.journal(id), !journal.list.isDeleted else { return [] }
        let effects = write(&state, .deleted(true), to: id).effects
        let said = "List of \(journal.list.place) thrown away"
        show(&state, Notice(said, button: "Undo", action: AppAction.list(.undelete(id)).text))
        while state.navigation.frontSheet == .details || state.navigation.frontSheet == .list(id) {
            state.navigation.reduce(.close)
        }
        return effects + [.announce(said), .later(seconds: 10, .fade)]
    case .moveOn(let id):
        return moveOn(&state, from: id)
    case .reopen(let id):
        return reopen(&state, id)
    case .undelete(let id):
        guard let journal = state.shelf.journal(id), journal.list.isDeleted else { return [] }
        state.notice = nil
        return write(&state, .deleted(false), to: id).effects + [.announce("List taken back")]
    }
}

/// Writes a change into the list in front, unless it changes nothing: a field tells what it holds more than once.
private func change(_ state: inout AppState, _ change: Change?) -> [Effect] {
    guard let journal = state.frontJournal, let change else { return [] }
    var edited = journal
    edited.write(change, writer: state.writer, utc: state.listClock.utc)
    return edited.list == journal.list ? [] : write(&state, change, to: journal.id).effects
}

/// Takes a change back or brings it again, and says what came of it.
private func step(
    _ state: inout AppState, _ change: Change, of operation: OperationID, in journal: Journal
) -> [Effect] {
    guard let target = journal.operations.first(where: { $0.id == operation }) else { return [] }
    let effects = write(&state, change, to: journal.id).effects
    var isUndo = false
    if case .undo = change { isUndo = true }
    var said = (isUndo ? "Undone: " : "Done again: ") + target.change.words(on: journal)
    switch target.change {
    case .add(let bird, _), .set(let bird, _, _): said = state.counted(bird.code, in: journal.id)
    default: break
    }
    if case .count? = state.navigation.frontSheet { return effects + [.announce(said)] }
    let back: ListAction = isUndo ? .redo(operation) : .undo(operation)
    show(&state, Notice(said, button: isUndo ? "Redo" : "Undo", action: AppAction.list(back).text))
    return effects + [.announce(said), .later(seconds: 6, .fade)]
}
