#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

extension AppState {
    /// The address of this state: what differs from the defaults.
    public var route: Route {
        var route = Route()
        route.modes = modeWords
        let layout = navigation.layout
        if layout.id != .a || isProposalPinned { route.proposal = layout.id }
        if navigation.isHome {
            // The bare map shows what the last mode showed.
            if mode != .nearby { route.mode = mode }
            route.isClosed = mode != .nearby
        } else if mode != .nearby || layout.home != nil {
            route.mode = mode
        }
        if !hasContent {
            route.centre = filter.centre
            route.place = place
        }
        if filter.kilometres != 5 { route.kilometres = filter.kilometres }
        if filter.days != 14 { route.days = filter.days }
        route.family = filter.family
        route.asOf = asOf
        if navigation.search != nil { route.query = query }
        for pushed in navigation.front.pushed { route.sheets.append(pushed.sheet) }
        if navigation.hasSheet, navigation.front.frontDetent != usualDetent {
            route.detent = navigation.front.frontDetent
        }
        route.isMinimised = navigation.isMinimised
        route.menu = menu
        return route
    }

    /// The address with what it says of the appearance, which later addresses leave out: that is the person's.
    public var pinnedRoute: Route {
        var route = route
        if theme != .system { route.theme = theme }
        if mapStyle != .standard { route.mapStyle = mapStyle }
        if flavour != .ios26 { route.flavour = flavour }
        return route
    }

    /// Takes over an address's appearance and proposal, which go before what the person last had, and what it names in
    /// that proposal.
    public mutating func pin(_ route: Route) {
        if let theme = route.theme { self.theme = theme }
        if let mapStyle = route.mapStyle { self.mapStyle = mapStyle }
        if let flavour = route.flavour { self.flavour = flavour }
        isProposalPinned = route.proposal != nil
        navigation = NavigationState(layout: layout(route.proposal ?? proposal), modes: modeCount)
        openSheets()
        navigate(to: route)
        if let menu, !offers(menu) { self.menu = nil }
    }

    /// Goes from a fresh state to what an address names: mode, detent, search, sheets, bar.
    private mutating func navigate(to route: Route) {
        if let mode = route.mode {
            navigation.reduce(.select(mode: mode.rawValue))
            if route.isClosed { navigation.reduce(.close) }
            // With the bare map, the last mode is the address's.
            if navigation.layout.home == .map { navigation.mode = mode.rawValue }
        }
        // What is covered at full is taken to be at full too; any other detent is the front sheet's alone.
        if let detent = route.detent, detent == .full || route.sheets.isEmpty { navigation.reduce(.rest(detent)) }
        if let query = route.query, hasSearch {
            navigation.reduce(.openSearch)
            self.query = query
        }
        for sheet in route.sheets where shows(sheet) { navigation.reduce(.push(sheet)) }
        if let detent = route.detent { navigation.reduce(.rest(detent)) }
        navigation.isMinimised = route.isMinimised && navigation.layout.minimisesOnScroll
    }

    /// A state that an address names; what it leaves out comes from `filter`.
    public init(route: Route, filter: Filter, place: String? = nil, utc: Int64) {
        self.init(filter: filter, utc: utc)
        if let centre = route.centre {
            self.filter.centre = centre
            self.place = route.place
        } else {
            self.place = place
        }
        if let kilometres = route.kilometres { self.filter.kilometres = kilometres }
        if let days = route.days { self.filter.days = days }
        self.filter.family = route.family
        asOf = route.asOf
        menu = route.menu
        pin(route)
    }
}

