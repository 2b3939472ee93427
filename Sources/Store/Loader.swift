import Birds

/// Takes the records of one file; what it takes is stored, sorted, when the load ends.
///
/// Needs up to 50 MB however many records come. After a failure it takes nothing more and the whole load throws; a
/// reader of a large file can look at `failure` now and then and stop early.
public struct Loader {
    private let connection: Connection
    private let folder: String
    private let isSample: Bool
    private var names: NameWriter
    private var rows: UnsafeMutableBufferPointer<Row>
    private var filled = 0
    private var spill: RowSpill?
    private var prepared = false
    /// How many records were added.
    public private(set) var added = 0
    /// Why the load has failed, if it has.
    public private(set) var failure: StoreError?

    /// How many rows are sorted in memory at a time, 14 MB: what a processor's cache helps with. Merging the many runs
    /// that this makes is done beside SQLite's work.
    static let run = 250_000
    /// No flock is larger; what claims to be is stored as this.
    static let most: Int32 = 1_000_000_000

    init(_ connection: Connection, folder: String, isSample: Bool, run: Int) {
        self.connection = connection
        self.folder = folder
        self.isSample = isSample
        names = NameWriter(connection)
        // Memory is taken page by page as rows come, so a small file needs little.
        rows = .allocate(capacity: run)
    }

    func free() { rows.deallocate() }

    /// Adds a record; false where its position or its time does not exist, and it was not added.
    @discardableResult public mutating func add(_ record: Record) -> Bool {
        guard let position = Position(record.place.coordinate) else { return false }
        let taxon = taxonID(for: record.taxon)
        let place = placeID(key: record.placeKey, place: record.place)
        return add(
            id: record.id, taxon: taxon, place: place, time: record.time, count: record.count, list: record.list,
            latitude: position.latitude, longitude: position.longitude)
    }

    /// The number of a taxon in this store, for `add`.
    public mutating func taxonID(for taxon: Taxon) -> Int32 {
        attempt { (self: inout Loader) throws(StoreError) in try self.names.taxon(taxon) }
    }

    /// The number of a place in this store, for `add`; −1 where its position does not exist.
    public mutating func placeID(key: String, place: Place) -> Int32 {
        guard let position = Position(place.coordinate) else { return -1 }
        var key = key
        return key.withUTF8 { placeID(key: UnsafeRawBufferPointer($0), position: position) { place } }
    }

    /// The number of a place in this store, for `add`; −1 where its position does not exist. `make` runs only for a
    /// place that the load has not met yet; its coordinate gives way to `position`.
    public mutating func placeID(key: UnsafeRawBufferPointer, position: Position, make: () -> Place) -> Int32 {
        guard position.isValid else { return -1 }
        return attempt { (self: inout Loader) throws(StoreError) in try self.names.place(key, position, make) }
    }

    /// Adds a record of known numbers, for readers of millions of rows; false where it was not added because a number
    /// is −1 or its position or time does not exist.
    ///
    /// `count` is −1 where nobody counted, `list` 0 where there is none; see `Record` for the rest. The position, in
    /// millionths of a degree, is the one that `placeID` was asked with. A record may come in parts, a subspecies beside
    /// its species on one list: rows of one id and time with different `part` become one record and their counts are
    /// added; rows with the same `part` are the same birds.
    @discardableResult public mutating func add(
        id: Int64, taxon: Int32, place: Int32, time: LocalTime, count: Int32, list: Int64, latitude: Int32,
        longitude: Int32, part: UInt32 = 0
    ) -> Bool {
        let position = Position(latitude: latitude, longitude: longitude)
        guard taxon >= 0, place >= 0, position.isValid, Row.times.contains(time.packed) else { return false }
        if filled == rows.count { empty() }
        guard failure == nil else { return false }
        (rows.baseAddress! + filled).initialize(
            to: Row(
                id: id, time: time.packed, list: list, cell: position.cell, latitude: position.latitude,
                longitude: position.longitude, taxon: taxon, place: place, count: max(-1, min(count, Loader.most)),
                part: part))
        filled += 1
        added += 1
        return true
    }

    /// Stores what was added; `progress` is told how many rows of how many are done.
    mutating func finish(_ progress: ((Int, Int) -> Void)?) throws(StoreError) -> LoadResult {
        if let failure { throw failure }
        if names.changedTaxa { try connection.execute("UPDATE meta SET value = value + 1 WHERE key = 'taxa'") }
        let writer = RowWriter(connection)
        let kept: Int
        if spill == nil {
            let held = UnsafeBufferPointer(rebasing: rows[0..<filled])
            let feed = RowFeed(.memory(held, order: RowSorter.order(held)), isSample: isSample)
            kept = try writer.store(feed) { progress?($0, added) }
        } else {
            empty()
            if let failure { throw failure }
            guard let spill else { return LoadResult(kept: 0, known: 0) }
            let feed = RowFeed(.spill(try RowMerge(spill)), isSample: isSample)
            kept = try writer.store(feed) { progress?($0, added) }
        }
        return LoadResult(kept: kept, known: added - kept)
    }

    /// Sorts what is in memory into the spill.
    private mutating func empty() {
        guard filled > 0, failure == nil else { return }
        do {
            let target: RowSpill = if let spill { spill } else { try RowSpill(folder: folder) }
            spill = target
            let held = UnsafeBufferPointer(rebasing: rows[0..<filled])
            try target.append(held, order: RowSorter.order(held))
        } catch {
            failure = error
        }
        filled = 0
    }

    private mutating func attempt(_ body: (inout Loader) throws(StoreError) -> Int32) -> Int32 {
        guard failure == nil else { return -1 }
        do {
            if !prepared {
                prepared = true
                // Made-up sightings never stay among real ones.
                if !isSample { try Sample.remove(connection) }
            }
            return try body(&self)
        } catch {
            failure = error
            return -1
        }
    }
}
