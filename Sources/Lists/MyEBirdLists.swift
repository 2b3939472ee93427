#if canImport(Birds)
import Birds
#endif

extension ListImport {
    /// Reads MyEBirdData.csv, a person's own download from eBird, in the layout of 2019 or today's, as their lists; nil
    /// where the header is another one. Columns are found by name, rows may be ragged, names may be in any language.
    /// `progress` is told how far it is, in hundredths.
    static func readMyEBird(
        _ bytes: [UInt8], _ taxonomy: () -> Taxonomy, _ progress: (Int) -> Void
    ) -> ListImport? {
        bytes.withUnsafeBytes { bytes in
            var rows = CSVRows(bytes)
            guard rows.next() == true, let columns = MyEBirdColumns(rows) else { return nil }
            var reader = MyEBirdLists(columns, taxonomy())
            var told = 0
            while let isRow = rows.next() {
                let done = rows.hundredths
                if done >= told + 5 {
                    told = done
                    progress(done)
                }
                if isRow {
                    reader.read(rows)
                } else {
                    reader.found.report(rows.line, "a quotation mark is not closed")
                }
            }
            reader.gather()
            return reader.found
        }
    }
}

/// Where the columns are.
private struct MyEBirdColumns {
    var submission, common, scientific, count, location, latitude, longitude, date, time, how, minutes, all, distance,
        observers, note, comments: Int

    init?(_ header: CSVRows) {
        func column(_ names: StaticString...) -> Int {
            for name in names {
                for at in 0..<header.count where header[at].trimmed.equalsIgnoringCase(name) { return at }
            }
            return -1
        }
        submission = column("Submission ID")
        common = column("Common Name")
        scientific = column("Scientific Name")
        count = column("Count")
        location = column("Location")
        latitude = column("Latitude")
        longitude = column("Longitude")
        date = column("Date")
        time = column("Time")
        how = column("Protocol")
        minutes = column("Duration (Min)")
        all = column("All Obs Reported")
        distance = column("Distance Traveled (km)")
        observers = column("Number of Observers")
        note = column("Observation Details", "Species Comments")
        comments = column("Checklist Comments")
        if submission < 0 || scientific < 0 || latitude < 0 || longitude < 0 || date < 0 { return nil }
    }
}

/// Rows on their way to lists: the file is in the order of birds, so rows of one list lie far apart.
private struct MyEBirdLists {
    var found = ListImport(format: "MyEBirdData.csv")
    private let columns: MyEBirdColumns
    private let taxonomy: Taxonomy
    private var names = NameIndex()
    private var birds: [Int32] = []
    private var listIndex = NameIndex()
    private var lists: [PastList] = []
    private var entries: [(list: Int32, bird: Int32, count: Int32, note: Int32)] = []
    private var notes: [String] = []

    init(_ columns: MyEBirdColumns, _ taxonomy: Taxonomy) {
        self.columns = columns
        self.taxonomy = taxonomy
    }

    mutating func read(_ row: CSVRows) {
        if row.count == 1, row[0].trimmed.isEmpty { return }
        let id = row[columns.submission].trimmed
        if id.isEmpty || id.count > 40 || id.contains(where: { $0 <= 0x20 }) {
            return found.report(row.line, "has no submission id")
        }
        guard let bird = bird(row) else { return found.report(row.line, "names no bird") }
        let key = Array(id)
        let list: Int32
        if let known = listIndex.find(key) {
            list = known
        } else {
            guard let made = makeList(row, String(decoding: id, as: UTF8.self)) else { return }
            list = Int32(lists.count)
            listIndex.insert(key, list)
            lists.append(made)
        }
        var note: Int32 = -1
        if !row[columns.note].trimmed.isEmpty {
            note = Int32(notes.count)
            notes.append(row.text(columns.note))
        }
        let count = birdCount(row[columns.count])
        if count == 0 { return found.report(row.line, "counts no bird") }
        entries.append((list, bird, min(count, Int32(mostBirds)), note))
    }

