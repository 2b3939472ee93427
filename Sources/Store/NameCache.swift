import Birds

/// The names of the store in memory, by their number; read again when a load has changed them.
///
/// Only the first `limit` numbers are held: a file of a million names that nobody knows must not fill the memory.
final class NameCache {
    /// What is held: it stays the same while a query runs.
    struct Snapshot {
        /// By number; nil where there is no such name.
        var taxa: [Taxon?] = []
        /// Per number, the index into `families`.
        var family: [Int32] = []
        /// The families' scientific names, each once.
        var families: [String] = []
        /// Per number, the place in taxonomic order.
        var rank: [Int32] = []
    }

    /// How many numbers are held at most; the whole world's birds with all their forms are 17,000.
    let limit: Int32
    private let lock = Lock()
    private var generation: Int64 = -1
    private var snapshot = Snapshot()

    /// Holds numbers below a limit.
    init(limit: Int32 = 32_768) { self.limit = limit }

    /// The names as a connection's snapshot has them.
    func names(_ connection: Connection) throws(StoreError) -> Names {
        let current = try connection.number("SELECT value FROM meta WHERE key = 'taxa'") ?? 0
        let held = try lock.locked { () throws(StoreError) in
            if current != generation {
                snapshot = try load(connection)
                generation = current
            }
            return snapshot
        }
        return Names(held, limit: limit, connection)
    }

    private func load(_ connection: Connection) throws(StoreError) -> Snapshot {
        var loaded = Snapshot()
        var known: [String: Int32] = [:]
        let query = try connection.statement(
            "SELECT \(Names.columns), id FROM taxa WHERE id BETWEEN 0 AND ? ORDER BY id")
        defer { query.reset() }
        query.bind(limit - 1, 1)
        while try query.step() {
            let id = Int(query.int32(7))
            while loaded.taxa.count <= id {
                loaded.taxa.append(nil)
                loaded.family.append(-1)
            }
            let taxon = Names.taxon(query)
            if known[taxon.family] == nil {
                known[taxon.family] = Int32(loaded.families.count)
                loaded.families.append(taxon.family)
            }
            loaded.taxa[id] = taxon
            loaded.family[id] = known[taxon.family] ?? -1
        }
        var order: [(id: Int, taxon: Taxon)] = []
        for (id, taxon) in loaded.taxa.enumerated() { if let taxon { order.append((id, taxon)) } }
        order.sort { Names.precedes($0.taxon, $1.taxon) }
        loaded.rank = [Int32](repeating: 0, count: loaded.taxa.count)
        for (rank, entry) in order.enumerated() { loaded.rank[entry.id] = Int32(rank) }
        return loaded
    }
}
