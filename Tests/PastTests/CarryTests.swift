import Birds
import Lists
import TestKit
import Testing

@testable import Past

/// Devices that carry lists between each other through a mailbox, any of which stops working at any moment.
@Suite struct CarryTests {
    /// A mailbox as the server keeps it.
    struct Mailbox {
        var records: [(id: String, bytes: [UInt8])] = []

        /// `after` is the place that the sender has read up to.
        mutating func append(_ bytes: [UInt8], after: Int64) throws -> (Int64, String) {
            // The browser makes the id of what the record holds, and of where it stands.
            let id = "\(after) " + bytes.map { "\($0)," }.joined()
            if let at = records.firstIndex(where: { $0.id == id }) { return (Int64(at + 1), id) }
            if after != Int64(records.count) { throw Behind() }
            records.append((id, bytes))
            return (Int64(records.count), id)
        }
    }

    /// What stops a device: it is killed, and begins anew from its disk.
    struct Killed: Error {}

    /// Others have put something that is to be read first.
    struct Behind: Error {}

    /// A device: what lies on its disk, and its program.
    final class Device {
        var journals: [String: [String]] = [:]
        var archive: [UInt8] = []
        var marks: [String] = []
        var carried: [UInt8] = []
        var state = PastState()
        let writer: Int64
        /// How many steps are left until it is killed.
        var left = Int.max

        init(_ writer: Int64) {
            self.writer = writer
            wake()
        }

        func wake() {
            state = PastState()
            state.take(
                journals: journals.map { ($0.key, $0.value.joined(separator: "\n")) },
                imported: (try? Archive.decode(archive)) ?? Archive(), marks: marks)
            state.carrySettings("0123456789ABCDEF")
            left = .max
        }

        func step() throws {
            left -= 1
            if left < 0 { throw Killed() }
        }

        func write(_ id: String, _ change: Change) {
            var (journal, _) = Journal.read(id: id, text: (journals[id] ?? []).joined(separator: "\n"))
            journals[id, default: []].append(journal.write(change, writer: writer, utc: 100).text)
            state.take(journal: id, text: (journals[id] ?? []).joined(separator: "\n"))
        }

        func bring(_ archive: Archive) {
            self.archive = archive.encode()
            state.take(imported: archive)
        }

        func perform(_ effects: [PastEffect], _ box: inout Mailbox) throws {
            for effect in effects {
                try step()
                switch effect {
                case .append(let id, let lines):
                    for line in lines where journals[id]?.contains(line) != true {
                        journals[id, default: []].append(line)
                    }
                case .mark(let ids): marks += ids
                case .keep(let bytes): archive = bytes
                case .carry(.keep(let bytes)): carried = bytes
                case .carry(.files):
                    try perform(state.carryFiles(into: (try? Archive.decode(archive)) ?? Archive()), &box)
                case .carry(.put(let bytes)):
                    let (place, id) = try box.append(bytes, after: state.carryPlace.place)
                    // The record lies there, and nobody says so.
                    try step()
                    try perform(state.carryPut(place, id), &box)
                default: break
                }
            }
        }

        /// As `Web/past/carry.js` does it.
        func round(
            _ box: inout Mailbox, answer: Int = 3, meanwhile: (inout Mailbox) throws -> Void = { _ in }
        ) throws {
            state.carryBegin(carried)
            try take(&box, answer)
            try meanwhile(&box)
            while true {
                let effects = state.carryNext()
                if effects.isEmpty { break }
                do { try perform(effects, &box) } catch is Behind { try take(&box, answer) }
            }
            _ = state.carryEnded("")
        }

        private func take(_ box: inout Mailbox, _ answer: Int) throws {
            while true {
                try step()
                let (after, id) = state.carryPlace
                if after > 0, after > box.records.count || box.records[Int(after) - 1].id != id {
                    state.carrySetBack()
                    continue
                }
                let records = box.records.enumerated().dropFirst(Int(after)).prefix(answer)
                if records.isEmpty { break }
                for (at, record) in records {
                    try perform(state.carryTake(Int64(at + 1), record.id, record.bytes), &box)
                }
                try perform(state.carryTook(), &box)
                try perform(state.carryStored(), &box)
            }
        }

