// What a proposal chooses among: one enumeration a column of the table in `Proposals`.

/// What changes the mode.
public enum Switcher: UInt8, Sendable, Named {
    /// A tab bar of glass that floats over the sheet.
    case tabs
    /// A row of tabs that is the sheet's own footer.
    case footer
    /// Cards on a sheet that is always there; each pushes its list.
    case cards
    /// Segments under the search field at the sheet's top.
    case segments
    /// A button at the leading end of the search bar, which opens a menu.
    case menu
    /// A small toolbar of buttons without labels, which shows which sheet is open.
    case toolbar
    /// Pages that are turned sideways, with dots at the sheet's top.
    case pages

    /// How many places it has, search's among a bar's; nil where any number has room.
    public var places: Int? {
        switch self {
        case .tabs, .footer, .toolbar: 5
        case .segments: 3
        case .cards, .menu, .pages: nil
        }
    }

    /// True where it is a part of the sheet: its modes then are contents of one sheet, which stays as high as it is.
    public var isInSheet: Bool { self == .footer || self == .segments || self == .pages }

    /// The word that styles read.
    public var name: String {
        switch self {
        case .tabs: "tabs"
        case .footer: "footer"
        case .cards: "cards"
        case .segments: "segments"
        case .menu: "menu"
        case .toolbar: "toolbar"
        case .pages: "pages"
        }
    }
}

/// Where search lives.
public enum SearchPlace: UInt8, Sendable, Named {
    /// A circle of its own beside the tabs: iOS 26, a footer, the end of a toolbar.
    case circle
    /// The last item inside the tab bar (iOS 27).
    case item
    /// A field at the sheet's top.
    case field
    /// A bar along the bottom of the screen.
    case bar
    /// A circle that rides the sheet's top edge.
    case edge

    /// The word that styles read.
    public var name: String {
        switch self {
        case .circle: "circle"
        case .item: "item"
        case .field: "field"
        case .bar: "bar"
        case .edge: "edge"
        }
    }

    /// True where the field, once open, stands at the top of the sheet of results.
    public var opensInSheet: Bool { self == .field || self == .edge }
}

/// What a sheet shows at peek.
public enum Peek: UInt8, Sendable, Named {
    /// Title, subtitle and chips.
    case head
    /// Title and subtitle alone, floating with a gap all round.
    case title
    /// The search field alone.
    case field

    /// The word that styles read.
    public var name: String {
        switch self {
        case .head: "head"
        case .title: "title"
        case .field: "field"
        }
    }

    /// Height in px of what shows, without the chrome under it (ours).
    public var height: Double {
        switch self {
        case .head: 146
        case .title: 98
        case .field: 84
        }
    }
}

/// What closing a mode's sheet does.
public enum Closing: UInt8, Sendable {
    /// It has no close button: it drags down to its lowest detent and stays.
    case stays
    /// It has a close button, and can be dragged away: the cards that pushed it are there again.
    case toCards
    /// It has a close button, and can be dragged away: no sheet is left.
    case toMap
    /// It has a close button, which leaves no sheet; dragged down it stays at peek.
    case toMapByButton
}

/// What is there while no mode is active.
public enum Home: UInt8, Sendable {
    /// The map alone.
    case map
    /// The one sheet with the modes' cards.
    case cards
}

/// What a mode's sheet shows.
public enum SheetContent: UInt8, Sendable {
    /// Title, subtitle, all chips, and rows under headings.
    case titled
    /// Chips for distance and period, then rows: no title and no headings.
    case bare
}

/// Where a bird's sheet lies.
public enum BirdPlace: UInt8, Sendable {
    /// Over the mode's sheet; the switcher stays.
    case pushed
    /// It takes the whole sheet, and the switcher goes until it is closed.
    case wholeSheet
}

/// Where Settings, About and Support are, always together.
public enum MorePlace: UInt8, Sendable {
    /// In the menu of My List's ….
    case listMenu
    /// At the foot of My List.
    case listFoot
    /// In the menu of the … beside the search field.
    case fieldMenu
    /// At the foot of the menu of the modes.
    case modeMenu
}

/// How a running list shows outside its own sheet.
public enum RunningList: UInt8, Sendable {
    /// A capsule above the tab bar, or beside its minimised icon.
    case accessory
    /// A dot on the list's tab, segment, button or page dot.
    case dot
    /// In the text of the list's card.
    case card
    /// In the list's row of the menu.
    case menuRow
}
