import TestKit
import Testing

@testable import Store

/// Mailboxes keep what they take, in order, and stay within their limits.
@Suite struct MailboxTests {
    let folder = TemporaryFolder()
    let name = [UInt8](repeating: 1, count: Mailboxes.nameBytes)

    func id(_ number: Int) -> [UInt8] { [UInt8](repeating: 0, count: 15) + [UInt8(number)] }

    func refusal(_ body: () throws -> Void) -> MailboxError? {
        do {
            try body()
            return nil
        } catch {
            return error as? MailboxError
        }
    }

    @Test func whatWasTakenIsThereAfterARestart() throws {
        var boxes = Mailboxes(home: folder.path)
        #expect(try boxes.begin(name, now: 1) == 0)
        #expect(try boxes.append([1, 2, 3], id: id(1), to: name, now: 1) == 1)
        boxes = Mailboxes(home: folder.path)
        #expect(try boxes.append([4], id: id(2), to: name, now: 2) == 2)
        #expect(try boxes.append([1, 2, 3], id: id(1), to: name, now: 2) == 1)
        let (last, records) = try boxes.read(name, after: 0, record: nil, now: 3)
        #expect(last == 2)
        #expect(records.map(\.body) == [[1, 2, 3], [4]])
        #expect(records.map(\.sequence) == [1, 2])
    }

    @Test func twoServersOnOneFileKeepOneOrder() throws {
        let a = Mailboxes(home: folder.path)
        let b = Mailboxes(home: folder.path)
        _ = try a.begin(name, now: 1)
        for number in 1...20 { _ = try (number % 2 == 0 ? a : b).append([1], id: id(number), to: name, now: 1) }
        #expect(try a.read(name, after: 0, record: nil, now: 1).records.map(\.sequence) == Array(1...20))
    }

    @Test func anAnswerIsBounded() throws {
        var limits = Mailboxes.Limits()
        limits.answerBytes = 10
        let boxes = Mailboxes(home: folder.path, limits: limits)
        _ = try boxes.begin(name, now: 1)
        for (number, size) in [4, 6, 1, 50, 1].enumerated() {
            _ = try boxes.append([UInt8](repeating: 0, count: size), id: id(number), to: name, now: 1)
        }
        var seen: [[Int64]] = []
        var at: (Int64, [UInt8]?) = (0, nil)
        while true {
            let (_, records) = try boxes.read(name, after: at.0, record: at.1, now: 1)
            guard let last = records.last else { break }
            seen.append(records.map(\.sequence))
            at = (last.sequence, last.id)
        }
        #expect(seen == [[1, 2], [3], [4], [5]])
    }

