import App
import Birds
import Navigation
import Wire

/// Takes random steps of the full reducer from a seed, with steps back that arrive late, answers that come or fail, and
/// reloads, and checks the rules after each; those that read the page where the state is new or now and then.
public func walkRandomly(_ layout: Layout, steps: Int, seed: UInt64) -> Report {
    var report = Report()
    var dice = Dice(seed: seed)
    var subject = Subject(layout)
    var controls: [AppAction] = []
    var seen: Set<Abstract> = []
    var trace: [String] = []
    let answer = RegionPack.encode(Subject.region)
    for step in 0..<steps {
        report.steps += 1
        let before = subject
        var finder = Finder()
        var effects: [Effect] = []
        let choice = dice.roll(100)
        var name: String
        if choice < 8, subject.browser.canGoBack {
            let address = subject.browser.goBack()
            name = "back"
            effects = subject.act(.popped(address))
        } else if choice < 11, subject.browser.canGoForward {
            let address = subject.browser.goForward()
            name = "forward"
            effects = subject.act(.popped(address))
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
            effects = subject.act(action)
            checkStep(before.state, action, subject.state, &finder)
        }
        trace.append(name)
        if trace.count > 40 { trace.removeFirst(20) }
        if dice.roll(3) > 0 { subject.settle() }
        checkState(subject, &finder)
        if subject.browser.isStill {
            if before.browser.isStill { checkClosing(before, subject, &finder) }
            checkAddress(subject.state, &finder)
        }
        let isNew = seen.count < 60_000 && seen.insert(Abstract(subject.state)).inserted
        if isNew || step % 64 == 0 || controls.isEmpty {
            var reading = PageReading(subject.state)
            checkPage(subject.state, &reading, &finder)
            checkFocus(effects, reading, &finder)
            checkFrames(subject.state, &finder)
            controls = Reach.controls(reading.page, menuIsOpen: subject.state.menu != nil)
            report.pages += 1
        }
        if step % 512 == 0 {
            checkBack(subject, &finder)
            checkTurning(subject, &finder)
        }
        for fault in finder.found { report.add(fault.rule, fault.detail, trace) }
        // A list without end and a history without end would only make the walk slow.
        if step % 4096 == 4095 { subject = Subject(layout) }
    }
    report.states = seen.count
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
