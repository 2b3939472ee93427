#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

/// One of the pages about past lists. Its path is the word, what it is about, and its title: what an address says of it,
/// so that a sheet has its title before this program has come.
///
///     days Past lists
///     place/49.3,-123.14 Stanley Park
///     list/S123456789 Stanley Park
public enum PastPage: Equatable, Sendable {
    /// All lists, the newest first.
    case days
    /// The places.
    case places
    /// The lists of a place.
    case place(ListPlace)
    /// One list, by its id.
    case list(String)
    /// The species of a life, with their first dates.
    case life
    /// The years.
    case years
    /// The species of a year.
    case year(Int64)
    /// Lists in and out as files.
    case files
    /// What carries lists between a person's devices.
    case devices
    /// A list that somebody else has shared by a link.
    case shared
    /// A path that means nothing.
    case unknown

    /// Reads a path.
    public init(path: String) {
        let bytes = path.utf8
        let space = bytes.firstIndex(of: 0x20) ?? bytes.endIndex
        let title = String(Substring(bytes[space...].dropFirst()))
        let parts = bytes[..<space].split(separator: 0x2F, maxSplits: 1)
        let about = parts.count > 1 ? String(Substring(parts[1])) : ""
        switch String(Substring(parts.first ?? bytes[space..<space])) {
        case "days": self = .days
        case "places": self = .places
        case "life": self = .life
        case "years": self = .years
        case "year": self = Int64(about).map { .year($0) } ?? .unknown
        case "files": self = .files
        case "devices": self = .devices
        case "shared": self = .shared
        case "place":
            let numbers = about.utf8.split(separator: 0x2C)
            guard numbers.count == 2, let latitude = Double(decimal: String(Substring(numbers[0]))),
                let longitude = Double(decimal: String(Substring(numbers[1])))
            else {
                self = .unknown
                return
            }
            self = .place(
                ListPlace(name: title, coordinate: Coordinate(latitude: latitude, longitude: longitude)))
        case "list": self = about.utf8.isEmpty ? .unknown : .list(about)
        default: self = .unknown
        }
    }
}

/// The text of the action that opens a page; the program of the map knows it.
enum Opening {
    static let places = "open-past places Places"
    static let life = "open-past life Life list"
    static let years = "open-past years Years"
    static let files = "open-past files Files"
    static let devices = "open-past devices Other devices"

    static func year(_ year: Int64) -> String { "open-past year/\(year) \(year)" }

    static func list(_ id: String, _ place: String) -> String { "open-past list/\(id) \(place)" }

    static func place(_ place: ListPlace) -> String {
        let at = place.coordinate
        return "open-past place/\(at.latitude.text(places: 4)),\(at.longitude.text(places: 4)) \(place.name)"
    }
}
