import App
import Birds
import Lists
import Navigation

/// The rules that hold for every state, read from the state alone.
func checkState(_ subject: Subject, _ finder: inout Finder) {
    let state = subject.state
    let navigation = state.navigation
    finder.expect(navigation.stacks.indices.contains(navigation.mode), "one active mode", "mode \(navigation.mode)")
    let chrome = state.chrome
    let runs = state.list.map { !$0.entries.isEmpty } ?? false
    finder.expect(
        chrome.accessory == .absent || runs || navigation.layout.accessoryAlways, "accessory only with a running list",
        "drawn without one")
    finder.expect(
        chrome.accessory != .inline || chrome.bar == .minimised, "inline beside the minimised icon only", "bar is not")
    finder.expect(
        Filter.kilometresRange.contains(state.filter.kilometres) && Filter.daysRange.contains(state.filter.days),
        "filter in range", "\(state.filter.kilometres) km \(state.filter.days) days")
    for stack in navigation.stacks {
        for (index, pushed) in stack.pushed.enumerated() where index > 0 {
            finder.expect(stack.pushed[index - 1].sheet != pushed.sheet, "a sheet is not pushed twice", "\(index)")
        }
    }
    if let action = state.notice?.action {
        finder.expect(AppAction(text: action) != nil, "a notice's button does something", action)
    }
    finder.expect(navigation.search != nil || state.query.isEmpty, "no query without search", state.query)
    let address = state.route.address
    if subject.browser.isStill {
        finder.expect(state.awaitedPops == 0, "no step back is awaited that is not under way", "\(state.awaitedPops)")
        finder.expect(
            subject.browser.address == address, "the browser's address is the state's",
            "\(subject.browser.address) is not \(address)")
    }
    finder.expect(state.trail.last == address, "the trail ends in the state's address", address)
}

/// The rules of a single step.
func checkStep(_ before: AppState, _ action: AppAction, _ after: AppState, _ finder: inout Finder) {
    if !before.navigation.isMinimised, after.navigation.isMinimised {
        switch action {
        case .scrolled: break
        default: finder.expect(false, "only a hand's scroll minimises", action.text)
        }
    }
    let navigation = before.navigation
    if case .mode(let mode) = action,
        navigation.activeMode != navigation.layout.host(of: mode.rawValue, among: navigation.stacks.count)
            || navigation.search != nil || navigation.isMinimised
    {
        // Changing modes keeps every other mode's stack, and the wanted one's.
        finder.expect(
            after.navigation.stacks == before.navigation.stacks, "changing modes keeps the stacks", action.text)
        finder.expect(after.filter == before.filter, "changing modes keeps the filters", action.text)
    }
    if case .device = action {
        var turned = after
        turned.device = before.device
        finder.expect(
            turned.navigation == before.navigation && turned.route == before.route, "turning loses nothing", action.text
        )
    }
}

/// State → address → state → address: the same address, and the same place.
func checkAddress(_ state: AppState, _ finder: inout Finder) {
    let address = state.pinnedRoute.address
    guard let route = try? Route(address: address) else {
        finder.expect(false, "an address can be read", address)
        return
    }
    let again = Subject(route, like: state).state
    finder.expect(
        again.pinnedRoute.address == address, "an address opens a state of the same address",
        "\(address) becomes \(again.pinnedRoute.address)")
    finder.expect(
        Place(again) == Place(state), "a reload shows the same", "\(address), \(difference(Place(again), Place(state)))"
    )
}

/// Turning the window and turning it back changes nothing.
func checkTurning(_ subject: Subject, _ finder: inout Finder) {
    var turned = subject
    let device = subject.state.device
    turned.act(.device(subject.state.chrome.isWide ? Subject.phone : Subject.tablet))
    turned.act(.device(Device(width: 874, height: 402)))
    turned.act(.device(device))
    finder.expect(
        turned == subject, "turned there and back nothing has changed", difference(turned.state, subject.state))
}

/// Back reaches the first entry in finitely many steps, and each entry is what it says.
func checkBack(_ subject: Subject, _ finder: inout Finder) {
    var back = subject
    back.settle()
    var left = back.browser.entries.count + 1
    while back.browser.canGoBack, left > 0 {
        left -= 1
        let address = back.browser.goBack()
        back.act(.popped(address, steps: -1))
        back.settle()
        let wanted = try? Route(address: address)
        finder.expect(
            isThere(back.state, wanted)
                && (back.state.navigation.search != nil) == (wanted?.query != nil)
                && back.state.navigation.front.pushed.map { $0.sheet } == wanted?.sheets,
            "Back shows what the entry names", "\(address) shows \(back.state.route.address)")
    }
    finder.expect(back.browser.index == 0, "Back reaches the root", "\(back.browser.index) steps are left")
    finder.expect(back.state.trail.count == 1, "at the root the trail is one entry", "\(back.state.trail.count)")
}

/// True where a state's mode is the one that an address names, in the state's own layout.
private func isThere(_ state: AppState, _ route: Route?) -> Bool {
    let navigation = state.navigation
    let isHome = navigation.layout.home != nil && (route?.mode == nil || route?.isClosed == true)
    if isHome { return navigation.isHome || navigation.search != nil }
    let mode = navigation.layout.host(of: (route?.mode ?? .nearby).rawValue, among: navigation.stacks.count)
    return navigation.activeMode == mode
}

/// A push and its close: everything is as it was.
func checkClosing(_ before: Subject, _ action: AppAction, _ after: Subject, _ finder: inout Finder) {
    let depth = before.state.navigation.front.pushed.count
    switch action {
    case .bird, .sheet: break
    default: return
    }
    guard after.state.navigation.front.pushed.count == depth + 1 else { return }
    var closed = after
    closed.act(.close)
    closed.settle()
    let was = before.state
    let now = closed.state
    finder.expect(
        now.navigation == was.navigation, "closing returns mode, detent, bar and stacks",
        difference(now.navigation, was.navigation))
    finder.expect(now.filter == was.filter && now.place == was.place, "closing returns the filters", "")
    finder.expect(
        now.query == was.query && now.derived == was.derived, "closing returns the lists",
        difference(now.derived, was.derived))
    finder.expect(
        (now.camera ?? now.overview) == (was.camera ?? was.overview), "closing returns the camera",
        "\(after.state.frontBird ?? "a sheet")")
    finder.expect(now.leftBirds == was.leftBirds, "no camera is left over", "")
    finder.expect(
        closed.browser.index == before.browser.index && closed.browser.address == closed.state.route.address,
        "closing steps back in the history", "")
}
