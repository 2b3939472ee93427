/// The tables of the mailboxes' file, and the check that keeps a foreign, newer or damaged one from being touched.
enum MailboxSchema {
    /// The mailboxes' file: "wcar".
    static let format = FileFormat(
        applicationID: 0x7763_6172, version: 1, updates: [0: tables],
        foreign: "this file is another program's. Move it away.",
        newer: { _ in "this file was written by a newer Wingbar. Update Wingbar to open it." })

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
    static func open(_ home: String) throws(StoreError) -> Connection {
        let path = FileFormat.file("carry.db", in: home)
        let connection = try Connection(path: path)
        // A worker of the server waits with the one that writes: not for long.
        connection.wait(milliseconds: 2000)
        try format.check(connection, path)
        try connection.execute("PRAGMA auto_vacuum = FULL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        try connection.execute("PRAGMA cache_size = -4096; PRAGMA journal_size_limit = 16777216")
        try format.bringUpToDate(connection, path)
        return connection
    }
}
