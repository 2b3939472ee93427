/// Puts sorted rows into the table, and keeps what is known of each cell up to date.
struct RowWriter {
    private let connection: Connection
    private let insert: Statement
    private let sample: Int32
    private var held: Row?
    private var parts: [UInt32] = []
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
        if let known = held {
            if known.isSame(as: row) {
                if !parts.contains(row.part) {
                    parts.append(row.part)
                    held?.count = RowWriter.sum(known.count, row.count)
                }
                return
            }
            try store(known)
            if known.cell != row.cell { try closeCell(known.cell) }
        }
        held = row
        parts.removeAll(keepingCapacity: true)
        parts.append(row.part)
    }

    /// The count of two parts of a record: nobody counted only where neither was counted.
    private static func sum(_ a: Int32, _ b: Int32) -> Int32 {
        if a < 0 || b < 0 { return max(a, b) }
        return min(a + b, Loader.most)
    }

    private mutating func store(_ row: Row) throws(StoreError) {
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
        if let held {
            try store(held)
            try closeCell(held.cell)
        }
        held = nil
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