/// Keeps the browser's address in step. A step deeper (a push, a mode, search, another place) adds an entry; a step that
/// leads to the entry before goes back to it, but for a push, which closing must find itself; anything else replaces the
/// current entry.
func syncAddress(_ state: inout AppState, before: AppState, _ effects: inout [Effect]) {
    let address = state.route.address
    guard let current = state.trail.last, !same(current, address) else { return }
    let isStep =
        state.navigation.activeMode != before.navigation.activeMode
        || (state.navigation.search == nil) != (before.navigation.search == nil)
        || state.navigation.front.pushed.count != before.navigation.front.pushed.count
        || state.filter.centre != before.filter.centre
    if !isStep {
        state.trail[state.trail.count - 1] = address
        effects.append(.replaceAddress(address))
    } else if !isPush(state.navigation, after: before.navigation), state.trail.count > 1,
        same(state.trail[state.trail.count - 2], address)
    {
        state.trail.removeLast()
        state.awaitedPops += 1
        effects.append(.stepBack)
    } else {
        if before.menu != nil, state.menu == nil {
            // A menu goes with what was chosen in it: Back leads to where it was opened, and closing steps back.
            var opener = before
            opener.menu = nil
            state.trail[state.trail.count - 1] = opener.route.address
            effects.append(.replaceAddress(opener.route.address))
        }
        state.trail.append(address)
        if state.trail.count > 200 { state.trail.removeFirst() }
        effects.append(.pushAddress(address))
    }
}

/// True where a sheet was pushed over what was in front.
private func isPush(_ now: NavigationState<Sheet>, after before: NavigationState<Sheet>) -> Bool {
    now.activeMode == before.activeMode && (now.search == nil) == (before.search == nil)
        && now.front.pushed.count > before.front.pushed.count
}

/// Back or Forward brought an address: takes over its mode, search and sheets, and its place where that differs. What
/// both have in common stays as it is, so a closed sheet uncovers exactly what was there. `steps`: by how many entries.
func pop(_ state: inout AppState, to address: String, by steps: Int) -> [Effect] {
    var steps = steps
    if state.awaitedPops > 0 {
        state.awaitedPops -= 1
        steps += 1
        if steps == 0 { return [] }
        // A person's step came into ours: the front end has dropped what was to follow it.
        state.awaitedPops = 0
    }
    guard let route = try? Route(address: address, modes: state.modeWords) else { return [] }
    state.menu = nil
    if route.query == nil { state.navigation.search = nil }
    let isHome = state.navigation.layout.home != nil && (route.mode == nil || route.isClosed)
    // An entry of another proposal may name the last mode, which the cards have not.
    let mode = isHome && state.navigation.layout.home == .cards ? .nearby : route.mode ?? .nearby
    state.navigation.mode = state.navigation.layout.host(of: mode.rawValue, among: state.navigation.stacks.count)
    state.navigation.isHome = isHome
    if let query = route.query {
        state.navigation.reduce(.openSearch)
        state.query = query
    } else {
        state.query = ""
    }
    var shared = 0
    let pushed = state.navigation.front.pushed
    while shared < pushed.count, shared < route.sheets.count, pushed[shared].sheet == route.sheets[shared] {
        shared += 1
    }
    while state.navigation.front.pushed.count > shared { state.navigation.reduce(.close) }
    for sheet in route.sheets[shared...] { state.navigation.reduce(.push(sheet)) }
    var effects = askForSearch(&state)
    if let centre = route.centre, centre != state.filter.centre {
        state.filter.centre = centre
        state.place = route.place
        effects += [.camera(state.overview, animated: true)] + ask(&state)
    }
    follow(&state.trail, to: address, by: steps)
    // Filters and detents are the person's now, not the entry's: the entry is brought up to date.
    let current = state.route.address
    if !same(current, address) {
        state.trail[state.trail.count - 1] = current
        effects.append(.replaceAddress(current))
    }
    return effects
}

/// Keeps the trail true: what is not known to lie behind the entry is left out, since a step back must never miss.
private func follow(_ trail: inout [String], to address: String, by steps: Int) {
    if steps < 0, -steps < trail.count {
        trail.removeLast(-steps)
        if let last = trail.last, same(last, address) { return }
    } else if steps == 1 {
        trail.append(address)
        return
    }
    trail = [address]
}
