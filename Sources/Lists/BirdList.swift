#if canImport(Birds)
import Birds
#endif

/// A bird on a list.
public struct ListEntry: Equatable, Sendable {
    /// The bird.
    public var bird: ListedBird
    /// How many: at least 1, or −1 for present and not counted (eBird's X).
    public var count: Int64
    /// What is said of it; empty for nothing.
    public var note: String
    /// How it was noticed.
    public var noticed: Noticed
    /// When it was put on the list, in UTC seconds.
    public var utc: Int64

    /// Makes an entry of its parts.
    public init(bird: ListedBird, count: Int64, note: String = "", noticed: Noticed = .unsaid, utc: Int64 = 0) {
        self.bird = bird
        self.count = count
        self.note = note
        self.noticed = noticed
        self.utc = utc
    }

    /// The count as it is written: "12", or "X".
    public var countText: String { count < 0 ? "X" : "\(count)" }
}

/// A list as a person sees it: what all operations of its journal come to.
public struct BirdList: Equatable, Sendable {
    /// What tells it from all other lists.
    public var id: String
    /// Where it was kept ("Stanley Park").
    public var place: String
    /// The middle of that place.
    public var coordinate: Coordinate
    /// When it started, UTC seconds.
    public var startedAt: Int64
    /// How far the place's clock was ahead of UTC then, in seconds. Kept, so that neither a journey nor the end of
    /// summer time moves a list to another hour.
    public var offset: Int64
    /// False where only the day is known.
    public var hasClock = true
    /// True once it was finished.
    public var isFinished = false
    /// How long it took, in seconds; nil while it runs, and where nobody knows.
    public var seconds: Int64?
    /// How birds were looked for.
    public var how: ListProtocol = .stationary
    /// How far the way was, in metres; nil where nobody knows.
    public var metres: Int64?
    /// How many people watched.
    public var observers: Int64 = 1
    /// Whether every bird that was noticed is on it.
    public var isComplete = false
    /// What is said of it.
    public var comments = ""
    /// True where it is thrown away.
    public var isDeleted = false
    /// When it was handed to eBird, UTC seconds; nil where it never was.
    public var exportedAt: Int64?
    /// True where another person kept it, and shared it by a link.
    public var isOthers = false
    /// What is on it, the newest first.
    public var entries: [ListEntry] = []

    /// A list that has just started.
    public init(id: String, startedAt: Int64, offset: Int64, place: String, coordinate: Coordinate) {
        self.id = id
        self.startedAt = startedAt
        self.offset = offset
        self.place = place
        self.coordinate = coordinate
    }

    /// True while it runs.
    public var isRunning: Bool { !isFinished && !isDeleted }

    /// True where it is the one in front of two that run: it started later, or at the same moment under the larger id, so
    /// that all pages agree.
    public func isNewer(than other: BirdList) -> Bool {
        startedAt == other.startedAt
            ? other.id.utf8.lexicographicallyPrecedes(id.utf8) : startedAt > other.startedAt
    }

    /// When it started, on the clock of its place.
    public var time: LocalTime {
        let time = LocalTime.at(utc: startedAt, offset: offset)
        return hasClock ? time : LocalTime(day: time.day)
    }

    /// What is on it of a taxon, nil for nothing.
    public func entry(_ code: String) -> ListEntry? {
        for entry in entries where same(entry.bird.code, code) { return entry }
        return nil
    }

    /// How many of a taxon are on the list: 0 when it is not, −1 when nobody counted.
    public func count(of code: String) -> Int64 { entry(code)?.count ?? 0 }

    /// How many species are on it. Spuhs, slashes and hybrids are none; what is of one species counts once.
    ///
    /// Subspecies and forms have joined their species before a taxon exists (`Taxonomy.match`), as eBird's do.
    public var speciesCount: Int {
        var count = 0
        for entry in entries where entry.bird.category == .species { count += 1 }
        return count
    }

    /// How many taxa are on it that are no species.
    public var otherCount: Int { entries.count - speciesCount }

    /// Whole minutes from its start to its end, or to a moment in UTC seconds; never less than 0.
    public func minutes(until utc: Int64) -> Int64 { max(0, (seconds ?? utc - startedAt) / 60) }

    /// The time that it has run, "0:47" (hours and minutes), up to a moment in UTC seconds.
    public func elapsed(until utc: Int64) -> String {
        let minutes = minutes(until: utc)
        let rest = minutes % 60
        return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
