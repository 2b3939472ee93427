#if canImport(Birds)
import Birds
#endif

/// What can be pushed over a mode.
public enum Sheet: Hashable, Sendable {
    /// A bird, by its code.
    case bird(String)
    /// A bird's count on the list in front, by its code.
    case count(String)
    /// A list, by its id: one that is finished, or the running one.
    case list(String)
    /// When, where and how the list in front was kept.
    case details
    /// A page about past lists, by its path; another program draws it (`Sources/Past`). What follows the path's first space
    /// is its title.
    case past(String)
    /// A row of a content.
    case row(ContentRowID)
    /// Settings.
    case settings
    /// About, with sources and licences.
    case about
    /// Support.
    case support

    /// The parameter that names it in addresses, and its value; the two words are its action too.
    public var parameter: (name: String, value: String) {
        switch self {
        case .bird(let code): ("bird", code)
        case .count(let code): ("count", code)
        case .list(let id): ("list", id)
        case .past(let path): ("past", path)
        case .row(let id): ("row", id.name)
        case .details: ("sheet", "details")
        case .settings: ("sheet", "settings")
        case .about: ("sheet", "about")
        case .support: ("sheet", "support")
        }
    }

    /// Reads a parameter and its value.
    public init?(_ name: String, _ value: String) {
        let all: [Sheet] = [
            .bird(value), .count(value), .list(value), .past(value), .details, .settings, .about, .support,
        ]
        if Content.isKnown, same(name, "row"), let id = ContentRowID(name: value) {
            self = .row(id)
            return
        }
        for sheet in all where same(sheet.parameter.name, name) && same(sheet.parameter.value, value) {
            self = sheet
            return
        }
        return nil
    }
}
