/// What can be pushed over a mode.
public enum Sheet: Hashable, Sendable {
    /// A bird, by its code.
    case bird(String)
    /// Settings.
    case settings
    /// About, with sources and licences.
    case about
    /// Support.
    case support

    /// The word used in addresses for all but a bird.
    public var name: String {
        switch self {
        case .bird: "bird"
        case .settings: "settings"
        case .about: "about"
        case .support: "support"
        }
    }

    /// Reads the word used in addresses; a bird has a word of its own.
    public init?(name: String) {
        for sheet in [Sheet.settings, .about, .support] where sheet.name.utf8.elementsEqual(name.utf8) {
            self = sheet
            return
        }
        return nil
    }
}
