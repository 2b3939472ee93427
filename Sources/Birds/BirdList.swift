/// One bird more or one fewer on a list: what a list is made of, so that any step can be undone and none is lost.
public struct ListEvent: Equatable, Sendable {
    /// The taxon's code.
    public var code: String
    /// The name at the time, so that a list reads on its own.
    public var name: String
    /// +1 for a tick, −1 for taking one back.
    public var step: Int32
    /// When, in UTC seconds.
    public var utc: Int64

    /// Makes an event of its parts.
    public init(code: String, name: String, step: Int32, utc: Int64) {
        self.code = code
        self.name = name
        self.step = step
        self.utc = utc
    }
}

/// A taxon on a list.
public struct ListEntry: Equatable, Sendable {
    /// The taxon's code.
    public var code: String
    /// The name people read.
    public var name: String
    /// How many birds, at least 1.
    public var count: Int32
}

/// A list of birds: where and when it started, and everything that was ticked.
public struct BirdList: Equatable, Sendable {
    /// When it started, UTC seconds; also its identity.
    public var startedAt: Int64
    /// When it was finished, UTC seconds; nil while it runs.
    public var finishedAt: Int64?
    /// Where it was kept ("Stanley Park").
    public var place: String
    /// The middle of that place.
    public var coordinate: Coordinate
    /// What happened, oldest first.
    public var events: [ListEvent] = []

    /// A list that has just started.
    public init(startedAt: Int64, place: String, coordinate: Coordinate) {
        self.startedAt = startedAt
        self.place = place
        self.coordinate = coordinate
    }

    /// What is on the list, newest tick first.
    public var entries: [ListEntry] {
        var found: [ListEntry] = []
        for event in events {
            if let at = found.firstIndex(where: { $0.code.utf8.elementsEqual(event.code.utf8) }) {
                var entry = found.remove(at: at)
                entry.count += event.step
                if entry.count > 0 {
                    if event.step > 0 { found.append(entry) } else { found.insert(entry, at: at) }
                }
            } else if event.step > 0 {
                found.append(ListEntry(code: event.code, name: event.name, count: event.step))
            }
        }
        return found.reversed()
    }

    /// How many of a taxon are on the list; 0 when it is not.
    public func count(of code: String) -> Int32 {
        var count: Int32 = 0
        for event in events where event.code.utf8.elementsEqual(code.utf8) { count = max(0, count + event.step) }
        return count
    }

    /// The time that a list has run, "0:47" (hours and minutes), up to a moment in UTC seconds.
    public func elapsed(until utc: Int64) -> String {
        let minutes = max(0, ((finishedAt ?? utc) - startedAt) / 60)
        let rest = minutes % 60
        return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
