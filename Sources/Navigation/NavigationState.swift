/// A sheet that was pushed over another one, with the detent at which it rests.
public struct Pushed<Sheet: Hashable & Sendable>: Equatable, Sendable {
    /// What it shows.
    public var sheet: Sheet
    /// Where it rests.
    public var detent: Detent

    /// Makes a pushed sheet of its parts.
    public init(_ sheet: Sheet, detent: Detent) {
        self.sheet = sheet
        self.detent = detent
    }
}

/// The sheets of one mode: its own sheet at the bottom, which never closes, and what was pushed over it.
public struct SheetStack<Sheet: Hashable & Sendable>: Equatable, Sendable {
    /// Where the mode's own sheet rests.
    public var detent: Detent
    /// The sheets over it, the front one last.
    public var pushed: [Pushed<Sheet>] = []

    /// A stack with nothing pushed.
    public init(detent: Detent) { self.detent = detent }

    /// Where the front sheet rests.
    public var frontDetent: Detent {
        get { pushed.last?.detent ?? detent }
        set {
            if pushed.isEmpty { detent = newValue } else { pushed[pushed.count - 1].detent = newValue }
        }
    }

    /// Pushes a sheet: it opens at the detent that it covers, at least half. The same sheet is not pushed twice.
    mutating func push(_ sheet: Sheet) {
        if pushed.last?.sheet == sheet { return }
        pushed.append(Pushed(sheet, detent: max(.half, frontDetent)))
    }
}

/// Where a person is: the active mode, every mode's stack, the bar and search. It knows no bird: `Sheet` is whatever
/// an app pushes.
public struct NavigationState<Sheet: Hashable & Sendable>: Equatable, Sendable {
    /// The arrangement that the rules are read from.
    public var layout: Layout
    /// The active mode, an index into `stacks`.
    public var mode: Int
    /// One stack a mode.
    public var stacks: [SheetStack<Sheet>]
    /// True while the tab bar is only the current tab's icon.
    public var isMinimised = false
    /// Search's own stack while search is open: results at the bottom, birds pushed over them.
    public var search: SheetStack<Sheet>?

    /// The first mode of `modes`, at the detent where the layout opens.
    public init(layout: Layout, modes: Int) {
        self.layout = layout
        mode = 0
        stacks = Array(repeating: SheetStack(detent: layout.opensAt), count: modes)
    }

    /// The stack in front: search's while search is open, else the active mode's.
    public var front: SheetStack<Sheet> {
        get { search ?? stacks[mode] }
        set {
            if search != nil { search = newValue } else { stacks[mode] = newValue }
        }
    }

    /// Where the front sheet opens by itself, so that an address need not say it.
    public var usualDetent: Detent {
        if search != nil { return .full }
        return front.pushed.isEmpty ? layout.opensAt : max(.half, layout.opensAt)
    }

    /// What the front sheet shows, nil for a mode's own sheet and for search's results.
    public var frontSheet: Sheet? { front.pushed.last?.sheet }
}
