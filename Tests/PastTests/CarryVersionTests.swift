import Birds
import Lists
import Testing

@testable import Past

/// Versions of one list that meet in a mailbox, and records that only a later session can read.
extension CarryTests {
    /// What the lists from files of a device say, by bird.
    func counts(_ device: Device) throws -> [String: Int64] {
        let files = try Archive.decode(device.archive)
        var counts: [String: Int64] = [:]
        for at in files.lists.indices {
            for entry in files.birdList(at).entries { counts[entry.bird.code] = entry.count }
        }
        return counts
    }

    func archive(_ lists: BirdList...) -> Archive {
        var files = Archive()
        for list in lists { files.append(list) }
        return files
    }

    @Test(arguments: [false, true]) func anOlderFileOfADeviceThatJoinsTakesNothingAway(_ joinsFirst: Bool) throws {
        var box = Mailbox()
        let (a, b) = (Device(1), Device(2))
        var newer = Self.list("S1", 0, 7)
        newer.entries.append(ListEntry(bird: Self.birds[1], count: 3, note: "on the pond"))
        newer.comments = "with the girls"
        var older = Self.list("S1", 0, 5)
        older.entries.append(ListEntry(bird: Self.birds[2], count: -1))
        a.bring(archive(newer))
        b.bring(archive(older))
        for device in joinsFirst ? [b, a, b, a] : [a, b, a, b] { try device.round(&box) }
        for device in [a, b] {
            #expect(try counts(device) == ["cangoo": 7, "mallar3": 3, "annhum": -1])
            let files = try Archive.decode(device.archive)
            #expect(files.lists[0].comments == "with the girls" && files.notes.map { $0.text } == ["on the pond"])
        }
        // A file that is brought in afterwards goes before what both had.
        a.bring(archive(Self.list("S1", 1, 2)))
        for device in [a, b] { try device.round(&box) }
        #expect(try counts(b) == ["mallar3": 2])
    }

    @Test func twoVersionsThatAreSentAtOnceAreBothKept() throws {
        var box = Mailbox()
        let (a, b) = (Device(1), Device(2))
        a.bring(archive(Self.list("S1", 0, 7)))
        b.bring(archive(Self.list("S1", 1, 3)))
        try a.round(&box) { try b.round(&$0) }
        try b.round(&box)
        for device in [a, b] { #expect(try counts(device) == ["cangoo": 7, "mallar3": 3]) }
    }

    @Test func aListThatGoesBackToWhatItWasIsCarriedAgain() throws {
        var box = Mailbox()
        let (a, b) = (Device(1), Device(2))
        for (bird, count) in [(0, 7), (1, 3), (0, 7), (1, 3), (0, 7)] as [(Int, Int64)] {
            a.bring(archive(Self.list("S1", bird, count)))
            for device in [a, b] { try device.round(&box) }
            for device in [a, b] { #expect(try counts(device) == [Self.birds[bird].code: count]) }
        }
        let records = box.records.count
        for device in [a, b] { try device.round(&box) }
        #expect(box.records.count == records)
    }

    @Test func whatCouldNotBeReadIsReadByALaterVersion() throws {
        var box = Mailbox()
        let (a, b) = (Device(1), Device(2))
        a.bring(archive(Self.list("S1", 0, 7)))
        try a.round(&box)
        a.write("5-1", .start(utc: 5, offset: 0, at: Coordinate(latitude: 1, longitude: 2), place: "x"))
        try a.round(&box)
        a.bring(archive(Self.list("S1", 1, 3)))
        try a.round(&box)
        let whole = box.records
        for at in 0..<2 { box.records[at].bytes = [1] }
        for _ in 0..<2 {
            try b.round(&box)
            #expect(b.state.carrying.carried.unread == [1, 2])
            #expect(b.journals.isEmpty)
            b.wake()
        }
        box.records = whole
        // Only a session that begins anew looks again.
        try b.round(&box)
        #expect(b.state.carrying.carried.unread.isEmpty)
        #expect(b.journals.keys.sorted() == ["5-1"])
        // What was read late does not take the place of what came behind it.
        #expect(try counts(b)["mallar3"] == 3)
        let records = box.records.count
        for device in [a, b, a, b] { try device.round(&box) }
        #expect(box.records.count <= records + 1)
        #expect(a.shown == b.shown)
    }
}
