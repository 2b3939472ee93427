import Birds
import Lists
import TestKit
import Testing

/// Two devices write one list while they cannot hear each other.
@Suite struct MergeTests {
    static let birds = ["cangoo", "mallar3", "annhum"].map { ListedBird(code: $0, name: "Bird " + $0) }

    /// A device, and what its person was shown as counted.
    struct Device {
        var journal: Journal
        let writer: Int64
        /// Ticks that were acknowledged here.
        var ticks: [(id: OperationID, code: String)] = []

        init(_ writer: Int64, _ start: Lists.Operation) {
            journal = Journal(id: "1-1", [start])
            self.writer = writer
        }

        mutating func act(_ dice: inout Dice) {
            let bird = birds[dice.roll(birds.count)]
            switch dice.roll(10) {
            case 0...3:
                let written = write(.add(bird, Int64(1 + dice.roll(3))))
                ticks.append((written.id, bird.code))
            case 4: write(journal.setting(bird, to: Int64(dice.roll(7) - 1)))
            case 5:
                let left = max(0, journal.list.count(of: bird.code) - 1)
                write(journal.setting(bird, to: left))
            case 6: if let undo = journal.steps.undo { write(.undo(undo.id)) }
            case 7: if let redo = journal.steps.redo { write(.redo(redo.id)) }
            case 8: write(.note(bird.code, "note \(dice.roll(100))"))
            default: write(dice.roll(2) == 0 ? .deleted(dice.roll(2) == 0) : .finish(seconds: Int64(dice.roll(100))))
            }
        }

        @discardableResult mutating func write(_ change: Change) -> Lists.Operation {
            journal.write(change, writer: writer, utc: 100)
        }
    }

    static let start = Lists.Operation(
        id: OperationID(clock: 1, writer: 1), utc: 5,
        change: .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))

    @Test(arguments: 0..<10) func devicesConverge(_ part: Int) {
        for round in 0..<1000 {
            var dice = Dice(state: UInt64(part * 1000 + round + 1))
            var a = Device(1, Self.start)
            var b = Device(2, Self.start)
            for _ in 0..<(4 + dice.roll(20)) {
                if dice.roll(2) == 0 { a.act(&dice) } else { b.act(&dice) }
                switch dice.roll(8) {
                case 0: a.journal.merge(b.journal)
                case 1: b.journal.merge(a.journal)
                default: break
                }
            }
            var there = a.journal
            there.merge(b.journal)
            var back = b.journal
            back.merge(a.journal)
            back.merge(a.journal)
            guard there == back else {
                Issue.record("round \(part * 1000 + round): \n\(there.text)\n---\n\(back.text)")
                return
            }
            for tick in a.ticks + b.ticks where isLost(tick.id, tick.code, there) {
                Issue.record("round \(part * 1000 + round): tick \(tick.id) of \(tick.code) is lost\n\(there.text)")
                return
            }
        }
    }

    /// A tick counts unless it was undone, or a set count took its place that knew of it: worked out from the operations
    /// alone, by what each of them says, and held against the count of the list.
    private func isLost(_ id: OperationID, _ code: String, _ journal: Journal) -> Bool {
        var isUndone: [OperationID: Bool] = [:]
        for operation in journal.operations {
            switch operation.change {
            case .undo(let target): isUndone[target] = true
            case .redo(let target): isUndone[target] = false
            default: break
            }
        }
        let counts = journal.operations.filter { isUndone[$0.id] != true }
        guard counts.contains(where: { $0.id == id }) else { return false }
        var base: Int64?
        var adds: [OperationID: Int64] = [:]
        for operation in counts {
            switch operation.change {
            case .add(let bird, let number) where bird.code == code: adds[operation.id] = number
            case .set(let bird, let number, let known) where bird.code == code:
                base = number
                for one in known { adds = adds.filter { $0.key.writer != one.writer || $0.key.clock > one.clock } }
            default: break
            }
        }
        let sum = adds.values.reduce(0, +)
        let expected = base.map { $0 < 0 ? (sum > 0 ? sum : -1) : $0 + sum } ?? sum
        return journal.list.count(of: code) != expected || (adds[id] != nil && expected < adds[id]!)
    }

    @Test(arguments: 1...50) func mergingIsAssociativeAndTheOrderDoesNotTell(_ seed: Int) {
        var dice = Dice(state: UInt64(seed))
        var devices = [Device(1, Self.start), Device(2, Self.start), Device(3, Self.start)]
        for _ in 0..<60 {
            let at = dice.roll(3)
            devices[at].act(&dice)
            if dice.roll(6) == 0 { devices[at].journal.merge(devices[dice.roll(3)].journal) }
        }
        let journals = devices.map { $0.journal }
        var left = journals[0]
        left.merge(journals[1])
        left.merge(journals[2])
        var right = journals[1]
        right.merge(journals[2])
        var whole = journals[0]
        whole.merge(right)
        #expect(whole == left)
        // Operations one at a time in any order, as an unreliable network would bring them.
        var shuffled = left.operations
        for index in shuffled.indices.reversed() { shuffled.swapAt(index, dice.roll(index + 1)) }
        var slow = Journal(id: left.id)
        for operation in shuffled { slow.merge([operation]) }
        #expect(slow == left)
        #expect(Journal.read(id: left.id, text: left.text).journal == left)
    }

    @Test func aTickThatASetDidNotKnowStaysCounted() {
        var a = Device(1, Self.start)
        a.write(.add(Self.birds[0], 3))
        var b = a.journal
        a.write(a.journal.setting(Self.birds[0], to: 5))
        b.write(.add(Self.birds[0], 1), writer: 2, utc: 100)
        b.merge(a.journal)
        #expect(b.list.count(of: "cangoo") == 6)
        // Both took the last one away, then one saw another.
        var c = b
        b.write(b.setting(Self.birds[0], to: 0), writer: 2, utc: 100)
        c.write(c.setting(Self.birds[0], to: 0), writer: 3, utc: 100)
        c.write(.add(Self.birds[0], 1), writer: 3, utc: 100)
        b.merge(c)
        #expect(b.list.count(of: "cangoo") == 1)
    }

    @Test func oneIdWithTwoMeaningsIsReadAlikeEverywhere() {
        let id = OperationID(clock: 2, writer: 1)
        let one = Lists.Operation(id: id, utc: 1, change: .add(Self.birds[0], 1))
        let two = Lists.Operation(id: id, utc: 1, change: .add(Self.birds[1], 1))
        #expect(Journal(id: "x", [Self.start, one, two]) == Journal(id: "x", [two, one, Self.start, one]))
    }
}
