import Glibc

/// A person's sightings, in one SQLite file.
///
/// Safe to use from several threads: queries take turns over a few connections, and one load at a time writes.
/// A load that was reported survives a loss of power; one that was interrupted leaves nothing behind.
public final class Store: @unchecked Sendable {
    /// The file that holds the sightings.
    public let path: String
    /// The folder that the store lives in.
    public let home: String
    private let writer: Connection
    private let writing = Lock()
    /// True where a load has left the log and could not go back; used by who writes.
    private var isWithoutLog = false
    private var readers: [Connection] = []
    private let pool = Lock()
    /// How many rows a load sorts in memory at a time; tests take fewer.
    var run = Loader.run
    /// The names as the last query saw them.
    let names: NameCache
    /// The cells as the last queries read them.
    let cells: CellCache

    /// Opens the store of a folder, making both where they do not exist yet.
    ///
    /// Throws a sentence where the file is another program's, damaged, or a newer Wingbar's; it is then untouched.
    public convenience init(home: String) throws(StoreError) {
        try self.init(home: home, names: NameCache(), cells: CellCache())
    }

    /// Opens the store of a folder with caches of other sizes.
    init(home: String, names: NameCache, cells: CellCache) throws(StoreError) {
        self.names = names
        self.cells = cells
        try Store.makeFolder(home)
        self.home = home
        path = FileFormat.file("wingbar.db", in: home)
        writer = try Schema.open(path)
    }

    /// Runs `body` with the one connection that writes, while no other thread does.
    func write<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        try writing.locked {
            if isWithoutLog { returnToLog(writer) }
            return try body(writer)
        }
    }

    /// Goes back to the log after a load that went without; where that is not possible now, it is tried before the next
    /// write. Until then the store is whole, and readers and the writer wait for each other.
    func returnToLog(_ connection: Connection) {
        isWithoutLog = (try? connection.execute("PRAGMA journal_mode = WAL")) == nil
    }

    /// Runs `body` in a write transaction if nobody else writes right now; false where it was not done.
    func attemptToWrite(_ body: (Connection) throws -> Void) -> Bool {
        var isDone = false
        _ = writing.attempt {
            writer.wait(milliseconds: 0)
            defer { writer.wait(milliseconds: Connection.patience) }
            do {
                try writer.transaction { try body(writer) }
                isDone = true
            } catch {
                isDone = false
            }
        }
        return isDone
    }

    /// Runs `body` with a connection for queries, inside one snapshot: what it reads belongs together.
    func read<Result>(_ body: (Connection) throws -> Result) throws(StoreError) -> Result {
        let idle = pool.locked { readers.popLast() }
        let connection: Connection = if let idle { idle } else { try Schema.openReader(path) }
        defer { pool.locked { readers.append(connection) } }
        try connection.execute("BEGIN")
        defer { try? connection.execute("COMMIT") }
        do {
            return try body(connection)
        } catch {
            throw error as? StoreError ?? StoreError(sentence: "\(path): the query failed (\(error)).")
        }
    }

    /// Makes the folders of a path that are not there; where somebody has been is nobody else's business.
    private static func makeFolder(_ path: String) throws(StoreError) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            if mkdir(made, 0o700) == 0 || errno == EEXIST || errno == EISDIR { continue }
            let reason = String(cString: strerror(errno))
            throw StoreError(sentence: "\(path): the folder cannot be made (\(reason)). Choose another with --home.")
        }
    }
}
