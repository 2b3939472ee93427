/// A height at which a sheet rests.
public enum Detent: UInt8, Sendable, Named, Comparable {
    /// Title and chips over the map.
    case peek = 0
    /// 0.56 of full.
    case half = 1
    /// Up to 8 px below the top safe area.
    case full = 2

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .peek: "peek"
        case .half: "half"
        case .full: "full"
        }
    }

    /// Lower rests first.
    public static func < (a: Detent, b: Detent) -> Bool { a.rawValue < b.rawValue }
}
