/// One of the eight arrangements that are compared. Each is a value of `Layout`.
public enum Proposal: UInt8, Sendable, Named {
    /// The tab bar of iOS 26 with search beside it: what the product ships with.
    case a
    /// Tabs inside the sheet.
    case b
    /// Two modes and search.
    case c
    /// A sheet that never leaves, with the modes as cards.
    case d1
    /// A sheet that never leaves, with the modes as segments.
    case d2
    /// One search bar of glass.
    case e
    /// The map as home, and a toolbar that opens sheets.
    case f
    /// Modes as pages.
    case g

    /// The word used in addresses and actions.
    public var name: String {
        switch self {
        case .a: "a"
        case .b: "b"
        case .c: "c"
        case .d1: "d1"
        case .d2: "d2"
        case .e: "e"
        case .f: "f"
        case .g: "g"
        }
    }
}
