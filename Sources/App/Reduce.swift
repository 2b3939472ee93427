#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// Carries out an action: changes the state and says what the world outside has to do. The same state and action give
/// the same result everywhere, so a log of actions replays.
public func reduce(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    let before = state
    var effects = step(&state, action)
    if before.navigation.frontSheet != state.navigation.frontSheet { effects += leavePad(&state, before: before) }
    coverRow(&state, before: before, &effects)
    settle(&state, before: before, &effects)
    return effects
}

/// What the app asks for first: the region, the map's place, the stored things' consequences.
public func start(_ state: inout AppState) -> [Effect] {
    var effects: [Effect] = [.theme(state.theme, state.mapStyle), state.padding]
    derive(&state, before: nil)
    if state.hasContent, let at = state.position { effects.append(.position(at)) }
    state.plainCamera = state.overview
    let camera = state.framed ?? state.overview
    state.camera = camera
    effects.append(.camera(camera, animated: false))
    if state.region == nil, !state.hasContent { effects.append(.fetch(.region, state.regionAddress)) }
    gatherDiscs(&state, before: nil)
    effects.append(.marks(state.markKind, state.marks))
    effects += askForSearch(&state) + askForSeasons(&state, isAnew: false)
    state.trail = [state.route.address]
    effects.append(.replaceAddress(state.route.address))
    return effects
}

private func step(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    if state.hasContent, let effects = stepContent(&state, action) { return effects }
    switch action {
    case .mode(let mode):
        guard mode.rawValue < state.modeCount else { return [] }
        state.menu = nil
        let wasMinimised = state.navigation.isMinimised
        let effects = forgetQuery(&state)
        state.navigation.reduce(.select(mode: mode.rawValue))
        return effects + (wasMinimised ? [] : [.focus("title")])
    case .bird(let code):
        return push(&state, .bird(code))
    case .sheet(let sheet):
        return push(&state, sheet)
    case .close:
        return close(&state)
    case .escape:
        if state.menu != nil { return step(&state, .closeMenu) }
        if state.swiped?.isOpen == true { return step(&state, .cover) }
        return close(&state)
    case .restoreBar:
        state.navigation.reduce(.restoreBar)
    case .rested(let detent):
        state.navigation.reduce(.rest(detent))
    case .detent(let detent):
        guard state.navigation.hasSheet else { return [] }
        state.navigation.reduce(.rest(detent))
        return [.sheet(state.navigation.front.frontDetent, velocity: 0, spring: Spring())]
    case .grabber:
        return step(&state, .detent(state.navigation.layout.next(after: state.navigation.front.frontDetent)))
    case .released(let height, let velocity, let peek, let half, let full):
        return release(&state, height: height, velocity: velocity, heights: [peek, half, full])
    case .scrolled:
        state.navigation.reduce(.scrolled)
    case .reachedTop:
        state.navigation.reduce(.reachedTop)
    case .uncover, .swiped, .rowActions, .cover:
        return swipe(&state, action)
    case .menu(let menu):
        guard state.offers(menu) else { return [] }
        state.menu = state.menu == menu ? nil : menu
        return state.menu == nil ? [.focus("menu-\(menu.name)")] : [.focus("menu")]
    case .closeMenu:
        guard let menu = state.menu else { return [] }
        state.menu = nil
        return [.focus("menu-\(menu.name)")]
    case .kilometres, .days, .family, .asOf, .go, .retry, .removeSample:
        return narrow(&state, action)
    case .tick, .untick, .list, .finish, .resume, .share, .stored, .storeFailed, .kept:
        return keep(&state, action)
    case .pad(let key):
        return press(&state, key)
    case .search, .leaveSearch, .query:
        return look(&state, action)
    case .locate, .located, .locateFailed, .camera, .disc, .mapStyle:
        return chart(&state, action)
    case .measure, .hidden, .fix, .fixFailed:
        return measure(&state, action)
    case .oneTap(let on):
        state.ticksInOneTap = on
        return [state.settingsToStore]
    case .singleKeys(let on):
        state.allowsSingleKeys = on
        return [state.settingsToStore]
    case .key(let key):
        if case .count? = state.navigation.frontSheet { return PadKey(key).map { press(&state, $0) } ?? [] }
        guard state.allowsSingleKeys, state.menu == nil else { return [] }
        for (name, action) in singleKeys where same(name, key) { return step(&state, action) }
    case .flavour(let flavour):
        state.flavour = flavour
        state.navigation.adopt(state.layout(state.navigation.layout.id))
        return [state.settingsToStore]
    case .proposal(let proposal):
        state.proposal = proposal
        state.isProposalPinned = false
        state.menu = nil
        state.navigation.adopt(state.layout(proposal))
        return [state.settingsToStore]
    case .theme(let theme):
        state.theme = theme
        return [.theme(theme, state.mapStyle), state.settingsToStore]
    case .device(let device):
        state.device = device
    case .now(let utc):
        state.utc = utc
        state.listClock.tell(utc)
    case .zone(let seconds):
        // The widest offset that was ever in use is under 16 hours.
        if abs(seconds) <= 57_600 { state.zone = seconds }
    case .writer(let number):
        if number > 0, number < 1 << 53 { state.writer = number }
    case .online(let online):
        state.isOnline = online
        if online, case .failed = state.regionStatus { return step(&state, .retry) }
    case .popped(let address, let steps):
        return pop(&state, to: address, by: steps)
    case .moreRows:
        return drawMore(&state)
    case .updateReady:
        let notice = Notice("A new version of Wingbar is here.", button: "Use It", action: AppAction.useUpdate.text)
        show(&state, notice)
        return [.announce(notice.text)]
    case .useUpdate:
        state.notice = nil
        return [.update]
    case .shared(let copied):
        let said = copied ? "Copied" : "This browser could not share it"
        show(&state, Notice(said))
        return [.announce(said), .later(seconds: 4, .fade)]
    case .dismiss:
        state.notice = nil
    case .fade:
        if state.notice?.isLasting != true { state.notice = nil }
    }
    return []
}

