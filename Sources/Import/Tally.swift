/// What became of the rows of a file, or of a part of it.
struct Tally: Sendable {
    /// How many rows were read.
    var rows = 0
    /// How many of them were skipped, by reason.
    var skipped = [Int](repeating: 0, count: SkipReason.allCases.count)
    /// The first skipped rows: line and reason.
    var problems: [ImportProblem] = []
    /// The lines that were read, so that the next part knows where it starts.
    var lines = 0
    /// The names, hashed, that were kept although the list of the world's birds does not have them.
    private(set) var unknownNames: Set<Int64> = []

    /// How many unknown names are told apart; no honest file has so many.
    static let namesKept = 100_000

    /// How many problems are kept.
    static let problemsKept = 10

    /// Counts a row that was not kept.
    mutating func skip(_ reason: SkipReason, line: Int, prefix: String = "") {
        skipped[reason.rawValue] += 1
        note(ImportProblem(line: line, reason: prefix + reason.text))
    }

    /// Remembers a name that is not known.
    mutating func noteUnknown(_ name: Int64) {
        if unknownNames.count < Tally.namesKept { unknownNames.insert(name) }
    }

    /// Keeps a problem if it is among the first.
    mutating func note(_ problem: ImportProblem) {
        if problems.count < Tally.problemsKept { problems.append(problem) }
    }

    /// Adds the tally of the part that follows.
    mutating func add(_ next: Tally) {
        rows += next.rows
        for index in skipped.indices { skipped[index] += next.skipped[index] }
        for problem in next.problems { note(ImportProblem(line: problem.line + lines, reason: problem.reason)) }
        lines += next.lines
        for name in next.unknownNames { noteUnknown(name) }
    }
}
