/// A sheet that was pushed over another one, with the detent at which it rests.
public struct Pushed<Sheet: Hashable & Sendable>: Equatable, Sendable {
    /// What it shows.
    public var sheet: Sheet
    /// Where it rests.
    public var detent: Detent
    /// True where the bar was small already when it came: closing it gives the full bar back otherwise.
    public var cameMinimised = false

    /// Makes a pushed sheet of its parts.
    public init(_ sheet: Sheet, detent: Detent) {
        self.sheet = sheet
        self.detent = detent
    }
}

/// The sheets of one mode: its own sheet at the bottom, and what was pushed over it.
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
    mutating func push(_ sheet: Sheet, isMinimised: Bool = false) {
        if pushed.last?.sheet == sheet { return }
        var new = Pushed(sheet, detent: max(.half, frontDetent))
        new.cameMinimised = isMinimised
        pushed.append(new)
    }

    /// Leaves no sheet below a detent.
    mutating func lift(to lowest: Detent) {
        detent = max(detent, lowest)
        for index in pushed.indices { pushed[index].detent = max(pushed[index].detent, lowest) }
    }
}

/// Where a person is: the active mode, every mode's stack, the bar and search. It knows no bird: `Sheet` is whatever
/// an app pushes.
public struct NavigationState<Sheet: Hashable & Sendable>: Equatable, Sendable {
    /// The arrangement that the rules are read from.
    public var layout: Layout
    /// The active mode, or while there is none the last one: an index into `stacks`.
    public var mode: Int
    /// True while no mode is active: the bare map, or the cards. Only where the layout has a home.
    public var isHome: Bool
    /// One stack a mode.
    public var stacks: [SheetStack<Sheet>]
    /// What lies over the bare map, or the sheet with the cards and what was pushed over it.
    public var home: SheetStack<Sheet>
    /// True while the tab bar is only the current tab's icon.
    public var isMinimised = false
    /// Search's own stack while search is open: results at the bottom, birds pushed over them.
    public var search: SheetStack<Sheet>?

    /// What the layout shows at first: its home, or the first mode of `modes` at the detent where it opens.
    public init(layout: Layout, modes: Int) {
        self.layout = layout
        mode = 0
        isHome = layout.home != nil
        stacks = Array(repeating: SheetStack(detent: layout.opensAt), count: modes)
        home = SheetStack(detent: layout.lowest)
    }

    /// Takes over another layout in the middle of things: what it has no place for goes to where it has one.
    public mutating func adopt(_ layout: Layout) {
        self.layout = layout
        if layout.home == nil {
            isHome = false
            home = SheetStack(detent: layout.lowest)
        }
        // Among the cards no mode is the last one, see `close`.
        mode = isHome && layout.home == .cards ? 0 : layout.host(of: mode, among: stacks.count)
        for index in stacks.indices { stacks[index].lift(to: layout.lowest) }
        home.lift(to: layout.lowest)
        search?.lift(to: layout.lowest)
        if !layout.minimisesOnScroll { isMinimised = false }
        shareHeight()
    }

    /// Gives all modes the active one's height, where they are contents of one sheet.
    mutating func shareHeight() {
        guard layout.switcher.isInSheet else { return }
        for index in stacks.indices { stacks[index].detent = stacks[mode].detent }
    }

    /// The mode whose sheet is up; nil at home.
    public var activeMode: Int? { isHome ? nil : mode }

    /// True while any sheet is up.
    public var hasSheet: Bool { search != nil || !isHome || layout.home == .cards || !home.pushed.isEmpty }

    /// True where the front sheet can be closed.
    public var canClose: Bool { search != nil || !front.pushed.isEmpty || layout.home != nil && !isHome }

    /// True where the front sheet can be dragged away.
    public var dragsAway: Bool { !front.pushed.isEmpty || search == nil && !isHome && layout.dragsAway }

    /// The modes that the switcher shows, in their order.
    public var shownModes: [Int] {
        let folded = layout.folded(among: stacks.count)
        return stacks.indices.filter { $0 != folded }
    }

    /// The modes that have a place in the switcher, and those that its last place, "More", lists where there are more than
    /// it holds. Search keeps its own place among a bar's.
    public func split(hasSearch: Bool) -> (shown: [Int], behindMore: [Int]) {
        let all = shownModes
        guard var room = layout.switcher.places else { return (all, []) }
        if hasSearch, layout.switcher.barHeight != nil { room -= 1 }
        if all.count <= room { return (all, []) }
        return (Array(all.prefix(room - 1)), Array(all.dropFirst(room - 1)))
    }

    /// The stack in front: search's while search is open, else the active mode's, else home's.
    public var front: SheetStack<Sheet> {
        get { search ?? (isHome ? home : stacks[mode]) }
        set {
            if search != nil {
                search = newValue
            } else if isHome {
                home = newValue
            } else {
                stacks[mode] = newValue
            }
        }
    }

    /// Where the front sheet opens by itself, so that an address need not say it.
    public var usualDetent: Detent {
        if search != nil { return .full }
        let own = isHome ? layout.lowest : layout.opensAt
        return front.pushed.isEmpty ? own : max(.half, own)
    }

    /// What the front sheet shows, nil for a mode's own sheet and for search's results.
    public var frontSheet: Sheet? { front.pushed.last?.sheet }
}
