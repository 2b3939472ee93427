import App

/// A rule that did not hold, with the steps that led there.
public struct Fault: Sendable {
    /// The rule.
    public var rule: String
    /// What was wrong.
    public var detail: String
    /// The last steps, in text form.
    public var trace: [String]
}

/// What a check has seen.
public struct Report: Sendable {
    /// Abstract states visited by a walk of all of them.
    public var states = 0
    /// True where these are all that can be reached.
    public var isWhole = true
    /// Abstract states met by random steps, or opened from addresses.
    public var met = 0
    /// Steps between them that were tried.
    public var transitions = 0
    /// Steps of the random walk.
    public var steps = 0
    /// Pages read.
    public var pages = 0
    /// Rules that did not hold: of each rule and detail the first few.
    public var faults: [Fault] = []
    /// How many times a rule did not hold.
    public var faultCount = 0

    /// Nothing seen yet.
    public init() {}

    mutating func add(_ rule: String, _ detail: String, _ trace: @autoclosure () -> [String]) {
        faultCount += 1
        if faults.count >= 40 || faults.contains(where: { $0.rule == rule && $0.detail == detail }) { return }
        if faults.lazy.filter({ $0.rule == rule }).count >= 4 { return }
        faults.append(Fault(rule: rule, detail: detail, trace: trace()))
    }

    /// Takes in what another check has seen.
    public mutating func add(_ other: Report) {
        states += other.states
        isWhole = isWhole && other.isWhole
        met += other.met
        transitions += other.transitions
        steps += other.steps
        pages += other.pages
        faultCount += other.faultCount
        faults += other.faults
    }
}

/// Where rules report what does not hold.
struct Finder {
    var found: [(rule: String, detail: String)] = []

    mutating func expect(_ holds: Bool, _ rule: String, _ detail: @autoclosure () -> String) {
        if !holds { found.append((rule, detail())) }
    }
}
