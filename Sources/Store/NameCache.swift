import Birds

/// All names of the store in memory, by their number; read again when a load has changed them.
final class NameCache {
    /// What a query sees: it stays the same while the query runs.
    struct Snapshot {
        /// By number; nil where there is no such name.
        var taxa: [Taxon?] = []
        /// Per number, the index into `families`.
        var family: [Int32] = []
        /// The families' scientific names, each once.
        var families: [String] = []
    }

    private let lock = Lock()
    private var generation: Int64 = -1
    private var snapshot = Snapshot()

    /// The names as a connection's snapshot has them.
    func names(_ connection: Connection) throws(StoreError) -> Snapshot {
        let current = try connection.number("SELECT value FROM meta WHERE key = 'taxa'") ?? 0
        return try lock.locked { () throws(StoreError) in
            if current != generation {
                snapshot = try NameCache.load(connection)
                generation = current
            }
            return snapshot
        }
    }

    private static func load(_ connection: Connection) throws(StoreError) -> Snapshot {
        var loaded = Snapshot()
        var known: [String: Int32] = [:]
        let query = try connection.statement(
            "SELECT id, code, name, scientific, family, familyName, sequence, category FROM taxa ORDER BY id")
        defer { query.reset() }
        while try query.step() {
            let id = Int(query.int32(0))
            while loaded.taxa.count <= id {
                loaded.taxa.append(nil)
                loaded.family.append(-1)
            }
            let taxon = Taxon(
                code: query.text(1), name: query.text(2), scientificName: query.text(3), family: query.text(4),
                familyName: query.text(5), sequence: query.int32(6),
                category: Category(rawValue: UInt8(truncatingIfNeeded: query.int32(7))) ?? .unknown)
            if known[taxon.family] == nil {
                known[taxon.family] = Int32(loaded.families.count)
                loaded.families.append(taxon.family)
            }
            loaded.taxa[id] = taxon
            loaded.family[id] = known[taxon.family] ?? -1
        }
        return loaded
    }
}
