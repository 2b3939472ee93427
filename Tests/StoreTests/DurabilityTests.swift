import Birds
import Foundation
import TestKit
import Testing

@testable import Store

/// A load that is killed leaves all of its file or nothing, and one that was reported is there.
@Suite struct DurabilityTests {
    let folder = TemporaryFolder()
    let rows = 6000

    /// The program that loads, built beside this one.
    var victim: URL {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("store-victim")
    }

    /// Starts a load, kills it after some seconds, and gives what it said.
    func load(round: Int, killAfter seconds: Double?) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = victim
        process.arguments = [folder.path, "\(rows)", "\(round)"]
        process.standardOutput = pipe
        try process.run()
        if let seconds {
            Thread.sleep(forTimeInterval: seconds)
            kill(process.processIdentifier, SIGKILL)
        }
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return said
    }

    @Test func aKilledLoadLeavesAllOrNothing() throws {
        let start = Date()
        #expect(try load(round: 0, killAfter: nil) == "begun\nstored \(rows)\n")
        let whole = Date().timeIntervalSince(start)
        var expected = Int64(rows)
        var cut = 0
        for round in 1...20 {
            // Spread over the whole of a load, a little beyond its end, in an order that looks like chance.
            let said = try load(round: round, killAfter: whole * 1.1 * Double(round * 13 % 20) / 20)
            let store = try Store(home: folder.path)
            let (held, cells, state) = try store.read { connection in
                let check = try connection.statement("PRAGMA integrity_check")
                defer { check.reset() }
                return (
                    try connection.number("SELECT count(*) FROM sightings") ?? -1,
                    try connection.number("SELECT sum(total) FROM cells") ?? -1, try check.step() ? check.text(0) : ""
                )
            }
            #expect(state == "ok")
            #expect(held == cells)
            #expect(held == expected || held == expected + Int64(rows), "round \(round)")
            if said.contains("stored") { #expect(held == expected + Int64(rows), "round \(round) was reported") }
            if held == expected { cut += 1 }
            expected = held
        }
        #expect(cut > 3, "too few loads were cut off to have tested anything")
        #expect(folder.names.filter { $0.hasPrefix(".import") }.isEmpty)
    }
}
