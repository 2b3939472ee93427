import BarRules
import Markup

/// A table with a head; the first cell of each row names it.
func grid(_ caption: String, _ heads: [String], _ rows: [[String]]) -> Node {
    div {
        table {
            thead { tr { for head in heads { th { head }.attr(.scope, "col") } } }
            tbody {
                for row in rows {
                    tr {
                        th { row.first ?? "" }.attr(.scope, "row")
                        for cell in row.dropFirst() { td { cell } }
                    }
                }
            }
        }
        .label(caption)
    }
    // Wide tables scroll by themselves, also by keyboard.
    .class("lab-table").role("region").label(caption).tabindex(0)
}

/// The properties of a bar's component.
func propertyTable(_ style: BarStyle) -> Node {
    grid(
        "Properties of \(style.title)", ["Property", "Type", "Default"],
        style.properties.map { [$0.name, $0.type, $0.initial] })
}

/// A bar's colours, light and dark.
func tokenTable(_ style: BarStyle) -> Node {
    grid(
        "Tokens of \(style.title)", ["Token", "Light", "Dark", "Applied to"],
        style.tokenRows.map { [$0.name, $0.light.text, $0.dark.text, $0.appliedTo] })
}

/// The contrast of every pair of colours, measured.
func contrastTable(_ style: BarStyle) -> Node {
    let rows = Pair.all.compactMap { pair -> [String]? in
        guard let light = style.contrast(pair, isDark: false), let dark = style.contrast(pair, isDark: true) else {
            return nil
        }
        return [
            pair.name, verdict(light, pair, style), verdict(dark, pair, style), "\(pixelText(pair.least)):1",
        ]
    }
    return grid("Contrast in \(style.title)", ["Pair", "Light", "Dark", "Least"], rows)
}

private func verdict(_ ratio: Double, _ pair: Pair, _ style: BarStyle) -> String {
    if ratio >= pair.least { return ratioText(ratio) }
    return ratioText(ratio) + (style.exempt[pair.front] == nil ? ", too low" : ", documented choice")
}

/// What each number of tabs leaves to a destination.
func shareTable(_ style: BarStyle, screen: Double) -> Node {
    let rows = style.range.map { count -> [String] in
        let share = style.share(of: count, screen: screen, hasSearch: false)
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let average = style.labelWidth(letters) / Double(letters.count)
        return [
            "\(count)", "\(pixelText(share)) px", "\(Int(share / average))",
            min(share, style.itemHeight) >= style.target ? "yes" : "no",
        ]
    }
    return grid(
        "Shares in \(style.title)",
        ["Tabs", "Each takes", "Average letters that fit", "At least \(pixelText(style.target)) px"], rows)
}

/// The platforms side by side, each cell from the styles' values.
func comparisonTable() -> Node {
    let styles = [BarStyle.appetite, .ios26, .ios27, .material3]
    let lines: [(String, (BarStyle) -> String)] = [
        (
            "Size on a phone of 402",
            { "\(pixelText($0.barWidth(screen: 402, hasSearch: false))) × \(pixelText($0.height))" }
        ),
        (
            "Under it",
            {
                $0.gestureArea > 0
                    ? "a gesture area of \(pixelText($0.gestureArea))" : "\(pixelText($0.bottom)) free: it floats"
            }
        ),
        ("Destinations", { "\($0.range.lowerBound) to \($0.range.upperBound)" }),
        (
            "A destination",
            {
                "\(pixelText($0.itemHeight)) high, \(pixelText($0.share(of: $0.range.upperBound, screen: 402, hasSearch: false))) wide at least"
            }
        ),
        ("Least target", { pixelText($0.target) }),
        (
            "The active one",
            {
                $0.indicator.map { "an indicator of \(pixelText($0[0])) × \(pixelText($0[1])) behind the icon" }
                    ?? "a pill behind icon and label"
            }
        ),
        (
            "Icon and label",
            { "\(pixelText($0.icon)), \(pixelText($0.labelSize))/\(pixelText($0.labelLine)) at \($0.labelWeight)" }
        ),
        ("Badge", { $0.hasCounts ? "dot or count" : "dot" }),
        (
            "Search",
            { style in
                if case .circle = style.search { return "a circle beside the bar" }
                return "a destination inside"
            }
        ),
        ("Switching", { $0.moves ? "the pill moves" : "no motion" }),
    ]
    return grid(
        "The platforms side by side", [""] + styles.map(\.title), lines.map { line in [line.0] + styles.map(line.1) })
}

/// A length without needless decimals.
func pixelText(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
