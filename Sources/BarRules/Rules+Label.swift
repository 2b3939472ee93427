extension Rule {
    /// What stands on a destination: its icon and its label.
    static let labelRules = [
        Rule("label.present", .error, .pattern(), "Every destination has a short description.") { spec in
            spec.destinations.indices.filter { isBlank(spec.destinations[$0].label) }.map { index in
                Breach(place(index, "label"), "The label is empty.", "Name the place in one or two short words.")
            }
        },
        Rule("label.unique", .error, .pattern(), "No two destinations are called the same.") { spec in
            repeated(spec.destinations.map { $0.label.lowercased() }).map { index, first in
                Breach(
                    place(index, "label"),
                    "“\(spec.destinations[index].label)” is also what \(place(first)) is called.",
                    "Name what tells the two places apart.")
            }
        },
        Rule(
            "label.fits", .error, .appetite("How many tabs can Navigation hold?"), "A label fits its share of the bar."
        ) { spec in
            let room = spec.share
            return spec.split.shown.compactMap { index in
                let destination = spec.destinations[index]
                if destination.isSearch, spec.hasOuterSearch { return nil }
                let needed = spec.style.labelWidth(destination.label)
                guard needed > room else { return nil }
                return Breach(
                    place(index, "label"),
                    "“\(destination.label)” is \(pixels(needed)) px wide and has \(pixels(room)) px: it would be cut off.",
                    "Shorten it to about \(fitting(spec)) characters, or show fewer destinations.")
            }
        },
        Rule("label.place", .warning, .appetite("Guidelines"), "A label names a place, not an action.") { spec in
            spec.destinations.indices.compactMap { index in
                guard let verb = actionWord(in: spec.destinations[index].label) else { return nil }
                return Breach(
                    place(index, "label"), "“\(spec.destinations[index].label)” reads as an action (“\(verb)”).",
                    "Name the place that it leads to, a noun such as Home, Search or Inbox; put the action on a button inside."
                )
            }
        },
        Rule("icon.present", .error, .pattern(), "Every destination has an icon.") { spec in
            spec.destinations.indices.filter { isBlank(spec.destinations[$0].icon) }.map { index in
                Breach(
                    place(index, "icon"), "“\(spec.destinations[index].label)” has no icon.",
                    "Choose one that means the place.")
            }
        },
        Rule("icon.unique", .error, .pattern(), "No two destinations have the same icon.") { spec in
            repeated(spec.destinations.map(\.icon)).map { index, first in
                Breach(
                    place(index, "icon"),
                    "The icon “\(spec.destinations[index].icon)” is also that of \(place(first)).",
                    "Choose one that means only this place.")
            }
        },
    ]
}

/// How many average letters fit a destination: what a remedy can say.
private func fitting(_ spec: BarSpec) -> Int {
    // The mean of the lower-case letters: what a label is mostly made of.
    let letters = "abcdefghijklmnopqrstuvwxyz"
    return Int(spec.share / (spec.style.labelWidth(letters) / Double(letters.count)))
}

private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

/// Where a text stands again, and where it stood first; empty texts do not count.
private func repeated(_ texts: [String]) -> [(index: Int, first: Int)] {
    texts.indices.compactMap { index in
        guard !texts[index].isEmpty, let first = texts.firstIndex(of: texts[index]), first < index else { return nil }
        return (index, first)
    }
}

/// A length with one decimal where it has one: "67.2", "48".
func pixels(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
