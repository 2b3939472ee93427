#if canImport(Birds)
import Birds
#endif

/// Writes eBird's Record Format (Extended), which its Import Data page takes: CSV without a header, 19 columns, no
/// quotation marks, at most 1 MB a file.
///
/// Columns: common name, genus, species, number, species comments, location name, latitude, longitude, date, start time,
/// state, country, protocol, number of observers, duration (minutes), all observations reported, distance (miles), area
/// (acres), submission comments.
public enum EBirdRecord {
    /// The most bytes of a file (eBird's limit of 1 MB, with room to spare).
    public static let longest = 1_000_000

    /// Lists as files, each within the limit; a list is in one file where it fits into one.
    public static func files(_ lists: [BirdList], longest: Int = EBirdRecord.longest) -> [[UInt8]] {
        var files: [[UInt8]] = []
        var file: [UInt8] = []
        for list in lists {
            let rows = rows(list)
            var size = 0
            for row in rows { size += row.count }
            if !file.isEmpty, file.count + size > longest {
                files.append(file)
                file = []
            }
            for row in rows {
                if !file.isEmpty, file.count + row.count > longest {
                    files.append(file)
                    file = []
                }
                file += row
            }
        }
        if !file.isEmpty { files.append(file) }
        return files
    }

    /// A list's rows, the bird that was ticked first at the top.
    static func rows(_ list: BirdList) -> [[UInt8]] { list.entries.reversed().map { row($0, list) } }

    private static func row(_ entry: ListEntry, _ list: BirdList) -> [UInt8] {
        let names = scientificParts(entry.bird)
        let how = told(list)
        let timed = how == .stationary || how == .traveling
        let note = entry.noticed == .heard ? (entry.note.utf8.isEmpty ? "Heard." : "Heard. " + entry.note) : entry.note
        let cells = [
            entry.bird.name, names.genus, names.species, entry.countText, note, list.place,
            list.coordinate.latitude.text(places: 6), list.coordinate.longitude.text(places: 6), date(list.time),
            list.time.hasClock && how != .historical ? clock(list.time) : "", "", "", how.name,
            "\(max(1, list.observers))", timed ? "\(max(1, (list.seconds ?? 0) / 60))" : "",
            list.isComplete && how != .incidental ? "Y" : "N",
            how == .traveling ? (Double(list.metres ?? 0) / 1609.344).text(places: 3) : "", "", list.comments,
        ]
        var row: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 { row.append(0x2C) }
            row += clean(cell)
        }
        return row + [0x0D, 0x0A]
    }

    /// The protocol for which the list has everything that eBird asks: time and duration, and distance on the way.
    /// Birding of which those are not known is Historical.
    static func told(_ list: BirdList) -> ListProtocol {
        let isTimed = list.time.hasClock && list.seconds != nil
        switch list.how {
        case .stationary: return isTimed ? .stationary : .historical
        case .traveling: return isTimed && (list.metres ?? 0) > 0 ? .traveling : .historical
        case .incidental: return list.time.hasClock ? .incidental : .historical
        case .historical: return .historical
        }
    }

    /// Genus and the rest of a scientific name: "Aythya", "marila/affinis".
    private static func scientificParts(_ bird: ListedBird) -> (genus: String, species: String) {
        let parts = bird.scientificName.utf8.split(separator: 0x20, maxSplits: 1)
        guard let genus = parts.first else { return ("", "") }
        return (String(Substring(genus)), parts.count > 1 ? String(Substring(parts[1])) : "")
    }

    /// "05/01/2026".
    private static func date(_ time: LocalTime) -> String {
        let date = CalendarDate(daysSince1970: time.day)
        return "\(two(date.month))/\(two(date.day))/\(four(date.year))"
    }

    /// "09:41".
    private static func clock(_ time: LocalTime) -> String {
        two(time.minuteOfDay / 60) + ":" + two(time.minuteOfDay % 60)
    }

    private static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func four(_ number: Int64) -> String {
        var text = "\(number)"
        while text.utf8.count < 4 { text = "0" + text }
        return text
    }

    /// A cell without what the format has no way to write: commas become semicolons, quotation marks apostrophes, line
    /// breaks and other control characters spaces.
    private static func clean(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x2C: bytes.append(0x3B)
            case 0x22: bytes.append(0x27)
            case 0..<0x20, 0x7F: bytes.append(0x20)
            default: bytes.append(byte)
            }
        }
        return bytes
    }
}
