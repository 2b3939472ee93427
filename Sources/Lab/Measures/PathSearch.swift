import App
import Navigation

/// Finds the fewest steps from where a task begins to where it is done: breadth first over the reducer, with what can be
/// tapped, dragged and typed as edges. Of several ways with the fewest steps it is the one that takes the least time.
public func fewestSteps(_ task: LabTask, in proposal: Proposal, most: Int = 12) -> LabPath? {
    let start = WayPoint(state: task.opening(proposal))
    if task.isDone(start.state, ScreenPlan(start.state)) { return LabPath(steps: [], states: [start.state]) }
    var known: Set<String> = [start.key]
    var level = [start]
    for _ in 0..<most {
        var next: [WayPoint] = []
        var done: [WayPoint] = []
        for point in level {
            for step in point.steps(task) {
                let after = point.after(step)
                if task.isDone(after.state, ScreenPlan(after.state, scroll: after.scroll)) {
                    done.append(after)
                } else if known.insert(after.key).inserted {
                    next.append(after)
                }
            }
        }
        let paths = done.map { path($0, from: start) }
        if let best = paths.min(by: { $0.seconds(.right) < $1.seconds(.right) }) { return best }
        if next.isEmpty { return nil }
        level = next
    }
    return nil
}

private func path(_ end: WayPoint, from start: WayPoint) -> LabPath {
    var point = WayPoint(state: start.state)
    var states = [start.state]
    for step in end.steps {
        point = point.after(step)
        states.append(point.state)
    }
    return LabPath(steps: end.steps, states: states)
}
