#if canImport(Navigation)
import Navigation
#endif

/// Wingbar's three modes, in the order of their tabs.
public enum Mode: Int, Sendable, Named {
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
}
