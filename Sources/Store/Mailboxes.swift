import CSQLite
import Glibc

/// What devices leave for each other: records that only they can read, in the order in which they came.
///
/// The records lie in an SQLite file of their own beside the store. An append is on the disk before it is reported; one
/// that is sent again under its id stands there once. Safe to use from several threads, which take turns.
public final class Mailboxes: @unchecked Sendable {
    /// How much is taken.
    public struct Limits: Sendable {
        /// Bytes of a record.
        public var recordBytes = 512 << 10
        /// Bytes of a mailbox.
        public var mailboxBytes: Int64 = 32 << 20
        /// Records of a mailbox.
        public var records: Int64 = 200_000
        /// Mailboxes.
        public var mailboxes: Int64 = 200
        /// Bytes of all mailboxes.
        public var totalBytes: Int64 = 2 << 30
        /// New mailboxes an hour.
        public var newAnHour = 60
        /// New mailboxes a day for one who asks.
        public var newADayForOne = 20
        /// Bytes a day from one who asks.
        public var bytesADayForOne = 256 << 20
        /// Records a minute for a mailbox.
        public var recordsAMinute = 3000
        /// Bytes that one answer gives, as far as one record does not exceed them.
        public var answerBytes = 96 << 10
        /// Days without use after which a mailbox goes where another needs its place.
        public var idleDays: Int64 = 90
        /// Days without use after which a mailbox goes.
        public var lastingDays: Int64 = 400

        /// The usual ones.
        public init() {}
    }

    /// One record: its place in the mailbox, what tells it from others, and what it carries.
    public struct Record: Equatable, Sendable {
        /// Counts from 1.
        public var sequence: Int64
        /// Sixteen bytes that the sender chose.
        public var id: [UInt8]
        /// What it carries.
        public var body: [UInt8]
    }

    /// How many bytes a mailbox's name has.
    public static let nameBytes = 32
    /// How many bytes a record's id has.
    public static let idBytes = 16

    private let home: String
    private let limits: Limits
    private let lock = Lock()
    private var connection: Connection?
    private var begun = Rate(seconds: 3600)
    private var appended: [Int64: Rate] = [:]
    private var made: [String: Rate] = [:]
    private var sent: [String: Rate] = [:]

    /// The mailboxes of a folder; the file is opened, or made, when it is first needed.
    public init(home: String, limits: Limits = Limits()) {
        self.home = home
        self.limits = limits
    }

    /// Makes a mailbox; one that is there stays as it is. Gives the place of its newest record. `client` is who asks: nobody
    /// takes all the room.
    public func begin(_ name: [UInt8], for client: String = "", now: Int64) throws -> Int64 {
        try inTurn { connection in
            if let box = try find(name, connection) { return box.last }
            if made.count > 10_000 { made = [:] }
            try made[client, default: Rate(seconds: 86_400)].count(now, most: limits.newADayForOne)
            try begun.count(now, most: limits.newAnHour)
            return try connection.transaction {
                try makeRoom(connection, now)
                let insert = try connection.statement(
                    "INSERT INTO mailboxes(name, last, count, bytes, used) VALUES(?, 0, 0, 0, ?)")
                insert.bind(name, 1)
                insert.bind(now, 2)
                try insert.run()
                return 0
            }
        }
    }

    /// Puts a record at the end and gives its place; one whose id is there already gives the place that it has.
    ///
    /// `after` is the place of the newest record that the sender has read: it is refused where there is a newer one.
    public func append(
        _ body: [UInt8], id: [UInt8], to name: [UInt8], after: Int64? = nil, for client: String = "", now: Int64
    ) throws -> Int64 {
        try inTurn { connection in
            try connection.transaction {
                guard let box = try find(name, connection) else { throw MailboxError.missing }
                if let known = try place(of: id, in: box, connection) { return known }
                if let after, after != box.last { throw MailboxError.setBack }
                if appended.count > 1000 { appended = [:] }
                try appended[box.id, default: Rate(seconds: 60)].count(now, most: limits.recordsAMinute)
                if sent.count > 10_000 { sent = [:] }
                try sent[client, default: Rate(seconds: 86_400)].count(now, body.count, most: limits.bytesADayForOne)
                guard box.count < limits.records, box.bytes + Int64(body.count) <= limits.mailboxBytes else {
                    throw MailboxError.mailboxFull
                }
                let total = try connection.number("SELECT sum(bytes) FROM mailboxes") ?? 0
                guard total + Int64(body.count) <= limits.totalBytes else { throw MailboxError.serverFull }
                let insert = try connection.statement(
                    "INSERT INTO records(mailbox, sequence, id, body) VALUES(?, ?, ?, ?)")
                insert.bind(box.id, 1)
                insert.bind(box.last + 1, 2)
                insert.bind(id, 3)
                insert.bind(body, 4)
                try insert.run()
                let update = try connection.statement(
                    "UPDATE mailboxes SET last = last + 1, count = count + 1, bytes = bytes + ?, used = ? WHERE id = ?")
                update.bind(Int64(body.count), 1)
                update.bind(now, 2)
                update.bind(box.id, 3)
                try update.run()
                return box.last + 1
            }
        }
    }

