#if canImport(Navigation)
import Navigation
#endif

/// A menu that is open.
public enum Menu: UInt8, Sendable, Named {
    /// The Distance chip's.
    case distance
    /// The Period chip's.
    case period
    /// The Family chip's.
    case family
    /// Settings, About and Support: My List's …, or the one beside the search field.
    case more
    /// The map's styles.
    case style
    /// The modes, where one button opens them.
    case modes

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .distance: "distance"
        case .period: "period"
        case .family: "family"
        case .more: "more"
        case .style: "style"
        case .modes: "modes"
        }
    }
}
