import Birds
import Store

/// Reads MyEBirdData.csv, a person's own eBird download: CSV with ragged rows, in the layout of 2019 or today's.
struct MyEBirdReader: RowReader {
    private let submission, common, scientific, count: Int
    private let location, locationID, latitude, longitude, date, time: Int
    private let placeFirst, placeLast, needed: Int

    let lastColumn = Rows.widest - 1
    static let format = "MyEBirdData"

    init?(_ header: Header) {
        guard header.has("Submission ID", "Scientific Name", "Latitude", "Longitude", "Date") else { return nil }
        submission = header.column("Submission ID")
        common = header.column("Common Name")
        scientific = header.column("Scientific Name")
        count = header.column("Count")
        location = header.column("Location")
        locationID = header.column("Location ID")
        latitude = header.column("Latitude")
        longitude = header.column("Longitude")
        date = header.column("Date")
        time = header.column("Time")
        let ofPlace = [location, locationID, latitude, longitude].filter { $0 >= 0 }
        placeFirst = ofPlace.min() ?? 0
        placeLast = ofPlace.max() ?? 0
        needed = max(submission, scientific, date, placeLast)
    }

    func read(_ row: Fields, into sink: inout RowSink) {
        // Trailing empty columns are dropped, but what comes before the date is never empty.
        guard row.count > needed else { return sink.skip(.tooFewColumns) }
        let scientificName = row[scientific]
        let reading = sink.read(
            name: scientificName.trimmed.isEmpty ? row[common] : scientificName, { name(row, $0) },
            date: eBirdDate(row[date]), minute: { _ in clockTime(row[time]) },
            place: row.from(placeFirst, to: placeLast), { place(row) })
        guard let reading else { return }
        let list = row[submission].trimmed
        var own = Fingerprint()
        own.add(scientificName)
        own.add(reading.time.packed)
        own.add(row[locationID])
        sink.add(
            reading, count: birdCount(row[count]), list: list.isEmpty ? 0 : fingerprint(list),
            id: list.isEmpty ? own.value : nil)
    }

    private func name(_ row: Fields, _ taxonomy: Taxonomy) -> NameReading {
        let species = row.text(scientific)
        let shown = row.text(common)
        if species.isEmpty && shown.isEmpty { return .skip(.noName) }
        if species.utf8.count > longestName || shown.utf8.count > longestName { return .skip(.nameTooLong) }
        return .name(
            taxonomy.match(scientificName: species, commonName: shown), written: species.isEmpty ? shown : species)
    }

    private func place(_ row: Fields) -> PlaceReading {
        let id = row.text(locationID)
        return readPlace(
            key: "ebird:" + (id.isEmpty ? row.text(location) : id), name: row.text(location), latitude: row[latitude],
            longitude: row[longitude], precision: .exact)
    }
}
