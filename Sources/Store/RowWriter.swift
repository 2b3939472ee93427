/// Puts sorted rows into the table, and keeps what is known of each cell up to date.
struct RowWriter {
    private let connection: Connection
    private let insert: Statement
    private let sample: Int32
    private var last: Row?
    private var newest: Int64 = .min
    private var fresh = 0
    /// How many rows were new.
    private(set) var kept = 0

    init(_ connection: Connection, isSample: Bool) throws(StoreError) {
        self.connection = connection
        sample = isSample ? 1 : 0
        insert = try connection.statement("INSERT OR IGNORE INTO sightings VALUES(?,?,?,?,?,?,?,?,?,?)")
    }

    /// Puts in a row; rows come in the order of the store's key.
    mutating func put(_ row: Row) throws(StoreError) {
        if let last {
            if last.isSame(as: row) { return }
            if last.cell != row.cell { try closeCell(last.cell) }
        }
        last = row
        insert.bind(row.cell, 1)
        insert.bind(row.time, 2)
        insert.bind(row.id, 3)
        insert.bind(row.latitude, 4)
        insert.bind(row.longitude, 5)
        insert.bind(row.taxon, 6)
        insert.bind(row.place, 7)
        insert.bind(row.count, 8)
        insert.bind(row.list, 9)
        insert.bind(sample, 10)
        try insert.run()
        if connection.changes > 0 {
            fresh += 1
            if row.time > newest { newest = row.time }
        }
    }

    /// Ends the last cell.
    mutating func finish() throws(StoreError) {
        if let last { try closeCell(last.cell) }
        last = nil
    }

    private mutating func closeCell(_ cell: Int32) throws(StoreError) {
        guard fresh > 0 else { return }
        let forget = try connection.statement("DELETE FROM statistics WHERE cell = ?")
        forget.bind(cell, 1)
        try forget.run()
        let note = try connection.statement(
            """
            INSERT INTO cells VALUES(?1, ?2, ?3) ON CONFLICT(cell) DO UPDATE
            SET newest = max(newest, excluded.newest), total = total + excluded.total
            """)
        note.bind(cell, 1)
        note.bind(newest, 2)
        note.bind(Int64(fresh), 3)
        try note.run()
        kept += fresh
        fresh = 0
        newest = .min
    }
}
