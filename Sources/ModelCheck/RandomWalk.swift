import App
import Birds
import Navigation
import Wire

/// Takes random steps of the full reducer from a seed, with steps back that arrive late, answers that come or fail, and
/// reloads. After each the cheap rules are checked; those that read the page where the kind of state is new and every 64th
/// step, those of the address every 16th, and going all the way back and turning every 512th.
public func walkRandomly(_ layout: Layout, steps: Int, seed: UInt64) -> Report {
    var report = Report()
    var dice = Dice(seed: seed)
    let reader = PageReader()
    var subject = Subject(layout)
    var controls: [AppAction] = []
    var seen: Set<Abstract> = []
    var framed: Set<FrameKind> = []
    var trace: [String] = []
    let answer = RegionPack.encode(Subject.region)
    for step in 0..<steps {
        report.steps += 1
        let before = subject
        var finder = Finder()
        var effects: [Effect] = []
        let choice = dice.roll(100)
        var name: String
        var taken: AppAction?
        if choice < 8, subject.browser.canGoBack {
            let address = subject.browser.goBack()
            name = "back"
            effects = subject.act(.popped(address, steps: -1))
        } else if choice < 11, subject.browser.canGoForward {
            let address = subject.browser.goForward()
            name = "forward"
            effects = subject.act(.popped(address, steps: 1))
        } else if choice < 13 {
            let status: Int32 = dice.roll(3) == 0 ? 0 : 200
            name = "region \(status)"
            for effect in receive(&subject.state, .region, status: status, answer) { subject.browser.apply(effect) }
        } else if choice < 14, subject.browser.isStill,
            let route = try? Route(address: subject.state.pinnedRoute.address)
        {
            name = "reload"
            subject = Subject(route, like: subject.state)
        } else {
            let action = pick(subject, controls, &dice)
            name = action.text
            taken = action
            effects = subject.act(action)
            checkStep(before.state, action, subject.state, &finder)
        }
        if !subject.browser.isStill, dice.roll(8) == 0 {
            // A person's own step back overtakes ours.
            name += ", overtaken"
            if let (address, steps) = subject.browser.overtake() {
                effects = subject.act(.popped(address, steps: steps))
                taken = nil
            }
        }
        trace.append(name)
        if trace.count > 40 { trace.removeFirst(20) }
        if dice.roll(3) > 0 { subject.settle() }
        checkState(subject, &finder)
        if subject.browser.isStill {
            if before.browser.isStill, let taken { checkClosing(before, taken, subject, &finder) }
            if step % 16 == 0 { checkAddress(subject.state, &finder) }
        }
        let isNew = seen.count < 60_000 && seen.insert(Abstract(subject.state)).inserted
        if isNew || step % 64 == 0 || controls.isEmpty {
            let reading = reader.read(subject.state)
            checkPage(subject.state, reading, &finder)
            // A control may have gone since the page was read, and with it what its menu gives the focus back to.
            if let name = focus(effects), !name.hasPrefix("menu-"), before.browser.isStill, subject.browser.isStill {
                checkFocus(name, reading, &finder)
            }
            if framed.insert(FrameKind(subject.state)).inserted { checkFrames(subject.state, &finder) }
            controls = reading.reachableControls(menuIsOpen: subject.state.menu != nil)
        }
        if step % 512 == 0 {
            checkBack(subject, &finder)
            checkTurning(subject, &finder)
        }
        for fault in finder.found { report.add(fault.rule, fault.detail, trace) }
        // A list without end and a history without end would only make the walk slow.
        if step % 4096 == 4095 { subject = Subject(layout) }
    }
    report.met = seen.count
    report.pages = reader.count
    return report
}

private func pick(_ subject: Subject, _ controls: [AppAction], _ dice: inout Dice) -> AppAction {
    let kind = dice.roll(10)
    if kind < 5, !controls.isEmpty { return controls[dice.roll(controls.count)] }
    if kind < 8 {
        let facts = Reach.facts(subject.state)
        return facts[dice.roll(facts.count)]
    }
    return Reach.rare[dice.roll(Reach.rare.count)]
}
