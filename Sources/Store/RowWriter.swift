/// Puts sorted rows into the table, and keeps what is known of each cell up to date.
struct RowWriter {
    private let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    /// Stores all rows of a feed and gives how many were new; `progress` is told how many of the rows are done.
    func store(_ feed: RowFeed, _ progress: (Int) -> Void) throws(StoreError) -> Int {
        connection.incoming.feed = feed
        defer { connection.incoming.feed = nil }
        var kept = 0
        while feed.startBatch() {
            let insert = try connection.statement(IncomingTable.insert)
            do throws(StoreError) {
                try insert.run()
            } catch {
                throw feed.failure ?? error
            }
            let fresh = connection.changes
            kept += fresh
            if fresh > 0 { try noteCells(feed.cells, recount: fresh < feed.cells.reduce(0) { $0 + Int($1.rows) }) }
            progress(feed.taken)
        }
        if let failure = feed.failure { throw failure }
        return kept
    }

    /// Brings the cells of a batch up to date. Where some rows were known before, nobody has said of which cells they
    /// were, so those cells are counted.
    private func noteCells(_ cells: [RowFeed.Cell], recount: Bool) throws(StoreError) {
        let forget = try connection.statement("DELETE FROM statistics WHERE cell = ?")
        let count = try connection.statement("SELECT count(*) FROM sightings WHERE cell = ?")
        let note = try connection.statement(
            """
            INSERT INTO cells VALUES(?1, ?2, ?3) ON CONFLICT(cell) DO UPDATE
            SET newest = max(newest, excluded.newest), total = CASE ?4 WHEN 1 THEN ?3 ELSE total + ?3 END
            """)
        for cell in cells {
            forget.bind(cell.cell, 1)
            try forget.run()
            var rows = Int64(cell.rows)
            if recount {
                count.bind(cell.cell, 1)
                if try count.step() { rows = count.int64(0) }
                count.reset()
            }
            note.bind(cell.cell, 1)
            note.bind(cell.newest, 2)
            note.bind(rows, 3)
            note.bind(Int32(recount ? 1 : 0), 4)
            try note.run()
        }
    }
}
