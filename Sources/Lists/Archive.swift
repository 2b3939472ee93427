#if canImport(Birds)
import Birds
#endif

/// A place where lists were kept.
public struct ListPlace: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// Where it is.
    public var coordinate: Coordinate

    /// Makes a place of its parts.
    public init(name: String, coordinate: Coordinate) {
        self.name = name
        self.coordinate = coordinate
    }

    /// What tells it from other places.
    fileprivate var key: [UInt8] {
        Array("\(coordinate.latitude.text(places: 4)) \(coordinate.longitude.text(places: 4)) \(name)".utf8)
    }
}

/// A finished list without its birds, which lie in the archive's own columns.
public struct PastList: Equatable, Sendable {
    /// What tells it from all others: eBird's number of the list, or a journal's id.
    public var id: String
    /// Index into the archive's places.
    public var place: Int32
    /// When it began, on the clock of its place.
    public var time: LocalTime
    /// How many minutes it took; −1 where nobody knows.
    public var minutes: Int32 = -1
    /// How far the way was, in metres; −1 where nobody knows.
    public var metres: Int32 = -1
    /// How many people watched.
    public var observers: Int32 = 1
    /// How birds were looked for.
    public var how: ListProtocol = .historical
    /// Whether every bird that was noticed is on it.
    public var isComplete = false
    /// What is said of it.
    public var comments = ""
    /// True where another person kept it, and shared it by a link.
    public var isOthers = false
    /// False while it runs; lists from files are finished.
    public var isFinished = true
    /// Where its birds begin among the archive's entries, and how many there are.
    public var entries: Range<Int32> = 0..<0

    /// A list with nothing known but this.
    public init(id: String, place: Int32, time: LocalTime) {
        self.id = id
        self.place = place
        self.time = time
    }

    /// True where its birds count among a person's own.
    public var counts: Bool { isFinished && !isOthers }
}

extension PastList {
    /// Takes from another version of the list what says more. In whichever order versions meet, they come to the same.
    fileprivate mutating func unite(_ other: PastList) {
        if other.time.packed > time.packed { time = other.time }
        if other.how.rawValue > how.rawValue { how = other.how }
        minutes = max(minutes, other.minutes)
        metres = max(metres, other.metres)
        observers = max(observers, other.observers)
        comments = fuller(comments, other.comments)
        isComplete = isComplete || other.isComplete
    }
}

/// The longer of two texts.
private func fuller(_ a: String, _ b: String) -> String { isFuller(Array(b.utf8), Array(a.utf8)) ? b : a }

/// True where some bytes are more than others; of as many, the greater ones.
private func isFuller(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count != b.count ? a.count > b.count : b.lexicographicallyPrecedes(a)
}

/// Many finished lists in little space: a million birds on twenty thousand lists are eight megabytes and no objects.
public struct Archive: Equatable, Sendable {
    /// The birds that the lists use.
    public internal(set) var birds: [ListedBird] = []
    /// The places that the lists use.
    public internal(set) var places: [ListPlace] = []
    /// The lists, in the order in which they came.
    public internal(set) var lists: [PastList] = []
    /// One entry's bird, as an index into `birds`.
    public internal(set) var entryBirds: [Int32] = []
    /// One entry's count: at least 1, or −1 for present and not counted.
    public internal(set) var entryCounts: [Int32] = []
    /// What is said of some entries, by the entry's index, in order.
    public internal(set) var notes: [(entry: Int32, text: String)] = []

    private var birdIndex = NameIndex()
    private var placeIndex = NameIndex()
    private var listIndex = NameIndex()

    /// No lists.
    public init() {}

    /// The same lists in the same order.
    public static func == (a: Archive, b: Archive) -> Bool {
        a.lists == b.lists && a.birds == b.birds && a.places == b.places && a.entryBirds == b.entryBirds
            && a.entryCounts == b.entryCounts && a.notes.count == b.notes.count
            && zip(a.notes, b.notes).allSatisfy { $0.entry == $1.entry && same($0.text, $1.text) }
    }

    /// A list's index by its id.
    public func list(_ id: String) -> Int? { listIndex.find(Array(id.utf8)).map { Int($0) } }

    /// The index of a bird by its code; nil where no list has it.
    public func bird(_ code: String) -> Int32? { birdIndex.find(Array(code.utf8)) }

    /// The index of a place; nil where no list was kept there.
    public func place(_ place: ListPlace) -> Int32? { placeIndex.find(place.key) }

    /// The index of a bird, which is added where it is new.
    public mutating func index(of bird: ListedBird) -> Int32 {
        let key = Array(bird.code.utf8)
        if let at = birdIndex.find(key) { return at }
        let at = Int32(birds.count)
        birdIndex.insert(key, at)
        birds.append(bird)
        return at
    }

