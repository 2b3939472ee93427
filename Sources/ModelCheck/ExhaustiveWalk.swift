import App
import Navigation

/// Visits every abstract state that can be reached from a fresh start, breadth first, by every control that can be
/// reached and every fact that can be reported, and checks every rule in each. The window and the layout stay: what
/// changes them is tried as a step, and where it leads is another walk's. `most`: after how many states it stops.
public func walkAll(_ layout: Layout, isWide: Bool = false, most: Int = .max) -> Report {
    var report = Report()
    let root = Subject(layout, device: isWide ? Subject.tablet : Subject.phone)
    let reader = PageReader()
    var paths = Paths()
    var seen: Set<Abstract> = [Abstract(root.state)]
    var focused: Set<Focused> = []
    var framed: Set<FrameKind> = []
    /// The states that are as many steps away from the start, and those of one step more.
    var near = [Found(subject: root, number: 0)]
    var far: [Found] = []
    while !near.isEmpty, report.states < most {
        for found in near.prefix(most - report.states) {
            let here = found.subject
            report.states += 1
            var finder = Finder()
            let reading = found.reading ?? reader.read(here.state)
            checkPage(here.state, reading, &finder)
            checkAll(here, &finder)
            if framed.insert(FrameKind(here.state)).inserted { checkFrames(here.state, &finder) }
            for fault in finder.found { report.add(fault.rule, fault.detail, paths.to(found.number)) }
            for action in steps(here, reading) {
                report.transitions += 1
                var step = Finder()
                var there = here
                let effects = take(action, &there)
                checkState(there, &step)
                checkStep(here.state, action, there.state, &step)
                checkClosing(here, action, there, &step)
                let key = Abstract(there.state)
                var thereReading: PageReading?
                if let name = focus(effects), focused.insert(Focused(place: key, name: name)).inserted {
                    let page = reader.read(there.state)
                    checkFocus(name, page, &step)
                    thereReading = page
                }
                for fault in step.found { report.add(fault.rule, fault.detail, paths.to(found.number) + [action.text]) }
                let stays =
                    there.state.navigation.layout == root.state.navigation.layout
                    && there.state.chrome.isWide == root.state.chrome.isWide
                if stays, seen.insert(key).inserted {
                    let number = paths.add(found.number, action.text)
                    far.append(Found(subject: there, reading: thereReading, number: number))
                }
            }
        }
        report.isWhole = report.states == seen.count
        near = far
        far = []
    }
    report.pages = reader.count
    return report
}

/// A state that is to be visited, and its number.
private struct Found {
    var subject: Subject
    /// Its page, where it has been read.
    var reading: PageReading?
    var number: Int
}

/// How every state was found: from which one, by which step.
private struct Paths {
    private var steps: [(from: Int, by: String)] = [(0, "")]

    mutating func add(_ from: Int, _ action: String) -> Int {
        steps.append((from, action))
        return steps.count - 1
    }

    /// The steps from the start to a state.
    func to(_ number: Int) -> [String] {
        var all: [String] = []
        var at = number
        while at > 0 {
            all.append(steps[at].by)
            at = steps[at].from
        }
        return all.reversed()
    }
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
    var all = reading.reachableControls(menuIsOpen: subject.state.menu != nil)
    for action in Reach.facts(subject.state) where !all.contains(action) { all.append(action) }
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
