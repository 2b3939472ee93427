import Foundation
import ModelCheck
import Navigation

/// One part of the check: a name and what it does.
struct Part {
    var name: String
    var run: @Sendable () -> Report
}

/// Every part for some proposals: each layout's whole state space on a phone and in a large window, random steps, and
/// addresses that nobody meant. `steps` is the sum of all random steps of a proposal, `most` bounds the states of a walk.
func parts(_ proposals: [Proposal], steps: Int, most: Int) -> [Part] {
    var parts: [Part] = []
    for proposal in proposals {
        let flavours: [Flavour] = Layout(proposal).switcher == .tabs ? Flavour.allCases : [.ios26]
        for (index, flavour) in flavours.enumerated() {
            let layout = Layout(proposal, flavour)
            let name = "\(proposal.name) \(flavour.name)"
            parts.append(Part(name: name + " phone") { walkAll(layout, most: most) })
            parts.append(Part(name: name + " iPad") { walkAll(layout, isWide: true, most: most) })
            let share = steps / flavours.count + 1
            parts.append(Part(name: name + " random") { walkRandomly(layout, steps: share, seed: UInt64(index + 1)) })
        }
        parts.append(
            Part(name: "\(proposal.name) addresses") {
                openHostileAddresses(Layout(proposal), count: min(steps, 2000), seed: 9)
            })
    }
    return parts
}

/// Checks the reducer: model-check [STEPS [STATES [PROPOSALS]]], as in "model-check 1000000 100000 a". Prints what was
/// visited and every rule that did not hold, then "N passed, N failed", a part being one.
func run() async -> Int32 {
    let words = Array(CommandLine.arguments.dropFirst())
    let steps = words.first.flatMap { Int($0) } ?? 1_000_000
    let most = words.dropFirst().first.flatMap { Int($0) } ?? .max
    let named = words.dropFirst(2).compactMap { Proposal(name: $0) }
    let begun = Date()
    var sum = Report()
    var failed = 0
    var count = 0
    await withTaskGroup(of: (String, Report, Double).self) { group in
        for part in parts(named.isEmpty ? [.a] : named, steps: steps, most: most) {
            group.addTask {
                let begun = Date()
                return (part.name, part.run(), Date().timeIntervalSince(begun))
            }
        }
        for await (name, report, seconds) in group {
            count += 1
            if report.faultCount > 0 { failed += 1 }
            sum.add(report)
            defer { fflush(nil) }
            print(name + ": " + sentence(report) + ", \(Int(seconds.rounded())) s")
            for fault in report.faults {
                print("Error: \(fault.rule): \(fault.detail)\n    after \(fault.trace.joined(separator: " → "))")
            }
        }
    }
    print("Model check: " + sentence(sum) + ", \(Int(Date().timeIntervalSince(begun).rounded())) s")
    print("\(count - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
}

func sentence(_ report: Report) -> String {
    "\(report.states) states, \(report.transitions) transitions, \(report.steps) random steps, "
        + "\(report.pages) pages read, \(report.faultCount) faults"
}

exit(await run())
