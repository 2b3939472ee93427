import Birds
import Store

/// Reads iNaturalist's CSV export; its columns are chosen by whoever made it, so most are optional.
struct INaturalistReader: RowReader {
    private let id, user, observedOn, observedText, observedAt: Int
    private let scientific, common, iconic, species: Int
    private let latitude, longitude, placeGuess, obscured, geoprivacy, taxonGeoprivacy, captive: Int
    private let needed: Int

    let lastColumn = Rows.widest - 1
    static let format = "iNaturalist"

    init?(_ header: Header) {
        guard header.has("latitude", "longitude", "scientific_name"),
            header.column("observed_on", "time_observed_at", "observed_on_string") >= 0
        else { return nil }
        id = header.column("id", "uuid", "url")
        user = header.column("user_id", "user_login")
        observedOn = header.column("observed_on")
        observedText = header.column("observed_on_string")
        observedAt = header.column("time_observed_at")
        scientific = header.column("scientific_name")
        species = header.column("taxon_species_name")
        common = header.column("common_name", "species_guess")
        iconic = header.column("iconic_taxon_name", "taxon_class_name")
        latitude = header.column("latitude")
        longitude = header.column("longitude")
        placeGuess = header.column("place_guess")
        obscured = header.column("coordinates_obscured")
        geoprivacy = header.column("geoprivacy")
        taxonGeoprivacy = header.column("taxon_geoprivacy")
        captive = header.column("captive_cultivated")
        needed = max(scientific, latitude, longitude)
    }

    func read(_ row: Fields, into sink: inout RowSink) {
        guard row.count > needed else { return sink.skip(.tooFewColumns) }
        let kind = row[iconic].trimmed
        if !kind.isEmpty, !kind.equalsIgnoringCase("Aves") { return sink.skip(.notBird) }
        if row[captive].trimmed.equalsIgnoringCase("true") { return sink.skip(.captive) }
        var key = Array(row[scientific])
        if key.isEmpty { key = Array(row[common]) }
        key.append(kind.isEmpty ? 0 : 1)
        let isHidden = isHidden(row)
        var placeKey = Array(row[placeGuess])
        for bytes in [row[latitude], row[longitude]] { placeKey += [0] + bytes }
        placeKey.append(isHidden ? 1 : 0)
        let reading = key.withUnsafeBytes { key in
            placeKey.withUnsafeBytes { placeKey in
                sink.read(
                    name: key, { name(row, isBird: !kind.isEmpty, $0) }, date: date(row),
                    minute: { iNaturalistMinute(day: $0, moment: row[observedAt], written: row[observedText]) },
                    place: placeKey, { place(row, isHidden) })
            }
        }
        guard let reading else { return }
        var identity = Fingerprint()
        identity.add("inat")
        if row[id].isEmpty {
            for bytes in [row[scientific], row[latitude], row[longitude], row[user]] { identity.add(bytes) }
            identity.add(reading.time.packed)
        } else {
            identity.add(row[id])
        }
        // What one person saw on a day is the nearest thing to a list; nobody counted.
        var list = Fingerprint()
        list.add("inat-day")
        list.add(row[user])
        list.add(reading.time.day)
        sink.add(reading, count: -1, list: list.value, id: identity.value)
    }

    private func date(_ row: Fields) -> DateReading {
        let written = row[observedOn].trimmed
        if !written.isEmpty { return isoDate(written).date }
        // A moment in UTC does not tell the place's day.
        let (date, minute) = isoDate(row[observedAt])
        return minute == nil ? (row[observedAt].trimmed.isEmpty ? .blank : .noDay) : date
    }

    private func name(_ row: Fields, isBird: Bool, _ taxonomy: Taxonomy) -> NameReading {
        let written = row.text(scientific)
        let shown = row.text(common)
        if written.isEmpty && shown.isEmpty { return .skip(isBird ? .noName : .notBird) }
        if written.utf8.count > longestName || shown.utf8.count > longestName { return .skip(.nameTooLong) }
        var match = taxonomy.match(scientificName: written, commonName: shown)
        if match.taxon.category == .unknown, !row[species].isEmpty {
            let other = taxonomy.match(scientificName: row.text(species))
            if other.taxon.category == .species { match = other }
        }
        if !isBird, !match.isKnown { return .skip(.notBird) }
        return .name(match, written: written)
    }

    private func isHidden(_ row: Fields) -> Bool {
        if row[obscured].trimmed.equalsIgnoringCase("true") { return true }
        for column in [geoprivacy, taxonGeoprivacy] {
            let value = row[column].trimmed
            if value.equalsIgnoringCase("obscured") || value.equalsIgnoringCase("private") { return true }
        }
        return false
    }

    private func place(_ row: Fields, _ isHidden: Bool) -> PlaceReading {
        let name = row.text(placeGuess)
        return readPlace(
            key: "inat:\(row.text(latitude)),\(row.text(longitude)):\(isHidden ? "~" : "")\(clipped(name))", name: name,
            latitude: row[latitude], longitude: row[longitude], precision: isHidden ? .rounded : .exact)
    }
}

/// The minute of the day on the place's clock, where the record tells it beyond doubt.
///
/// `moment` (time_observed_at) with an offset is the place's clock. In UTC it is not, but then `written`
/// (observed_on_string, in any language) may hold a clock time: it is believed where it lies a whole number of quarter
/// hours between −12 and +14 hours from the moment, as every zone of the world does.
func iNaturalistMinute(day: Int64, moment: UnsafeRawBufferPointer, written: UnsafeRawBufferPointer) -> Int64? {
    let text = moment.trimmed
    guard text.count >= 16, case .day(let utcDay) = eBirdDate(UnsafeRawBufferPointer(rebasing: text[..<10])) else {
        return nil
    }
    let zone = UnsafeRawBufferPointer(rebasing: text[(text.count - 3)...])
    guard zone.equals("UTC") || zone[2] == 0x5A else {
        let (date, minute) = isoDate(text)
        return date == .day(day) ? minute : nil
    }
    guard let utcMinute = firstClock(UnsafeRawBufferPointer(rebasing: text[11...])),
        let minute = firstClock(written)
    else { return nil }
    let difference = day * 1440 + minute - (utcDay * 1440 + utcMinute)
    return difference % 15 == 0 && difference >= -720 && difference <= 840 ? minute : nil
}

/// The first clock time in a text, with AM or PM behind it or not.
private func firstClock(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard let colon = text.firstIndex(of: 0x3A), colon > 0 else { return nil }
    var first = colon
    while first > 0, colon - first < 2, text[first - 1] >= 0x30, text[first - 1] <= 0x39 { first -= 1 }
    var last = colon + 1
    while last < text.count, last - colon < 6, text[last] == 0x3A || (text[last] >= 0x30 && text[last] <= 0x39) {
        last += 1
    }
    var clock = Array(text[first..<last])
    var after = last
    while after < text.count, text[after] == 0x20 { after += 1 }
    if after + 1 < text.count {
        let half = UnsafeRawBufferPointer(rebasing: text[after...(after + 1)])
        if half.equalsIgnoringCase("am") || half.equalsIgnoringCase("pm") { clock += half }
    }
    return clock.withUnsafeBytes { clockTime($0) }
}
