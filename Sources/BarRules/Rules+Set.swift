extension Rule {
    /// How many destinations there are, and that they stay.
    static let setRules = [
        Rule(
            "count.range", .error, .pattern(),
            "As many destinations as the style holds: two to five on iOS and in Appetite UI, three to five in Material 3."
        ) { spec in
            let count = spec.destinations.count
            let range = spec.style.range
            if count < range.lowerBound {
                let remedy =
                    count == 2
                    ? "Use a segmented control, or add a place that people go to often."
                    : "Show the place without a bar, or add places that people go to often."
                return [
                    Breach(
                        "modes", "\(spec.style.title) starts at \(range.lowerBound) destinations; here are \(count).",
                        remedy)
                ]
            }
            if count > range.upperBound, spec.overflow == .none {
                return [
                    Breach(
                        "modes", "\(count) destinations stand in the bar; \(range.upperBound) are the most.",
                        "Show four and put the others behind a fifth called “More”.")
                ]
            }
            return []
        },
        Rule("count.more", .note, .pattern(), "Beyond five, the fifth is “More” and lists the others.") { spec in
            let hidden = spec.split.behindMore
            guard let first = hidden.first else { return [] }
            let names = hidden.map { spec.destinations[$0].label }.joined(separator: ", ")
            return [
                Breach(place(first), "\(names): shown in the list behind “More”.", "Put what people use most first.")
            ]
        },
        Rule(
            "count.two", .warning, .appetite("How many tabs can Navigation hold?"),
            "Two are better a segmented control."
        ) {
            spec in
            guard spec.destinations.count == 2, spec.style.range.contains(2) else { return [] }
            return [
                Breach(
                    "modes", "A bar that only ever holds two destinations spends the screen's bottom on one choice.",
                    "Use a segmented control in the content.")
            ]
        },
        Rule("scroll.signal", .error, .pattern(), "A bar that scrolls shows that there is more.") { spec in
            guard spec.overflow == .scroll(signalled: false) else { return [] }
            return [
                Breach(
                    "bar.overflow", "The bar scrolls and nothing shows that there is more.",
                    "Cut the last visible destination in half or fade the edge; better, use “More”.")
            ]
        },
        Rule("scroll.caution", .warning, .pattern(), "A bar that scrolls hides places that it is there to show.") {
            spec in
            guard spec.overflow == .scroll(signalled: true) else { return [] }
            return [
                Breach(
                    "bar.overflow", "Destinations that are scrolled out of sight are forgotten.",
                    "Use “More”, or fewer destinations.")
            ]
        },
        Rule("shares.equal", .error, .pattern(), "Every destination takes an equal share of the bar.") { spec in
            let first = spec.destinations.first?.weight ?? 1
            return spec.destinations.indices.filter { spec.destinations[$0].weight != first }.map { index in
                Breach(
                    place(index, "weight"),
                    "“\(spec.destinations[index].label)” takes another share of the width than the first.",
                    "Give all the same share; shorten the label instead.")
            }
        },
        Rule("set.fixed", .error, .appetite("Guidelines"), "The set of destinations never depends on a state.") {
            spec in
            spec.destinations.indices.compactMap { index in
                guard let state = spec.destinations[index].dependsOn else { return nil }
                return Breach(
                    place(index, "when"), "“\(spec.destinations[index].label)” is there only when \(state).",
                    "Keep it always and explain inside what is missing, or give the smaller product a smaller bar.")
            }
        },
        Rule("order.fixed", .error, .appetite("Preview"), "The order of the destinations never changes.") { spec in
            guard let state = spec.orderDependsOn else { return [] }
            return [Breach("bar.orderWhen", "The order changes with \(state).", "Choose one order and keep it.")]
        },
        Rule("navigation.only", .warning, .appetite("Preview"), "The bar is the only navigation that is always there.")
        { spec in
            guard !spec.otherNavigation.isEmpty else { return [] }
            return [
                Breach(
                    "bar.besides",
                    "Besides the bar there is always \(spec.otherNavigation.joined(separator: " and ")).",
                    "Keep one of them.")
            ]
        },
    ]
}
