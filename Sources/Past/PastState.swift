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
    /// How many lists it shows at most.
    var most = PastView.step
    /// Its lists, the newest first, as indices into the archive's.
    var lists: [Int32] = []

    /// How many lists are shown at once, and how many more come when the last of them is reached.
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
    public private(set) var views: [PastView] = []
    /// All finished lists.
    private(set) var history = History(Archive())
    /// The lists that were brought in from files.
    private var imported = Archive()
    /// The journals that the device keeps, of running lists and deleted ones too.
    private var journals: [Journal] = []
    /// The places, summed up.
    private(set) var places: [PlaceSummary] = []

    /// A state that knows nothing.
    public init() {}

    /// Takes what the device keeps: the journals by their lists' ids, and the lists from files.
    public mutating func take(journals texts: [(id: String, text: String)], imported: Archive) {
        self.imported = imported
        journals = []
        for (id, text) in texts { put(id, text) }
        status = .ready
        sumUp()
    }

    /// Takes what a journal holds by now.
    public mutating func take(journal id: String, text: String) {
        put(id, text)
        sumUp()
    }

    /// The device's lists could not be read.
    public mutating func fail(_ sentence: String) { status = .failed(sentence) }

    /// Opens a page.
    public mutating func open(_ number: Int32, path: String) {
        close(number)
        var view = PastView(number: number, page: PastPage(path: path))
        view.lists = found(view)
        views.append(view)
    }

    /// Closes a page.
    public mutating func close(_ number: Int32) { views.removeAll { $0.number == number } }

    /// Carries out what a person did in a page.
    public mutating func reduce(_ action: PastAction, in number: Int32) {
        guard let at = views.firstIndex(where: { $0.number == number }) else { return }
        switch action {
        case .find(let query):
            views[at].query = query
            views[at].most = PastView.step
            views[at].lists = found(views[at])
        case .more:
            views[at].most = min(views[at].lists.count, views[at].most + PastView.step)
        }
    }

    private mutating func put(_ id: String, _ text: String) {
        journals.removeAll { same($0.id, id) }
        let (journal, _) = Journal.read(id: id, text: text)
        if journal.hasStarted { journals.append(journal) }
    }

    /// Sums everything up anew: when a list was finished, changed or brought in, and never for a tick.
    private mutating func sumUp() {
        var archive = imported
        if journals.contains(where: { imported.list($0.id) != nil }) {
            // A list that was changed here goes before what a file says of it.
            archive = Archive()
            for index in imported.lists.indices {
                let id = imported.lists[index].id
                if !journals.contains(where: { same($0.id, id) }) { archive.append(index, of: imported) }
            }
        }
        for journal in journals where journal.list.isFinished && !journal.list.isDeleted {
            archive.append(journal.list)
        }
        history = History(archive)
        places = history.places()
        for at in views.indices { views[at].lists = found(views[at]) }
    }
}
