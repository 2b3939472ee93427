/// Room between two targets below which a bar counts as crowded (ours): a finger that misses one hits the other.
private let crowded = 8.0

extension Rule {
    /// How large and how far apart the destinations are.
    static let sizeRules = [
        Rule(
            "target.size", .error, .appetite("How does Navigation differ on iOS and Material 3?"),
            "A destination is at least 44 wide and high on iOS and 48 on Android."
        ) { spec in
            let least = spec.style.target
            let smaller = min(spec.share, spec.style.itemHeight)
            guard !spec.destinations.isEmpty, smaller < least else { return [] }
            return [
                Breach(
                    "modes",
                    "A destination is \(pixels(smaller)) px at \(pixels(spec.width)) px of screen; \(pixels(least)) is the least.",
                    "Show fewer destinations.")
            ]
        },
        Rule("bar.crowded", .warning, .pattern(), "Too many destinations make each hard to hit, and the app complex.") {
            spec in
            let least = spec.style.target
            guard spec.share >= least, spec.share < least + crowded else { return [] }
            return [
                Breach(
                    "modes",
                    "\(spec.shownCount) destinations leave each \(pixels(spec.share)) px, hardly more than a finger needs.",
                    "Show fewer; put what is rarely used behind “More” or into settings.")
            ]
        },
    ]

    /// That everybody can see where they are.
    static let accessRules = [
        Rule("focus.ring", .error, .appetite("Tokens"), "A destination with the keyboard's focus shows a ring.") {
            spec in
            spec.showsFocus
                ? []
                : [
                    Breach(
                        "bar.focusRing", "Nothing shows which destination has the keyboard's focus.",
                        "Draw a ring around it, 3:1 against the bar.")
                ]
        },
        Rule("current.marked", .error, .appetite("Tokens"), "The active one is marked as current for screen readers.") {
            spec in
            spec.marksCurrent
                ? []
                : [
                    Breach(
                        "bar.marksCurrent", "A screen reader is not told which destination is active.",
                        "Mark it: aria-current=\"page\" on the web, selected elsewhere.")
                ]
        },
        Rule(
            "contrast.least", .error, Source("WCAG 2.2", "1.4.3 and 1.4.11"),
            "Text has 4.5:1 and graphics 3:1 on the bar."
        ) { spec in
            lowContrasts(spec.style).filter { spec.style.exempt[$0.pair.front] == nil }.map { low in
                Breach("bar.style", "\(low.sentence).", "Make it \(low.isDark ? "lighter" : "darker").")
            }
        },
        Rule(
            "contrast.exempt", .note, .appetite("Tokens"),
            "Appetite UI's inactive label in light mode is a documented choice, the one exemption."
        ) { spec in
            lowContrasts(spec.style).filter { spec.style.exempt[$0.pair.front] != nil }.map { low in
                Breach(
                    "bar.style", "\(low.sentence); the style's document names it as a choice.",
                    "Keep labels short and let the icons say the rest.")
            }
        },
    ]
}

/// A pair with less contrast than it needs.
private struct LowContrast {
    var pair: Pair
    var isDark: Bool
    var sentence: String
}

private func lowContrasts(_ style: BarStyle) -> [LowContrast] {
    Pair.all.flatMap { pair in
        [false, true].compactMap { isDark in
            guard let ratio = style.contrast(pair, isDark: isDark), ratio < pair.least else { return nil }
            return LowContrast(
                pair: pair, isDark: isDark,
                sentence:
                    "\(pair.name) has \(ratioText(ratio)) in \(isDark ? "dark" : "light") mode, \(pixels(pair.least)):1 is the least"
            )
        }
    }
}
