import Foundation
import ModelCheck
import Navigation

/// One part of the check: whose it is, a name, and what it does.
struct Part {
    var proposal: Proposal
    var name: String
    var run: @Sendable () -> Report
}

/// Every part for some proposals: each layout's whole state space on a phone and in a large window, random steps, and
/// addresses that nobody meant. `steps` is the sum of all random steps of a proposal, `most` bounds the states of a walk.
func parts(_ proposals: [Proposal], steps: Int, most: Int) -> [Part] {
    var parts: [Part] = []
    for proposal in proposals {
        let flavours: [Flavour] = Layout(proposal).switcher == .tabs ? Flavour.allCases : [.ios26]
        func add(_ name: String, _ run: @escaping @Sendable () -> Report) {
            parts.append(Part(proposal: proposal, name: "\(proposal.name) \(name)", run: run))
        }
        for (index, flavour) in flavours.enumerated() {
            let layout = Layout(proposal, flavour)
            if most > 0 {
                add(flavour.name + " phone") { walkAll(layout, most: most) }
                add(flavour.name + " iPad") { walkAll(layout, isWide: true, most: most) }
            }
            let share = (steps + flavours.count - 1) / flavours.count
            if steps > 0 {
                add(flavour.name + " random") { walkRandomly(layout, steps: share, seed: UInt64(index + 1)) }
            }
        }
        add("addresses") { openHostileAddresses(Layout(proposal), count: min(steps / 4, 2000), seed: 9) }
    }
    return parts
}

/// What came of some parts: one for each, and one for each proposal.
struct Results {
    private var reports: [(proposal: Proposal, report: Report)] = []

    mutating func add(_ part: Part, _ report: Report, seconds: Double) {
        reports.append((part.proposal, report))
        print("\(part.name): \(sentence(report)), \(Int(seconds.rounded())) s")
        for fault in report.faults {
            print("Error: \(fault.rule): \(fault.detail)\n    after \(fault.trace.joined(separator: " → "))")
        }
        fflush(nil)
    }

    var count: Int { reports.count }
    var failed: Int { reports.filter { $0.report.faultCount > 0 }.count }

    /// The sum of all parts, or of a proposal's.
    func sum(_ proposal: Proposal? = nil) -> Report {
        var sum = Report()
        for part in reports where proposal == nil || part.proposal == proposal { sum.add(part.report) }
        return sum
    }

    /// A line for each proposal.
    func printTable(_ proposals: [Proposal]) {
        print("\nproposal      states  transitions  random steps       pages  faults  all states")
        for proposal in proposals {
            let sum = self.sum(proposal)
            var line = proposal.name
            let columns = [
                (sum.states, 20), (sum.transitions, 33), (sum.steps, 47), (sum.pages, 59), (sum.faultCount, 67),
            ]
            for (value, end) in columns {
                let text = String(value)
                line += String(repeating: " ", count: max(1, end - line.count - text.count)) + text
            }
            print(line + (sum.states == 0 ? "           –" : sum.isWhole ? "         yes" : "          no"))
        }
    }
}

func sentence(_ report: Report) -> String {
    "\(report.states) states, \(report.transitions) transitions, \(report.steps) random steps, "
        + "\(report.pages) pages read, \(report.faultCount) faults" + (report.isWhole ? "" : ", stopped before the end")
}

/// Checks the reducer: model-check [STEPS [STATES [PROPOSAL…]]], as in "model-check 1000000 100000 a"; STATES "all" walks
/// to the end. Prints what was visited and every rule that did not hold, a line for each proposal, then "N passed, N
/// failed", a part being one.
func run() async -> Int32 {
    let words = Array(CommandLine.arguments.dropFirst())
    let steps = words.first.flatMap { Int($0) } ?? 1_000_000
    let most = words.dropFirst().first.flatMap { Int($0) } ?? .max
    let named = words.dropFirst(2).compactMap { Proposal(name: $0) }
    let proposals = named.isEmpty ? Proposal.allCases : named
    let begun = Date()
    let all = parts(proposals, steps: steps, most: most)
    var results = Results()
    await withTaskGroup(of: (Int, Report, Double).self) { group in
        // As many at once as there are processors: each holds the states that it has still to visit.
        var next = 0
        func start() {
            guard next < all.count else { return }
            let number = next
            next += 1
            group.addTask {
                let begun = Date()
                return (number, all[number].run(), Date().timeIntervalSince(begun))
            }
        }
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
        for await (number, report, seconds) in group {
            results.add(all[number], report, seconds: seconds)
            start()
        }
    }
    results.printTable(proposals)
    print("Model check: " + sentence(results.sum()) + ", \(Int(Date().timeIntervalSince(begun).rounded())) s")
    print("\(results.count - results.failed) passed, \(results.failed) failed")
    return results.failed == 0 ? 0 : 1
}

exit(await run())
