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
    let resume = AppAction.list(.reopen(id)).text
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

/// Moves what was ticked after a list was finished elsewhere to a list of its own, or to the one that runs by now.
///
/// What moves is what those ticks come to, a bird at a time: how many more there are than the finished list had. What
/// they took off, and notes on birds that stood before, are corrections of the finished list and stay.
func moveOn(_ state: inout AppState, from id: String) -> [Effect] {
    guard let journal = state.shelf.journal(id), !same(state.shelf.running?.id, id) else { return [] }
    let late = journal.late(by: state.writer)
    if late.isEmpty { return [] }
    state.notice = nil
    let before = Journal(id: id, journal.operations.filter { !stands($0.id, in: late) }).list
    let gains = journal.list.entries.reversed().compactMap { Gain($0, before) }
    let moved = late.filter { operation in gains.contains { $0.takes(operation.change) } }
    var effects: [Effect] = []
    for operation in moved {
        effects += write(&state, .undo(operation.id), to: id).effects
    }
    let begun = state.shelf.running.map { (id: $0.id, effects: [Effect]()) } ?? begin(&state)
    effects += begun.effects
    for gain in gains {
        guard let target = state.shelf.journal(begun.id) else { continue }
        if gain.more > 0 {
            effects += write(&state, .add(gain.bird, gain.more), to: begun.id).effects
        } else if target.list.entry(gain.bird.code) == nil {
            effects += write(&state, target.setting(gain.bird, to: gain.more), to: begun.id).effects
        }
    }
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
