#if canImport(Birds)
import Birds
#endif

extension BirdList {
    /// The list as a message for people: where and when, then a line a bird.
    public var message: String {
        let clock = time.hasClock ? " " + String(decoding: time.iso.utf8.dropFirst(11), as: UTF8.self) : ""
        var text = "\(place), \(time.dateText)\(clock)\n\(speciesCount) species"
        if let seconds, seconds >= 60 { text += " in " + elapsed(until: 0) }
        for entry in entries.reversed() {
            text += "\n\(entry.countText) \(entry.bird.name)"
            if !entry.note.utf8.isEmpty { text += " (" + entry.note + ")" }
        }
        return text
    }
}
