import Birds
import Store

/// Reads GBIF's downloads, a Darwin Core Archive's core or the "simple CSV", by the terms of their columns.
struct GBIFReader: RowReader {
    private let id, species, scientific, vernacular, rankClass, family: Int
    private let status, basis, count, quantity, quantityType: Int
    private let latitude, longitude, uncertainty, withheld, generalised: Int
    private let eventDate, eventTime, year, month, day: Int
    private let event, recordedBy, catalog: Int
    private let placeNames: [Int]
    private let placeFirst, placeLast: Int
    private let needed: Int
    private let areAllBirds: Bool

    let lastColumn: Int
    static let format = "GBIF"

    /// `defaults` are the values of columns that an archive's meta.xml gives to every row.
    init?(_ header: Header, defaults: [String: String] = [:]) {
        guard header.has("decimalLatitude", "decimalLongitude"), header.column("species", "scientificName") >= 0,
            header.column("eventDate", "year") >= 0
        else { return nil }
        id = header.column("gbifID", "occurrenceID", "id")
        species = header.column("species")
        scientific = header.column("scientificName")
        vernacular = header.column("vernacularName")
        rankClass = header.column("class")
        family = header.column("family")
        status = header.column("occurrenceStatus")
        basis = header.column("basisOfRecord")
        count = header.column("individualCount")
        quantity = header.column("organismQuantity")
        quantityType = header.column("organismQuantityType")
        latitude = header.column("decimalLatitude")
        longitude = header.column("decimalLongitude")
        uncertainty = header.column("coordinateUncertaintyInMeters")
        withheld = header.column("informationWithheld")
        generalised = header.column("dataGeneralizations")
        eventDate = header.column("eventDate")
        eventTime = header.column("eventTime")
        year = header.column("year")
        month = header.column("month")
        day = header.column("day")
        event = header.column("eventID")
        recordedBy = header.column("recordedBy")
        catalog = header.column("catalogNumber")
        placeNames = ["locality", "verbatimLocality", "municipality", "county", "stateProvince", "countryCode"]
            .map { header.column($0) }.filter { $0 >= 0 }
        let ofPlace = [placeNames.first ?? latitude, latitude, longitude]
        placeFirst = ofPlace.min() ?? 0
        placeLast = ofPlace.max() ?? 0
        needed = [max(species, scientific), latitude, longitude, max(eventDate, year)].max() ?? 0
        areAllBirds = defaults["class"]?.lowercased() == "aves"
        lastColumn =
            [
                id, species, scientific, vernacular, rankClass, family, status, basis, count, quantity, quantityType,
                uncertainty, withheld, generalised, eventDate, eventTime, year, month, day, event, recordedBy, catalog,
                placeLast, placeNames.max() ?? 0,
            ].max() ?? 0
    }

    func read(_ row: Fields, into sink: inout RowSink) {
        guard row.count > needed else { return sink.skip(.tooFewColumns) }
        let kind = row[rankClass].trimmed
        if !kind.isEmpty, !kind.equalsIgnoringCase("Aves") { return sink.skip(.notBird) }
        if row[status].trimmed.equalsIgnoringCase("absent") { return sink.skip(.absent) }
        let basis = row[self.basis].trimmed
        if basis.equalsIgnoringCase("FOSSIL_SPECIMEN") || basis.equalsIgnoringCase("FossilSpecimen") {
            return sink.skip(.fossil)
        }
        if basis.equalsIgnoringCase("LIVING_SPECIMEN") || basis.equalsIgnoringCase("LivingSpecimen") {
            return sink.skip(.captive)
        }
        let isBird = areAllBirds || !kind.isEmpty
        let named = row[species].trimmed.isEmpty ? row[scientific] : row[species]
        var key = Array(named)
        if !isBird { key += [0] + row[family] }
        let isApproximate = isApproximate(row)
        var placeKey = Array(row.from(placeFirst, to: placeLast))
        placeKey.append(isApproximate ? 1 : 0)
        let (date, minute) = when(row)
        let reading = key.withUnsafeBytes { key in
            placeKey.withUnsafeBytes { placeKey in
                sink.read(
                    name: key, { name(row, named, isBird: isBird, $0) }, date: date,
                    minute: { _ in minute ?? isoTime(row[eventTime]) }, place: placeKey, { place(row, isApproximate) })
            }
        }
        guard let reading else { return }
        sink.add(
            reading, count: counted(row), list: list(row, reading.time), id: identity(row, named, reading.time))
    }

    private func counted(_ row: Fields) -> Int32 {
        if row[count].isEmpty, row[quantityType].trimmed.equalsIgnoringCase("individuals") {
            return birdCount(row[quantity])
        }
        return birdCount(row[count])
    }

    private func identity(_ row: Fields, _ named: UnsafeRawBufferPointer, _ when: LocalTime) -> Int64 {
        var print = Fingerprint()
        print.add("gbif")
        if row[id].isEmpty {
            for bytes in [named, row[catalog], row[latitude], row[longitude], row[recordedBy]] { print.add(bytes) }
            print.add(when.packed)
        } else {
            print.add(row[id])
        }
        return print.value
    }

    /// An event is a list; without one, what one observer saw at one place on one day.
    private func list(_ row: Fields, _ when: LocalTime) -> Int64 {
        var print = Fingerprint()
        if row[event].isEmpty {
            for bytes in [row[recordedBy], row[latitude], row[longitude]] { print.add(bytes) }
            print.add(when.day)
        } else {
            print.add(row[event])
        }
        return print.value
    }

    private func when(_ row: Fields) -> (date: DateReading, minute: Int64?) {
        let (date, minute) = isoDate(row[eventDate])
        return (date == .blank ? ofParts(row) : date, minute)
    }

    private func ofParts(_ row: Fields) -> DateReading {
        if row[year].trimmed.isEmpty { return .blank }
        let parts = [row[year], row[month], row[day]].map { decimal($0).flatMap { Int64(exactly: $0) } }
        guard let year = parts[0], let month = parts[1], let day = parts[2] else { return .noDay }
        return CalendarDate(year: year, month: month, day: day).daysSince1970.map { .day($0) } ?? .bad
    }

    private func name(
        _ row: Fields, _ named: UnsafeRawBufferPointer, isBird: Bool, _ taxonomy: Taxonomy
    ) -> NameReading {
        let written = decoded(named)
        if written.isEmpty && row[vernacular].trimmed.isEmpty { return .skip(isBird ? .noName : .notBird) }
        if written.utf8.count > longestName { return .skip(.nameTooLong) }
        let match = taxonomy.match(scientificName: written, commonName: clipped(row.text(vernacular)))
        if !isBird, !match.isKnown, taxonomy.familyName(row.text(family)) == nil { return .skip(.notBird) }
        return .name(match, written: written)
    }

    /// True where the publisher has hidden the exact position, or it is off by kilometres.
    private func isApproximate(_ row: Fields) -> Bool {
        if let metres = decimal(row[uncertainty]), metres > 5000 { return true }
        for column in [withheld, generalised] where !row[column].isEmpty {
            if row.text(column).lowercased().contains("oordinate") { return true }
        }
        return false
    }

    private func place(_ row: Fields, _ isApproximate: Bool) -> PlaceReading {
        var name = ""
        for column in placeNames where name.isEmpty { name = row.text(column) }
        return readPlace(
            key: "gbif:\(row.text(latitude)),\(row.text(longitude)):\(isApproximate ? "~" : "")\(clipped(name))",
            name: name,
            latitude: row[latitude], longitude: row[longitude], precision: isApproximate ? .approximate : .exact,
            zeroIsNone: true)
    }
}
