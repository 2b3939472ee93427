import CSQLite

/// The rows of a load as a table that SQLite reads: `INSERT … SELECT … FROM incoming`.
///
/// One statement for a hundred thousand rows keeps SQLite's place in the tree, so sorted rows are appended where a
/// statement a row would look for the place each time: half the time of an import.
final class IncomingTable {
    /// The load that is going on.
    var feed: RowFeed?

    /// The statement that stores a batch.
    static let insert = """
        INSERT OR IGNORE INTO sightings
        SELECT cell, time, id, lat, lon, taxon, place, count, list, sample FROM incoming
        """

    /// Makes the table known to a connection, which must not outlive this.
    func register(with handle: OpaquePointer) -> Int32 {
        sqlite3_create_module_v2(
            handle, "incoming", IncomingTable.module, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// What SQLite holds for the table: its own part comes first.
    private struct Table {
        var base = sqlite3_vtab()
        var owner: UnsafeMutableRawPointer?
    }

    /// What SQLite holds for a read: its own part comes first.
    private struct Cursor {
        var base = sqlite3_vtab_cursor()
        var feed: Unmanaged<RowFeed>?
        var row = Row.none
        var isAtEnd = false
        var sample: Int32 = 0
        var count: Int64 = 0
    }

    private static func cursor(_ base: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> UnsafeMutablePointer<Cursor> {
        UnsafeMutableRawPointer(base!).assumingMemoryBound(to: Cursor.self)
    }

    private static func advance(_ cursor: UnsafeMutablePointer<Cursor>) -> Int32 {
        guard let feed = cursor.pointee.feed else { return SQLITE_MISUSE }
        cursor.pointee.count += 1
        return feed._withUnsafeGuaranteedRef { feed in
            if let row = feed.next() { cursor.pointee.row = row } else { cursor.pointee.isAtEnd = true }
            return feed.failure == nil ? SQLITE_OK : SQLITE_IOERR
        }
    }

    /// The functions by which SQLite reads the table; they live as long as the program.
    nonisolated(unsafe) private static let module: UnsafeMutablePointer<sqlite3_module> = {
        let module = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
        module.initialize(to: sqlite3_module())
        module.pointee.xConnect = { handle, owner, _, _, made, _ in
            let columns = "CREATE TABLE x(cell, time, id, lat, lon, taxon, place, count, list, sample)"
            let code = sqlite3_declare_vtab(handle, columns)
            if code != SQLITE_OK { return code }
            let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
            table.initialize(to: Table(owner: owner))
            made?.pointee = UnsafeMutableRawPointer(table).assumingMemoryBound(to: sqlite3_vtab.self)
            return SQLITE_OK
        }
        module.pointee.xDisconnect = { table in
            UnsafeMutableRawPointer(table!).assumingMemoryBound(to: Table.self).deallocate()
            return SQLITE_OK
        }
        module.pointee.xBestIndex = { _, plan in
            plan?.pointee.estimatedCost = 1e6
            return SQLITE_OK
        }
        module.pointee.xOpen = { base, made in
            let table = UnsafeMutableRawPointer(base!).assumingMemoryBound(to: Table.self)
            guard let owner = table.pointee.owner else { return SQLITE_MISUSE }
            let feed = Unmanaged<IncomingTable>.fromOpaque(owner).takeUnretainedValue().feed
            let cursor = UnsafeMutablePointer<Cursor>.allocate(capacity: 1)
            cursor.initialize(to: Cursor(feed: feed.map { Unmanaged.passUnretained($0) }, sample: feed?.sample ?? 0))
            made?.pointee = UnsafeMutableRawPointer(cursor).assumingMemoryBound(to: sqlite3_vtab_cursor.self)
            return SQLITE_OK
        }
        module.pointee.xClose = { base in
            IncomingTable.cursor(base).deallocate()
            return SQLITE_OK
        }
        module.pointee.xFilter = { base, _, _, _, _ in IncomingTable.advance(IncomingTable.cursor(base)) }
        module.pointee.xNext = { base in IncomingTable.advance(IncomingTable.cursor(base)) }
        module.pointee.xEof = { base in IncomingTable.cursor(base).pointee.isAtEnd ? 1 : 0 }
        module.pointee.xRowid = { base, number in
            number?.pointee = IncomingTable.cursor(base).pointee.count
            return SQLITE_OK
        }
        module.pointee.xColumn = { base, result, column in
            let cursor = IncomingTable.cursor(base)
            switch column {
            case 0: sqlite3_result_int(result, cursor.pointee.row.cell)
            case 1: sqlite3_result_int64(result, cursor.pointee.row.time)
            case 2: sqlite3_result_int64(result, cursor.pointee.row.id)
            case 3: sqlite3_result_int(result, cursor.pointee.row.latitude)
            case 4: sqlite3_result_int(result, cursor.pointee.row.longitude)
            case 5: sqlite3_result_int(result, cursor.pointee.row.taxon)
            case 6: sqlite3_result_int(result, cursor.pointee.row.place)
            case 7: sqlite3_result_int(result, cursor.pointee.row.count)
            case 8: sqlite3_result_int64(result, cursor.pointee.row.list)
            default: sqlite3_result_int(result, cursor.pointee.sample)
            }
            return SQLITE_OK
        }
        return module
    }()
}
