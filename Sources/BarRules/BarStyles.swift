extension BarStyle {
    /// The floating capsule of iOS 26: search is a circle of its own. Lengths as in `Metrics`, colours Wingbar's own on
    /// the solid surface that `prefers-reduced-transparency` brings.
    public static let ios26 = BarStyle(
        name: "ios26", title: "iOS 26", range: 2...5, width: .inset(21), height: 62, bottom: 21, gestureArea: 0,
        radius: 31, rowPadding: 4, itemPadding: 4, itemHeight: 54, icon: 24, iconBox: 28, labelGap: 1, labelSize: 10,
        labelLine: 12, labelWeight: 600, indicator: nil, target: 44, search: .circle(gap: 8), hasCounts: true,
        moves: true, tokens: ios)

    /// The same capsule in iOS 27: search is the last destination inside.
    public static let ios27: BarStyle = {
        var style = ios26
        style.name = "ios27"
        style.title = "iOS 27"
        style.search = .item
        return style
    }()

    /// Appetite UI's Navigation: a pill of 340 × 62 whatever the number of destinations. The document names its two
    /// shadows and the dot's but gives no values: those in the style sheet are this project's.
    public static let appetite = BarStyle(
        name: "appetite", title: "Appetite UI", range: 2...5, width: .fixed(340, orInset: 21), height: 62, bottom: 21,
        gestureArea: 0, radius: 31, rowPadding: 2, itemPadding: 6, itemHeight: 58, icon: 24, iconBox: 24, labelGap: 4,
        labelSize: 12, labelLine: 16, labelWeight: 600, indicator: nil, target: 44, search: .item, hasCounts: false,
        moves: false,
        tokens: [
            .surface: Token("bg/white-0", Colour(0xFFFFFF), Colour(0x0E0E0F), "Bar surface"),
            .stroke: Token("border/soft-100", Colour(0xE9E9EA), Colour(0x2F2F31), "1px outside stroke"),
            .activeIcon: Token("brand/base", Colour(0x155DFC), Colour(0x2B7FFF), "Active icon"),
            .activeLabel: Token("brand/base", Colour(0x155DFC), Colour(0x2B7FFF), "Active label"),
            .label: Token("text/soft-500", Colour(0x8E8E93), Colour(0xAEAEB2), "Inactive label"),
            .icon: Token("fg/soft-500", Colour(0x8E8E93), Colour(0xAEAEB2), "Inactive icon"),
            .badge: Token("state/error/base-500", Colour(0xFB2C36), Colour(0xFB2C36), "Badge dot"),
            .pill: Token(
                "colors/alpha/gray/alpha-10", Colour(0x6A7282, alpha: 0.1), Colour(0x6A7282, alpha: 0.1),
                "Active pill, one value both modes"),
        ],
        exempt: [.label: .appetite("Tokens")])

    /// Material 3's navigation bar: full width, 80 high, over a gesture area of 24; an indicator of 64 × 32 behind the
    /// icon (m3.material.io, Navigation bar, Specs; colours of its baseline scheme).
    public static let material3 = BarStyle(
        name: "material3", title: "Material 3", range: 3...5, width: .inset(0), height: 80, bottom: 0, gestureArea: 24,
        radius: 0, rowPadding: 0, itemPadding: 12, itemHeight: 80, icon: 24, iconBox: 32, labelGap: 4, labelSize: 12,
        labelLine: 16, labelWeight: 500, indicator: [64, 32], target: 48, search: .item, hasCounts: true, moves: true,
        tokens: [
            .surface: Token("md.sys.color.surface-container", Colour(0xF3EDF7), Colour(0x211F26), "Bar surface"),
            .pill: Token(
                "md.sys.color.secondary-container", Colour(0xE8DEF8), Colour(0x4A4458), "Active indicator"),
            .activeIcon: Token(
                "md.sys.color.on-secondary-container", Colour(0x1D192B), Colour(0xE8DEF8), "Active icon"),
            .activeLabel: Token("md.sys.color.on-surface", Colour(0x1D1B20), Colour(0xE6E0E9), "Active label"),
            .icon: Token("md.sys.color.on-surface-variant", Colour(0x49454F), Colour(0xCAC4D0), "Inactive icon"),
            .label: Token("md.sys.color.on-surface-variant", Colour(0x49454F), Colour(0xCAC4D0), "Inactive label"),
            .badge: Token("md.sys.color.error", Colour(0xB3261E), Colour(0xF2B8B5), "Badge"),
            .count: Token("md.sys.color.on-error", Colour(0xFFFFFF), Colour(0x601410), "Count on the badge"),
        ])

    private static let ios: [BarPart: Token] = [
        .surface: Token("raised", Colour(0xFFFFFF), Colour(0x2C2C2E), "Bar surface, solid"),
        .pill: Token("fill", Colour(0x767680, alpha: 0.12), Colour(0x767680, alpha: 0.28), "Selection pill"),
        .activeIcon: Token("tint-text", Colour(0xA85600), Colour(0xFF9F0A), "Selected icon"),
        .activeLabel: Token("tint-text", Colour(0xA85600), Colour(0xFF9F0A), "Selected label"),
        .icon: Token("text", Colour(0x000000), Colour(0xFFFFFF), "Other icons"),
        .label: Token("text", Colour(0x000000), Colour(0xFFFFFF), "Other labels"),
        .badge: Token("badge", Colour(0xD70015), Colour(0xFF6961), "Badge"),
        .count: Token("on-badge", Colour(0xFFFFFF), Colour(0x000000), "Count on the badge"),
    ]
}

extension BarStyle {
    /// Where the style's documents say what it is.
    public var source: Source {
        switch name {
        case "appetite": .appetite("Preview")
        case "material3": Source("Material 3", "Navigation bar, Specs")
        default: .ours("Proposal A, tab bar")
        }
    }
}
