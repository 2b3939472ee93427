import Birds

/// One record as a reader understood it.
public struct Record: Sendable {
    /// A stable 64-bit hash of the record's identity, see `Fingerprint`.
    ///
    /// A record is known when one with the same id, time and cell of 0.1° is stored. Lists of a group hold the same
    /// birds several times under different ids of the source: a reader gives them one id by hashing the group, the
    /// taxon and the time, and only the first is kept.
    public var id: Int64
    /// What was seen, already rolled up to its species.
    public var taxon: Taxon
    /// What tells places apart: the source's id of the place, or its name and position.
    public var placeKey: String
    /// Where it was seen.
    public var place: Place
    /// When, on the clock of the place.
    public var time: LocalTime
    /// How many birds; −1 where nobody counted.
    public var count: Int32
    /// A hash of the identity of the list or group it belongs to; 0 where there is none.
    public var list: Int64

    /// Makes a record of its parts.
    public init(
        id: Int64, taxon: Taxon, placeKey: String, place: Place, time: LocalTime, count: Int32, list: Int64
    ) {
        self.id = id
        self.taxon = taxon
        self.placeKey = placeKey
        self.place = place
        self.time = time
        self.count = count
        self.list = list
    }
}

/// What came of one file.
public struct LoadResult: Equatable, Sendable {
    /// Records that are new in the store.
    public var kept: Int
    /// Records that the store, or an earlier line of the file, had already.
    public var known: Int
    /// True where the load took the place of the made-up sample.
    public var removedSample: Bool

    /// Makes a result of its parts.
    public init(kept: Int, known: Int, removedSample: Bool = false) {
        self.kept = kept
        self.known = known
        self.removedSample = removedSample
    }
}
