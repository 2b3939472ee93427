#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif

/// What an arrangement shows in the place of birds: modes with rows that somebody wrote in a file, for the lab.
public struct Content: Equatable, Sendable {
    /// What the app is called.
    public var title: String
    /// Where the map looks at the start.
    public var camera: Camera
    /// The modes in their order, at least one; search is none of them.
    public var modes: [ContentMode]
    /// Search; nil where the content has none.
    public var search: ContentSearch?
    /// The capsule above the bar; nil where there is none.
    public var accessory: ContentAccessory?

    /// True where contents can be shown at all: in the lab's program and on the server. The product's own program knows
    /// birds alone, and what is for contents falls out of it.
    @inline(__always) static var isKnown: Bool {
        #if !hasFeature(Embedded) || CONTENTS
        true
        #else
        false
        #endif
    }

    /// Makes a content of its parts.
    public init(
        title: String, camera: Camera, modes: [ContentMode], search: ContentSearch?, accessory: ContentAccessory?
    ) {
        self.title = title
        self.camera = camera
        self.modes = modes
        self.search = search
        self.accessory = accessory
    }
}

/// A mode and its own sheet.
public struct ContentMode: Equatable, Sendable {
    /// The word in addresses.
    public var id: String
    /// The name on its tab.
    public var label: String
    /// The symbol on its tab.
    public var icon: String
    /// The badge: nil for none, 0 for a dot, else a count.
    public var badge: Int32?
    /// The badge in words ("2 delays").
    public var badgeWords: String
    /// The sheet's title.
    public var title: String
    /// The line under the title; empty for none.
    public var subtitle: String
    /// Where the sheet rests at the start; nil: as the arrangement says.
    public var opensAt: Detent?
    /// The rows under their headings.
    public var sections: [ContentSection]

    /// Makes a mode with an empty sheet.
    public init(id: String, label: String, icon: String) {
        self.id = id
        self.label = label
        self.icon = icon
        badge = nil
        badgeWords = ""
        title = label
        subtitle = ""
        opensAt = nil
        sections = []
    }

    /// All its rows, in their order: what a row's number counts.
    public var rows: [ContentRow] {
        var rows: [ContentRow] = []
        for section in sections { rows += section.rows }
        return rows
    }
}

/// Rows under a heading.
public struct ContentSection: Equatable, Sendable {
    /// The heading; empty for none.
    public var title: String
    /// The rows.
    public var rows: [ContentRow]

    /// Makes a section of its parts.
    public init(title: String, rows: [ContentRow]) {
        self.title = title
        self.rows = rows
    }
}

/// A row of a list, and the sheet that it opens.
public struct ContentRow: Equatable, Sendable {
    /// Its first line, which is the title of its sheet.
    public var title: String
    /// Its second line; empty for none.
    public var detail: String
    /// A word that stands at its end; empty for none.
    public var mark: String
    /// Where it is on the map; nil where it is nowhere.
    public var at: Coordinate?
    /// The lines of its sheet, title and detail.
    public var facts: [ContentFact]

    /// Makes a row of its parts.
    public init(title: String, detail: String = "", mark: String = "", at: Coordinate? = nil, facts: [ContentFact] = [])
    {
        self.title = title
        self.detail = detail
        self.mark = mark
        self.at = at
        self.facts = facts
    }
}

/// A line on a row's sheet.
public struct ContentFact: Equatable, Sendable {
    /// Its first line.
    public var title: String
    /// Its second line; empty for none.
    public var detail: String

    /// Makes a line of its parts.
    public init(title: String, detail: String) {
        self.title = title
        self.detail = detail
    }
}

/// How search is called.
public struct ContentSearch: Equatable, Sendable {
    /// The name on its tab.
    public var label: String
    /// The symbol on its tab.
    public var icon: String
    /// What the empty field says.
    public var prompt: String

