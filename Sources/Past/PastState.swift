#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

/// A page that is open: the place in the browser's page that it is drawn into, and what a person did there.
public struct PastView: Equatable, Sendable {
    /// The number that the host gave the place.
    public let number: Int32
    /// What it shows.
    public let page: PastPage
    /// What is typed in its search field.
    var query = ""
    /// The list that its link holds; nil where it is about none, or the link is damaged.
    var shared: Archive?
    /// True while it asks whether eBird is to be handed something once more.
    var asks = false
    /// How many rows it shows at most.
    var most = PastView.step
    /// Its lists, the newest first, as indices into the archive's.
    var lists: [Int32] = []
    /// Its species, the one that was found last for the first time first.
    var birds: [LifeBird] = []

    /// How many rows it could show.
    var count: Int { max(lists.count, birds.count) }

    /// How many rows are shown at once, and how many more come when the last of them is reached.
    static let step = 60

    init(number: Int32, page: PastPage) {
        self.number = number
        self.page = page
    }
}

/// Everything that the pages about past lists show. Pure: what is stored comes in as values.
public struct PastState: Sendable {
    /// What is known of what the device keeps.
    public enum Status: Equatable, Sendable {
        /// Nothing yet.
        case loading
        /// All of it.
        case ready
        /// It could not be read: a sentence that says why and what to do.
        case failed(String)
    }

    /// What is known of what the device keeps.
    public private(set) var status: Status = .loading
    /// The open pages.
    public internal(set) var views: [PastView] = []
    /// How far the bringing in of a file has come.
    public internal(set) var bringing: Bringing = .nothing
    /// True where lists from files were kept and could not be read.
    public var isDamaged = false
    /// What the worker signs its changes of lists with: a random number that the host draws.
    public var writer: Int64 = 0
    /// Now, in UTC seconds.
    public var utc: Int64 = 0
    /// All lists but those that are deleted and the one that is in front.
    private(set) var history = History(Archive())
    /// The lists that were brought in from files.
    var imported = Archive() {
        didSet { prints = nil }
    }
    /// Their fingerprints, once somebody has asked for them.
    var prints: [Int64]?
    /// The journals that the device keeps, of running lists and deleted ones too.
    private(set) var journals: [Journal] = []
    /// Which of the history's lists eBird has: by their index.
    private(set) var isHandedOver: [Bool] = []
    /// The lists without a journal that eBird was handed.
    private var marks = NameIndex()
    /// Their ids.
    private(set) var markIDs: [String] = []
    /// The carrying of lists between devices.
    public internal(set) var carrying = Carrying()
    /// The lists that go out with the next file for eBird.
    var handed: [Int32] = []
    /// The codes of the species of a life, with spaces between: by these the map's program marks what is new.
    public private(set) var lifeCodes = ""
    /// The places, summed up; only while a page shows them, since it is a pass over every bird.
    private(set) var places: [PlaceSummary] = []

    /// A state that knows nothing.
    public init() {}

    /// Takes what the device keeps: the journals by their lists' ids, the lists from files, and the ids of those of them
    /// that eBird was handed.
    public mutating func take(journals texts: [(id: String, text: String)], imported: Archive, marks: [String] = []) {
        note(marks)
        self.imported = imported
        journals = []
        for (id, text) in texts { put(id, text) }
        status = .ready
        sumUp()
    }

    /// Takes what a journal holds by now.
    public mutating func take(journal id: String, text: String) {
        let before = front?.id
        put(id, text)
        // A tick on the list in front changes nothing here.
        if let before, let now = front?.id, same(before, id), same(now, id) { return }
        sumUp()
    }

    /// The list in front, which stands on My List.
    private var front: BirdList? {
        var front: BirdList?
        for journal in journals
        where journal.hasStarted && journal.list.isRunning && front.map({ journal.list.isNewer(than: $0) }) ?? true {
            front = journal.list
        }
        return front
    }

    /// The device's lists could not be read.
    public mutating func fail(_ sentence: String) { status = .failed(sentence) }

    /// Opens a page.
    public mutating func open(_ number: Int32, path: String) {
        close(number)
        let view = PastView(number: number, page: PastPage(path: path))
        views.append(sought(view))
        if view.page == .places { places = history.places() }
    }