    /// The records after one that was read before, oldest first, as many as an answer holds, and the newest one's place.
    ///
    /// `record` is the id of the one at `sequence`, by which it is known that both sides mean the same mailbox.
    public func read(
        _ name: [UInt8], after sequence: Int64, record: [UInt8]?, now: Int64
    ) throws -> (last: Int64, records: [Record]) {
        try inTurn { connection in
            guard let box = try find(name, connection) else { throw MailboxError.missing }
            if sequence > 0, try record.map({ try place(of: $0, in: box, connection) }) != sequence {
                throw MailboxError.setBack
            }
            if now - box.used > 86_400 { try touch(box, connection, now) }
            let query = try connection.statement(
                "SELECT sequence, id, body FROM records WHERE mailbox = ? AND sequence > ? ORDER BY sequence")
            defer { query.reset() }
            query.bind(box.id, 1)
            query.bind(sequence, 2)
            var records: [Record] = []
            var bytes = 0
            while try query.step() {
                let body = query.withBytes(2) { Array($0) }
                bytes += body.count
                if bytes > limits.answerBytes, !records.isEmpty { break }
                records.append(Record(sequence: query.int64(0), id: query.withBytes(1) { Array($0) }, body: body))
            }
            return (box.last, records)
        }
    }

    /// Removes a mailbox and all in it; false where there is none.
    public func end(_ name: [UInt8]) throws -> Bool {
        try inTurn { connection in
            guard let box = try find(name, connection) else { return false }
            try connection.transaction { try remove(box.id, connection) }
            appended[box.id] = nil
            return true
        }
    }

    private struct Box {
        var id: Int64
        var last: Int64
        var count: Int64
        var bytes: Int64
        var used: Int64
    }

    private func inTurn<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        try lock.locked { () throws -> Result in
            let open = try connection ?? MailboxSchema.open(home)
            connection = open
            return try body(open)
        }
    }

    private func find(_ name: [UInt8], _ connection: Connection) throws -> Box? {
        let query = try connection.statement("SELECT id, last, count, bytes, used FROM mailboxes WHERE name = ?")
        defer { query.reset() }
        query.bind(name, 1)
        guard try query.step() else { return nil }
        return Box(
            id: query.int64(0), last: query.int64(1), count: query.int64(2), bytes: query.int64(3),
            used: query.int64(4))
    }

    private func place(of record: [UInt8], in box: Box, _ connection: Connection) throws -> Int64? {
        let query = try connection.statement("SELECT sequence FROM records WHERE mailbox = ? AND id = ?")
        defer { query.reset() }
        query.bind(box.id, 1)
        query.bind(record, 2)
        return try query.step() ? query.int64(0) : nil
    }

    private func touch(_ box: Box, _ connection: Connection, _ now: Int64) throws {
        let update = try connection.statement("UPDATE mailboxes SET used = ? WHERE id = ?")
        update.bind(now, 1)
        update.bind(box.id, 2)
        try update.run()
    }

    /// Lets go of mailboxes that nobody has used for long: all of the oldest, and another where there is no place left, first
    /// those into which nobody has put anything for a day.
    private func makeRoom(_ connection: Connection, _ now: Int64) throws {
        if try connection.number("SELECT count(*) FROM mailboxes") ?? 0 >= limits.mailboxes {
            let empty = try connection.statement("DELETE FROM mailboxes WHERE count = 0 AND used < ?")
            empty.bind(now - 86_400, 1)
            try empty.run()
        }
        let query = try connection.statement(
            "SELECT id, used, (SELECT count(*) FROM mailboxes) FROM mailboxes ORDER BY used, id LIMIT 1")
        defer { query.reset() }
        while try query.step() {
            let (oldest, days) = (query.int64(0), (now - query.int64(1)) / 86_400)
            let isFull = query.int64(2) >= limits.mailboxes
            query.reset()
            if days < limits.lastingDays, !(isFull && days >= limits.idleDays) {
                if isFull { throw MailboxError.serverFull }
                return
            }
            try remove(oldest, connection)
        }
    }

    private func remove(_ id: Int64, _ connection: Connection) throws {
        for sql in ["DELETE FROM records WHERE mailbox = ?", "DELETE FROM mailboxes WHERE id = ?"] {
            let delete = try connection.statement(sql)
            delete.bind(id, 1)
            try delete.run()
        }
    }
}

/// Counts what came within a span of time.
private struct Rate {
    let seconds: Int64
    var since: Int64 = 0
    var number = 0

    init(seconds: Int64) { self.seconds = seconds }

    /// Counts so many more; throws where those are too many.
    mutating func count(_ now: Int64, _ more: Int = 1, most: Int) throws {
        if now < since || now - since >= seconds { (since, number) = (now, 0) }
        guard number + more <= most else { throw MailboxError.tooFast(seconds: max(1, since + seconds - now)) }
        number += more
    }
}
