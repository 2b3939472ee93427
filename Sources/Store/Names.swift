import Birds

/// The store's names as one query sees them: those that are held in memory, and others, which are looked up when they
/// are wanted.
///
/// Inside a query a name has a number of its own that is always small: the store's where the name is held, and one
/// after those for each other that the query meets.
struct Names {
    private let held: NameCache.Snapshot
    private let limit: Int32
    private let connection: Connection
    private var numbers: [Int32: Int32] = [:]
    private var others: [Int32] = []

    init(_ held: NameCache.Snapshot, limit: Int32, _ connection: Connection) {
        self.held = held
        self.limit = limit
        self.connection = connection
    }

    /// How many numbers there are to be expected.
    var count: Int { held.taxa.count }

    /// The query's number for the store's.
    @inline(__always)
    mutating func number(_ id: Int32) -> Int32 { id >= 0 && id < limit ? id : otherNumber(id) }

    private mutating func otherNumber(_ id: Int32) -> Int32 {
        if let known = numbers[id] { return known }
        let number = limit + Int32(others.count)
        numbers[id] = number
        others.append(id)
        return number
    }

    /// The store's number for the query's.
    func id(_ number: Int32) -> Int32 { number < limit ? number : others[Int(number - limit)] }

    /// The name of a number; nil where a damaged file has lost it.
    func taxon(_ number: Int32) throws(StoreError) -> Taxon? {
        if number < limit { return held.taxa.indices.contains(Int(number)) ? held.taxa[Int(number)] : nil }
        let query = try connection.statement("SELECT \(Names.columns) FROM taxa WHERE id = ?")
        defer { query.reset() }
        query.bind(id(number), 1)
        return try query.step() ? Names.taxon(query) : nil
    }

    /// The store's number for a code; nil where it has no such name.
    static func id(ofCode code: String, _ connection: Connection) throws(StoreError) -> Int32? {
        let query = try connection.statement("SELECT id FROM taxa WHERE code = ?")
        defer { query.reset() }
        query.bind(code, 1)
        return try query.step() ? query.int32(0) : nil
    }

    /// A family among those of the names that are held; −1 where none has it.
    func family(_ name: String) -> Int32 { held.families.firstIndex(of: name).map { Int32($0) } ?? -1 }

    /// True where a name is known to be of another family; `inOrder` finds out about the names that are not held.
    @inline(__always)
    func isOutside(_ family: Int32, _ number: Int32) -> Bool {
        held.family.indices.contains(Int(number)) && held.family[Int(number)] != family
    }

    /// Some numbers with their names, in taxonomic order, only those of a family where one is given.
    func inOrder(_ wanted: [Int32], family: String? = nil) throws(StoreError) -> [(number: Int32, taxon: Taxon)] {
        var found: [(number: Int32, taxon: Taxon)] = []
        found.reserveCapacity(wanted.count)
        for number in others.isEmpty ? wanted.sorted(by: { rank($0) < rank($1) }) : wanted {
            if let taxon = try taxon(number), family == nil || taxon.family == family { found.append((number, taxon)) }
        }
        if !others.isEmpty { found.sort { Names.precedes($0.taxon, $1.taxon) } }
        return found
    }

    private func rank(_ number: Int32) -> Int32 {
        held.rank.indices.contains(Int(number)) ? held.rank[Int(number)] : .max
    }

    /// Taxonomic order; names that share a place in it go by their code.
    static func precedes(_ a: Taxon, _ b: Taxon) -> Bool {
        a.sequence != b.sequence ? a.sequence < b.sequence : a.code < b.code
    }

    /// The columns that `taxon` reads.
    static let columns = "code, name, scientific, family, familyName, sequence, category"

    /// A row of those columns.
    static func taxon(_ row: Statement) -> Taxon {
        Taxon(
            code: row.text(0), name: row.text(1), scientificName: row.text(2), family: row.text(3),
            familyName: row.text(4), sequence: row.int32(5),
            category: Category(rawValue: UInt8(truncatingIfNeeded: row.int32(6))) ?? .unknown)
    }
}
