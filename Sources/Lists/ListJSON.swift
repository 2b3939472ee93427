#if canImport(Birds)
import Birds
#endif
#if canImport(Wire)
import Wire
#endif

/// Writes lists as JSON. Nothing is lost: a list with a journal brings all its operations, so that reading it elsewhere
/// merges; the fields beside them are for other programs.
public enum ListJSON {
    /// Lists as a file; `journal` gives a list's journal by its id, where it has one.
    public static func file(_ lists: [BirdList], journal: (String) -> Journal?) -> [UInt8] {
        ListFormat.json.file(lists, journal: journal)
    }

    /// A list as one value.
    static func value(_ list: BirdList, _ journal: Journal?) -> [UInt8] {
        var json = JSONWriter(capacity: 4096)
        write(list, journal, &json)
        return json.bytes
    }

    private static func write(_ list: BirdList, _ journal: Journal?, _ json: inout JSONWriter) {
        json.object { json in
            json.field("id", list.id)
            json.field("place", list.place)
            json.field("latitude", list.coordinate.latitude)
            json.field("longitude", list.coordinate.longitude)
            json.field("start", list.time.iso)
            json.field("offset", list.offset)
            if let seconds = list.seconds { json.field("seconds", seconds) }
            json.field("finished", list.isFinished)
            json.field("protocol", list.how.name)
            if let metres = list.metres { json.field("metres", metres) }
            json.field("observers", list.observers)
            json.field("complete", list.isComplete)
            if list.isOthers { json.field("shared", true) }
            if !list.comments.utf8.isEmpty { json.field("comments", list.comments) }
            json.key("birds")
            json.array { json in for entry in list.entries.reversed() { write(entry, &json) } }
            if let journal {
                json.key("operations")
                json.array { json in for operation in journal.operations { json.string(operation.text) } }
            }
        }
    }

    private static func write(_ entry: ListEntry, _ json: inout JSONWriter) {
        json.object { json in
            json.field("code", entry.bird.code)
            json.field("name", entry.bird.name)
            json.field("scientificName", entry.bird.scientificName)
            json.field("category", Int64(entry.bird.category.rawValue))
            json.field("count", entry.count)
            if entry.noticed != .unsaid { json.field("noticed", entry.noticed.name) }
            if !entry.note.utf8.isEmpty { json.field("note", entry.note) }
        }
    }
}

/// Writes lists as GeoJSON (RFC 7946), a point a list.
public enum ListGeoJSON {
    /// Lists as a file.
    public static func file(_ lists: [BirdList]) -> [UInt8] {
        ListFormat.geoJSON.file(lists) { _ in nil }
    }

    /// A list as one feature.
    static func feature(_ list: BirdList) -> [UInt8] {
        var json = JSONWriter(capacity: 1024)
        json.object { json in
            json.field("type", "Feature")
            json.field("id", list.id)
            json.key("geometry")
            json.object { json in
                json.field("type", "Point")
                json.key("coordinates")
                json.array { json in
                    json.number(list.coordinate.longitude)
                    json.number(list.coordinate.latitude)
                }
            }
            json.key("properties")
            json.object { json in
                json.field("place", list.place)
                json.field("start", list.time.iso)
                json.field("protocol", list.how.name)
                json.field("species", list.speciesCount)
                json.key("birds")
                json.array { json in
                    for entry in list.entries.reversed() { json.string(entry.bird.name + " " + entry.countText) }
                }
            }
        }
        return json.bytes
    }
}
