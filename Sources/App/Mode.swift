#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif

/// A mode by its number: Wingbar's three, in the order of their tabs, or one of a content's.
public struct Mode: Hashable, Sendable, Named {
    /// The number: an index into the navigation's stacks.
    public var rawValue: Int

    /// What was seen near here lately.
    public static var nearby: Mode { Mode(number: 0) }
    /// What is rare within 50 km.
    public static var rare: Mode { Mode(number: 1) }
    /// The running list.
    public static var list: Mode { Mode(number: 2) }

    /// Wingbar's own.
    public static var allCases: [Mode] { [.nearby, .rare, .list] }

    /// A content has at most so many.
    static let most = 12

    /// A number; nil where no mode can have it.
    public init?(rawValue: Int) {
        guard rawValue >= 0, rawValue < Mode.most else { return nil }
        self.rawValue = rawValue
    }

    private init(number: Int) { rawValue = number }

    /// The word used in actions, which is that of Wingbar's own addresses too.
    public var name: String {
        switch rawValue {
        case 0: "nearby"
        case 1: "rare"
        case 2: "list"
        default: "\(rawValue)"
        }
    }

    /// Reads the word; nil where it names no mode.
    public init?(name: String) {
        for number in 0..<Mode.most where same(Mode(number: number).name, name) {
            self.init(number: number)
            return
        }
        return nil
    }
}
