/// What of the chrome is drawn, and how, for one state: what every front end reads.
public struct Chrome: Equatable, Sendable {
    /// How the bar at the bottom is drawn.
    public enum Bar: UInt8, Sendable, Named {
        /// With all that it has.
        case full
        /// Only the current tab's icon.
        case minimised
        /// Grown into the search field.
        case field
        /// Not at all: the switcher is in the sheet, or a sheet has taken its place.
        case absent

        /// The word that styles read.
        public var name: String {
            switch self {
            case .full: "full"
            case .minimised: "minimised"
            case .field: "field"
            case .absent: "absent"
            }
        }
    }
    /// How the running list's capsule is drawn.
    public enum Accessory: UInt8, Sendable { case absent, expanded, inline }

    /// The bar; `field` while search is open.
    public var bar: Bar
    /// The running list's capsule.
    public var accessory: Accessory
    /// True in a large window: bar on top, sheet as a column on the left.
    public var isWide: Bool
    /// Height in px of the chrome under the front sheet's content, from the screen's bottom without its safe area.
    public var bottom: Double

    /// Works out the chrome. `listRuns`: a list is running; `onList`: the list's own sheet is the active one.
    public init<Sheet>(
        _ state: NavigationState<Sheet>, listRuns: Bool, onList: Bool, width: Double, height: Double
    ) {
        let layout = state.layout
        isWide = width >= Metrics.wideWidth && height >= Metrics.wideHeight
        if layout.switcher.barHeight == nil || layout.bird == .wholeSheet && !state.front.pushed.isEmpty {
            bar = .absent
        } else if state.search != nil {
            bar = .field
        } else {
            bar = state.isMinimised && !isWide ? .minimised : .full
        }
        let shows = layout.hasAccessory && (listRuns || layout.accessoryAlways) && !onList
        if !shows || bar == .field || bar == .absent {
            accessory = .absent
        } else {
            accessory = bar == .minimised ? .inline : .expanded
        }
        bottom = isWide || bar == .absent ? 0 : layout.switcher.barInset + (layout.switcher.barHeight ?? 0)
        if !isWide, accessory == .expanded { bottom += Metrics.gap + Metrics.accessoryHeight }
    }
}

extension Switcher {
    /// Height in px of the bar at the bottom; nil where the switcher is in the sheet.
    public var barHeight: Double? {
        switch self {
        case .tabs, .footer: Metrics.barHeight
        case .menu: Metrics.fieldHeight
        case .toolbar: Metrics.minimisedBar
        case .cards, .segments, .pages: nil
        }
    }

    /// Distance in px of the bar from the sides and the bottom; a footer lies inside a sheet that floats.
    public var barInset: Double { self == .footer ? 2 * Metrics.gap : Metrics.barInset }
}

extension Metrics {
    /// The lengths as custom properties of `:root`, and of `.shell` where they depend on the switcher: what a build of
    /// the page reads, so that no number stands twice.
    public static var css: String {
        let lengths: [(String, Double)] = [
            ("bar-height", barHeight), ("bar-inset", barInset), ("gap", gap), ("bar-padding", barPadding),
            ("bar-minimised", minimisedBar), ("accessory-height", accessoryHeight), ("full-gap", fullGap),
            ("sheet-radius", sheetRadius), ("field-height", fieldHeight), ("content-gap", contentGap),
            ("target", target), ("column-width", columnWidth), ("accessory-width", accessoryWidth),
        ]
        var text = ":root {\n"
        for (name, length) in lengths { text += "    --\(name): \(Int(length))px;\n" }
        text += "    --half-share: \(Int(halfShare * 100))%;\n    --half-ratio: 0.\(Int(halfShare * 100));\n}\n"
        for switcher in Switcher.allCases {
            guard let height = switcher.barHeight else { continue }
            text += ".shell[data-switcher=\"\(switcher.name)\"] { --bar-inset: \(Int(switcher.barInset))px;"
            text += " --bar-height: \(Int(height))px; }\n"
        }
        return text
    }
}
