import Birds

/// How many list-days a cell has, in all and per name: what rarity is counted from, and a bird's seasons.
///
/// A list-day is a place on a day. Places lie in one cell each, so cells and places can be summed. `totals` is for
/// cells that lie wholly inside a circle, `places` for those that the circle cuts.
struct CellStatistics {
    /// All list-days, then pairs of name (as the step from the one before) and list-days with it.
    var totals: [UInt8]
    /// Per place: its position inside the cell, its list-days, how many names, and the pairs as in `totals`.
    var places: [UInt8]
    /// List-days by quarter of a month: see `SeasonBytes`.
    var seasons: [UInt8]

    /// Counts a cell's sightings.
    init(_ connection: Connection, cell: Int32) throws(StoreError) {
        var keys: [UInt64] = []
        var places: [Position] = []
        var numbers: [Int32: UInt64] = [:]
        let query = try connection.statement("SELECT time, taxon, place, lat, lon FROM sightings WHERE cell = ?")
        defer { query.reset() }
        query.bind(cell, 1)
        while try query.step() {
            let place = query.int32(2)
            let number: UInt64
            if let known = numbers[place] {
                number = known
            } else {
                number = UInt64(places.count)
                numbers[place] = number
                places.append(Position(latitude: query.int32(3), longitude: query.int32(4)))
            }
            // 22 bits of place, 20 of name, 22 of day: years 1 to 9999 are 3.7 million days.
            let day = UInt64(LocalTime(packed: query.int64(0)).day + (1 << 20)) & 0x3f_ffff
            keys.append(number << 42 | (UInt64(query.int32(1)) & 0xf_ffff) << 22 | day)
        }
        keys.sort()
        self.init(keys, places, cell)
    }

    /// From sorted keys of place, name and day.
    private init(_ keys: [UInt64], _ positions: [Position], _ cell: Int32) {
        let box = Grid.bounds(cell)
        var cellDays = 0
        var cellTaxa: [Int: Int] = [:]
        var quarters = SeasonBytes()
        var writer = VarintWriter()
        var at = 0
        for (number, position) in positions.enumerated() {
            var days: Set<UInt64> = []
            var taxa: [(taxon: Int, days: Int)] = []
            var previous: UInt64?
            while at < keys.count, keys[at] >> 42 == UInt64(number) {
                let key = keys[at]
                at += 1
                if key == previous { continue }
                previous = key
                let taxon = Int(key >> 22 & 0xf_ffff)
                let quarter = Seasons.quarter(ofDay: Int64(key & 0x3f_ffff) - (1 << 20))
                quarters.note(taxon, quarter)
                if days.insert(key & 0x3f_ffff).inserted { quarters.noteDay(quarter) }
                if taxa.last?.taxon == taxon {
                    taxa[taxa.count - 1].days += 1
                } else {
                    taxa.append((taxon, 1))
                }
            }
            cellDays += days.count
            writer.put(Int(position.latitude) - Int((box.south * 1e6).rounded()))
            writer.put(Int(position.longitude) - Int((box.west * 1e6).rounded()))
            writer.put(days.count)
            writer.put(taxa.count)
            CellStatistics.put(taxa, &writer)
            for (taxon, count) in taxa { cellTaxa[taxon, default: 0] += count }
        }
        places = writer.bytes
        var whole = VarintWriter()
        whole.put(cellDays)
        CellStatistics.put(cellTaxa.map { (taxon: $0.key, days: $0.value) }.sorted { $0.taxon < $1.taxon }, &whole)
        totals = whole.bytes
        seasons = quarters.bytes
    }

    private static func put(_ taxa: [(taxon: Int, days: Int)], _ writer: inout VarintWriter) {
        var last = 0
        for (taxon, days) in taxa {
            writer.put(taxon - last)
            writer.put(days)
            last = taxon
        }
    }
}

/// List-days summed over a circle.
struct ListDays {
    /// All of them.
    private(set) var all = 0
    private var byTaxon: [Int] = []
    /// Those of high numbers: few, or a file is full of names that nobody knows.
    private var others: [Int: Int] = [:]

    /// List-days with a name, by the store's number.
    func with(_ taxon: Int32) -> Int {
        byTaxon.indices.contains(Int(taxon)) ? byTaxon[Int(taxon)] : others[Int(taxon)] ?? 0
    }

    /// Adds a cell that lies wholly inside.
    mutating func add(totals bytes: UnsafeRawBufferPointer) {
        var reader = VarintReader(bytes)
        all += reader.next()
        var taxon = 0
        while !reader.isAtEnd {
            taxon += reader.next()
            note(taxon, reader.next())
        }
    }

    /// Adds those places of a cell that lie in the circle.
    mutating func add(places bytes: UnsafeRawBufferPointer, of cell: Int32, in circle: Circle) {
        let box = Grid.bounds(cell)
        let south = Int((box.south * 1e6).rounded())
        let west = Int((box.west * 1e6).rounded())
        var reader = VarintReader(bytes)
        while !reader.isAtEnd {
            let latitude = Int32(clamping: south + reader.next())
            let longitude = Int32(clamping: west + reader.next())
            let isInside = circle.holds(latitude, longitude)
            let days = reader.next()
            if isInside { all += days }
            var rest = reader.next()
            var taxon = 0
            while rest > 0, !reader.isAtEnd {
                rest -= 1
                taxon += reader.next()
                let with = reader.next()
                if isInside { note(taxon, with) }
            }
        }
    }

    /// The numbers below are counted in an array.
    private static let dense = 32_768

    private mutating func note(_ taxon: Int, _ days: Int) {
        guard taxon >= 0, taxon < ListDays.dense else {
            others[taxon, default: 0] += days
            return
        }
        while byTaxon.count <= taxon { byTaxon.append(0) }
        byTaxon[taxon] += days
    }
}
