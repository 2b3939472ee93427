import Birds

extension Store {
    /// What to offer where a circle and a window hold nothing.
    static func offer(_ circle: Circle, _ window: Window, _ connection: Connection) throws(StoreError) -> Offer {
        var offer = Offer()
        offer.newestHere = try newest(circle, window.last, connection)
        var near = try nearest(to: circle.centre, window.first...window.last, connection)
        if near == nil { near = try nearest(to: circle.centre, Int64.min...window.last, connection) }
        guard let near else { return offer }
        offer.nearest = try connection.place(near.place)
        offer.nearestNewest = near.newest
        return offer
    }

    /// The newest time within a circle, not after `last`.
    private static func newest(_ circle: Circle, _ last: Int64, _ connection: Connection) throws(StoreError)
        -> LocalTime?
    {
        var best: Int64?
        let query = try connection.statement(
            "SELECT time, lat, lon FROM sightings WHERE cell = ? AND time <= ? ORDER BY time DESC")
        query.bind(last, 2)
        for (cell, _, newest) in try circle.cells(connection).sorted(by: { $0.newest > $1.newest }) {
            if let best, newest <= best { break }
            query.bind(cell, 1)
            while try query.step() {
                let time = query.int64(0)
                if let best, time <= best { break }
                if circle.holds(query.int32(1), query.int32(2)) {
                    best = time
                    break
                }
            }
            query.reset()
        }
        return best.map { LocalTime(packed: $0) }
    }

    /// The nearest place with a sighting in some range of times, and the newest of its times there.
    private static func nearest(to centre: Coordinate, _ times: ClosedRange<Int64>, _ connection: Connection)
        throws(StoreError) -> (place: Int32, newest: LocalTime)?
    {
        var cells: [(cell: Int32, least: Double)] = []
        let all = try connection.statement("SELECT cell FROM cells WHERE newest >= ?")
        all.bind(times.lowerBound, 1)
        while try all.step() {
            cells.append((all.int32(0), Circle.leastMetres(from: centre, to: all.int32(0))))
        }
        all.reset()
        cells.sort { $0.least != $1.least ? $0.least < $1.least : $0.cell < $1.cell }

        var best: (place: Int32, newest: LocalTime)?
        var metres = Double.infinity
        let query = try connection.statement(
            "SELECT place, lat, lon, max(time) FROM sightings WHERE cell = ? AND time BETWEEN ? AND ? GROUP BY place")
        query.bind(times.lowerBound, 2)
        query.bind(times.upperBound, 3)
        for (cell, least) in cells {
            if least > metres { break }
            query.bind(cell, 1)
            while try query.step() {
                let position = Position(latitude: query.int32(1), longitude: query.int32(2))
                let distance = centre.metres(to: position.coordinate)
                if distance < metres {
                    metres = distance
                    best = (query.int32(0), LocalTime(packed: query.int64(3)))
                }
            }
            query.reset()
        }
        return best
    }

    /// The place where the store's newest sightings are densest: where the page opens when it knows nothing better.
    /// Nil in an empty store.
    ///
    /// Counts the 30 days that end at the store's newest sighting, or at `now` where that is earlier, in the 500
    /// fullest of the cells that have any of them.
    public func densest(now: LocalTime) throws(StoreError) -> Place? {
        try read { connection in
            guard let newest = try connection.number("SELECT max(newest) FROM cells") else { return nil }
            let last = min(newest, now.packed | 1)
            let first = last - Int64(Store.regionDays) * 2880
            let cells = try connection.statement(
                "SELECT cell FROM cells WHERE newest >= ? ORDER BY total DESC, cell LIMIT 500")
            cells.bind(first, 1)
            let count = try connection.statement(
                "SELECT count(*) FROM sightings WHERE cell = ? AND time BETWEEN ? AND ?")
            count.bind(first, 2)
            count.bind(last, 3)
            var best: (cell: Int32, count: Int64)?
            while try cells.step() {
                count.bind(cells.int32(0), 1)
                if try count.step(), count.int64(0) > best?.count ?? 0 { best = (cells.int32(0), count.int64(0)) }
                count.reset()
            }
            cells.reset()
            guard let best else { return nil }
            let place = try connection.statement(
                """
                SELECT place FROM sightings WHERE cell = ? AND time BETWEEN ? AND ?
                GROUP BY place ORDER BY count(*) DESC, place LIMIT 1
                """)
            defer { place.reset() }
            place.bind(best.cell, 1)
            place.bind(first, 2)
            place.bind(last, 3)
            return try place.step() ? connection.place(place.int32(0)) : nil
        }
    }
}