    /// Puts the rows under their lists.
    mutating func gather() {
        var starts = [Int32](repeating: 0, count: lists.count + 1)
        for entry in entries { starts[Int(entry.list) + 1] += 1 }
        for index in lists.indices { starts[index + 1] += starts[index] }
        var order = [Int32](repeating: 0, count: entries.count)
        var next = starts
        for (index, entry) in entries.enumerated() {
            order[Int(next[Int(entry.list)])] = Int32(index)
            next[Int(entry.list)] += 1
        }
        var onList: [(bird: Int32, count: Int32, note: String)] = []
        for (index, list) in lists.enumerated() {
            found.archive.begin(list)
            onList.removeAll(keepingCapacity: true)
            for at in starts[index]..<starts[index + 1] {
                let entry = entries[Int(order[Int(at)])]
                let note = entry.note < 0 ? "" : notes[Int(entry.note)]
                // Subspecies are their species' birds: both rows are one entry.
                guard let same = onList.firstIndex(where: { $0.bird == entry.bird }) else {
                    onList.append((entry.bird, entry.count, note))
                    continue
                }
                let sum = Int64(max(0, onList[same].count)) + Int64(max(0, entry.count))
                onList[same].count = sum == 0 ? -1 : Int32(min(sum, mostBirds))
                if !note.utf8.isEmpty {
                    onList[same].note += (onList[same].note.utf8.isEmpty ? "" : "\n") + note
                }
            }
            for entry in onList { found.archive.add(bird: entry.bird, count: entry.count, note: entry.note) }
        }
    }

    /// The bird of a row by its scientific name, else its common one; nil where it has neither.
    private mutating func bird(_ row: CSVRows) -> Int32? {
        let scientific = row[columns.scientific].trimmed
        let key = scientific.isEmpty ? row[columns.common].trimmed : scientific
        if key.isEmpty || key.count > 300 { return nil }
        if let known = names.find(Array(key)) { return birds[Int(known)] }
        let taxon = taxonomy.resolve(
            scientificName: row.text(columns.scientific), commonName: row.text(columns.common))
        let bird = found.archive.index(of: ListedBird(taxon))
        names.insert(Array(key), Int32(birds.count))
        birds.append(bird)
        return bird
    }

    private mutating func makeList(_ row: CSVRows, _ id: String) -> PastList? {
        guard let latitude = decimal(row[columns.latitude]), let longitude = decimal(row[columns.longitude]) else {
            found.report(row.line, "has no position")
            return nil
        }
        let at = Coordinate(latitude: latitude, longitude: longitude)
        guard at.isValid else {
            found.report(row.line, "has a position that is not on earth")
            return nil
        }
        guard case .day(let day) = eBirdDate(row[columns.date]) else {
            found.report(row.line, "has no date that can be read")
            return nil
        }
        let time = clockTime(row[columns.time]).map { LocalTime(day: day, minute: $0) } ?? LocalTime(day: day)
        // Positions are kept to a millionth of a degree, as in everything that is stored.
        let spot = Coordinate(latitude: (latitude * 1e6).rounded() / 1e6, longitude: (longitude * 1e6).rounded() / 1e6)
        let place = found.archive.index(of: ListPlace(name: row.text(columns.location), coordinate: spot))
        var list = PastList(id: id, place: place, time: time)
        list.how = how(row[columns.how])
        if let minutes = decimal(row[columns.minutes]), minutes >= 0, minutes < 144_000 {
            list.minutes = Int32(minutes)
        }
        if let kilometres = decimal(row[columns.distance]), kilometres >= 0, kilometres < 40_000 {
            list.metres = Int32((kilometres * 1000).rounded())
        }
        if let observers = decimal(row[columns.observers]), observers >= 1, observers < 100_000 {
            list.observers = Int32(observers)
        }
        list.isComplete = row[columns.all].trimmed.first == 0x31
        list.comments = row.text(columns.comments)
        return list
    }

    /// "eBird - Traveling Count" in today's files and "Traveling" in others; what is none of the four is told as
    /// incidental, which claims nothing.
    private func how(_ bytes: UnsafeRawBufferPointer) -> ListProtocol {
        let text = foldedName(Array(bytes))
        for (word, how) in [
            ("stationary", ListProtocol.stationary), ("traveling", .traveling), ("historical", .historical),
        ] where text.holds(word) { return how }
        return .incidental
    }
}

extension [UInt8] {
    /// True where a word stands in the bytes.
    fileprivate func holds(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        guard count >= wanted.count else { return false }
        for start in 0...(count - wanted.count) where self[start..<(start + wanted.count)].elementsEqual(wanted) {
            return true
        }
        return false
    }
}
