#if canImport(Lists)
import Lists
#endif

extension Change {
    /// What a change did, as a button that takes it back says it: "Canada Goose + 5", "Mallard = X", "comments".
    public func words(on journal: Journal) -> String {
        switch self {
        case .add(let bird, let count): "\(bird.name) + \(count)"
        case .set(let bird, let count, _): "\(bird.name) = \(count < 0 ? "X" : "\(count)")"
        case .note(let code, _): (journal.bird(code)?.name ?? code) + ", note"
        case .noticed(let code, let how): (journal.bird(code)?.name ?? code) + ", " + how.name
        case .place: "place"
        case .began: "start"
        case .how(let how): how.name
        case .finish: "finish"
        case .reopen: "reopening"
        case .distance: "distance"
        case .observers: "observers"
        case .complete: "all species reported"
        case .comments: "comments"
        case .deleted: "deletion"
        case .start, .walked, .exported, .undo, .redo: ""
        }
    }
}
