/// A platform's bottom bar as a value: its lengths, its colours and what it allows. Lengths are CSS px = iOS pt.
public struct BarStyle: Equatable, Sendable {
    /// How wide the bar is.
    public enum Width: Equatable, Sendable {
        /// From side to side, less an inset on both.
        case inset(Double)
        /// A fixed width in the middle; where that does not fit, from side to side less an inset on both.
        case fixed(Double, orInset: Double)
    }

    /// Where a destination with the role of search stands.
    public enum Search: Equatable, Sendable {
        /// As a circle of its own after the bar, this far from it.
        case circle(gap: Double)
        /// As the last destination inside.
        case item
    }

    /// The word in files and addresses ("appetite").
    public var name: String
    /// The name for people ("Appetite UI").
    public var title: String
    /// How many destinations it may hold.
    public var range: ClosedRange<Int>
    /// Its width.
    public var width: Width
    /// Its height, without what lies under it.
    public var height: Double
    /// Distance from the screen's bottom, without the safe area.
    public var bottom: Double
    /// Height of the gesture area that stands under it, 0 where the bar floats.
    public var gestureArea: Double
    /// The corner's radius.
    public var radius: Double
    /// Space at both ends of the row of destinations.
    public var rowPadding: Double
    /// Space above and under a destination's icon and label.
    public var itemPadding: Double
    /// Height of a destination: what a finger can hit.
    public var itemHeight: Double
    /// Side of the icon.
    public var icon: Double
    /// Side of the box that the icon stands in.
    public var iconBox: Double
    /// Space between the icon's box and the label.
    public var labelGap: Double
    /// Size of the label's letters.
    public var labelSize: Double
    /// Height of the label's line.
    public var labelLine: Double
    /// Weight of the label: 500 or 600.
    public var labelWeight: Int
    /// Width and height of the indicator behind the icon; nil where the pill lies behind icon and label.
    public var indicator: [Double]?
    /// Least width and height of a target on the platform.
    public var target: Double
    /// Where search stands.
    public var search: Search
    /// True where a badge may carry a count; a dot is always allowed.
    public var hasCounts: Bool
    /// True where the pill may move when the destination changes.
    public var moves: Bool
    /// Its colours.
    public var tokens: [BarPart: Token]
    /// Names the document that allows a pair less contrast than it needs, by the pair's front part.
    public var exempt: [BarPart: Source] = [:]

    /// The colour of a part in one appearance, over what lies under it; nil where the style has no such part.
    public func colour(_ part: BarPart, on ground: [BarPart] = [], isDark: Bool) -> Colour? {
        guard let token = tokens[part] else { return nil }
        var under = Colour(isDark ? 0x000000 : 0xFFFFFF)
        for part in ground { if let token = tokens[part] { under = token.colour(isDark: isDark).over(under) } }
        return token.colour(isDark: isDark).over(under)
    }

    /// The measured contrast of a pair; nil where the style lacks one of its parts.
    public func contrast(_ pair: Pair, isDark: Bool) -> Double? {
        guard let front = colour(pair.front, on: pair.ground, isDark: isDark), let last = pair.ground.last,
            let ground = colour(last, on: Array(pair.ground.dropLast()), isDark: isDark)
        else { return nil }
        return Colour.contrast(front, ground)
    }

    /// The width of the bar itself on a screen; `hasSearch`: one destination has the role of search.
    public func barWidth(screen: Double, hasSearch: Bool) -> Double {
        switch width {
        case .inset(let inset):
            if case .circle(let gap) = search, hasSearch { return screen - 2 * inset - gap - height }
            return screen - 2 * inset
        case .fixed(let fixed, let inset):
            return min(fixed, screen - 2 * inset)
        }
    }

    /// The equal share of each destination inside a bar: `count` without a search that stands outside.
    public func share(of count: Int, screen: Double, hasSearch: Bool) -> Double {
        guard count > 0 else { return 0 }
        return max(0, barWidth(screen: screen, hasSearch: hasSearch) - 2 * rowPadding) / Double(count)
    }

    /// The width of a label in the style's font.
    public func labelWidth(_ text: String) -> Double {
        (labelWeight < 550 ? Advances.medium : Advances.semibold).width(text, size: labelSize)
    }

    /// The style with a name, nil where there is none.
    public static func named(_ name: String) -> BarStyle? { all.first { $0.name == name } }

    /// Every style, in the order in which they are shown.
    public static let all = [ios26, ios27, appetite, material3]
}

/// A document and the part of it that says something.
public struct Source: Equatable, Sendable {
    /// The document ("Appetite UI: Navigation").
    public var document: String
    /// The section in it ("Tokens").
    public var section: String

    /// Makes a source of its parts.
    public init(_ document: String, _ section: String) {
        self.document = document
        self.section = section
    }

    /// A section of the Appetite UI page.
    public static func appetite(_ section: String) -> Source { Source("Appetite UI: Navigation", section) }
    /// A section of the bottom-navigation pattern.
    public static func pattern(_ section: String = "Solution") -> Source {
        Source("Bottom navigation pattern", section)
    }
    /// This project's own behaviour page.
    public static func ours(_ section: String) -> Source { Source("How Wingbar moves", section) }
}
