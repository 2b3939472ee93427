import Birds

extension Store {
    /// When in the year a bird, by its code, is reported around a centre, over all time.
    ///
    /// Counted are the cells of 0.1° whose middles lie within 50 km: whole cells, so that nothing has to be kept per
    /// place. Every cell's counts are those that rarity keeps, so a region that was asked for has made them already.
    public func seasons(of code: String, around centre: Coordinate) throws(StoreError) -> Seasons {
        prepareListDays(around: centre)
        return try read { connection in
            let taxon = try Names.id(ofCode: code, connection)
            let limit = Double(Seasons.kilometres) * 1000
            var sum = Seasons()
            let query = try connection.statement("SELECT seasons FROM statistics WHERE cell = ?")
            for (cell, _, _) in try Circle(centre, metres: limit).cells(connection) {
                let box = Grid.bounds(cell)
                let middle = Coordinate(latitude: box.south + 0.05, longitude: box.west + 0.05)
                if centre.metres(to: middle) > limit { continue }
                query.bind(cell, 1)
                if try query.step() {
                    query.withBytes(0) { SeasonBytes.add($0, of: taxon.map { Int($0) }, to: &sum) }
                    query.reset()
                } else {
                    query.reset()
                    // While another program writes: counted for this answer.
                    try CellStatistics(connection, cell: cell).seasons.withUnsafeBytes {
                        SeasonBytes.add($0, of: taxon.map { Int($0) }, to: &sum)
                    }
                }
            }
            return sum
        }
    }
}
