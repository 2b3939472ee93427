import Birds
import Store

/// Reads the eBird Basic Dataset: tab-separated, unquoted, columns by their names.
struct EBDReader: RowReader {
    private let identifier, category, scientific, subspecies, common, count: Int
    private let locality, localityID, localityType, latitude, longitude: Int
    private let date, time, sampling, group, approved: Int
    private let nameFirst, nameLast, placeFirst, placeLast: Int

    let lastColumn: Int
    static let format = "eBird Basic Dataset"

    init?(_ header: Header) {
        guard
            header.has(
                "SCIENTIFIC NAME", "OBSERVATION COUNT", "LATITUDE", "LONGITUDE", "OBSERVATION DATE",
                "SAMPLING EVENT IDENTIFIER")
        else { return nil }
        identifier = header.column("GLOBAL UNIQUE IDENTIFIER")
        category = header.column("CATEGORY")
        scientific = header.column("SCIENTIFIC NAME")
        subspecies = header.column("SUBSPECIES SCIENTIFIC NAME")
        common = header.column("COMMON NAME")
        count = header.column("OBSERVATION COUNT")
        locality = header.column("LOCALITY")
        localityID = header.column("LOCALITY ID")
        localityType = header.column("LOCALITY TYPE")
        latitude = header.column("LATITUDE")
        longitude = header.column("LONGITUDE")
        date = header.column("OBSERVATION DATE")
        time = header.column("TIME OBSERVATIONS STARTED")
        sampling = header.column("SAMPLING EVENT IDENTIFIER")
        group = header.column("GROUP IDENTIFIER")
        approved = header.column("APPROVED")
        let ofName = [category, scientific, subspecies, common].filter { $0 >= 0 }
        let ofPlace = [locality, localityID, localityType, latitude, longitude].filter { $0 >= 0 }
        nameFirst = ofName.min() ?? 0
        nameLast = ofName.max() ?? 0
        placeFirst = ofPlace.min() ?? 0
        placeLast = ofPlace.max() ?? 0
        lastColumn = [nameLast, placeLast, count, date, time, sampling, group, approved].max() ?? 0
    }

    func read(_ row: Fields, into sink: inout RowSink) {
        guard row.count > lastColumn else { return sink.skip(.tooFewColumns) }
        if approved >= 0 {
            let value = row[approved]
            if value.count == 1, value[0] == 0x30 { return sink.skip(.notApproved) }
        }
        // What lies between the columns of a name decides it, so it is looked up without being taken apart.
        let reading = sink.read(
            name: row.from(nameFirst, to: nameLast), { name(row, $0) }, date: eBirdDate(row[date]),
            minute: { _ in clockTime(row[time]) }, place: row.from(placeFirst, to: placeLast), { place(row) })
        guard let reading else { return }
        let list = row[group].isEmpty ? row[sampling] : row[group]
        sink.add(
            reading, count: birdCount(row[count]), list: list.isEmpty ? 0 : fingerprint(list),
            id: list.isEmpty ? fingerprint(row[identifier]) : nil)
    }

    private func name(_ row: Fields, _ taxonomy: Taxonomy) -> NameReading {
        let species = row.text(scientific)
        let part = row.text(subspecies)
        let kind = row.text(category)
        if species.isEmpty && row[common].trimmed.isEmpty { return .skip(.noName) }
        if species.utf8.count > longestName || row[common].count > longestName { return .skip(.nameTooLong) }
        var match = taxonomy.match(
            scientificName: species, commonName: row.text(common), category: kind)
        if !part.isEmpty, match.taxon.category == .species { match.isPart = true }
        return .name(match, written: part.isEmpty ? species : part)
    }

    private func place(_ row: Fields) -> PlaceReading {
        // H is a hotspot; P is somebody's own, perhaps a home; the others (T town, PC postcode, C county, S state) are
        // the middle of an area.
        let kind = row[localityType].trimmed
        let isPrivate = kind.equals("P")
        let isExact = kind.isEmpty || kind.equals("H")
        let id = row.text(localityID)
        return readPlace(
            key: "ebird:" + (id.isEmpty ? row.text(locality) : id),
            name: isPrivate ? "Private location" : row.text(locality), latitude: row[latitude],
            longitude: row[longitude], precision: isPrivate ? .rounded : isExact ? .exact : .approximate)
    }
}
