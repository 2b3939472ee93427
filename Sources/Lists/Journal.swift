#if canImport(Birds)
import Birds
#endif

/// All operations of one list. Two journals of a list merge by putting their operations together, so merging in any
/// order and any number of times gives the same list (Docs/adr/0010-lists-are-journals.md).
public struct Journal: Equatable, Sendable {
    /// The list's id.
    public let id: String
    /// The operations in their order; each id stands once.
    public private(set) var operations: [Operation] = []
    /// The list that they come to.
    public private(set) var list: BirdList
    private var folding: Folding

    /// A journal without operations.
    public init(id: String) {
        self.id = id
        folding = Folding(id: id)
        list = folding.result
    }

    /// A journal of some operations, in any order.
    public init(id: String, _ operations: [Operation]) {
        self.init(id: id)
        merge(operations)
    }

    /// True once the list has a beginning. Operations can come before it; they wait.
    public var hasStarted: Bool { folding.hasStarted }

    /// Puts operations in. Those that are there already change nothing.
    public mutating func merge(_ more: [Operation]) {
        guard !more.isEmpty else { return }
        if more.count == 1, append(more[0]) { return }
        var all = operations + more
        all.sort { a, b in a.id == b.id ? comesFirst(a, b) : a.id < b.id }
        var merged: [Operation] = []
        merged.reserveCapacity(all.count)
        for operation in all where merged.last?.id != operation.id { merged.append(operation) }
        operations = merged
        fold()
    }

    /// Puts another journal's operations in.
    public mutating func merge(_ other: Journal) { merge(other.operations) }

    /// Writes a change as the newest operation and gives it back, so that it can be kept.
    @discardableResult
    public mutating func write(_ change: Change, writer: Int64, utc: Int64) -> Operation {
        let clock = (operations.last?.id.clock ?? 0) + 1
        let operation = Operation(id: OperationID(clock: clock, writer: writer), utc: utc, change: change)
        merge([operation])
        return operation
    }

    /// What sets a bird's count: to 0 for none, to −1 for present and not counted.
    public func setting(_ bird: ListedBird, to count: Int64) -> Change {
        .set(bird, max(-1, min(count, mostBirds)), known: folding.known(of: bird.code))
    }

    /// A bird that was ever on the list.
    public func bird(_ code: String) -> ListedBird? { folding.bird(code) }

    /// The newest time that an operation was written at, in UTC seconds: the list's clock is never before it.
    public var newestTime: Int64 {
        var newest = list.startedAt
        for operation in operations { newest = max(newest, operation.utc) }
        return newest
    }

    /// An operation that comes after all others and undoes nothing is put in without folding anew.
    private mutating func append(_ operation: Operation) -> Bool {
        if let last = operations.last, operation.id <= last.id { return false }
        switch operation.change {
        case .undo, .redo: return false
        default: break
        }
        // An undo that came before what it undoes.
        for earlier in operations {
            switch earlier.change {
            case .undo(let id) where id == operation.id: return false
            default: continue
            }
        }
        operations.append(operation)
        folding.apply(operation)
        list = folding.result
        return true
    }

    private mutating func fold() {
        let undone = undoneIDs(operations)
        folding = Folding(id: id)
        for operation in operations where !contains(undone, operation.id) { folding.apply(operation) }
        list = folding.result
    }
}

/// Of two operations under one id, which only damage can bring about, every device keeps the same.
private func comesFirst(_ a: Operation, _ b: Operation) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
}
