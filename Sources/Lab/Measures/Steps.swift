import App
import Birds
import Foundation
import Lists
import Navigation

/// One thing that a person does on the way.
public struct LabStep: Sendable {
    /// How it is done.
    public enum Gesture: Sendable, Equatable {
        /// A tap in a box.
        case tap(Box)
        /// A drag from a box over some px, up or down.
        case swipe(from: Box, by: Double)
        /// A letter on the keyboard.
        case letter(Character)
    }

    /// How it is done.
    public var gesture: Gesture
    /// What it comes to.
    public var action: AppAction

    /// Makes a step of its parts.
    public init(gesture: Gesture, action: AppAction) {
        self.gesture = gesture
        self.action = action
    }

    /// The step in words.
    public var words: String {
        switch gesture {
        case .letter(let letter): "Type \(letter == " " ? "a space" : String(letter))"
        case .swipe(_, let by): by > 0 ? "Drag the sheet or its list up" : "Drag the sheet down"
        case .tap: "Tap: \(action.text)"
        }
    }
}

/// Somewhere on the way: a state, how far its list is scrolled, and what led there.
struct WayPoint: Sendable {
    var state: AppState
    var scroll = 0.0
    var steps: [LabStep] = []

    /// What tells it from others: everything a task can ask about.
    var key: String {
        var bare = state
        bare.menu = nil
        let marks = state.list?.entries.reduce(0) { $0 + Int($1.count) } ?? 0
        return "\(bare.route.address) \(state.menu?.name ?? "") \(Int(scroll)) \(marks) \(state.query)"
    }

    /// All that can be done here on the way to a task's end.
    func steps(_ task: LabTask) -> [LabStep] {
        let plan = ScreenPlan(state, scroll: scroll)
        var all = plan.controls.filter { task.uses($0.action) }.map {
            LabStep(gesture: .tap($0.box), action: $0.action)
        }
        if state.menu == nil { all += drags(plan) }
        if state.navigation.search != nil, state.navigation.frontSheet == nil, let word = task.word,
            state.query.count < word.count, word.hasPrefix(state.query)
        {
            let next = word[word.index(word.startIndex, offsetBy: state.query.count)]
            all.append(LabStep(gesture: .letter(next), action: .query(state.query + String(next))))
        }
        return all
    }

    /// The sheet to the detents beside its own, away where it can be, and its list on.
    private func drags(_ plan: ScreenPlan) -> [LabStep] {
        guard let sheet = plan.sheet else { return [] }
        let head = Box(sheet.x, sheet.y, sheet.width, min(80, sheet.height))
        let detent = state.navigation.front.frontDetent
        let detents = state.navigation.layout.detents
        var all: [LabStep] = []
        for next in [detents.first { $0 > detent }, detents.last { $0 < detent }].compactMap({ $0 }) {
            let by = plan.height(at: next) - plan.height(at: detent)
            all.append(LabStep(gesture: .swipe(from: head, by: by), action: .detent(next)))
        }
        if detent == detents.first, state.navigation.dragsAway {
            all.append(LabStep(gesture: .swipe(from: head, by: -sheet.height), action: .close))
        }
        if detent == .full, plan.beyond > 0, let list = plan.list {
            all.append(LabStep(gesture: .swipe(from: list, by: min(plan.beyond, list.height * 0.8)), action: .scrolled))
        }
        return all
    }

    /// Where a step leads.
    func after(_ step: LabStep) -> WayPoint {
        var next = self
        let front = state.navigation.front.pushed.count
        let mode = state.navigation.activeMode
        _ = reduce(&next.state, step.action)
        if case .query(let text) = step.action {
            next.state.towns = LabWorld.towns(text)
            next.state.answeredQuery = text
        }
        if step.action == .scrolled, case .swipe(_, let by) = step.gesture {
            next.scroll += by
        } else if next.state.navigation.front.pushed.count != front || next.state.navigation.activeMode != mode {
            next.scroll = 0
        }
        next.steps.append(step)
        return next
    }
}

/// The way that was found to a task's end.
public struct LabPath: Sendable {
    /// What is done, in order.
    public var steps: [LabStep]
    /// The states on the way, the first one included; one more than steps.
    public var states: [AppState]

    /// Makes a way of its parts.
    public init(steps: [LabStep], states: [AppState]) {
        self.steps = steps
        self.states = states
    }

    /// How many taps, drags and letters it takes.
    public var count: Int { steps.count }

    /// Its time for a hand, in seconds.
    public func seconds(_ hand: TimeModel.Hand) -> Double {
        guard let device = states.first?.device else { return 0 }
        let screen = Box(0, 0, device.width, device.height)
        var at = TimeModel.rest(hand, screen)
        var total = 0.0
        var wasLetter = false
        for step in steps {
            switch step.gesture {
            case .letter:
                total += TimeModel.letter + (wasLetter ? 0 : TimeModel.preparing)
                wasLetter = true
                continue
            case .tap(let box):
                let to = box.middle
                total += TimeModel.preparing + TimeModel.move(hypot(to.x - at.x, to.y - at.y), to: box.least)
                total += TimeModel.grip(to, hand, screen)
                at = to
            case .swipe(let box, let by):
                let from = box.middle
                total += TimeModel.preparing + TimeModel.move(hypot(from.x - at.x, from.y - at.y), to: box.least)
                // Half of the way is enough for the sheet to go on by itself.
                total += TimeModel.move(abs(by) / 2, to: abs(by) / 2) + TimeModel.grip(from, hand, screen)
                at = (from.x, min(screen.height, max(0, from.y - by / 2)))
            }
            wasLetter = false
        }
        return total
    }
}
