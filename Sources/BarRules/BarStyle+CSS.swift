extension BarStyle {
    /// The style's lengths and colours as custom properties of `[data-kind="NAME"]`, which the bar's style sheet draws
    /// with: no number stands twice.
    public var css: String { css("[data-kind=\"\(name)\"]") }

    /// The same for what a selector names.
    public func css(_ selector: String) -> String {
        var lines = [
            "--h: \(px(height))", "--bottom: \(px(bottom))", "--gesture: \(px(gestureArea))", "--r: \(px(radius))",
            "--row-pad: \(px(rowPadding))", "--item-h: \(px(itemHeight))", "--icon: \(px(icon))",
            "--icon-box: \(px(iconBox))", "--label-gap: \(px(labelGap))", "--label: \(px(labelSize))",
            "--label-line: \(px(labelLine))", "--label-weight: \(labelWeight)",
            "--pill-r: \(px(radius - rowPadding))",
        ]
        switch width {
        case .inset(let inset): lines += ["--w: 100%", "--inset: \(px(inset))"]
        case .fixed(let fixed, let inset): lines += ["--w: \(px(fixed))", "--inset: \(px(inset))"]
        }
        if let indicator { lines += ["--ind-w: \(px(indicator[0]))", "--ind-h: \(px(indicator[1]))"] }
        if case .circle(let gap) = search { lines.append("--search-gap: \(px(gap))") }
        for part in BarPart.allCases {
            let token = tokens[part]
            let light = token?.light.css ?? "transparent"
            let dark = token?.dark.css ?? "transparent"
            lines.append("--\(part.cssName): light-dark(\(light), \(dark))")
        }
        return selector + " {\n" + lines.map { "    \($0);\n" }.joined() + "}\n"
    }

    /// Every style's properties.
    public static var css: String { all.map { $0.css }.joined() }
}

private func px(_ length: Double) -> String { length == 0 ? "0px" : "\(pixels(length))px" }

extension BarPart {
    /// What the style sheet calls the part's colour.
    var cssName: String {
        switch self {
        case .surface: "surface"
        case .stroke: "stroke"
        case .pill: "pill"
        case .activeIcon: "active-icon"
        case .activeLabel: "active-label"
        case .icon: "idle-icon"
        case .label: "idle-label"
        case .badge: "badge"
        case .count: "count"
        }
    }
}
