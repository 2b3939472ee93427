#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

/// What can happen to a list, beyond ticking and finishing. Where no list is named it is the one in front: a finished
/// list whose sheet is open, else the running one.
public enum ListAction: Equatable, Sendable {
    /// A change is to be taken back, the newest where none is named: `undo`, `undo 4 81`.
    case undo(OperationID?)
    /// A change that was taken back is to count again: `redo`, `redo 4 81`.
    case redo(OperationID?)
    /// Some more of a bird: `add cangoo 5`.
    case add(String, Int64)
    /// Exactly so many of a bird: `set cangoo 5`; `set cangoo X` for present and not counted.
    case set(String, Int64)
    /// A list begins where Nearby is, and its details open: `start`.
    case start
    /// Something of the list in front is edited: `edit observers 2`.
    case edit(ListField, String)
    /// What is said of a bird: `note cangoo on the lawn`.
    case note(String, String)
    /// How a bird was noticed: `noticed cangoo heard`.
    case noticed(String, Noticed)
    /// A list is thrown away: `delete 1790000000-81`.
    case delete(String)
    /// What was ticked here after the list was finished elsewhere goes to a list of its own: `move-on 1790000000-81`.
    case moveOn(String)
    /// A finished list is the running one again: `reopen 1790000000-81`.
    case reopen(String)
    /// It is taken back: `undelete 1790000000-81`.
    case undelete(String)
}

extension ListAction {
    /// The text form.
    public var text: String {
        switch self {
        case .undo(let id): "undo" + (id.map { " \($0.clock) \($0.writer)" } ?? "")
        case .redo(let id): "redo" + (id.map { " \($0.clock) \($0.writer)" } ?? "")
        case .add(let code, let count): "add \(code) \(count)"
        case .set(let code, let count): count < 0 ? "set \(code) X" : "set \(code) \(count)"
        case .start: "start"
        case .edit(let field, let text): "edit \(field.name) \(text)"
        case .note(let code, let text): "note \(code) \(text)"
        case .noticed(let code, let how): "noticed \(code) \(how.name)"
        case .delete(let id): "delete \(id)"
        case .undelete(let id): "undelete \(id)"
        case .moveOn(let id): "move-on \(id)"
        case .reopen(let id): "reopen \(id)"
        }
    }

    /// Reads the text form after its first word.
    init?(_ name: String, _ words: inout Words) {
        switch name {
        case "undo": self = .undo(ListAction.operation(&words))
        case "redo": self = .redo(ListAction.operation(&words))
        case "add":
            guard let code = words.word(), let count = words.whole(), count > 0, count <= mostBirds else { return nil }
            self = .add(code, count)
        case "set":
            guard let code = words.word(), let word = words.word(),
                let count = same(word, "X") ? -1 : Int64(word), count >= -1, count <= mostBirds
            else { return nil }
            self = .set(code, count)
        case "start": self = .start
        case "edit":
            guard let field = words.word().flatMap({ ListField(name: $0) }) else { return nil }
            self = .edit(field, words.rest)
        case "note":
            guard let code = words.word() else { return nil }
            self = .note(code, words.rest)
        case "noticed":
            guard let code = words.word(), let how = words.word().flatMap({ Noticed(name: $0) }) else { return nil }
            self = .noticed(code, how)
        case "delete":
            guard let id = words.word() else { return nil }
            self = .delete(id)
        case "undelete":
            guard let id = words.word() else { return nil }
            self = .undelete(id)
        case "move-on":
            guard let id = words.word() else { return nil }
            self = .moveOn(id)
        case "reopen":
            guard let id = words.word() else { return nil }
            self = .reopen(id)
        default: return nil
        }
    }

    private static func operation(_ words: inout Words) -> OperationID? {
        guard let clock = words.whole(), let writer = words.whole() else { return nil }
        return OperationID(clock: clock, writer: writer)
    }
}