    /// Makes one of its parts.
    public init(label: String, icon: String, prompt: String) {
        self.label = label
        self.icon = icon
        self.prompt = prompt
    }
}

/// The capsule above the bar, and when it is there.
public struct ContentAccessory: Equatable, Sendable {
    /// What it says.
    public enum Says: Equatable, Sendable {
        /// Always the same.
        case fixed(title: String, detail: String)
        /// The row of a mode, by its number, that is nearest to the person: its title, its detail and a note after it.
        case nearest(mode: Int, note: String)
    }

    /// Its symbol.
    public var icon: String
    /// What it says.
    public var says: Says
    /// The modes, by their numbers, in which it is shown.
    public var modes: [Int]
    /// True where it is shown only while the person's position is known and allowed.
    public var needsLocation: Bool

    /// Makes one of its parts.
    public init(icon: String, says: Says, modes: [Int], needsLocation: Bool) {
        self.icon = icon
        self.says = says
        self.modes = modes
        self.needsLocation = needsLocation
    }
}

extension Content {
    /// What the accessory shows for a mode and a position: its two lines and the row that a tap opens; nil where its
    /// rule says that it is not there.
    public func accessory(mode: Int, position: Coordinate?) -> (title: String, detail: String, row: ContentRowID?)? {
        guard let accessory, accessory.modes.contains(mode) else { return nil }
        if accessory.needsLocation, position == nil { return nil }
        switch accessory.says {
        case .fixed(let title, let detail):
            return (title, detail, nil)
        case .nearest(let from, let note):
            guard let position, modes.indices.contains(from) else { return nil }
            var best: (row: Int, metres: Double)?
            let rows = modes[from].rows
            for (index, row) in rows.enumerated() {
                guard let at = row.at else { continue }
                let metres = position.metres(to: at)
                if best.map({ metres < $0.metres }) ?? true { best = (index, metres) }
            }
            guard let best else { return nil }
            let row = rows[best.row]
            let detail = row.detail.utf8.isEmpty ? note : note.utf8.isEmpty ? row.detail : row.detail + " | " + note
            return (row.title, detail, ContentRowID(mode: from, row: best.row))
        }
    }

    /// A row by its number; nil where there is none.
    public func row(_ id: ContentRowID) -> ContentRow? {
        guard modes.indices.contains(id.mode), id.row >= 0 else { return nil }
        var left = id.row
        for section in modes[id.mode].sections {
            if left < section.rows.count { return section.rows[left] }
            left -= section.rows.count
        }
        return nil
    }

    /// The rows of every mode with a word that starts with each word typed, in the order of the modes.
    public func found(_ query: String) -> [ContentRowID] {
        let wanted = folded(query)
        guard !wanted.isEmpty else { return [] }
        var found: [ContentRowID] = []
        for (mode, content) in modes.enumerated() {
            for (index, row) in content.rows.enumerated()
            where matchesWords(wanted, in: folded(row.title + " " + row.detail)) {
                found.append(ContentRowID(mode: mode, row: index))
            }
        }
        return found
    }
}

/// Names a row: the number of its mode and its number among all rows of the mode.
public struct ContentRowID: Hashable, Sendable {
    /// The mode's number.
    public var mode: Int
    /// The row's number.
    public var row: Int

    /// Makes one of its parts.
    public init(mode: Int, row: Int) {
        self.mode = mode
        self.row = row
    }

    /// The word in addresses, actions and ids: "0.3".
    public var name: String { "\(mode).\(row)" }

    /// Reads the word; nil where it is none.
    public init?(name: String) {
        let parts = name.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
        guard parts.count == 2, let mode = Int(String(Substring(parts[0]))), let row = Int(String(Substring(parts[1]))),
            mode >= 0, row >= 0
        else { return nil }
        self.init(mode: mode, row: row)
        // One word for each: an address that is written again is the same.
        if !same(self.name, name) { return nil }
    }
}
