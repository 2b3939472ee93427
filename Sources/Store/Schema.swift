import CSQLite
import Glibc

/// The store's tables, and the checks that keep a foreign, newer or damaged file from being touched.
enum Schema {
    /// The store's file: "wbrd". Of version 1, the statistics know no seasons, and are made anew when they are asked for.
    static let format = FileFormat(
        applicationID: 0x7762_7264, version: version, updates: [0: tables, 1: "DROP TABLE statistics; \(statistics)"],
        foreign: "this file is another program's database, not a Wingbar store. "
            + "Move it away, or choose another folder with --home.",
        newer: {
            "this store was written by a newer Wingbar (version \($0), this one knows \(version)). Update Wingbar to open it."
        })
    /// Counts changes of the tables.
    static let version: Int64 = 2

    /// `taxa.id` and `places.id` are never given out twice, so what a running server has cached stays true.
    /// A cell's statistics are made when somebody asks and go when the cell changes.
    static let tables = """
        CREATE TABLE meta(key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO meta VALUES('taxa', 0), ('sample', 0);
        CREATE TABLE sources(id INTEGER PRIMARY KEY, name TEXT NOT NULL, sample INTEGER NOT NULL,
            imported INTEGER NOT NULL, kept INTEGER NOT NULL, known INTEGER NOT NULL);
        CREATE TABLE taxa(id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            scientific TEXT NOT NULL, family TEXT NOT NULL, familyName TEXT NOT NULL, sequence INTEGER NOT NULL,
            category INTEGER NOT NULL);
        CREATE TABLE places(id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            lat INTEGER NOT NULL, lon INTEGER NOT NULL, approximate INTEGER NOT NULL, cell INTEGER NOT NULL);
        CREATE INDEX placesByCell ON places(cell);
        CREATE TABLE sightings(cell INTEGER NOT NULL, time INTEGER NOT NULL, id INTEGER NOT NULL,
            lat INTEGER NOT NULL, lon INTEGER NOT NULL, taxon INTEGER NOT NULL, place INTEGER NOT NULL,
            count INTEGER NOT NULL, list INTEGER NOT NULL, sample INTEGER NOT NULL,
            PRIMARY KEY(cell, time, id)) WITHOUT ROWID;
        CREATE TABLE cells(cell INTEGER PRIMARY KEY, newest INTEGER NOT NULL, total INTEGER NOT NULL);
        CREATE INDEX cellsByNewest ON cells(newest);
        \(statistics)
        """

    /// `seasons` stands last, so that who wants the others reads none of its pages.
    private static let statistics = """
        CREATE TABLE statistics(cell INTEGER PRIMARY KEY, totals BLOB NOT NULL, places BLOB NOT NULL,
            seasons BLOB NOT NULL);
        """

    /// Notes that sightings have come or gone, in the transaction in which they do: `CellCache` goes by the number.
    static let noteChange =
        "INSERT INTO meta VALUES('sightings', 1) ON CONFLICT(key) DO UPDATE SET value = value + 1"

    /// How long, in milliseconds, the opening of a store waits for another program's load.
    private static let longestLoad: Int32 = 900_000

    /// Opens a file for writing, making the tables where it is new.
    static func open(_ path: String) throws(StoreError) -> Connection {
        try refuseCutOff(path)
        let connection = try Connection(path: path)
        // The first import into a store holds it until it is done: who opens it meanwhile waits, and is not turned away.
        connection.wait(milliseconds: longestLoad)
        defer { connection.wait(milliseconds: Connection.patience) }
        try format.check(connection, path)
        // Takes effect where the file is new: fewer and longer reads and writes than with SQLite's own 4096.
        try connection.execute("PRAGMA page_size = 16384")
        try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768")
        try connection.execute("PRAGMA journal_size_limit = 67108864; PRAGMA temp_store = MEMORY")
        try format.bringUpToDate(connection, path)
        return connection
    }

    /// Opens a file that `open` has checked, for queries.
    static func openReader(_ path: String) throws(StoreError) -> Connection {
        let connection = try Connection(path: path, flags: SQLITE_OPEN_READWRITE)
        try connection.execute("PRAGMA cache_size = -32768; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY")
        return connection
    }

    /// SQLite finds out that a file was cut off only when it gets to the missing pages; the header tells at once.
    /// While there is a log or a journal beside the file, pages may be in it, and the header says nothing.
    private static func refuseCutOff(_ path: String) throws(StoreError) {
        var log = stat()
        for name in ["wal", "journal"] where stat("\(path)-\(name)", &log) == 0 && log.st_size > 0 { return }
        guard let file = fopen(path, "rb") else { return }
        defer { fclose(file) }
        var header = [UInt8](repeating: 0, count: 32)
        guard fread(&header, 1, 32, file) == 32, header.starts(with: "SQLite format 3\0".utf8) else { return }
        let pageSize = Int64(header[16]) << 8 | Int64(header[17])
        let pages = header[28..<32].reduce(Int64(0)) { $0 << 8 | Int64($1) }
        var whole = stat()
        guard fstat(fileno(file), &whole) == 0 else { return }
        if Int64(whole.st_size) < pages * (pageSize == 1 ? 65_536 : pageSize) {
            throw StoreError(
                sentence: "\(path): the store is damaged, its end is missing. "
                    + "Put back a copy of it, or move it away and import your files again.")
        }
    }
}
