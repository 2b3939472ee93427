extension Rule {
    /// What stands on a destination's corner.
    static let badgeRules = [
        Rule("badge.words", .error, .pattern(), "A badge is a dot or a count, never words.") { spec in
            spec.destinations.indices.compactMap { index in
                guard case .words(let words)? = spec.destinations[index].badge else { return nil }
                return Breach(
                    place(index, "badge"), "The badge says “\(words)”.", "Use a dot or a count; say the words inside.")
            }
        },
        Rule("badge.short", .warning, .pattern(), "A count on a badge stays short.") { spec in
            spec.destinations.indices.compactMap { index in
                guard case .count(let count)? = spec.destinations[index].badge, count > 99 else { return nil }
                return Breach(
                    place(index, "badge"), "The badge counts \(count): more than two digits are not read at a glance.",
                    "Show “99+”, or a dot.")
            }
        },
        Rule(
            "badge.dot", .error, .appetite("Active and badge"), "In Appetite UI a badge is a dot and carries no count."
        ) { spec in
            guard !spec.style.hasCounts else { return [] }
            return spec.destinations.indices.compactMap { index in
                guard case .count(let count)? = spec.destinations[index].badge else { return nil }
                return Breach(
                    place(index, "badge"), "The badge counts \(count); \(spec.style.title) has only a dot.",
                    "Use \"dot\", and show the count inside.")
            }
        },
        Rule("badge.spoken", .error, .appetite("Tokens"), "A badge is described in words to assistive technology.") {
            spec in
            spec.destinations.indices.compactMap { index in
                guard spec.destinations[index].badge != nil, spec.destinations[index].badgeWords.isEmpty else {
                    return nil
                }
                return Breach(
                    place(index, "badgeLabel"), "Nothing says in words what the badge means.",
                    "Say it, for example “new sightings”.")
            }
        },
    ]
}
