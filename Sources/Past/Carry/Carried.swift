#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Wire)
import Wire
#endif

/// What a device knows to lie in the mailbox: how far it has read, and which of its own things are there.
///
/// Of a list, it is kept how many operations of a writer lie there up to a clock. All that lies in the mailbox and was read
/// is on this device too, so where the device has just as many, they are those; where it has more, one came late to the
/// disk, and all of that writer's are sent once more, which changes nothing where they are known.
public struct Carried: Equatable, Sendable {
    /// The place of the record that was read last.
    public var cursor: Int64 = 0
    /// Its id, as the server writes it.
    public var record = ""
    /// The places of records that could not be read, as far as they are remembered.
    private(set) var unread: [Int64] = []
    /// The record before the first of them, from which all are looked at again.
    private var before: (place: Int64, record: String) = (0, "")
    /// Up to which place the others have been read.
    private var top: Int64 = 0
    /// What is known of a list and a writer, which `LIST WRITER` names: a clock, and how many operations up to it. Of a list
    /// from a file, `LIST f`, the fingerprint of the version that lies there last; of what eBird was handed, `LIST m`.
    private var names: [String] = []
    private var clocks: [Int64] = []
    private var counts: [Int64] = []
    private var index = NameIndex()

    /// Nothing lies there.
    public init() {}

    /// The same knowledge.
    public static func == (a: Carried, b: Carried) -> Bool { a.encode() == b.encode() }

    /// The operations of a journal that the mailbox lacks, in their order.
    public func missing(_ journal: Journal) -> [Operation] {
        var missing: [Operation] = []
        for writer in writers(journal.operations) {
            let at = place("\(journal.id) \(writer)")
            let clock = at.map { clocks[$0] } ?? 0
            var own: [Operation] = []
            var later = 0
            for operation in journal.operations where operation.id.writer == writer {
                own.append(operation)
                if operation.id.clock > clock { later += 1 }
            }
            let isWhole = at.map { counts[$0] } ?? 0 == Int64(own.count - later)
            missing += isWhole ? Array(own[(own.count - later)...]) : own
        }
        return missing
    }

    /// Operations of a journal lie in the mailbox now, in their order; the journal has them.
    public mutating func note(_ sent: [Operation], of journal: Journal) {
        let missing = missing(journal)
        for writer in writers(sent) {
            var (clock, count): (Int64, Int64) = (0, 0)
            // Up to the first that is not there.
            for operation in journal.operations where operation.id.writer == writer {
                guard stands(operation.id, in: sent) || !missing.contains(where: { $0.id == operation.id }) else {
                    break
                }
                clock = operation.id.clock
                count += 1
            }
            note("\(journal.id) \(writer)", clock, count)
        }
    }

    /// What is known under a name: of a list from a file its fingerprint, of a mark 1; 0 where it is nothing.
    func value(_ name: String) -> Int64 { place(name).map { clocks[$0] } ?? 0 }

    /// Something lies there now.
    @inline(never) mutating func note(_ name: String, _ clock: Int64, _ count: Int64 = 0) {
        let at = place(name) ?? names.count
        if at == names.count {
            index.insert(Array(name.utf8), Int32(at))
            names.append(name)
            clocks.append(0)
            counts.append(0)
        }
        (clocks[at], counts[at]) = (clock, count)
    }

    @inline(never) private func place(_ name: String) -> Int? { index.find(Array(name.utf8)).map { Int($0) } }

    /// True where a record was read before, and not in vain.
    func hasRead(_ place: Int64) -> Bool { place <= top && !unread.contains(place) }

    /// A record could be read or not; `last` is the one before it.
    mutating func note(_ place: Int64, isRead: Bool, after last: (place: Int64, record: String)) {
        unread.removeAll { $0 == place }
        if isRead || unread.count >= 1000 { return }
        if unread.isEmpty { before = last }
        unread.append(place)
    }

