#if canImport(Birds)
import Birds
#endif

/// A row or list of a file that could not be read.
public struct ImportProblem: Equatable, Sendable {
    /// The line that it begins on, from 1.
    public var line: Int
    /// Why.
    public var reason: String
}

/// What a file holds: lists as they are, lists with all their operations, and what could not be read. Nothing is changed
/// by reading.
public struct ListImport: Equatable, Sendable {
    /// What kind of file it is.
    public var format: String
    /// The lists that came as they are.
    public var archive = Archive()
    /// The lists that came with their operations.
    public var journals: [Journal] = []
    /// The first problems.
    public private(set) var problems: [ImportProblem] = []
    /// How many there are in all.
    public private(set) var problemCount = 0

    /// How many problems are named.
    public static let mostProblems = 50

    /// Nothing read yet.
    public init(format: String) { self.format = format }

    /// Names a problem.
    mutating func report(_ line: Int, _ reason: String) {
        problemCount += 1
        if problems.count < ListImport.mostProblems { problems.append(ImportProblem(line: line, reason: reason)) }
    }

    /// Reads a file of any kind that is known; nil with a sentence where it is none. `progress` is told how far it is, in
    /// hundredths.
    public static func read(
        _ bytes: [UInt8], taxonomy: () -> Taxonomy, progress: (Int) -> Void = { _ in }
    ) -> (found: ListImport?, sentence: String) {
        if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
            return (nil, "That is a zip. Unpack it, then choose the file inside.")
        }
        var start = 0
        while start < bytes.count, bytes[start] <= 0x20 || bytes[start] >= 0xEF && start < 3 { start += 1 }
        if start < bytes.count, bytes[start] == 0x7B || bytes[start] == 0x5B {
            guard let found = readJSON(bytes) else {
                return (nil, "That JSON is not of Wingbar: it has no lists.")
            }
            return (found, "")
        }
        if let found = readMyEBird(bytes, taxonomy, progress) { return (found, "") }
        return (nil, "That is neither MyEBirdData.csv nor lists that Wingbar wrote. Nothing was changed.")
    }
}

/// What bringing a file in would change.
public struct ImportPlan: Equatable, Sendable {
    /// What the file holds.
    public var found: ListImport
    /// How many lists would be new.
    public var adds = 0
    /// How many lists would change.
    public var changes = 0
    /// How many are here already, as they are.
    public var same = 0

    /// Compares a file with the lists that are here. A list that a person has changed here is not touched by one that
    /// comes without operations.
    public init(_ found: ListImport, imported: Archive, journal: (String) -> Journal?) {
        self.found = found
        for index in found.archive.lists.indices {
            let id = found.archive.lists[index].id
            // Not `!= nil`, which compares journals, and brings all the code for that along.
            if case .some = journal(id) {
                same += 1
            } else if let at = imported.list(id) {
                if found.archive.lists[index].isOthers || found.archive.says(index, as: imported, at) {
                    same += 1
                } else {
                    changes += 1
                }
            } else {
                adds += 1
            }
        }
        for one in found.journals {
            guard let here = journal(one.id) else {
                adds += 1
                continue
            }
            var merged = here
            merged.merge(one)
            if merged.operations.count == here.operations.count { same += 1 } else { changes += 1 }
        }
    }

    /// True where the file has a list, and not as another person's: that is never put in the place of one that is here.
    private func replaces(_ id: String) -> Bool {
        found.archive.list(id).map { !found.archive.lists[$0].isOthers } ?? false
    }

    /// The archive with the file's lists, of which an id stands once: the file's goes before what was brought in earlier.
    public func merged(into imported: Archive, journal: (String) -> Journal?) -> Archive {
        var result = Archive()
        if changes == 0 {
            result = imported
        } else {
            for index in imported.lists.indices where !replaces(imported.lists[index].id) {
                result.append(index, of: imported)
            }
        }
        for index in found.archive.lists.indices {
            let id = found.archive.lists[index].id
            guard result.list(id) == nil, case .none = journal(id) else { continue }
            result.append(index, of: found.archive)
        }
        return result
    }
}

extension Archive {
    /// True where a list says the same as one of another archive.
    func says(_ at: Int, as other: Archive, _ there: Int) -> Bool {
        var mine = lists[at]
        let theirs = other.lists[there]
        guard mine.entries.count == theirs.entries.count,
            places[Int(mine.place)] == other.places[Int(theirs.place)]
        else { return false }
        var there = theirs.entries.lowerBound
        for entry in mine.entries {
            guard entryCounts[Int(entry)] == other.entryCounts[Int(there)],
                same(birds[Int(entryBirds[Int(entry)])].code, other.birds[Int(other.entryBirds[Int(there)])].code),
                same(note(entry), other.note(there))
            else { return false }
            there += 1
        }
        mine.place = theirs.place
        mine.entries = theirs.entries
        return mine == theirs
    }
}
