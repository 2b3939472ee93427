extension Change {
    /// True for what Undo can take back: not the beginning of a list, which can be thrown away, not what a device
    /// measured by itself, and not the mark of an export, which happened.
    var canBeUndone: Bool {
        switch self {
        case .start, .walked, .exported, .undo, .redo: false
        default: true
        }
    }
}

/// The operations that do not count, in order: those of which the newest word is "undo".
public func undoneIDs(_ operations: [Operation]) -> [OperationID] {
    var words: [(target: OperationID, isUndone: Bool)] = []
    for operation in operations {
        switch operation.change {
        case .undo(let id): words.append((id, true))
        case .redo(let id): words.append((id, false))
        default: continue
        }
    }
    if words.isEmpty { return [] }
    var marked: [(target: OperationID, turn: Int, isUndone: Bool)] = []
    for (turn, word) in words.enumerated() { marked.append((word.target, turn, word.isUndone)) }
    marked.sort { a, b in a.target == b.target ? a.turn < b.turn : a.target < b.target }
    var undone: [OperationID] = []
    for (index, mark) in marked.enumerated() {
        let isNewest = index + 1 == marked.count || marked[index + 1].target != mark.target
        if isNewest, mark.isUndone { undone.append(mark.target) }
    }
    return undone
}

/// Whether a sorted list of ids holds one.
public func contains(_ ids: [OperationID], _ id: OperationID) -> Bool { holds(id, ids.count) { ids[$0] } }

/// Whether an id stands among operations that are in their order.
public func stands(_ id: OperationID, in operations: [Operation]) -> Bool {
    holds(id, operations.count) { operations[$0].id }
}

/// Whether an id is one of so many in their order; `at` gives each.
@inline(never) private func holds(_ id: OperationID, _ count: Int, _ at: (Int) -> OperationID) -> Bool {
    var low = 0
    var high = count
    while low < high {
        let middle = (low + high) / 2
        if at(middle) < id { low = middle + 1 } else { high = middle }
    }
    return low < count && at(low) == id
}

extension Journal {
    /// What Undo takes back, and what Redo brings back: the newest of each. A new change ends what could be brought
    /// back, as everywhere.
    public var steps: (undo: Operation?, redo: Operation?) {
        var done: [Operation] = []
        var undone: [Operation] = []
        for operation in operations {
            switch operation.change {
            case .undo(let id):
                if let at = done.lastIndex(where: { $0.id == id }) { undone.append(done.remove(at: at)) }
            case .redo(let id):
                if let at = undone.lastIndex(where: { $0.id == id }) { done.append(undone.remove(at: at)) }
            default:
                guard operation.change.canBeUndone else { continue }
                done.append(operation)
                undone = []
            }
        }
        return (done.last, undone.last)
    }
}
