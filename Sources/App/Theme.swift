#if canImport(Navigation)
import Navigation
#endif

/// The appearance that a person chose.
public enum Theme: UInt8, Sendable, Named {
    /// As the system says.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .system: "system"
        case .light: "light"
        case .dark: "dark"
        }
    }
}

/// Which map is drawn.
public enum MapStyle: UInt8, Sendable, Named {
    /// The muted map in the appearance's colours.
    case standard
    /// The muted map, dark whatever the appearance.
    case dark

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .standard: "standard"
        case .dark: "dark"
        }
    }
}
