#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Wire)
import Wire
#endif

// A round: what lies in the mailbox is taken first, then what it lacks is put there. Wherever it is cut off, the next one
// begins with what is known for certain, and what is taken or put twice changes nothing (Docs/adr/0012).

/// How much a record holds at most: bytes of journals, lists from files, and entries on those.
private let mostBytes = 160_000
private let mostLists = 400
private let mostEntries = 12_000

extension PastState {
    /// A round begins; what this device, in whichever of its tabs, has kept of the last one.
    public mutating func carryBegin(_ bytes: [UInt8]) {
        carrying.carried = Carried(bytes)
        if !carrying.looksAgain { carrying.carried.lookAgain() }
        carrying.looksAgain = true
        carrying.reached = carryPlace
        carrying.sent = nil
        carrying.arrived = []
        carrying.isUnderWay = true
    }

    /// How far this device has read, as the server is asked.
    public var carryPlace: (place: Int64, record: String) { (carrying.carried.cursor, carrying.carried.record) }

    /// The mailbox is not the one that was read before, or was set back: everything is compared anew.
    public mutating func carrySetBack() {
        carrying.carried = Carried()
        carrying.reached = carryPlace
    }

    /// Takes a record; `bytes` is nil where it could not be opened.
    public mutating func carryTake(_ place: Int64, _ id: String, _ bytes: [UInt8]?) -> [PastEffect] {
        let last = carrying.reached
        carrying.reached = (place, id)
        if carrying.carried.hasRead(place) { return [] }
        let isLate = !carrying.carried.unread.isEmpty && carrying.carried.unread.contains(place)
        guard let bytes, let record = try? CarryRecord.decode(bytes) else {
            carrying.carried.note(place, isRead: false, after: last)
            return []
        }
        if isLate { carrying.carried.note(place, isRead: true, after: last) }
        var effects: [PastEffect] = []
        for lines in record.journals {
            let (theirs, unread) = Journal.read(id: lines.list, text: lines.text)
            var mine = journal(lines.list) ?? Journal(id: lines.list)
            let new = theirs.operations.filter { !stands($0.id, in: mine.operations) }
            // What a later version wrote stays where a later version finds it.
            let added = new.map { $0.text } + unread
            if !added.isEmpty { effects.append(.append(list: lines.list, added)) }
            if !new.isEmpty {
                mine.merge(new)
                merge(mine)
            }
            carrying.carried.note(theirs.operations, of: mine)
        }
        let marks = record.marks.filter { !isMarked($0) }
        if !marks.isEmpty {
            mark(marks)
            effects.append(.mark(marks))
        }
        for id in record.marks { carrying.carried.note(id + " m", 1) }
        if !record.files.lists.isEmpty { carrying.arrived.append((record.files, isLate)) }
        return effects
    }

    /// All records of an answer were handed over: what else is to be put on the disk.
    public mutating func carryTook() -> [PastEffect] { carrying.arrived.isEmpty ? [] : [.carry(.files)] }

    /// Puts the lists from files that came to those that are kept by now. One that took the place of what the mailbox and this
    /// device have had does so here. Of two that know nothing of each other, nobody can say which is newer: what both say
    /// together stands, and goes into the mailbox.
    public mutating func carryFiles(into kept: Archive) -> [PastEffect] {
        imported = kept
        var result = kept
        var isChanged = false
        for (number, (came, isLate)) in carrying.arrived.enumerated() {
            let later = carrying.arrived.dropFirst(number + 1)
            var enters: [(at: Int, here: Int?)] = []
            var leaves: [Int] = []
            for at in came.lists.indices {
                let name = came.lists[at].id + " f"
                // Of what came at once the last holds.
                if later.contains(where: { !$0.isLate && $0.files.list(came.lists[at].id) != nil }) { continue }
                let print = came.fingerprint(at)
                let last = carrying.carried.value(name)
                if !isLate { carrying.carried.note(name, print) }
                guard let here = result.list(came.lists[at].id) else {
                    enters.append((at, nil))
                    continue
                }
                let mine = result.fingerprint(here)
                let isOthers = result.lists[here].isOthers
                // Another person's list never takes the place of one's own.
                if mine == print || came.lists[at].isOthers && !isOthers { continue }
                leaves.append(here)
                let goesBefore = mine == last && !isLate || isOthers && !came.lists[at].isOthers
                enters.append((at, goesBefore ? nil : here))
            }
            if enters.isEmpty { continue }
            isChanged = true
            let before = result
            if !leaves.isEmpty {
                result = Archive()
                for at in before.lists.indices where !leaves.contains(at) { result.append(at, of: before) }
            }
            for (at, here) in enters { result.append(at, of: came, with: here, of: before) }
        }
        carrying.arrived = []
        guard isChanged else { return [] }
        imported = result
        isDamaged = false
        return [.keep(result.encode())]
    }

