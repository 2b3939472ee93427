#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// Wingbar's three modes, in the order of their tabs.
public enum Mode: Int, Sendable, CaseIterable {
    /// What was seen near here lately.
    case nearby = 0
    /// What is rare within 50 km.
    case rare = 1
    /// The running list.
    case list = 2

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .nearby: "nearby"
        case .rare: "rare"
        case .list: "list"
        }
    }

    /// Reads the word used in addresses and actions.
    public init?(name: String) {
        for mode in Mode.allCases where mode.name.utf8.elementsEqual(name.utf8) {
            self = mode
            return
        }
        return nil
    }
}

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

/// A menu that is open.
public enum Menu: UInt8, Sendable, CaseIterable {
    /// The Distance chip's.
    case distance
    /// The Period chip's.
    case period
    /// The Family chip's.
    case family
    /// My List's ….
    case more
    /// The map's styles.
    case style

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .distance: "distance"
        case .period: "period"
        case .family: "family"
        case .more: "more"
        case .style: "style"
        }
    }

    /// Reads the word used in addresses and actions.
    public init?(name: String) {
        for menu in Menu.allCases where menu.name.utf8.elementsEqual(name.utf8) {
            self = menu
            return
        }
        return nil
    }
}
