import App
import Navigation

/// Visits every abstract state that can be reached from a fresh start, breadth first, by every control that can be
/// reached and every fact that can be reported, and checks every rule in each. The window and the layout stay: what
/// changes them is tried as a step, and where it leads is another walk's.
public func walkAll(_ layout: Layout, isWide: Bool = false, most: Int = .max) -> Report {
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
    let root = Subject(layout, device: isWide ? Subject.tablet : Subject.phone)
    let reader = PageReader()
    var focused: Set<Focused> = []
    var framed: Set<FrameKind> = []
    nodes.append((root, 0, ""))
    seen[Abstract(root.state)] = 0
    var next = 0
    while next < nodes.count, next < most {
        let here = nodes[next].subject
        var finder = Finder()
        let reading = reader.read(here.state)
        report.pages += 1
        checkPage(here.state, reading, &finder)
        checkAll(here, &finder)
        if framed.insert(FrameKind(here.state)).inserted { checkFrames(here.state, &finder) }
        for fault in finder.found { report.add(fault.rule, fault.detail, trace(next)) }
        for action in steps(here, reading) {
            report.transitions += 1
            var step = Finder()
            var there = here
            let effects = take(action, &there)
            checkState(there, &step)
            checkStep(here.state, action, there.state, &step)
            checkClosing(here, action, there, &step)
            let key = Abstract(there.state)
            if let name = focus(effects), focused.insert(Focused(place: key, name: name)).inserted {
                checkFocus(name, reader.read(there.state), &step)
                report.pages += 1
            }
            for fault in step.found { report.add(fault.rule, fault.detail, trace(next) + [action.text]) }
            let stays =
                there.state.navigation.layout == root.state.navigation.layout
                && there.state.chrome.isWide == root.state.chrome.isWide
            if stays, seen[key] == nil {
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
    checkAddress(subject.state, &finder)
    checkTurning(subject, &finder)
    checkBack(subject, &finder)
}

/// The steps out of a state, each once. Back and Forward stand for themselves.
private func steps(_ subject: Subject, _ reading: PageReading) -> [AppAction] {
    var all: [AppAction] = []
    for action in reading.reachableControls(menuIsOpen: subject.state.menu != nil) + Reach.facts(subject.state) {
        if !all.contains(action) { all.append(action) }
    }
    if subject.browser.canGoBack { all.append(.popped("back", steps: -1)) }
    if subject.browser.canGoForward { all.append(.popped("forward", steps: 1)) }
    return all
}

/// Carries out a step and lets what it started arrive.
func take(_ action: AppAction, _ subject: inout Subject) -> [Effect] {
    var effects: [Effect]
    switch action {
    case .popped("back", steps: -1): effects = subject.act(.popped(subject.browser.goBack(), steps: -1))
    case .popped("forward", steps: 1): effects = subject.act(.popped(subject.browser.goForward(), steps: 1))
    default: effects = subject.act(action)
    }
    subject.settle()
    return effects
}

/// Where the focus was sent in a kind of state: looked up once.
private struct Focused: Hashable {
    var place: Abstract
    var name: String
}
