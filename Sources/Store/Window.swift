import Birds

/// A window of days that ends at a local moment, as the store's key sees it.
struct Window {
    let now: LocalTime
    let days: Int
    /// The first and last stored time that can lie inside.
    let first: Int64
    let last: Int64

    init(now: LocalTime, days: Int) {
        self.now = now
        self.days = days
        first = LocalTime(day: now.day - Int64(days)).packed
        last = now.packed | 1
    }

    /// True when a sighting at `time` lies inside.
    func holds(_ time: LocalTime) -> Bool { Filter.holds(time, now: now, days: days) }
}

/// A row of the sightings as queries see it.
struct Seen {
    var time: LocalTime
    var taxon: Int32
    var place: Int32
    var count: Int32
}

extension Connection {
    /// Hands every sighting within a circle and a window to `body`, cell by cell, each cell by time.
    func forEachSighting(in circle: Circle, _ window: Window, _ body: (Seen) -> Void) throws(StoreError) {
        // Of a cell that lies wholly inside nobody needs the positions.
        let columns = "SELECT time, taxon, place, count"
        let rows = "FROM sightings WHERE cell = ? AND time BETWEEN ? AND ?"
        let whole = try statement("\(columns) \(rows)")
        let cut = try statement("\(columns), lat, lon \(rows)")
        for query in [whole, cut] {
            query.bind(window.first, 2)
            query.bind(window.last, 3)
        }
        for (cell, isInside, newest) in try circle.cells(self) where newest >= window.first {
            let query = isInside ? whole : cut
            query.bind(cell, 1)
            while try query.step() {
                let time = LocalTime(packed: query.int64(0))
                guard window.holds(time), isInside || circle.holds(query.int32(4), query.int32(5)) else { continue }
                body(Seen(time: time, taxon: query.int32(1), place: query.int32(2), count: query.int32(3)))
            }
            query.reset()
        }
    }

    /// A place by its number; nil where the store does not have it.
    func place(_ id: Int32) throws(StoreError) -> Place? {
        let query = try statement("SELECT name, lat, lon, approximate FROM places WHERE id = ?")
        defer { query.reset() }
        query.bind(id, 1)
        guard try query.step() else { return nil }
        let position = Position(latitude: query.int32(1), longitude: query.int32(2))
        return Place(name: query.text(0), coordinate: position.coordinate, isApproximate: query.int32(3) != 0)
    }
}
