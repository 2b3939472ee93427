#if canImport(Birds)
import Birds
#endif

extension Journal {
    /// The journal of a list that came as it is: writer 0 writes what it says, so that the same list gives the same
    /// operations everywhere.
    public init(of list: BirdList) {
        self.init(id: list.id)
        let utc = list.startedAt
        var changes: [Change] = [
            .start(utc: utc, offset: list.offset, at: list.coordinate, place: list.place), .how(list.how),
        ]
        if !list.hasClock { changes.append(.began(utc: utc, offset: list.offset, hasClock: false)) }
        if let metres = list.metres { changes.append(.distance(metres: metres)) }
        if list.observers != 1 { changes.append(.observers(max(1, list.observers))) }
        if list.isComplete { changes.append(.complete(true)) }
        if !list.comments.utf8.isEmpty { changes.append(.comments(list.comments)) }
        for entry in list.entries.reversed() {
            changes.append(entry.count > 0 ? .add(entry.bird, entry.count) : .set(entry.bird, -1, known: []))
            if !entry.note.utf8.isEmpty { changes.append(.note(entry.bird.code, entry.note)) }
            if entry.noticed != .unsaid { changes.append(.noticed(entry.bird.code, entry.noticed)) }
        }
        if list.isFinished { changes.append(.finish(seconds: list.seconds)) }
        for change in changes { write(change, writer: 0, utc: utc) }
    }
}