    /// The index of a place, which is added where it is new: one name at one spot, to 4 decimals (≈ 10 m).
    public mutating func index(of place: ListPlace) -> Int32 {
        let key = place.key
        if let at = placeIndex.find(key) { return at }
        let index = Int32(places.count)
        placeIndex.insert(key, index)
        places.append(place)
        return index
    }

    /// Begins a list; its birds follow by `add`. Its id must be new.
    public mutating func begin(_ list: PastList) {
        var list = list
        let start = Int32(entryBirds.count)
        list.entries = start..<start
        listIndex.insert(Array(list.id.utf8), Int32(lists.count))
        lists.append(list)
    }

    /// Puts a bird on the list begun last.
    public mutating func add(bird: Int32, count: Int32, note: String = "") {
        guard !lists.isEmpty else { return }
        if !note.utf8.isEmpty { notes.append((Int32(entryBirds.count), note)) }
        entryBirds.append(bird)
        entryCounts.append(count)
        let start = lists[lists.count - 1].entries.lowerBound
        lists[lists.count - 1].entries = start..<Int32(entryBirds.count)
    }

    /// What is said of an entry; empty for nothing.
    public func note(_ entry: Int32) -> String {
        var low = 0
        var high = notes.count
        while low < high {
            let middle = (low + high) / 2
            if notes[middle].entry < entry { low = middle + 1 } else { high = middle }
        }
        return low < notes.count && notes[low].entry == entry ? notes[low].text : ""
    }
}

extension Archive {
    /// Adds a list as a person sees it.
    public mutating func append(_ list: BirdList) {
        var past = PastList(
            id: list.id, place: index(of: ListPlace(name: list.place, coordinate: list.coordinate)), time: list.time)
        past.minutes = list.seconds.map { Int32(clamping: $0 / 60) } ?? -1
        past.metres = list.metres.map { Int32(clamping: $0) } ?? -1
        past.observers = Int32(clamping: list.observers)
        past.how = list.how
        past.isComplete = list.isComplete
        past.comments = list.comments
        past.isOthers = list.isOthers
        past.isFinished = list.isFinished
        begin(past)
        for entry in list.entries.reversed() {
            add(bird: index(of: entry.bird), count: Int32(clamping: entry.count), note: entry.note)
        }
    }

    /// Marks all lists as another person's, or as one's own.
    public mutating func mark(isOthers: Bool) {
        for at in lists.indices { lists[at].isOthers = isOthers }
    }

    /// Adds one of another archive's lists; with a further version of it what both say together (`PastList.unite`): every
    /// bird of either, the larger count, the fuller note.
    public mutating func append(_ at: Int, of other: Archive, with there: Int? = nil, of further: Archive = Archive()) {
        var list = other.lists[at]
        let entries = list.entries
        var place = other.places[Int(list.place)]
        var rest: [Int32] = []
        if let there {
            let version = further.lists[there]
            let second = further.places[Int(version.place)]
            if isFuller(second.key, place.key) { place = second }
            list.unite(version)
            rest = Array(version.entries)
        }
        list.place = index(of: place)
        begin(list)
        for entry in entries {
            let bird = index(of: other.birds[Int(other.entryBirds[Int(entry)])])
            var count = other.entryCounts[Int(entry)]
            var note = other.note(entry)
            if let twin = rest.firstIndex(where: {
                same(further.birds[Int(further.entryBirds[Int($0)])].code, birds[Int(bird)].code)
            }) {
                count = max(count, further.entryCounts[Int(rest[twin])])
                note = fuller(note, further.note(rest[twin]))
                rest.remove(at: twin)
            }
            add(bird: bird, count: count, note: note)
        }
        for entry in rest {
            let bird = index(of: further.birds[Int(further.entryBirds[Int(entry)])])
            add(bird: bird, count: further.entryCounts[Int(entry)], note: further.note(entry))
        }
    }

    /// A list as a person sees it. Its clock is its place's, so it is taken as if that were UTC.
    public func birdList(_ at: Int) -> BirdList {
        let past = lists[at]
        let place = places[Int(past.place)]
        var list = BirdList(
            id: past.id, startedAt: past.time.minutes * 60, offset: 0, place: place.name, coordinate: place.coordinate)
        list.hasClock = past.time.hasClock
        list.isFinished = past.isFinished
        list.isOthers = past.isOthers
        list.seconds = past.minutes < 0 ? nil : Int64(past.minutes) * 60
        list.metres = past.metres < 0 ? nil : Int64(past.metres)
        list.observers = Int64(past.observers)
        list.how = past.how
        list.isComplete = past.isComplete
        list.comments = past.comments
        for entry in past.entries.reversed() {
            let bird = birds[Int(entryBirds[Int(entry)])]
            list.entries.append(ListEntry(bird: bird, count: Int64(entryCounts[Int(entry)]), note: note(entry)))
        }
        return list
    }
}
