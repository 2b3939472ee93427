import Birds

/// What a store holds, in numbers.
public struct StoreStatus: Equatable, Sendable {
    /// How many sightings.
    public var sightings: Int
    /// How many species among their names; spuhs, slashes and hybrids are none.
    public var species: Int
    /// How many places.
    public var places: Int
    /// How many files were imported, the sample not counted.
    public var files: Int
    /// When the newest sighting was, on its own clock; nil in an empty store.
    public var newest: LocalTime?
    /// True while the store holds the made-up sample.
    public var hasSample: Bool
}

extension Store {
    /// What the store holds, in numbers.
    public func status() throws(StoreError) -> StoreStatus {
        try read { connection in
            StoreStatus(
                sightings: Int(try connection.number("SELECT sum(total) FROM cells") ?? 0),
                species: Int(try connection.number("SELECT count(*) FROM taxa WHERE category = 0") ?? 0),
                places: Int(try connection.number("SELECT count(*) FROM places") ?? 0),
                files: Int(try connection.number("SELECT count(*) FROM sources WHERE sample = 0") ?? 0),
                newest: try connection.number("SELECT max(newest) FROM cells").map { LocalTime(packed: $0) },
                hasSample: try Sample.isHeld(connection))
        }
    }
}