    @Test func limitsHold() throws {
        var limits = Mailboxes.Limits()
        limits.mailboxBytes = 10
        limits.records = 3
        limits.totalBytes = 15
        limits.mailboxes = 3
        limits.newAnHour = 4
        limits.recordsAMinute = 5
        let boxes = Mailboxes(home: folder.path, limits: limits)
        let others = (2...6).map { [UInt8](repeating: $0, count: Mailboxes.nameBytes) }
        _ = try boxes.begin(name, now: 0)
        _ = try boxes.append([UInt8](repeating: 0, count: 10), id: id(1), to: name, now: 0)
        #expect(refusal { _ = try boxes.append([0], id: id(2), to: name, now: 0) } == .mailboxFull)
        _ = try boxes.begin(others[0], now: 0)
        _ = try boxes.append([UInt8](repeating: 0, count: 3), id: id(1), to: others[0], now: 0)
        #expect(
            refusal { _ = try boxes.append([UInt8](repeating: 0, count: 7), id: id(2), to: others[0], now: 0) }
                == .serverFull)
        _ = try boxes.append([0], id: id(3), to: others[0], now: 0)
        _ = try boxes.append([0], id: id(4), to: others[0], now: 0)
        #expect(refusal { _ = try boxes.append([0], id: id(5), to: others[0], now: 0) } == .mailboxFull)
        #expect(refusal { _ = try boxes.append([0], id: id(6), to: others[0], now: 59) } == .tooFast(seconds: 1))
        _ = try boxes.begin(others[1], now: 0)
        #expect(refusal { _ = try boxes.begin(others[2], now: 0) } == .serverFull)
        #expect(refusal { _ = try boxes.begin(others[2], now: 3599) } == .tooFast(seconds: 1))
        // What was begun and never used makes room first, then whoever has gone for months.
        _ = try boxes.read(others[0], after: 0, record: nil, now: 80 * 86_400)
        _ = try boxes.begin(others[2], now: 2 * 86_400)
        #expect(refusal { _ = try boxes.read(others[1], after: 0, record: nil, now: 2 * 86_400) } == .missing)
        _ = try boxes.read(others[2], after: 0, record: nil, now: 91 * 86_400)
        _ = try boxes.begin(others[4], now: 91 * 86_400)
        #expect(refusal { _ = try boxes.read(name, after: 0, record: nil, now: 91 * 86_400) } == .missing)
        #expect(try boxes.read(others[0], after: 0, record: nil, now: 91 * 86_400).records.count == 3)
        _ = try boxes.end(others[2])
        _ = try boxes.begin(others[3], now: 600 * 86_400)
        #expect(refusal { _ = try boxes.read(others[0], after: 0, record: nil, now: 600 * 86_400) } == .missing)
    }

    @Test func aMailboxThatWasMadeAnewIsNotTakenForTheOldOne() throws {
        let boxes = Mailboxes(home: folder.path)
        _ = try boxes.begin(name, now: 1)
        _ = try boxes.append([1], id: id(1), to: name, now: 1)
        #expect(try boxes.end(name))
        _ = try boxes.begin(name, now: 1)
        _ = try boxes.append([1], id: id(2), to: name, now: 1)
        #expect(refusal { _ = try boxes.read(name, after: 1, record: id(1), now: 1) } == .setBack)
    }

    @Test func oneWhoAsksDoesNotTakeAllTheRoom() throws {
        var limits = Mailboxes.Limits()
        limits.newADayForOne = 2
        limits.bytesADayForOne = 10
        let boxes = Mailboxes(home: folder.path, limits: limits)
        let names = (1...4).map { [UInt8](repeating: $0, count: Mailboxes.nameBytes) }
        for name in names[..<2] { _ = try boxes.begin(name, for: "a", now: 0) }
        #expect(refusal { _ = try boxes.begin(names[2], for: "a", now: 86_399) } == .tooFast(seconds: 1))
        _ = try boxes.begin(names[1], for: "a", now: 5)
        _ = try boxes.begin(names[2], for: "b", now: 5)
        _ = try boxes.append([UInt8](repeating: 0, count: 9), id: id(1), to: names[0], for: "a", now: 5)
        #expect(
            refusal { _ = try boxes.append([0, 0], id: id(2), to: names[1], for: "a", now: 86_399) }
                == .tooFast(seconds: 1))
        _ = try boxes.append([0, 0], id: id(2), to: names[1], for: "b", now: 6)
        _ = try boxes.append([0], id: id(3), to: names[1], for: "a", now: 6)
        // A day later.
        _ = try boxes.begin(names[3], for: "a", now: 86_400)
    }

    @Test func onlyWhoHasReadTheNewestPuts() throws {
        let boxes = Mailboxes(home: folder.path)
        _ = try boxes.begin(name, now: 1)
        #expect(try boxes.append([1], id: id(1), to: name, after: 0, now: 1) == 1)
        #expect(refusal { _ = try boxes.append([2], id: id(2), to: name, after: 0, now: 1) } == .setBack)
        #expect(try boxes.append([1], id: id(1), to: name, after: 0, now: 1) == 1)
        #expect(try boxes.append([2], id: id(2), to: name, after: 1, now: 1) == 2)
    }
}
