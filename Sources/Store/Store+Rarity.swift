import Birds

extension Store {
    /// The list-days within 50 km of a centre, over all time.
    func listDays(around centre: Coordinate, _ connection: Connection) throws(StoreError) -> ListDays {
        let circle = Circle(centre, metres: Double(Rarity.kilometres) * 1000)
        var sum = ListDays()
        let query = try connection.statement("SELECT totals, places FROM statistics WHERE cell = ?")
        for (cell, isInside, _) in try circle.cells(connection) {
            query.bind(cell, 1)
            if try query.step() {
                if isInside {
                    query.withBytes(0) { sum.add(totals: $0) }
                } else {
                    query.withBytes(1) { sum.add(places: $0, of: cell, in: circle) }
                }
                query.reset()
            } else {
                query.reset()
                let made = try CellStatistics(connection, cell: cell)
                made.totals.withUnsafeBytes { if isInside { sum.add(totals: $0) } }
                made.places.withUnsafeBytes { if !isInside { sum.add(places: $0, of: cell, in: circle) } }
            }
        }
        return sum
    }

    /// Makes and stores the statistics that a centre needs and the store lacks.
    ///
    /// While another program writes, or where the disk is full, nothing is stored and the query counts for itself. The
    /// counting happens inside the write transaction, so a load cannot come between the counting and the storing.
    func prepareListDays(around centre: Coordinate) {
        let circle = Circle(centre, metres: Double(Rarity.kilometres) * 1000)
        let missing = (try? read { connection in try Store.withoutStatistics(circle, connection) }) ?? []
        if missing.isEmpty { return }
        _ = attemptToWrite { connection in
            let add = try connection.statement("INSERT OR REPLACE INTO statistics VALUES(?, ?, ?, ?)")
            for cell in try Store.withoutStatistics(circle, connection) {
                let made = try CellStatistics(connection, cell: cell)
                add.bind(cell, 1)
                add.bind(made.totals, 2)
                add.bind(made.places, 3)
                add.bind(made.seasons, 4)
                try add.run()
            }
        }
    }

    private static func withoutStatistics(_ circle: Circle, _ connection: Connection) throws(StoreError) -> [Int32] {
        var missing: [Int32] = []
        let query = try connection.statement("SELECT 1 FROM statistics WHERE cell = ?")
        for (cell, _, _) in try circle.cells(connection) {
            query.bind(cell, 1)
            if try !query.step() { missing.append(cell) }
            query.reset()
        }
        return missing
    }
}
