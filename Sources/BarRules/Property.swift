/// A setting of a bar's component, as its page lists it.
public struct Property: Equatable, Sendable {
    /// Its name ("Tabs").
    public var name: String
    /// What it may be ("2, 3, 4, 5").
    public var type: String
    /// What it is where nobody says ("2").
    public var initial: String
}

/// What a destination is where nobody says: the private component behind every label of Appetite UI's bar.
public struct DestinationDefaults: Equatable, Sendable {
    /// Whether it is the active one.
    public var isActive = false
    /// What stands under its icon.
    public var label = "Title"
    /// Its icon.
    public var icon = "circle"
    /// Whether it has a badge. The bar's own variants all set it to false.
    public var hasBadge = true

    /// The document's defaults.
    public static let appetite = DestinationDefaults()
}

extension BarStyle {
    /// How many tabs a bar has where nobody says.
    public var initialTabs: Int { range.lowerBound }

    /// The properties of the bar and of the labels in it.
    public var properties: [Property] {
        let defaults = DestinationDefaults.appetite
        func word(_ on: Bool) -> String { on ? "True" : "False" }
        return [
            Property(name: "Tabs", type: range.map(String.init).joined(separator: ", "), initial: "\(initialTabs)"),
            Property(name: "Active", type: "False, True, on the label", initial: word(defaults.isActive)),
            Property(name: "Label", type: "Text, on the label", initial: defaults.label),
            Property(name: "Icon Swap", type: "Instance swap, on the label", initial: defaults.icon),
            Property(
                name: "Badge", type: "Boolean, on the label",
                initial: "\(word(defaults.hasBadge).lowercased()); false on the bar's \(range.count) variants"),
        ]
    }

    /// The tokens as a table shows them: one line for each name, in the order of the parts, with everything it is put on.
    public var tokenRows: [Token] {
        var rows: [Token] = []
        for part in BarPart.allCases {
            guard let token = tokens[part] else { continue }
            if let at = rows.firstIndex(where: { $0.name == token.name }) {
                rows[at].appliedTo += ", " + token.appliedTo.lowercased()
            } else {
                rows.append(token)
            }
        }
        return rows
    }
}
