#if canImport(Birds)
import Birds
#endif

/// A list while operations are put into it, one after the other in the order of their ids.
struct Folding: Equatable, Sendable {
    /// The list so far, without its entries.
    private var list: BirdList
    /// What is known of each bird, in the order in which they first came.
    private var birds: [Counting] = []
    /// True once the list has started.
    private(set) var hasStarted = false

    /// One bird's operations that still tell.
    private struct Counting: Equatable {
        var bird: ListedBird
        var setTo: Int64?
        var adds: [(id: OperationID, count: Int64)] = []
        var note = ""
        var noticed: Noticed = .unsaid
        /// When something was last counted, and its place in the order of all that was.
        var utc: Int64 = 0
        var turn = 0

        static func == (a: Counting, b: Counting) -> Bool {
            a.bird == b.bird && a.setTo == b.setTo && a.note == b.note && a.noticed == b.noticed && a.utc == b.utc
                && a.turn == b.turn && a.adds.count == b.adds.count
                && zip(a.adds, b.adds).allSatisfy { $0.id == $1.id && $0.count == $1.count }
        }

        /// What was set, and everything that was added without that being known there.
        var count: Int64 {
            var added: Int64 = 0
            for add in adds { added = min(mostBirds, added + add.count) }
            guard let setTo else { return added }
            return setTo < 0 ? (added > 0 ? added : -1) : min(mostBirds, setTo + added)
        }
    }

    private var turns = 0

    init(id: String) {
        list = BirdList(
            id: id, startedAt: 0, offset: 0, place: "", coordinate: Coordinate(latitude: 0, longitude: 0))
    }

    /// Puts one operation in; it must not be undone, and must come after all that were put in before.
    mutating func apply(_ operation: Operation) {
        switch operation.change {
        case .start(let utc, let offset, let at, let place):
            // One list starts once; were there two, the first in the order holds.
            if hasStarted { return }
            hasStarted = true
            list.startedAt = utc
            list.offset = offset
            list.coordinate = at
            list.place = place
        case .place(let at, let name):
            list.coordinate = at
            list.place = name
        case .began(let utc, let offset, let hasClock):
            list.startedAt = utc
            list.offset = offset
            list.hasClock = hasClock
        case .how(let how): list.how = how
        case .finish(let seconds):
            list.isFinished = true
            list.seconds = seconds
        case .reopen:
            list.isFinished = false
            list.seconds = nil
        case .walked(let metres): list.metres = min(40_000_000, (list.metres ?? 0) + metres)
        case .distance(let metres): list.metres = metres
        case .observers(let count): list.observers = count
        case .complete(let yes): list.isComplete = yes
        case .comments(let text): list.comments = text
        case .deleted(let yes): list.isDeleted = yes
        case .exported: list.exportedAt = operation.utc
        case .add(let bird, let count):
            let at = place(of: bird)
            birds[at].adds.append((operation.id, count))
            touch(at, operation)
        case .set(let bird, let count, let known):
            let at = place(of: bird)
            birds[at].setTo = count
            birds[at].adds.removeAll { add in
                known.contains { $0.writer == add.id.writer && $0.clock >= add.id.clock }
            }
            touch(at, operation)
        case .note(let code, let text):
            if let at = find(code) { birds[at].note = text }
        case .noticed(let code, let how):
            if let at = find(code) { birds[at].noticed = how }
        case .undo, .redo: break
        }
    }

    /// The list as a person sees it.
    var result: BirdList {
        var list = list
        let shown = birds.filter { $0.count != 0 }.sorted { $0.turn > $1.turn }
        list.entries.reserveCapacity(shown.count)
        for bird in shown {
            list.entries.append(
                ListEntry(
                    bird: bird.bird, count: bird.count, note: bird.note, noticed: bird.noticed, utc: bird.utc))
        }
        return list
    }

    /// What a `set` of a bird takes the place of: the newest clock of each writer that added some.
    func known(of code: String) -> [Known] {
        var known: [Known] = []
        guard let at = find(code) else { return known }
        for add in birds[at].adds {
            if let found = known.firstIndex(where: { $0.writer == add.id.writer }) {
                known[found].clock = max(known[found].clock, add.id.clock)
            } else {
                known.append(Known(writer: add.id.writer, clock: add.id.clock))
                // In the writers' order: they are few, and a sort of their own is much code.
                var at = known.count - 1
                while at > 0, known[at].writer < known[at - 1].writer {
                    known.swapAt(at, at - 1)
                    at -= 1
                }
            }
        }
        return known
    }

    /// A bird that was ever on the list.
    func bird(_ code: String) -> ListedBird? { find(code).map { birds[$0].bird } }

    private mutating func touch(_ at: Int, _ operation: Operation) {
        turns += 1
        birds[at].turn = turns
        birds[at].utc = operation.utc
    }

    private func find(_ code: String) -> Int? { birds.firstIndex { same($0.bird.code, code) } }

    private mutating func place(of bird: ListedBird) -> Int {
        if let at = find(bird.code) { return at }
        birds.append(Counting(bird: bird))
        return birds.count - 1
    }
}
