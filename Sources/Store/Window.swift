import Birds

/// A window of days that ends at a local moment, as the store's key sees it.
struct Window {
    private let times: TimeWindow
    /// The first and last stored time that can lie inside.
    let first: Int64
    let last: Int64
    /// Whole days around the window and the day after: what is read of a cell for it serves all windows of the day.
    let span: ClosedRange<Int64>

    init(now: LocalTime, days: Int) {
        times = TimeWindow(now: now, days: days)
        first = LocalTime(day: now.day - Int64(days)).packed
        last = now.packed | 1
        span = first...(LocalTime(day: now.day + 2).packed - 1)
    }

    /// True when a sighting at `time` lies inside.
    @inline(__always)
    func holds(_ time: LocalTime) -> Bool { times.holds(time) }
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
    func forEachSighting(in circle: Circle, _ window: Window, _ cache: CellCache, _ body: (Seen) -> Void)
        throws(StoreError)
    {
        let state = try number("SELECT value FROM meta WHERE key = 'sightings'") ?? 0
        let cells = try circle.cells(self).filter { $0.newest >= window.first }
        let known = cache.rows(of: cells.map { $0.cell }, window.span, in: state)
        var room = cache.limit / 2
        var found: [(cell: Int32, rows: CellRows)] = []
        for ((cell, isInside, _), rows) in zip(cells, known) {
            // Of a cell that lies wholly inside nobody needs the positions.
            let cut = isInside ? nil : circle
            if let rows {
                rows.forEach(in: cut, window, body)
            } else if let rows = try read(cell, cut, window, room: room, body) {
                room -= rows.size
                found.append((cell, rows))
            }
        }
        if !found.isEmpty { cache.keep(found, in: state) }
    }

    /// Reads a cell's rows of the window's whole days, hands those of the circle and the window to `body`, and gives
    /// all of them back; nil where they take more than `room` bytes.
    private func read(_ cell: Int32, _ circle: Circle?, _ window: Window, room: Int, _ body: (Seen) -> Void)
        throws(StoreError) -> CellRows?
    {
        let query = try statement(
            "SELECT time, taxon, place, count, lat, lon FROM sightings WHERE cell = ? AND time BETWEEN ? AND ?")
        defer { query.reset() }
        query.bind(cell, 1)
        query.bind(window.span.lowerBound, 2)
        query.bind(window.span.upperBound, 3)
        let most = max(0, room / MemoryLayout<CellRows.Row>.stride)
        var rows: [CellRows.Row] = []
        var isWhole = true
        while try query.step() {
            let time = LocalTime(packed: query.int64(0))
            let row = CellRows.Row(
                time: Int32(truncatingIfNeeded: time.packed - window.span.lowerBound), taxon: query.int32(1),
                place: query.int32(2), count: query.int32(3), latitude: query.int32(4), longitude: query.int32(5))
            if isWhole, rows.count == most {
                isWhole = false
                rows = []
            }
            if isWhole { rows.append(row) }
            guard window.holds(time), circle?.holds(row.latitude, row.longitude) ?? true else { continue }
            body(Seen(time: time, taxon: row.taxon, place: row.place, count: row.count))
        }
        return isWhole ? CellRows(window.span, rows) : nil
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
