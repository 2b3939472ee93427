#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

extension Journal {
    /// What a writer changed of the list's birds without knowing that somebody else had finished it, in order, but for
    /// what was taken back since. An operation stands after all that its writer knew, so these are the ones that do not
    /// stand before the finish.
    func late(by writer: Int64) -> [Operation] {
        let end = operations.last { operation in
            if case .finish = operation.change { operation.id.writer != writer } else { false }
        }
        guard let end else { return [] }
        let undone = undoneIDs(operations)
        return operations.filter { operation in
            guard operation.id.writer == writer, operation.id.clock >= end.id.clock, !contains(undone, operation.id)
            else { return false }
            switch operation.change {
            case .add, .set, .note, .noticed: return true
            default: return false
            }
        }
    }
}

/// Says that the list which was running here was finished elsewhere; birds that were ticked here meanwhile are on it, and
/// can go to a list of their own.
func hearFinish(_ state: inout AppState, _ id: String) -> [Effect] {
    guard let journal = state.shelf.journal(id), journal.list.isFinished, !journal.list.isDeleted else { return [] }
    state.finishedID = id
    var codes: [String] = []
    for operation in journal.late(by: state.writer) {
        switch operation.change {
        case .add(let bird, _), .set(let bird, _, _):
            if !codes.contains(where: { same($0, bird.code) }) { codes.append(bird.code) }
        default: continue
        }
    }
    let resume = AppAction.resume.text
    if codes.isEmpty {
        let said = "List finished elsewhere"
        show(&state, Notice(said, button: "Reopen", action: resume))
        return [.announce(said), .later(seconds: 10, .fade)]
    }
    let birds =
        codes.count == 1 ? "1 bird ticked here since then stands" : "\(codes.count) birds ticked here since then stand"
    let said = "Finished elsewhere. \(birds) on it."
    var notice = Notice(said, button: "Reopen", action: resume, isLasting: true)
    notice.otherButton = "New List"
    notice.otherAction = AppAction.list(.moveOn(id)).text
    show(&state, notice)
    return [.announce(said)]
}

/// Moves what was ticked after a list was finished elsewhere to a list of its own.
func moveOn(_ state: inout AppState, from id: String) -> [Effect] {
    guard let late = state.shelf.journal(id)?.late(by: state.writer), !late.isEmpty, state.list == nil else {
        return []
    }
    state.notice = nil
    var effects: [Effect] = []
    for operation in late { effects += write(&state, .undo(operation.id), to: id).effects }
    let begun = begin(&state)
    effects += begun.effects
    for operation in late {
        var change = operation.change
        if case .set(let bird, let count, _) = change {
            guard count != 0, let journal = state.shelf.journal(begun.id) else { continue }
            change = journal.setting(bird, to: count)
        }
        effects += write(&state, change, to: begun.id).effects
    }
    let count = state.shelf.journal(begun.id)?.list.entries.count ?? 0
    return effects + [.announce("New list with \(countText(Int64(count), "bird", "birds"))")]
}
