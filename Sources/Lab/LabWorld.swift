import App
import Birds
import Lists

/// The lab's fixed world: Stanley Park on 1 May 2026 at 9:41, with a list that has run for 47 minutes.
///
/// Every text of the lab's frames comes from here, so that a frame says the same on every day and machine. The reports
/// are made up.
public enum LabWorld {
    /// 9:41 in Vancouver, which is 7 hours behind UTC, in UTC seconds.
    public static let utc: Int64 = 1_777_653_660
    /// Vancouver's offset from UTC in seconds.
    public static let offset: Int64 = -25_200
    /// The local time of every frame.
    public static let now = LocalTime.at(utc: utc, offset: offset)
    /// The middle of Stanley Park.
    public static let centre = Coordinate(latitude: 49.3, longitude: -123.14)

    /// Which running list a frame has.
    public enum List: UInt8, Sendable, CaseIterable {
        /// None.
        case none
        /// Twelve species, of which the first rows of Nearby show two Canada Geese.
        case running
        /// Twelve species, newest first two Canada Geese, six Mallards and an Anna's Hummingbird: My List's frames,
        /// which are a little later.
        case later
    }

    /// What search was used for before.
    public static let recents = ["heron", "Lost Lagoon"]

    /// The towns that "spar" finds.
    public static let towns = [
        Town(name: "Sparwood", detail: "BC, Canada", coordinate: Coordinate(latitude: 49.733, longitude: -114.885))
    ]

    /// The lists that a frame has: the running one, or none.
    public static func shelf(_ list: List) -> Shelf {
        let last: [(code: String, count: Int64)]
        switch list {
        case .none: return Shelf()
        case .running: last = [("cangoo", 2)]
        case .later: last = [("annhum", 1), ("mallar3", 6), ("cangoo", 2)]
        }
        let first = list == .running ? ticked : Array(ticked.dropFirst(2))
        var journal = Journal(id: "1-1")
        let start = utc - 47 * 60
        journal.write(
            .start(utc: start, offset: offset, at: centre, place: "Stanley Park"), writer: 1, utc: start)
        for (code, count) in first.map({ (code: $0, count: Int64(1)) }) + last {
            guard let name = name(of: code) else { continue }
            journal.write(.add(ListedBird(code: code, name: name), count), writer: 1, utc: utc - 60)
        }
        var shelf = Shelf()
        shelf.merge(journal.id, journal.operations)
        return shelf
    }

    /// What the app's page in the fixed world finds kept, by key: the lists' journals, earlier searches and the settings of
    /// the frames.
    public static func kept(_ list: List) -> [(key: String, text: String)] {
        shelf(list).journals.map { journal in
            (key: "journal-" + journal.id, text: journal.operations.map { $0.text }.joined(separator: "\n"))
        } + [
            (key: "recents", text: recents.joined(separator: "\n")),
            (key: "settings", text: AppAction.oneTap(false).text),
        ]
    }

    /// The same for a content: it, and where the person is.
    public static func kept(_ content: Content, isLocated: Bool) -> [(key: String, text: String)] {
        let at = content.camera.centre
        return [(key: "content", text: content.kept)]
            + (isLocated ? [(key: "position", text: "\(at.latitude) \(at.longitude)")] : [])
    }

    /// What is reported around a position: Stanley Park's sightings there, elsewhere nothing.
    public static func region(around at: Coordinate) -> Region {
        if (at.latitude - centre.latitude).magnitude < 1e-4, (at.longitude - centre.longitude).magnitude < 1e-4 {
            return region
        }
        return Region(title: "", subtitle: "", centre: at, zone: region.zone, offset: offset, now: now)
    }

    /// The towns whose names start with a text.
    public static func towns(_ text: String) -> [Town] {
        text.isEmpty ? [] : towns.filter { $0.name.lowercased().utf8.starts(with: text.lowercased().utf8) }
    }

    /// Birds on the running list that no frame's first rows show, oldest tick first.
    private static let ticked = [
        "rebmer", "comgol", "sursco", "pelcor", "baleag", "dowwoo", "amecro", "bkcchi", "varthr", "sonspa", "rewbla",
    ]

    private static func name(of code: String) -> String? {
        for family in labFamilies {
            for bird in family.birds where bird.code.utf8.elementsEqual(code.utf8) { return bird.name }
        }
        return nil
    }
}