/// What a key does alone.
private let singleKeys: [(String, AppAction)] = [
    ("1", .mode(.nearby)), ("2", .mode(.rare)), ("3", .mode(.list)), ("/", .search),
]

private func push(_ state: inout AppState, _ sheet: Sheet) -> [Effect] {
    state.menu = nil
    if state.navigation.search != nil { remember(&state, query: state.query) }
    state.navigation.reduce(.push(sheet))
    return [.focus("title")]
}

private func close(_ state: inout AppState) -> [Effect] {
    if state.navigation.front.pushed.isEmpty, state.navigation.search != nil { return look(&state, .leaveSearch) }
    guard state.navigation.canClose else { return [] }
    let closed = state.navigation.frontSheet, mode = state.mode
    state.menu = nil
    state.navigation.reduce(.close)
    return opener(of: closed, mode, state).map { [.focus($0)] } ?? []
}

/// The id of what opened a sheet that has been closed: a bird's row, the way to Settings, the switcher's button. Nil where
/// it was opened by its address over the bare map.
private func opener(of closed: Sheet?, _ mode: Mode, _ state: AppState) -> String? {
    let layout = state.navigation.layout
    // Search's results lie over the list.
    let isOnList = state.navigation.activeMode == Mode.list.rawValue && state.navigation.search == nil
    // What it was opened over is no mode's own sheet, and has none of these.
    if closed != nil, !state.navigation.front.pushed.isEmpty { return "title" }
    switch closed {
    // The cards may lie under a sheet that was opened over them.
    case nil where layout.home == .cards && !state.navigation.front.pushed.isEmpty: return "title"
    case nil: return layout.switcher == .menu ? "menu-modes" : "mode-" + mode.name
    case .bird(let code):
        if state.navigation.search != nil { return state.hasRow(code) ? "row-search-" + code : "title" }
        if state.navigation.isHome { return state.navigation.hasSheet ? "title" : nil }
        let isInRare = state.foldsRare && mode == .nearby && state.nearbyLatest(code) == nil
        if isInRare ? !state.isAmongRare(code) : !state.hasRow(code) { return "title" }
        return "row-\(isInRare ? Mode.rare.name : mode.name)-" + code
    case .row(let id): return state.navigation.hasSheet ? state.rowElement(id) ?? "title" : nil
    case .past where isOnList: return "past-lists"
    case .count(let code) where isOnList && state.hasRow(code): return "tally-list-" + code
    case .details where isOnList && state.list != nil: return "details"
    case .past, .count, .list, .details: return state.navigation.hasSheet ? "title" : nil
    case .some(let sheet):
        if state.navigation.search != nil, layout.more != .modeMenu { return "title" }
        switch layout.more {
        case .listMenu where isOnList: return "menu-more"
        case .listFoot where isOnList: return "more-" + sheet.parameter.value
        case .fieldMenu where state.navigation.isHome || layout.home == nil: return "menu-more"
        case .modeMenu: return "menu-modes"
        case .listMenu, .listFoot, .fieldMenu: return state.navigation.hasSheet ? "title" : nil
        }
    }
}

/// The hand let go of the grabber at a height: a sheet that can be dragged away and would come to rest well below its
/// lowest detent closes, any other goes to the detent that `Release` names.
private func release(
    _ state: inout AppState, height: Double, velocity: Double, heights: [Double]
) -> [Effect] {
    guard state.navigation.hasSheet else { return [] }
    let aim = Release.projected(height, velocity: velocity)
    let lowest = heights[Int(state.navigation.layout.lowest.rawValue)]
    if state.navigation.dragsAway, height < lowest, aim < lowest / 2 { return close(&state) }
    var detents: [(detent: Detent, height: Double)] = []
    for detent in state.navigation.layout.detents { detents.append((detent, heights[Int(detent.rawValue)])) }
    guard let detent = Release.detent(height: height, velocity: velocity, detents: detents) else { return [] }
    state.navigation.reduce(.rest(detent))
    return [.sheet(detent, velocity: velocity, spring: .released(velocity: velocity))]
}
