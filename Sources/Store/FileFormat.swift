import Glibc

/// What one of Wingbar's SQLite files is known by, and how a new or an older one is brought up to date.
struct FileFormat: Sendable {
    /// Marks a file as ours, and as of this kind.
    var applicationID: Int64
    /// Counts changes of the tables; a file of a later version is refused.
    var version: Int64
    /// What brings a file of an earlier version to this one, by the version; 0 is an empty file.
    var updates: [Int64: String]
    /// What is said of another program's file, behind its path.
    var foreign: String
    /// What is said of a later version's file, behind its path, by that version.
    var newer: @Sendable (Int64) -> String

    /// Keeps a foreign or a newer file from being touched.
    func check(_ connection: Connection, _ path: String) throws(StoreError) {
        let id = try connection.number("PRAGMA application_id") ?? 0
        let held = try connection.number("PRAGMA user_version") ?? 0
        let tables = try connection.number("SELECT count(*) FROM sqlite_schema") ?? 0
        if id != applicationID && (id != 0 || held != 0 || tables > 0) {
            throw StoreError(sentence: "\(path): \(foreign)")
        }
        if held > version { throw StoreError(sentence: "\(path): \(newer(held))") }
    }

    /// Makes the tables of a new file, and brings those of an older one up to date.
    func bringUpToDate(_ connection: Connection, _ path: String) throws(StoreError) {
        if try connection.number("PRAGMA user_version") == version { return }
        do {
            try connection.transaction {
                // Another process may have done it while this one waited.
                let held = try connection.number("PRAGMA user_version") ?? 0
                guard let update = updates[held] else { return }
                try connection.execute(update)
                try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
            }
        } catch {
            throw error as? StoreError ?? StoreError(sentence: "\(path): its tables could not be made (\(error)).")
        }
    }

    /// The path of a file in a folder. The file is made, if there is none, so that only its owner can read it: SQLite would
    /// let everybody, and gives the files beside it the same permissions. Where it cannot be made, SQLite finds out why.
    static func file(_ name: String, in home: String) -> String {
        let path = home.hasSuffix("/") ? home + name : "\(home)/\(name)"
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
        return path
    }
}