    /// What could not be read is looked at again, as by a later version.
    mutating func lookAgain() {
        if unread.isEmpty { return }
        top = max(top, cursor)
        (cursor, record) = before
    }

    /// "WBK" and the version of the format.
    private static let magic: [UInt8] = [0x57, 0x42, 0x4B, 0x02]

    /// The knowledge as bytes.
    public func encode() -> [UInt8] {
        var out = ByteWriter()
        out.raw(Carried.magic)
        out.number(UInt64(cursor))
        out.text(record)
        out.number(UInt64(unread.count))
        for place in unread { out.number(UInt64(place)) }
        out.number(UInt64(before.place))
        out.text(before.record)
        out.number(UInt64(top))
        out.number(UInt64(names.count))
        for at in names.indices {
            out.text(names[at])
            out.number(UInt64(clocks[at]))
            out.number(UInt64(counts[at]))
        }
        return out.bytes
    }

    /// Reads what `encode` wrote; what is damaged is read as nothing, after which everything is compared anew.
    public init(_ bytes: [UInt8]) {
        self.init()
        do throws(WireError) { try read(bytes) } catch { self = Carried() }
    }

    private mutating func read(_ bytes: [UInt8]) throws(WireError) {
        var from = ByteReader(bytes)
        try from.expect(Carried.magic)
        cursor = try from.small()
        record = try from.text()
        for _ in 0..<(try from.count(each: 1)) { unread.append(try from.small()) }
        before.place = try from.small()
        before.record = try from.text()
        top = try from.small()
        for _ in 0..<(try from.count(each: 3)) {
            let name = try from.text()
            let clock = try from.small()
            note(name, clock, try from.small())
        }
    }
}

extension ByteReader {
    /// A number that JavaScript can hold.
    fileprivate mutating func small() throws(WireError) -> Int64 {
        let value = try number()
        guard value < 1 << 53 else { throw .badNumber(0) }
        return Int64(value)
    }
}

/// Who wrote some operations.
private func writers(_ operations: [Operation]) -> [Int64] {
    var writers: [Int64] = []
    for operation in operations where !writers.contains(operation.id.writer) { writers.append(operation.id.writer) }
    return writers
}

/// Tells contents apart: FNV-1a with 64 bits. Two that a person keeps do not meet by chance, and nobody gains by forging one.
public struct Fingerprint: Sendable {
    /// What it has come to.
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Of nothing.
    public init() {}

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    @inline(never) mutating func add(_ number: Int64) {
        for shift: Int64 in [0, 8, 16, 24, 32, 40, 48, 56] { add(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    @inline(never) mutating func add(_ text: String) {
        let bytes = Array(text.utf8)
        add(Int64(bytes.count))
        for byte in bytes { add(byte) }
    }
}

extension Archive {
    /// What tells a list's contents from any other's, as JavaScript can hold it; birds in another order say the same.
    public func fingerprint(_ at: Int) -> Int64 {
        let list = lists[at]
        let place = places[Int(list.place)]
        var print = Fingerprint()
        for text in [list.id, place.name, list.comments] { print.add(text) }
        for degrees in [place.coordinate.latitude, place.coordinate.longitude] {
            print.add(Int64((degrees * 1e6).rounded()))
        }
        for number in [list.minutes, list.metres, list.observers] { print.add(Int64(number)) }
        print.add(list.time.packed)
        print.add(list.how.rawValue)
        print.add(UInt8(list.isComplete ? 1 : 0))
        print.add(UInt8(list.isOthers ? 1 : 0))
        var sum: UInt64 = 0
        for entry in list.entries {
            var print = Fingerprint()
            print.add(birds[Int(entryBirds[Int(entry)])].code)
            print.add(Int64(entryCounts[Int(entry)]))
            print.add(note(entry))
            sum &+= print.value
        }
        print.add(Int64(bitPattern: sum))
        return Int64(print.value >> 11)
    }
}