    /// Closes a page.
    public mutating func close(_ number: Int32) { views.removeAll { $0.number == number } }

    /// Carries out what a person did in a page.
    public mutating func reduce(_ action: PastAction, in number: Int32) -> [PastEffect] {
        guard let at = views.firstIndex(where: { $0.number == number }) else { return [] }
        switch action {
        case .find(let query):
            views[at].query = query
            views[at].most = PastView.step
            views[at] = sought(views[at])
            if query.utf8.isEmpty { return [] }
            return [.announce("\(grouped(Int64(views[at].count))) found")]
        case .more:
            views[at].most = min(views[at].count, views[at].most + PastView.step)
        case .confirm: return confirm()
        case .share(let id): return share(id, asLink: false)
        case .link(let id): return share(id, asLink: true)
        case .keep: return keepShared(views[at])
        case .leave: bringing = .nothing
        case .carry(let step): return carry(step)
        case .export(let format, let list, let again): return export(format, list: list, again: again, in: at)
        }
        return []
    }

    /// A list's journal; nil where it came from a file.
    func journal(_ id: String) -> Journal? { find(id, in: journals) }

    /// What bringing lists in would change. (What a closure takes of the state is copied: the journals alone.)
    func plan(_ found: ListImport, imported: Archive) -> ImportPlan {
        let journals = journals
        return ImportPlan(found, imported: imported) { find($0, in: journals) }
    }

    /// The lists from files with those of a plan.
    func merged(_ plan: ImportPlan, into kept: Archive) -> Archive {
        let journals = journals
        return plan.merged(into: kept) { find($0, in: journals) }
    }

    /// True where eBird has a list.
    func isHandedOver(_ id: String) -> Bool { history.archive.list(id).map { isHandedOver[$0] } ?? false }

    /// Puts a journal's operations to those that are known.
    mutating func merge(_ journal: Journal) {
        if let at = journals.firstIndex(where: { same($0.id, journal.id) }) {
            journals[at].merge(journal)
        } else {
            journals.append(journal)
        }
    }

    /// True where a list without a journal was handed to eBird.
    func isMarked(_ id: String) -> Bool { marks.find(Array(id.utf8)) != nil }

    /// Lists were handed to eBird.
    mutating func mark(_ ids: [String]) {
        note(ids)
        sumUp()
    }

    private mutating func note(_ ids: [String]) {
        for id in ids where marks.find(Array(id.utf8)) == nil {
            marks.insert(Array(id.utf8), 1)
            markIDs.append(id)
        }
    }

    private mutating func put(_ id: String, _ text: String) {
        journals.removeAll { same($0.id, id) }
        let (journal, _) = Journal.read(id: id, text: text)
        if !journal.operations.isEmpty { journals.append(journal) }
    }

    /// Sums everything up anew: when a list was finished, changed or brought in, and never for a tick.
    mutating func sumUp() {
        var archive = imported
        if journals.contains(where: { imported.list($0.id) != nil }) {
            // A list that was changed here goes before what a file says of it.
            archive = Archive()
            for index in imported.lists.indices {
                let id = imported.lists[index].id
                if !journals.contains(where: { same($0.id, id) }) { archive.append(index, of: imported) }
            }
        }
        isHandedOver = archive.lists.map { $0.isOfEBird || marks.find(Array($0.id.utf8)) != nil }
        // Another list that runs than the one in front has no other place than this.
        let front = front?.id ?? ""
        for journal in journals where journal.hasStarted && !journal.list.isDeleted && !same(journal.id, front) {
            archive.append(journal.list)
            isHandedOver.append(journal.list.exportedAt != nil)
        }
        history = History(archive)
        places = views.contains { $0.page == .places } ? history.places() : []
        lifeCodes = history.life.map { history.archive.birds[Int($0.bird)].code }.joined(separator: " ")
        for at in views.indices { views[at] = sought(views[at]) }
    }
}

extension PastList {
    /// True for a list that eBird numbered: "S" and digits.
    fileprivate var isOfEBird: Bool {
        let bytes = id.utf8
        return bytes.count > 4 && bytes.first == 0x53 && bytes.dropFirst().allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
}

private func find(_ id: String, in journals: [Journal]) -> Journal? { journals.first { same($0.id, id) } }
