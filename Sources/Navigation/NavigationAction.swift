/// What can happen to the navigation: a person's steps, and facts that a front end reports.
public enum NavigationAction<Sheet: Hashable & Sendable>: Equatable, Sendable {
    /// A mode was chosen on the switcher.
    case select(mode: Int)
    /// A sheet is to be pushed over the front one.
    case push(Sheet)
    /// The front sheet's close button, Escape, or a drag past its lowest detent.
    case close
    /// Search was tapped.
    case openSearch
    /// The circle of the current tab, Escape, or the field's ✕ when it is empty.
    case leaveSearch
    /// The front sheet came to rest at a detent, or is to go there.
    case rest(Detent)
    /// The list of the front sheet was scrolled up under a person's hand by more than 24 px.
    case scrolled
    /// The list of the front sheet reached its very top.
    case reachedTop
    /// The minimised icon was tapped.
    case restoreBar
}

extension NavigationState {
    /// Carries out an action. Everything not named stays as it was, so closing returns to exactly what was there.
    public mutating func reduce(_ action: NavigationAction<Sheet>) {
        switch action {
        case .select(let wanted):
            guard stacks.indices.contains(wanted) else { return }
            let wanted = layout.host(of: wanted, among: stacks.count)
            if wanted == activeMode, search == nil, !isMinimised { stacks[mode].pushed = [] }
            search = nil
            isMinimised = false
            isHome = false
            mode = wanted
        case .push(let sheet):
            front.push(sheet, isMinimised: isMinimised)
            if layout.minimisesOnPush { isMinimised = true }
        case .close:
            close()
        case .openSearch:
            if search == nil { search = SheetStack(detent: .full) }
        case .leaveSearch:
            search = nil
        case .rest(let detent):
            if hasSheet { front.frontDetent = max(detent, layout.lowest) }
            shareHeight()
        case .scrolled:
            if layout.minimisesOnScroll { isMinimised = true }
        case .reachedTop, .restoreBar:
            isMinimised = false
        }
    }

    /// Closes the front sheet, search, or the mode, in this order; a mode that stays has nothing to close.
    private mutating func close() {
        if let closed = front.pushed.popLast() {
            if !closed.cameMinimised { isMinimised = false }
        } else if search != nil {
            search = nil
        } else if let home = layout.home, !isHome {
            isHome = true
            // Among the cards no mode is the last one; the map is the first one's.
            if home == .cards { mode = 0 }
        }
    }
}
