#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

/// The lists that this device keeps as journals.
public struct Shelf: Equatable, Sendable {
    /// The journals, in the order in which they came.
    public private(set) var journals: [Journal] = []
    /// The running list's place among them.
    private var runningAt: Int?

    /// No lists.
    public init() {}

    /// The running list: the newest that is neither finished nor thrown away
    /// (`BirdList.isNewer`).
    public var running: Journal? { runningAt.map { journals[$0] } }

    /// A list's journal by its id.
    public func journal(_ id: String) -> Journal? { place(of: id).map { journals[$0] } }

    /// Puts operations into a list's journal, which is made where there is none.
    public mutating func merge(_ id: String, _ operations: [Operation]) {
        if let at = place(of: id) {
            journals[at].merge(operations)
        } else {
            journals.append(Journal(id: id, operations))
        }
        findRunning()
    }

    /// Writes a change into a list's journal, and gives back the line to keep.
    mutating func write(_ change: Change, to id: String, writer: Int64, utc: Int64) -> Operation {
        let at: Int
        if let found = place(of: id) {
            at = found
        } else {
            at = journals.count
            journals.append(Journal(id: id))
        }
        let operation = journals[at].write(change, writer: writer, utc: utc)
        findRunning()
        return operation
    }

    private func place(of id: String) -> Int? {
        if let runningAt, same(journals[runningAt].id, id) { return runningAt }
        return journals.firstIndex { same($0.id, id) }
    }

    private mutating func findRunning() {
        runningAt = nil
        for (index, journal) in journals.enumerated() where journal.hasStarted && journal.list.isRunning {
            if let at = runningAt, !journal.list.isNewer(than: journals[at].list) { continue }
            runningAt = index
        }
    }
}
