/// What of the chrome is drawn, and how, for one state: what every front end reads.
public struct Chrome: Equatable, Sendable {
    /// How the tab bar is drawn.
    public enum Bar: UInt8, Sendable { case full, minimised, field }
    /// How the running list's capsule is drawn.
    public enum Accessory: UInt8, Sendable { case absent, expanded, inline }

    /// The tab bar; `field` while search is open.
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
        isWide = width >= Metrics.wideWidth && height >= Metrics.wideHeight
        bar = state.search != nil ? .field : (state.isMinimised && !isWide ? .minimised : .full)
        let shows = state.layout.hasAccessory && (listRuns || state.layout.accessoryAlways) && !onList
        if !shows || bar == .field {
            accessory = .absent
        } else {
            accessory = bar == .minimised ? .inline : .expanded
        }
        if isWide {
            bottom = 0
        } else {
            bottom = Metrics.barInset + Metrics.barHeight
            if accessory == .expanded { bottom += Metrics.gap + Metrics.accessoryHeight }
        }
    }
}

extension Metrics {
    /// The lengths as custom properties of `:root`: what a build of the page reads, so that no number stands twice.
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
        return text
    }
}
