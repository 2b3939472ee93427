extension Rule {
    /// Which destination is the active one, and the states that a bar has not.
    static let stateRules = [
        Rule("active.one", .error, .appetite("Properties"), "Exactly one destination is active.") { spec in
            let active = spec.destinations.indices.filter { spec.destinations[$0].isActive }
            if active.isEmpty, !spec.destinations.isEmpty {
                return [Breach("modes", "No destination is active.", "Make the first one active at the start.")]
            }
            return active.dropFirst().map { index in
                Breach(
                    place(index, "active"),
                    "“\(spec.destinations[index].label)” is active besides “\(spec.destinations[active[0]].label)”.",
                    "Make one active: two tell nobody where they are.")
            }
        },
        Rule("active.highlight", .error, .pattern(), "The active destination stands out.") { spec in
            guard spec.highlights.isEmpty else { return [] }
            return [
                Breach(
                    "bar.highlight", "Nothing tells the active destination from the others.",
                    "Put a pill behind it and give it another colour.")
            ]
        },
        Rule(
            "active.colour", .warning, Source("WCAG 2.2", "1.4.1 Use of Color"),
            "The active destination differs by more than its colour."
        ) { spec in
            guard spec.highlights == [.colour] else { return [] }
            return [
                Breach(
                    "bar.highlight", "Only its colour tells the active destination from the others.",
                    "Add a pill, a filled icon or a heavier label.")
            ]
        },
        Rule("state.disabled", .error, .appetite("Properties"), "No destination is disabled.") { spec in
            spec.destinations.indices.filter { !spec.destinations[$0].isEnabled }.map { index in
                Breach(
                    place(index, "enabled"), "“\(spec.destinations[index].label)” is drawn and leads nowhere.",
                    "Leave it enabled and say inside what is missing, or take it out for good.")
            }
        },
        Rule("state.pressed", .error, .appetite("Properties"), "No destination has a pressed state.") { spec in
            spec.destinations.indices.filter { spec.destinations[$0].isPressed }.map { index in
                Breach(
                    place(index, "pressed"), "“\(spec.destinations[index].label)” is drawn as held down.",
                    "Take the state out: the switch itself is the answer to a tap.")
            }
        },
        Rule("switch.still", .warning, .appetite("Preview"), "In Appetite UI the switch has no motion.") { spec in
            guard !spec.style.moves, spec.moves == true else { return [] }
            return [
                Breach(
                    "bar.moves", "The pill moves when the destination changes.",
                    "Change it on the tap; only a specimen may slide it.")
            ]
        },
    ]
}
