import App
import Navigation

/// Visits every abstract state that can be reached from a fresh start, breadth first, by every control that can be
/// reached and every fact that can be reported, and checks every rule in each.
public func walkAll(_ layout: Layout, most: Int = .max) -> Report {
    var report = Report()
    var seen: [Abstract: Int] = [:]
    /// Every state with the one that it was found from and the step: how to get there.
    var nodes: [(subject: Subject, from: Int, by: String)] = []
    func trace(_ index: Int) -> [String] {
        var steps: [String] = []
        var at = index
        while at > 0 {
            steps.append(nodes[at].by)
            at = nodes[at].from
        }
        return steps.reversed()
    }
    let root = Subject(layout)
    nodes.append((root, 0, ""))
    seen[Abstract(root.state)] = 0
    var next = 0
    while next < nodes.count, next < most {
        let here = nodes[next].subject
        var finder = Finder()
        var reading = PageReading(here.state)
        report.pages += 1
        checkPage(here.state, &reading, &finder)
        checkAll(here, &finder)
        for fault in finder.found { report.add(fault.rule, fault.detail, trace(next)) }
        for action in steps(here, reading) {
            report.transitions += 1
            var step = Finder()
            var there = here
            let effects = take(action, &there)
            checkState(there, &step)
            checkStep(here.state, action, there.state, &step)
            checkClosing(here, there, &step)
            let key = Abstract(there.state)
            if sendsFocus(effects) {
                var reading = PageReading(there.state)
                var ignored = Finder()
                checkPage(there.state, &reading, &ignored)
                checkFocus(effects, reading, &step)
                report.pages += 1
            }
            for fault in step.found { report.add(fault.rule, fault.detail, trace(next) + [action.text]) }
            if seen[key] == nil {
                seen[key] = nodes.count
                nodes.append((there, next, action.text))
            }
        }
        nodes[next].subject = root
        next += 1
    }
    report.states = next
    return report
}

/// The rules that need more than a look.
func checkAll(_ subject: Subject, _ finder: inout Finder) {
    checkState(subject, &finder)
    checkFrames(subject.state, &finder)
    checkAddress(subject.state, &finder)
    checkTurning(subject, &finder)
    checkBack(subject, &finder)
}

/// The steps out of a state, each once. Back and Forward stand for themselves.
private func steps(_ subject: Subject, _ reading: PageReading) -> [AppAction] {
    var all: [AppAction] = []
    let controls = Reach.controls(reading.page, menuIsOpen: subject.state.menu != nil)
    for action in controls + Reach.facts(subject.state) where !all.contains(action) { all.append(action) }
    if subject.browser.canGoBack { all.append(.popped("back")) }
    if subject.browser.canGoForward { all.append(.popped("forward")) }
    return all
}

/// Carries out a step and lets what it started arrive.
func take(_ action: AppAction, _ subject: inout Subject) -> [Effect] {
    var effects: [Effect]
    switch action {
    case .popped("back"): effects = subject.act(.popped(subject.browser.goBack()))
    case .popped("forward"): effects = subject.act(.popped(subject.browser.goForward()))
    default: effects = subject.act(action)
    }
    subject.settle()
    return effects
}

func sendsFocus(_ effects: [Effect]) -> Bool {
    effects.contains { if case .focus = $0 { true } else { false } }
}
