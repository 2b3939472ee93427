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
    let count = gains(of: journal, by: state.writer).count
    let resume = AppAction.list(.reopen(id)).text
    if count == 0 {
        let said = "List finished elsewhere"
        show(&state, Notice(said, button: "Reopen", action: resume))
        return [.announce(said), .later(seconds: 10, .fade)]
    }
    let birds =
        count == 1 ? "1 bird ticked here since then stands" : "\(count) birds ticked here since then stand"
    let said = "Finished elsewhere. \(birds) on it."
    var notice = Notice(said, button: "Reopen", action: resume, isLasting: true)
    notice.otherButton = "New List"
    notice.otherAction = AppAction.list(.moveOn(id)).text
    show(&state, notice)
    return [.announce(said)]
}

/// Moves what was ticked after a list was finished elsewhere to a list of its own, or to the one that runs by now.
///
/// What moves is what those ticks come to, a bird at a time: how many more there are than the finished list had. What
/// they took off, and notes on birds that stood before, are corrections of the finished list and stay.
func moveOn(_ state: inout AppState, from id: String) -> [Effect] {
    guard let journal = state.shelf.journal(id), !same(state.shelf.running?.id, id) else { return [] }
    let late = journal.late(by: state.writer)
    let gains = gains(of: journal, by: state.writer)
    if gains.isEmpty { return [] }
    state.notice = nil
    let moved = late.filter { operation in gains.contains { $0.takes(operation.change) } }
    var effects: [Effect] = []
    for operation in moved {
        effects += write(&state, .undo(operation.id), to: id).effects
    }
    let begun = state.shelf.running.map { (id: $0.id, effects: [Effect]()) } ?? begin(&state)
    effects += begun.effects
    for gain in gains { effects += put(&state, gain.bird, gain.more, on: begun.id) }
    for operation in moved {
        switch operation.change {
        case .note, .noticed: effects += write(&state, operation.change, to: begun.id).effects
        default: continue
        }
    }
    let count = countText(Int64(gains.count), "bird", "birds")
    let said = begun.effects.isEmpty ? "\(count) moved to the running list" : "New list with \(count)"
    return effects + [.announce(said)]
}

/// So many more of a bird on a list; −1 is present and uncounted, where it is not there yet.
private func put(_ state: inout AppState, _ bird: ListedBird, _ more: Int64, on id: String) -> [Effect] {
    guard let target = state.shelf.journal(id) else { return [] }
    if more > 0 { return write(&state, .add(bird, more), to: id).effects }
    if target.list.entry(bird.code) != nil { return [] }
    return write(&state, target.setting(bird, to: more), to: id).effects
}

/// Two windows that each begin a list within two seconds, before one has heard of the other, begin one: what stands on the
/// list that is behind goes to the one in front, by the window that has written all of it.
func joinBegun(_ state: inout AppState, _ own: Journal?, with id: String) -> [Effect] {
    guard let own = own.flatMap({ state.shelf.journal($0.id) }), let front = state.shelf.running, same(front.id, id),
        !same(own.id, id), own.list.isRunning, front.list.startedAt - own.list.startedAt <= 2,
        own.operations.allSatisfy({ $0.id.writer == state.writer })
    else { return [] }
    var effects: [Effect] = []
    for entry in own.list.entries.reversed() {
        effects += put(&state, entry.bird, entry.count, on: id)
        if !entry.note.utf8.isEmpty { effects += write(&state, .note(entry.bird.code, entry.note), to: id).effects }
        if entry.noticed != .unsaid {
            effects += write(&state, .noticed(entry.bird.code, entry.noticed), to: id).effects
        }
    }
    effects += write(&state, .deleted(true), to: own.id).effects
    let said = "Put together with the list that another window began"
    show(&state, Notice(said))
    return effects + [.announce(said), .later(seconds: 6, .fade)]
}

/// The birds of which a list that was finished elsewhere has more by what a writer ticked since.
private func gains(of journal: Journal, by writer: Int64) -> [Gain] {
    let late = journal.late(by: writer)
    let before = Journal(id: journal.id, journal.operations.filter { !stands($0.id, in: late) }).list
    return journal.list.entries.reversed().compactMap { Gain($0, before) }
}

/// A bird of which a list has more than before.
private struct Gain {
    /// The bird.
    var bird: ListedBird
    /// How many more; −1 where it is new and uncounted.
    var more: Int64
    /// True where the list did not have it.
    var isNew: Bool

    /// Nil where a list had as many before.
    init?(_ entry: ListEntry, _ before: BirdList) {
        let had = before.count(of: entry.bird.code)
        bird = entry.bird
        isNew = had == 0
        more = isNew ? entry.count : had > 0 ? max(0, entry.count - had) : 0
        if more == 0 { return nil }
    }

    /// True for a change that moves with it.
    func takes(_ change: Change) -> Bool {
        switch change {
        case .add(let bird, _), .set(let bird, _, _): same(bird.code, self.bird.code)
        case .note(let code, _), .noticed(let code, _): isNew && same(code, bird.code)
        default: false
        }
    }
}
