#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
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
    /// A list is thrown away: `delete 1790000000-81`.
    case delete(String)
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
        case .delete(let id): "delete \(id)"
        case .undelete(let id): "undelete \(id)"
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
        case "delete":
            guard let id = words.word() else { return nil }
            self = .delete(id)
        case "undelete":
            guard let id = words.word() else { return nil }
            self = .undelete(id)
        default: return nil
        }
    }

    private static func operation(_ words: inout Words) -> OperationID? {
        guard let clock = words.whole(), let writer = words.whole() else { return nil }
        return OperationID(clock: clock, writer: writer)
    }
}