    /// What an answer held is on the disk.
    public mutating func carryStored() -> [PastEffect] {
        carrying.carried.cursor = carrying.reached.place
        carrying.carried.record = carrying.reached.record
        sumUp()
        return [.carry(.keep(carrying.carried.encode()))]
    }

    /// The next record for the mailbox; nothing where it lacks nothing.
    public mutating func carryNext() -> [PastEffect] {
        let record = lacking()
        if record.isEmpty { return [] }
        carrying.sent = record
        return [.carry(.put(record.encode()))]
    }

    /// True where the mailbox lacks something, as far as is known.
    public mutating func isToCarry() -> Bool {
        guard case .on = carrying.phase else { return false }
        return !lacking(isEnough: true).isEmpty
    }

    /// The record under way lies in the mailbox now, at this place, under this id.
    public mutating func carryPut(_ place: Int64, _ id: String) -> [PastEffect] {
        guard let sent = carrying.sent else { return [] }
        carrying.sent = nil
        for lines in sent.journals {
            guard let mine = journal(lines.list) else { continue }
            let (theirs, _) = Journal.read(id: lines.list, text: lines.text)
            carrying.carried.note(theirs.operations, of: mine)
        }
        for mark in sent.marks { carrying.carried.note(mark + " m", 1) }
        // Where nobody has put anything in between, there is nothing to read up to here. Else that is read first: it may be
        // another version of what was sent.
        if place == carrying.carried.cursor + 1 {
            for at in sent.files.lists.indices {
                carrying.carried.note(sent.files.lists[at].id + " f", sent.files.fingerprint(at))
            }
            carrying.carried.cursor = place
            carrying.carried.record = id
        }
        return [.carry(.keep(carrying.carried.encode()))]
    }

    /// The round is over: with no text, or with why it was broken off, an HTTP status (0 for no server) or `disk REASON`.
    public mutating func carryEnded(_ why: String) -> [PastEffect] {
        carrying.isUnderWay = false
        carrying.sent = nil
        var words = Words(why)
        guard let word = words.word() else {
            carrying.trouble = nil
            carrying.doneAt = utc
            return []
        }
        if same(word, "disk") {
            carrying.trouble = .disk(words.rest)
            return [.announce("What another device sent could not be stored")]
        }
        let status = Int(Int64(word) ?? 0)
        carrying.trouble = status == 0 ? .away : .status(status)
        return []
    }

    /// What the mailbox lacks, as much as goes into a record; where one thing is enough, the first that is found.
    private mutating func lacking(isEnough: Bool = false) -> CarryRecord {
        var record = CarryRecord()
        var bytes = 0
        for journal in journals where bytes < mostBytes {
            var text = ""
            for operation in carrying.carried.missing(journal) where bytes < mostBytes {
                let line = operation.text
                bytes += line.utf8.count + 1
                text += text.utf8.isEmpty ? line : "\n" + line
            }
            if !text.utf8.isEmpty { record.journals.append(CarryRecord.Lines(list: journal.id, text: text)) }
            if isEnough, !record.isEmpty { return record }
        }
        for id in markIDs where bytes < mostBytes && carrying.carried.value(id + " m") == 0 {
            bytes += id.utf8.count
            record.marks.append(id)
        }
        if isEnough, !record.isEmpty { return record }
        let prints = self.prints ?? imported.lists.indices.map { imported.fingerprint($0) }
        self.prints = prints
        for at in imported.lists.indices where carrying.carried.value(imported.lists[at].id + " f") != prints[at] {
            if bytes >= mostBytes || record.files.lists.count >= mostLists { break }
            if record.files.entryBirds.count >= mostEntries { break }
            bytes += imported.lists[at].comments.utf8.count
            for entry in imported.lists[at].entries { bytes += imported.note(entry).utf8.count }
            record.files.append(at, of: imported)
            if isEnough { break }
        }
        return record
    }
}
