import CSQLite
import Glibc

/// The tables of the mailboxes' file, and the check that keeps a foreign, newer or damaged one from being touched.
enum MailboxSchema {
    /// Marks an SQLite file as ours: "wcar".
    static let applicationID: Int64 = 0x7763_6172
    /// Counts changes of the tables.
    static let version: Int64 = 1

    /// A mailbox's id is never given out twice, and `last` never goes back: what is removed leaves its place empty.
    static let tables = """
        CREATE TABLE mailboxes(id INTEGER PRIMARY KEY AUTOINCREMENT, name BLOB NOT NULL UNIQUE, last INTEGER NOT NULL,
            count INTEGER NOT NULL, bytes INTEGER NOT NULL, used INTEGER NOT NULL);
        CREATE INDEX mailboxesByUse ON mailboxes(used, id);
        CREATE TABLE records(mailbox INTEGER NOT NULL, sequence INTEGER NOT NULL, id BLOB NOT NULL, body BLOB NOT NULL);
        CREATE UNIQUE INDEX recordsInOrder ON records(mailbox, sequence);
        CREATE UNIQUE INDEX recordsById ON records(mailbox, id);
        """

    /// Opens the file of a folder, making it where it is missing so that only its owner can read it.
    static func open(_ home: String) throws -> Connection {
        let path = home.hasSuffix("/") ? "\(home)carry.db" : "\(home)/carry.db"
        let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
        let connection = try Connection(path: path)
        // A worker of the server waits with the one that writes: not for long.
        connection.wait(milliseconds: 2000)
        let id = try connection.number("PRAGMA application_id") ?? 0
        let held = try connection.number("PRAGMA user_version") ?? 0
        let found = try connection.number("SELECT count(*) FROM sqlite_schema") ?? 0
        guard id == applicationID || id == 0 && held == 0 && found == 0 else {
            throw StoreError(sentence: "\(path): this file is another program's. Move it away.")
        }
        guard held <= version else {
            throw StoreError(sentence: "\(path): this file was written by a newer Wingbar. Update Wingbar to open it.")
        }
        try connection.execute("PRAGMA auto_vacuum = FULL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        try connection.execute("PRAGMA cache_size = -4096; PRAGMA journal_size_limit = 16777216")
        try connection.transaction {
            // Another process may have made the tables while this one waited.
            guard try connection.number("PRAGMA user_version") == 0 else { return }
            try connection.execute(tables)
            try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
        }
        return connection
    }
}
