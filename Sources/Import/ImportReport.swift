/// A row that was not kept, or something else that a person should know about the file.
public struct ImportProblem: Equatable, Sendable {
    /// The line in the file, from 1; 0 for the file as a whole.
    public var line: Int
    /// What is wrong with it.
    public var reason: String

    /// Makes a problem of its parts.
    public init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }
}

/// How many rows were skipped for one reason.
public struct SkippedRows: Equatable, Sendable {
    /// Why.
    public var reason: String
    /// How many.
    public var count: Int

    /// Makes a count of its parts.
    public init(reason: String, count: Int) {
        self.reason = reason
        self.count = count
    }
}

/// What came of importing one file; `rows` is always `kept` + `known` + all `skipped`.
public struct ImportReport: Equatable, Sendable {
    /// The file, as it was named.
    public var file: String
    /// What the file is ("eBird Basic Dataset").
    public var format: String
    /// How many rows of data it has.
    public var rows: Int
    /// How many sightings are new in the store.
    public var kept: Int
    /// How many rows the store had already, or joined a sighting of the same list: a subspecies beside its species, the
    /// same birds on the lists of a group.
    public var known: Int
    /// How many rows were skipped, by reason.
    public var skipped: [SkippedRows]
    /// The first ten skipped rows, and what is wrong with the file as a whole.
    public var problems: [ImportProblem]
    /// How long it took.
    public var seconds: Double
    /// How many names the list of the world's birds does not have; their sightings are kept as they are written.
    public var unknownNames: Int
    /// True where this file took the place of the made-up sample.
    public var removedSample: Bool

    /// Makes a report of its parts.
    public init(
        file: String, format: String, rows: Int, kept: Int, known: Int, skipped: [SkippedRows],
        problems: [ImportProblem], seconds: Double, unknownNames: Int = 0, removedSample: Bool = false
    ) {
        self.file = file
        self.format = format
        self.rows = rows
        self.kept = kept
        self.known = known
        self.skipped = skipped
        self.problems = problems
        self.seconds = seconds
        self.unknownNames = unknownNames
        self.removedSample = removedSample
    }
}
