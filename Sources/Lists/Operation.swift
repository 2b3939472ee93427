#if canImport(Birds)
import Birds
#endif

/// What tells an operation from all others of its list, and puts them into one order that every device agrees on.
///
/// The clock is Lamport's: one more than the largest that the writer had seen on the list, so an operation stands after
/// everything that its writer knew, whatever the device's own clock says. Source: L. Lamport, "Time, Clocks, and the
/// Ordering of Events in a Distributed System", 1978.
public struct OperationID: Hashable, Comparable, Sendable {
    /// The place in the order, from 1.
    public var clock: Int64
    /// Who wrote it: a random number that every opened page draws for itself, so that two tabs never share one.
    public var writer: Int64

    /// Makes an id of its parts.
    public init(clock: Int64, writer: Int64) {
        self.clock = clock
        self.writer = writer
    }

    /// By the clock, then by the writer.
    public static func < (a: OperationID, b: OperationID) -> Bool {
        a.clock == b.clock ? a.writer < b.writer : a.clock < b.clock
    }
}

/// The bird that an operation is about, with its names, so that a list reads on its own.
public struct ListedBird: Equatable, Sendable {
    /// The taxon's code.
    public var code: String
    /// The name that people read.
    public var name: String
    /// The scientific name; empty where it is not known.
    public var scientificName: String
    /// What kind of name it is: only species count as species.
    public var category: Category

    /// Makes a bird of its parts.
    public init(code: String, name: String, scientificName: String = "", category: Category = .species) {
        self.code = code
        self.name = name
        self.scientificName = scientificName
        self.category = category
    }

    /// A taxon as it stands on lists.
    public init(_ taxon: Taxon) {
        self.init(
            code: taxon.code, name: taxon.name, scientificName: taxon.scientificName, category: taxon.category)
    }
}

/// How birds were looked for, in eBird's words.
public enum ListProtocol: UInt8, CaseIterable, Sendable {
    /// At one place.
    case stationary
    /// On the way.
    case traveling
    /// While doing something else.
    case incidental
    /// Birding, of which neither time nor distance is known.
    case historical

    /// The word in texts and exports.
    public var name: String {
        switch self {
        case .stationary: "Stationary"
        case .traveling: "Traveling"
        case .incidental: "Incidental"
        case .historical: "Historical"
        }
    }

    /// Reads the word, whatever its case.
    public init?(name: String) {
        for value in ListProtocol.allCases
        where foldedName(Array(value.name.utf8)).elementsEqual(foldedName(Array(name.utf8))) {
            self = value
            return
        }
        return nil
    }
}

/// How a bird was noticed.
public enum Noticed: UInt8, CaseIterable, Sendable {
    /// Nobody said.
    case unsaid
    /// It was seen.
    case seen
    /// It was only heard.
    case heard

    /// The word in texts.
    public var name: String {
        switch self {
        case .unsaid: "unsaid"
        case .seen: "seen"
        case .heard: "heard"
        }
    }

    /// Reads the word.
    public init?(name: String) {
        for value in Noticed.allCases where same(value.name, name) {
            self = value
            return
        }
        return nil
    }
}

/// Up to where a writer's operations were known.
public struct Known: Equatable, Sendable {
    /// The writer.
    public var writer: Int64
    /// The newest clock of that writer's.
    public var clock: Int64

    /// Makes one of its parts.
    public init(writer: Int64, clock: Int64) {
        self.writer = writer
        self.clock = clock
    }
}

/// What an operation does to its list.
public enum Change: Equatable, Sendable {
    /// The list begins, at a place whose clock is `offset` seconds ahead of UTC.
    case start(utc: Int64, offset: Int64, at: Coordinate, place: String)
    /// It was kept elsewhere.
    case place(Coordinate, String)
    /// It began at another time: UTC seconds, the place's offset from UTC, and whether more than the day is known.
    case began(utc: Int64, offset: Int64, hasClock: Bool)
    /// How birds were looked for.
    case how(ListProtocol)
    /// It ended, so many seconds after its start; nil where nobody knows.
    case finish(seconds: Int64?)
    /// It goes on.
    case reopen
    /// Some metres more were walked.
    case walked(metres: Int64)
    /// So many metres were walked in all; nil is not known.
    case distance(metres: Int64?)
    /// How many people watched.
    case observers(Int64)
    /// Whether every bird that was noticed is on it.
    case complete(Bool)
    /// What is said of the list.
    case comments(String)
    /// Some more of a bird, at least one.
    case add(ListedBird, Int64)
    /// Exactly so many of a bird: 0 is none, −1 present and not counted. Takes the place of what its writer knew.
    case set(ListedBird, Int64, known: [Known])
    /// What is said of a bird.
    case note(String, String)
    /// How a bird was noticed.
    case noticed(String, Noticed)
    /// The list is thrown away, or taken back.
    case deleted(Bool)
    /// It was handed to a service, named by a word ("ebird").
    case exported(String)
    /// An operation is to count no more.
    case undo(OperationID)
    /// An operation that was undone is to count again.
    case redo(OperationID)
}

/// One step in the life of a list. Operations are only ever added; what a list is follows from all of them.
public struct Operation: Equatable, Sendable {
    /// Its id.
    public var id: OperationID
    /// When it was written, in UTC seconds of the list's clock.
    public var utc: Int64
    /// What it does.
    public var change: Change

    /// Makes an operation of its parts.
    public init(id: OperationID, utc: Int64, change: Change) {
        self.id = id
        self.utc = utc
        self.change = change
    }
}
