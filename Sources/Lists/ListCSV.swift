#if canImport(Birds)
import Birds
#endif

/// Writes lists as CSV with a header, a row a bird, for spreadsheets (RFC 4180).
public enum ListCSV {
    /// The columns.
    public static let header =
        "List,Date,Time,Place,Latitude,Longitude,Protocol,Minutes,Kilometres,Observers,Complete,Common Name,"
        + "Scientific Name,Count,Noticed,Note,Comments"

    /// Lists as a file.
    public static func file(_ lists: [BirdList]) -> [UInt8] {
        ListFormat.csv.file(lists) { _ in nil }
    }

    /// A list's rows.
    static func rows(_ list: BirdList) -> [UInt8] {
        var rows: [UInt8] = []
        let iso = Array(list.time.iso.utf8)
        let date = String(decoding: iso[..<min(10, iso.count)], as: UTF8.self)
        let clock = iso.count > 11 ? String(decoding: iso[11...], as: UTF8.self) : ""
        let before = [
            list.id, date, clock, list.place, list.coordinate.latitude.text(places: 6),
            list.coordinate.longitude.text(places: 6), list.how.name, list.seconds.map { "\($0 / 60)" } ?? "",
            list.metres.map { (Double($0) / 1000).text(places: 3) } ?? "", "\(list.observers)",
            list.isComplete ? "yes" : "no",
        ]
        for entry in list.entries.reversed() {
            let cells =
                before + [
                    entry.bird.name, entry.bird.scientificName, entry.countText,
                    entry.noticed == .unsaid ? "" : entry.noticed.name, entry.note, list.comments,
                ]
            for (index, cell) in cells.enumerated() {
                if index > 0 { rows.append(0x2C) }
                // Numbers stand as they are; a text that a spreadsheet would take for a formula does not.
                append(cell, to: &rows, isText: index == 3 || index >= 11)
            }
            rows += [0x0D, 0x0A]
        }
        return rows
    }

    private static func append(_ cell: String, to file: inout [UInt8], isText: Bool) {
        var bytes = Array(cell.utf8)
        if isText, let first = bytes.first, [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(first) {
            bytes.insert(0x27, at: 0)
        }
        guard bytes.contains(where: { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }) else {
            file += bytes
            return
        }
        file.append(0x22)
        for byte in bytes {
            if byte == 0x22 { file.append(0x22) }
            file.append(byte)
        }
        file.append(0x22)
    }
}
