import Glibc

extension Store {
    /// Loads everything of one file in one transaction: all of it is stored, or nothing.
    ///
    /// `body` adds the file's records; what it throws ends the load, and the store is as before. A file without a
    /// single record changes nothing. The first real file removes the sample in the same transaction, so the page
    /// never mixes made-up sightings with real ones; for the same reason the sample is refused where real sightings
    /// are. `progress` is told how many of the added records are stored, now and then, while they are.
    public func load(
        source: String, isSample: Bool, progress: ((Int, Int) -> Void)? = nil, _ body: (inout Loader) throws -> Void
    ) throws -> LoadResult {
        try write { connection in
            var loader = Loader(connection, folder: home, isSample: isSample, run: run)
            defer { loader.free() }
            let isLeft = leaveLog(connection)
            defer { if isLeft { returnToLog(connection) } }
            do {
                return try connection.transaction {
                    if isSample { try refuseAmongReal(connection) }
                    let showedSample = try Sample.isHeld(connection)
                    try body(&loader)
                    var result = try loader.finish(progress)
                    result.removedSample = showedSample && !isSample
                    if loader.added == 0 { throw NothingToLoad() }
                    try note(source, isSample: isSample, result, connection)
                    return result
                }
            } catch is NothingToLoad {
                return LoadResult(kept: 0, known: 0)
            }
        }
    }

    /// Removes the made-up sightings and the names and places that only they used; real ones are never touched.
    public func removeSample() throws(StoreError) {
        do {
            try write { connection in try connection.transaction { try Sample.remove(connection) } }
        } catch {
            throw error as? StoreError ?? StoreError(sentence: "\(path): the sample could not be removed (\(error)).")
        }
    }

    /// Lets the first load of a store that nobody else has open write its pages once, beside a rollback journal, and not
    /// first to the log and then to the file; true where it does. Whoever opens the store meanwhile waits, as they
    /// would to put something into the empty store. Where the program dies, the next one to open the store rolls back.
    private func leaveLog(_ connection: Connection) -> Bool {
        guard (try? connection.number("SELECT EXISTS(SELECT 1 FROM sightings)")) == 0 else { return false }
        connection.wait(milliseconds: 0)
        defer { connection.wait(milliseconds: Connection.patience) }
        return (try? connection.execute("PRAGMA journal_mode = DELETE")) != nil
    }

    private func refuseAmongReal(_ connection: Connection) throws(StoreError) {
        let known = try connection.number("SELECT EXISTS(SELECT 1 FROM sightings WHERE sample = 0 LIMIT 1)")
        if known == 1 {
            throw StoreError(
                sentence: "\(path) holds real sightings, so the made-up sample is not added to them. "
                    + "Choose another folder with --home to look at the sample.")
        }
    }

    private func note(_ source: String, isSample: Bool, _ result: LoadResult, _ connection: Connection)
        throws(StoreError)
    {
        if isSample { try connection.execute("UPDATE meta SET value = 1 WHERE key = 'sample'") }
        guard result.kept > 0 else { return }
        try connection.execute(Schema.noteChange)
        let add = try connection.statement(
            "INSERT INTO sources(name, sample, imported, kept, known) VALUES(?, ?, ?, ?, ?)")
        add.bind(source, 1)
        add.bind(Int32(isSample ? 1 : 0), 2)
        add.bind(Int64(time(nil)), 3)
        add.bind(Int64(result.kept), 4)
        add.bind(Int64(result.known), 5)
        try add.run()
    }

    /// Rolls back a load that had no record.
    private struct NothingToLoad: Error {}
}
