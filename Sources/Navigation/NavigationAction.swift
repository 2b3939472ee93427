/// What can happen to the navigation: a person's steps, and facts that a front end reports.
public enum NavigationAction<Sheet: Hashable & Sendable>: Equatable, Sendable {
    /// A tab was tapped.
    case select(mode: Int)
    /// A sheet is to be pushed over the front one.
    case push(Sheet)
    /// The front sheet's close button, Escape, or a drag past peek.
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
            if wanted == mode, search == nil, !isMinimised { stacks[mode].pushed = [] }
            search = nil
            isMinimised = false
            mode = wanted
        case .push(let sheet):
            front.push(sheet)
            if layout.minimisesOnPush { isMinimised = true }
        case .close:
            if !front.pushed.isEmpty {
                front.pushed.removeLast()
            } else if search != nil {
                search = nil
            }
        case .openSearch:
            if search == nil { search = SheetStack(detent: .full) }
        case .leaveSearch:
            search = nil
        case .rest(let detent):
            front.frontDetent = detent
        case .scrolled:
            if layout.minimisesOnScroll { isMinimised = true }
        case .reachedTop, .restoreBar:
            isMinimised = false
        }
    }
}
