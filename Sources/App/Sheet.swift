/// What can be pushed over a mode.
public enum Sheet: Hashable, Sendable {
    /// A bird, by its code.
    case bird(String)
    /// A page about past lists, by its path; another program draws it (`Sources/Past`). What follows the path's first space
    /// is its title.
    case past(String)
    /// Settings.
    case settings
    /// About, with sources and licences.
    case about
    /// Support.
    case support

    /// The word used in addresses for all that needs no other.
    public var name: String {
        switch self {
        case .bird: "bird"
        case .past: "past"
        case .settings: "settings"
        case .about: "about"
        case .support: "support"
        }
    }

    /// Reads the word used in addresses; a bird and a page about past lists have parameters of their own.
    public init?(name: String) {
        for sheet in [Sheet.settings, .about, .support] where sheet.name.utf8.elementsEqual(name.utf8) {
            self = sheet
            return
        }
        return nil
    }
}
