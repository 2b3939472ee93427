import Foundation
import ModelCheck
import Navigation

/// Checks proposal A's reducer: model-check [STEPS [STATES]]. Prints what was visited and every rule that did not hold, then
/// "N passed, N failed", a flavour's walk being one.
func run() async -> Int32 {
    let steps = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_020_000
    let most = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? .max
    let flavours: [Flavour] = [.ios26, .ios260, .ios27]
    let begun = Date()
    let reports = await withTaskGroup(of: (String, Report).self) { group in
        group.addTask { ("every state", walkAll(.a(), most: most)) }
        for (index, flavour) in flavours.enumerated() {
            group.addTask {
                (
                    "random steps, \(flavour.name)",
                    walkRandomly(.a(flavour), steps: steps / flavours.count, seed: UInt64(index + 1))
                )
            }
        }
        group.addTask { ("hostile addresses", openHostileAddresses(.a(), count: 20_000, seed: 9)) }
        var all: [(String, Report)] = []
        for await report in group { all.append(report) }
        return all.sorted { $0.0 < $1.0 }
    }
    var failed = 0
    for (name, report) in reports {
        print(
            "\(name): \(report.states) states, \(report.transitions) transitions, \(report.steps) steps, "
                + "\(report.pages) pages read, \(report.faultCount) faults")
        for fault in report.faults {
            print("Error: \(fault.rule): \(fault.detail)\n    after \(fault.trace.joined(separator: " → "))")
        }
        if report.faultCount > 0 { failed += 1 }
    }
    print("Proposal A in \(Int(Date().timeIntervalSince(begun).rounded())) s")
    print("\(reports.count - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
}

exit(await run())