        /// Everything that a person sees.
        var shown: [String] {
            let lists = journals.map { Journal.read(id: $0.key, text: $0.value.joined(separator: "\n")).journal }
            let files = (try? Archive.decode(archive)) ?? Archive()
            return
                (lists.map { "\($0.list)" }
                + files.lists.indices.map { "\($0) \(files.birdList($0))" }.map { String($0.drop { $0 != " " }) })
                .sorted()
                + marks.sorted()
        }
    }

    static let birds = ["cangoo", "mallar3", "annhum"].map { ListedBird(code: $0, name: "Bird " + $0) }

    static func list(_ id: String, _ bird: Int, _ count: Int64) -> BirdList {
        var list = BirdList(
            id: id, startedAt: 86_400, offset: 0, place: "Iona", coordinate: Coordinate(latitude: 49, longitude: -123))
        list.isFinished = true
        list.entries = [ListEntry(bird: birds[bird], count: count)]
        return list
    }

    /// Something that a person does.
    func act(_ device: Device, _ dice: inout Seeded, _ round: Int) {
        let own = "\(round % 3)-\(device.writer)"
        let known = device.journals.keys.sorted()
        let id = known.isEmpty || dice.roll(6) == 0 ? own : known[dice.roll(known.count)]
        if device.journals[id] == nil {
            device.write(
                id, .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))
        }
        let bird = Self.birds[dice.roll(3)]
        switch dice.roll(12) {
        case 0...5: device.write(id, .add(bird, 1))
        case 6: device.write(id, .set(bird, Int64(dice.roll(4) - 1), known: []))
        case 7: device.write(id, .deleted(dice.roll(2) == 0))
        case 8: device.write(id, .note(bird.code, "note \(dice.roll(9))"))
        case 9:
            device.marks.append("S\(device.writer)\(dice.roll(5))")
            device.marks = Array(Set(device.marks)).sorted()
            device.wake()
        default:
            var files = Archive()
            let kept = (try? Archive.decode(device.archive)) ?? Archive()
            let changed = "S\(dice.roll(4))"
            for at in kept.lists.indices where kept.lists[at].id != changed { files.append(at, of: kept) }
            files.append(Self.list(changed, dice.roll(3), Int64(1 + dice.roll(9))))
            device.bring(files)
        }
    }

    @Test(arguments: 0..<10) func devicesConvergeWhateverIsKilled(_ part: Int) throws {
        for seed in 0..<60 {
            var dice = Seeded(state: UInt64(part * 1000 + seed + 1))
            var box = Mailbox()
            let devices = [Device(1), Device(2), Device(3)]
            for round in 0..<(10 + dice.roll(30)) {
                let device = devices[dice.roll(3)]
                act(device, &dice, round)
                if dice.roll(4) == 0 {
                    device.left = dice.roll(2) == 0 ? dice.roll(12) : .max
                    do { try device.round(&box) } catch is Killed { device.wake() }
                    device.left = .max
                }
                // A server that was put back from a copy.
                if dice.roll(60) == 0 { box.records.removeLast(box.records.count / 2) }
            }
            for device in devices + devices + devices { try device.round(&box) }
            let records = box.records.count
            for device in devices { try device.round(&box) }
            #expect(box.records.count == records, "seed \(seed): they never come to an end")
            guard devices[0].shown == devices[1].shown, devices[0].shown == devices[2].shown else {
                Issue.record(
                    "part \(part) seed \(seed):\n\(devices.map { $0.shown.joined(separator: "\n") }.joined(separator: "\n---\n"))"
                )
                return
            }
        }
    }

    @Test func deletionsAreCarriedAndComeBack() throws {
        var box = Mailbox()
        let (a, b) = (Device(1), Device(2))
        a.write("5-1", .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))
        a.write("5-1", .add(Self.birds[0], 2))
        try a.round(&box)
        try b.round(&box)
        a.write("5-1", .deleted(true))
        b.write("5-1", .add(Self.birds[1], 1))
        try a.round(&box)
        try b.round(&box)
        try a.round(&box)
        for device in [a, b] { #expect(device.state.journal("5-1")?.list.isDeleted == true) }
        b.write("5-1", .deleted(false))
        try b.round(&box)
        try a.round(&box)
        #expect(a.state.journal("5-1")?.list.entries.count == 2)
    }

    @Test func aLineThatCameLateToTheDiskIsCarriedToo() throws {
        var box = Mailbox()
        let (a, b) = (Device(1), Device(2))
        a.write("5-1", .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))
        a.write("5-1", .add(Self.birds[0], 2))
        a.write("5-1", .add(Self.birds[1], 1))
        let late = a.journals["5-1"]!.remove(at: 1)
        a.wake()
        try a.round(&box)
        a.journals["5-1"]!.append(late)
        a.wake()
        let isToCarry = a.state.isToCarry()
        #expect(isToCarry)
        try a.round(&box)
        try b.round(&box)
        #expect(b.state.journal("5-1")?.list.entries.count == 2)
        for device in [a, b] {
            let isToCarry = device.state.isToCarry()
            #expect(!isToCarry)
        }
    }

    @Test func aThousandListsGoInRecordsThatAreTaken() throws {
        var box = Mailbox()
        let (a, b) = (Device(1), Device(2))
        var files = Archive()
        for number in 0..<1000 { files.append(Self.list("S\(number)", number % 3, Int64(number + 1))) }
        a.bring(files)
        a.write("9-1", .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))
        for number in 0..<60 { a.write("9-1", .comments(String(repeating: "\(number % 10)", count: 9000))) }
        try a.round(&box)
        #expect(box.records.count > 5)
        #expect(box.records.allSatisfy { $0.bytes.count < 400_000 })
        try b.round(&box)
        #expect(try Archive.decode(b.archive) == files)
        #expect(b.shown == a.shown)
    }

    @Test func whatCannotBeOpenedIsSaidAndCostsNothingElse() throws {
        let b = Device(2)
        var box = Mailbox()
        let a = Device(1)
        a.write("5-1", .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))
        try a.round(&box)
        let whole = box.records[0].bytes
        for count in 0..<whole.count {
            box.records.insert(("cut \(count)", Array(whole.prefix(count))), at: 0)
        }
        var hostile = CarryRecord()
        hostile.journals = [CarryRecord.Lines(list: "a\nb c", text: "1 1 1 add")]
        box.records.insert(("hostile", hostile.encode()), at: 0)
        try b.round(&box)
        #expect(b.journals.keys.sorted() == ["5-1"])
        #expect(b.state.carrying.carried.unread.count == whole.count + 1)
    }

    @Test func codesAreReadAsPeopleTypeThem() {
        let code = CarryCode(random: [0, 68, 50, 20, 199, 66, 84, 182, 53, 207])
        #expect(code?.grouped == "0123-4567-89AB-CDEF")
        #expect(CarryCode(random: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255])?.text == "ZZZZZZZZZZZZZZZZ")
        for typed in ["0123-4567-89ab-cdef", " o l23 4567 89AB CDEF", "OI23456789ABCDEF"] {
            #expect(CarryCode(typed: typed) == code)
        }
        for wrong in ["", "0123-4567-89AB-CDE", "0123-4567-89AB-CDEF-0", "U123-4567-89AB-CDEF", "é123-4567-89AB-CDEF"] {
            #expect(CarryCode(typed: wrong) == nil)
        }
        #expect(CarryCode(random: [1]) == nil)
    }

    @Test func damagedKnowledgeIsNone() {
        var carried = Carried()
        carried.cursor = 7
        carried.record = "ab"
        carried.note("S1 f", 5)
        carried.note(7, isRead: false, after: (6, "aa"))
        let journal = Journal(
            id: "5-1",
            [
                Lists.Operation(
                    id: OperationID(clock: 1, writer: 9), utc: 1,
                    change: .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))
            ])
        carried.note(journal.operations, of: journal)
        let bytes = carried.encode()
        #expect(Carried(bytes) == carried)
        #expect(Carried(bytes).missing(journal).isEmpty)
        for count in 0..<bytes.count { #expect(Carried(Array(bytes.prefix(count))) == Carried()) }
    }
}
