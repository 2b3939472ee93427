import Birds

/// Gives taxa and places their numbers during a load, adding those that the store does not have.
struct NameWriter {
    private let connection: Connection
    private var taxa = ByteTable()
    private var places = ByteTable()
    private var positions: [Position] = []
    private var placeIDs: [Int32] = []
    private(set) var changedTaxa = false

    /// How much memory each table may take before it starts anew, in bytes: the store knows all names anyway.
    private let limit: Int

    init(_ connection: Connection, limit: Int = 16 << 20) {
        self.connection = connection
        self.limit = limit
    }

    /// How much memory the tables take, in bytes.
    var size: Int { taxa.size + placesSize }

    private var placesSize: Int { places.size + positions.count * 8 + placeIDs.count * 4 }

    /// The number of a taxon, by its code. A stored name that differs is brought up to date.
    mutating func taxon(_ taxon: Taxon) throws(StoreError) -> Int32 {
        var code = taxon.code
        if let known = code.withUTF8({ taxa.value(for: UnsafeRawBufferPointer($0)) }) { return known }
        if taxa.size > limit { taxa.removeAll() }
        let id = try storedTaxon(taxon)
        code.withUTF8 { taxa.set(UnsafeRawBufferPointer($0), to: id) }
        return id
    }

    /// The number of a place, by its key. A place that has moved since is a place of its own, so that sightings stay
    /// where they were made.
    mutating func place(_ key: UnsafeRawBufferPointer, _ position: Position, _ make: () -> Place) throws(StoreError)
        -> Int32
    {
        if let slot = places.value(for: key), positions[Int(slot)] == position { return placeIDs[Int(slot)] }
        if placesSize > limit {
            places.removeAll()
            positions.removeAll()
            placeIDs.removeAll()
        }
        let id = try storedPlace(String(decoding: key, as: UTF8.self), position, make)
        places.set(key, to: Int32(placeIDs.count))
        positions.append(position)
        placeIDs.append(id)
        return id
    }

    private mutating func storedTaxon(_ taxon: Taxon) throws(StoreError) -> Int32 {
        let query = try connection.statement(
            "SELECT id, name, scientific, family, familyName, sequence, category FROM taxa WHERE code = ?")
        query.bind(taxon.code, 1)
        if try query.step() {
            let id = query.int32(0)
            let same =
                query.text(1) == taxon.name && query.text(2) == taxon.scientificName && query.text(3) == taxon.family
                && query.text(4) == taxon.familyName && query.int32(5) == taxon.sequence
                && query.int32(6) == Int32(taxon.category.rawValue)
            query.reset()
            if !same {
                try write(
                    taxon,
                    "UPDATE taxa SET name = ?2, scientific = ?3, family = ?4, familyName = ?5, sequence = ?6, "
                        + "category = ?7 WHERE code = ?1")
            }
            return id
        }
        query.reset()
        try write(
            taxon,
            "INSERT INTO taxa(code, name, scientific, family, familyName, sequence, category) "
                + "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7)")
        return Int32(clamping: connection.lastRow)
    }

    private mutating func write(_ taxon: Taxon, _ sql: String) throws(StoreError) {
        let statement = try connection.statement(sql)
        for (index, text) in [taxon.code, taxon.name, taxon.scientificName, taxon.family, taxon.familyName].enumerated()
        {
            statement.bind(text, Int32(index + 1))
        }
        statement.bind(taxon.sequence, 6)
        statement.bind(Int32(taxon.category.rawValue), 7)
        try statement.run()
        changedTaxa = true
    }

    private func storedPlace(_ key: String, _ position: Position, _ make: () -> Place) throws(StoreError) -> Int32 {
        for name in [key, "\(key)@\(position.latitude),\(position.longitude)"] {
            let query = try connection.statement("SELECT id, lat, lon FROM places WHERE key = ?")
            query.bind(name, 1)
            guard try query.step() else {
                query.reset()
                return try insert(name, position, make())
            }
            let id = query.int32(0)
            let here = Position(latitude: query.int32(1), longitude: query.int32(2)) == position
            query.reset()
            if here { return id }
        }
        // The second key names the position, so a row with it is there; only a damaged file gets here.
        throw StoreError(sentence: "The store's places are damaged. Put back a copy, or import your files again.")
    }

    private func insert(_ key: String, _ position: Position, _ place: Place) throws(StoreError) -> Int32 {
        let add = try connection.statement(
            "INSERT INTO places(key, name, lat, lon, approximate, cell) VALUES(?, ?, ?, ?, ?, ?)")
        add.bind(key, 1)
        add.bind(place.name, 2)
        add.bind(position.latitude, 3)
        add.bind(position.longitude, 4)
        add.bind(Int32(place.isApproximate ? 1 : 0), 5)
        add.bind(position.cell, 6)
        try add.run()
        return Int32(clamping: connection.lastRow)
    }
}
