import CSQLite

/// One connection to an SQLite file, used by one thread at a time.
final class Connection {
    private let handle: OpaquePointer
    private let path: String
    private var statements: [String: Statement] = [:]
    /// The rows of a load, for the connection that writes.
    let incoming = IncomingTable()

    /// Opens a file. Nothing of it is read yet, so a file that is no database is found out by the first statement.
    init(path: String, flags: Int32 = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) throws(StoreError) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let opened else {
            let detail = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw Connection.error(code, path: path, detail: detail)
        }
        handle = opened
        self.path = path
        sqlite3_busy_timeout(handle, Connection.patience)
        let registered = incoming.register(with: handle)
        if registered != SQLITE_OK { throw error(registered) }
    }

    deinit {
        for statement in statements.values { statement.finish() }
        sqlite3_close_v2(handle)
    }

    /// How long a connection waits for another writer, in milliseconds.
    static let patience: Int32 = 10_000

    /// Sets how long this connection waits for another writer, in milliseconds.
    func wait(milliseconds: Int32) { sqlite3_busy_timeout(handle, milliseconds) }

    /// Runs one or more statements that give no rows.
    func execute(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw error(code) }
    }

    /// The prepared form of a statement, kept for the next time, reset and without parameters.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        if let known = statements[sql] {
            known.reset()
            return known
        }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw error(code) }
        let made = Statement(prepared, of: self)
        statements[sql] = made
        return made
    }

    /// The first column of a statement's first row as a number, or nil where there is none.
    func number(_ sql: String) throws(StoreError) -> Int64? {
        let query = try statement(sql)
        defer { query.reset() }
        guard try query.step(), !query.isNull(0) else { return nil }
        return query.int64(0)
    }

    /// How many rows the last INSERT, UPDATE or DELETE changed.
    var changes: Int { Int(sqlite3_changes64(handle)) }

    /// The row id that the last INSERT made.
    var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// True while a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Opens a write transaction and closes it: committed when `body` returns, rolled back when it throws.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            if isInTransaction { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// What a result code means to a person.
    func error(_ code: Int32) -> StoreError {
        Connection.error(code, path: path, detail: String(cString: sqlite3_errmsg(handle)))
    }

    private static func error(_ code: Int32, path: String, detail: String) -> StoreError {
        for (primary, sentence) in sentences where primary == code & 0xff {
            return StoreError(sentence: "\(path): \(sentence)")
        }
        return StoreError(sentence: "\(path): the store failed (\(detail), code \(code)).")
    }

    private static let sentences: [(Int32, String)] = [
        (SQLITE_NOTADB, "this file is not a Wingbar store. Move it away, or choose another folder with --home."),
        (SQLITE_CORRUPT, "the store is damaged. Put back a copy of it, or move it away and import your files again."),
        (SQLITE_FULL, "the disk is full. Nothing was changed; free some space and try again."),
        (SQLITE_BUSY, "another program is writing to this store. Nothing was changed; try again when it is done."),
        (SQLITE_LOCKED, "another program is writing to this store. Nothing was changed; try again when it is done."),
        (SQLITE_READONLY, "the store cannot be written. Check its permissions, or choose another folder with --home."),
        (SQLITE_CANTOPEN, "the store cannot be opened. Check that the folder exists and may be written."),
        (SQLITE_PERM, "the store may not be opened. Check the file's permissions."),
        (SQLITE_IOERR, "reading or writing the store failed. Check the disk; what was stored before is untouched."),
    ]
}
