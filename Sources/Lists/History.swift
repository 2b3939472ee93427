#if canImport(Birds)
import Birds
#endif

/// A bird of a person's lists, summed up.
public struct LifeBird: Equatable, Sendable {
    /// The bird, as an index into the archive's.
    public var bird: Int32
    /// The list on which it was first, as an index into the archive's.
    public var first: Int32
    /// The list on which it was last.
    public var last: Int32
    /// On how many lists it is.
    public var lists: Int32
}

/// A place of a person's lists, summed up.
public struct PlaceSummary: Equatable, Sendable {
    /// The place, as an index into the archive's.
    public var place: Int32
    /// How many lists were kept there.
    public var lists: Int32
    /// How many species were found there.
    public var species: Int32
    /// When the first list was kept there.
    public var first: LocalTime
}

/// A year of a person's lists, summed up.
public struct YearSummary: Equatable, Sendable {
    /// The year.
    public var year: Int64
    /// How many species were found in it.
    public var species: Int32
    /// How many of them had never been found before.
    public var firsts: Int32
    /// How many lists were kept in it.
    public var lists: Int32
}

/// What all finished lists come to. It is worked out in passes over columns of numbers, when a list was finished,
/// changed or brought in, and never for a tick.
public struct History: Equatable, Sendable {
    /// All lists.
    public let archive: Archive
    /// The lists, the newest first, as indices into the archive's.
    public private(set) var order: [Int32] = []
    /// Those of them whose birds count, the oldest first.
    private var counted: [Int32] = []
    /// How many species are on each list.
    public private(set) var speciesCounts: [Int32] = []
    /// The species of a life, the one that was found last for the first time first.
    public private(set) var life: [LifeBird] = []
    /// Per bird of the archive: its place in `life`, −1 where it is no species.
    private var lifeOf: [Int32] = []

    /// Sums up an archive's lists.
    public init(_ archive: Archive) {
        self.archive = archive
        var keys: [Int64] = []
        keys.reserveCapacity(archive.lists.count)
        for list in archive.lists { keys.append(list.time.packed) }
        order = Array(0..<Int32(archive.lists.count))
        sort(&order) { a, b in keys[Int(a)] == keys[Int(b)] ? a > b : keys[Int(a)] > keys[Int(b)] }
        counted = order.reversed().filter { archive.lists[Int($0)].counts }
        var isSpecies: [Bool] = []
        for bird in archive.birds { isSpecies.append(bird.category == .species) }
        // Columns of numbers: a million entries go through here.
        let entryBirds = archive.entryBirds
        var first = [Int32](repeating: -1, count: archive.birds.count)
        var last = first
        var lists = [Int32](repeating: 0, count: archive.birds.count)
        var counts = [Int32](repeating: 0, count: archive.lists.count)
        for list in order.reversed() {
            var count: Int32 = 0
            let entries = archive.lists[Int(list)].entries
            let isCounted = archive.lists[Int(list)].counts
            for entry in Int(entries.lowerBound)..<Int(entries.upperBound) {
                let bird = Int(entryBirds[entry])
                guard isSpecies[bird] else { continue }
                count += 1
                guard isCounted else { continue }
                if first[bird] < 0 { first[bird] = list }
                last[bird] = list
                lists[bird] += 1
            }
            counts[Int(list)] = count
        }
        speciesCounts = counts
        var found = Array(0..<Int32(first.count))
        found.removeAll { first[Int($0)] < 0 }
        sort(&found) { a, b in
            let (one, other) = (keys[Int(first[Int(a)])], keys[Int(first[Int(b)])])
            return one == other ? a > b : one > other
        }
        for bird in found {
            let at = Int(bird)
            life.append(LifeBird(bird: bird, first: first[at], last: last[at], lists: lists[at]))
        }
        lifeOf = [Int32](repeating: -1, count: archive.birds.count)
        for (index, one) in life.enumerated() { lifeOf[Int(one.bird)] = Int32(index) }
    }

    /// What is known of a bird from all lists; nil where it is on none, or no species.
    public func life(of code: String) -> LifeBird? {
        guard let bird = archive.bird(code), lifeOf[Int(bird)] >= 0 else { return nil }
        return life[Int(lifeOf[Int(bird)])]
    }

    /// When a bird was found first.
    public func firstTime(_ bird: LifeBird) -> LocalTime { archive.lists[Int(bird.first)].time }

    /// The years, the newest first.
    public func years() -> [YearSummary] {
        var years: [YearSummary] = []
        var seen = [Int32](repeating: -1, count: archive.birds.count)
        for list in counted {
            let past = archive.lists[Int(list)]
            let year = CalendarDate(daysSince1970: past.time.day).year
            if years.last?.year != year { years.append(YearSummary(year: year, species: 0, firsts: 0, lists: 0)) }
            let at = years.count - 1
            years[at].lists += 1
            for entry in past.entries {
                let bird = archive.entryBirds[Int(entry)]
                guard lifeOf[Int(bird)] >= 0, seen[Int(bird)] != Int32(at) else { continue }
                if seen[Int(bird)] < 0 { years[at].firsts += 1 }
                seen[Int(bird)] = Int32(at)
                years[at].species += 1
            }
        }
        return years.reversed()
    }

    /// The species of a year, the one that was found last for the first time in it first.
    public func birds(of year: Int64) -> [LifeBird] {
        var found: [LifeBird] = []
        var place = [Int32](repeating: -1, count: archive.birds.count)
        for list in counted {
            let past = archive.lists[Int(list)]
            guard CalendarDate(daysSince1970: past.time.day).year == year else { continue }
            for entry in past.entries {
                let bird = Int(archive.entryBirds[Int(entry)])
                guard lifeOf[bird] >= 0 else { continue }
                if place[bird] < 0 {
                    place[bird] = Int32(found.count)
                    found.append(LifeBird(bird: Int32(bird), first: list, last: list, lists: 0))
                }
                found[Int(place[bird])].last = list
                found[Int(place[bird])].lists += 1
            }
        }
        return found.reversed()
    }

    /// The places, the one with the most lists first.
    public func places() -> [PlaceSummary] {
        var sums: [PlaceSummary] = []
        for index in archive.places.indices {
            sums.append(PlaceSummary(place: Int32(index), lists: 0, species: 0, first: LocalTime(packed: 0)))
        }
        var lists: [[Int32]] = Array(repeating: [], count: sums.count)
        for list in counted { lists[Int(archive.lists[Int(list)].place)].append(list) }
        var seen = [Int32](repeating: -1, count: archive.birds.count)
        for place in sums.indices {
            guard let first = lists[place].first else { continue }
            sums[place].first = archive.lists[Int(first)].time
            sums[place].lists = Int32(lists[place].count)
            for list in lists[place] {
                for entry in archive.lists[Int(list)].entries {
                    let bird = Int(archive.entryBirds[Int(entry)])
                    guard lifeOf[bird] >= 0, seen[bird] != Int32(place) else { continue }
                    seen[bird] = Int32(place)
                    sums[place].species += 1
                }
            }
        }
        sums.removeAll { $0.lists == 0 }
        var order = Array(0..<Int32(sums.count))
        sort(&order) { a, b in
            let (one, other) = (sums[Int(a)], sums[Int(b)])
            return one.lists == other.lists ? one.place < other.place : one.lists > other.lists
        }
        return order.map { sums[Int($0)] }
    }
}

/// Sorts indices: one copy of the code for all, of which each kind of elements would have 4 KB of its own.
@inline(never) private func sort(_ indices: inout [Int32], _ isBefore: (Int32, Int32) -> Bool) {
    indices.sort(by: isBefore)
}
