/// A named colour of a bar style, in both appearances.
public struct Token: Equatable, Sendable {
    /// Its name in the style's own words ("bg/white-0").
    public var name: String
    /// In light mode.
    public var light: Colour
    /// In dark mode.
    public var dark: Colour
    /// What it is put on ("Bar surface").
    public var appliedTo: String

    /// Makes a token of its parts.
    public init(_ name: String, _ light: Colour, _ dark: Colour, _ appliedTo: String) {
        self.name = name
        self.light = light
        self.dark = dark
        self.appliedTo = appliedTo
    }

    /// The colour in one appearance.
    public func colour(isDark: Bool) -> Colour { isDark ? dark : light }
}

/// What part of the bar a colour draws. Every style has each of them but the ones it does without.
public enum BarPart: Int, Sendable, CaseIterable {
    /// The bar's surface.
    case surface
    /// The line around it.
    case stroke
    /// What lies behind the active destination.
    case pill
    /// The active destination's icon.
    case activeIcon
    /// The active destination's label.
    case activeLabel
    /// Every other icon.
    case icon
    /// Every other label.
    case label
    /// The badge.
    case badge
    /// The count on the badge.
    case count
}

/// Two parts of a bar of which one lies on the other, and the contrast that they need.
public struct Pair: Equatable, Sendable {
    /// What is drawn.
    public var front: BarPart
    /// What lies under it, the lowest first.
    public var ground: [BarPart]
    /// The least contrast: 4.5 for text (WCAG 2.2, 1.4.3), 3 for what is needed to understand a graphic (1.4.11).
    public var least: Double
    /// What it is, for a table ("Inactive label").
    public var name: String

    /// Every pair of every bar.
    public static let all = [
        Pair(front: .label, ground: [.surface], least: 4.5, name: "Inactive label"),
        Pair(front: .activeLabel, ground: [.surface, .pill], least: 4.5, name: "Active label"),
        Pair(front: .icon, ground: [.surface], least: 3, name: "Inactive icon"),
        Pair(front: .activeIcon, ground: [.surface, .pill], least: 3, name: "Active icon"),
        Pair(front: .badge, ground: [.surface], least: 3, name: "Badge"),
        Pair(front: .count, ground: [.surface, .badge], least: 4.5, name: "Count on the badge"),
    ]
}
