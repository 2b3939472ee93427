#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

extension BirdList {
    /// The key under which it is kept once it is finished.
    var finishedKey: String { "list-\(startedAt)" }

    /// The name that a taxon has on the list; nil when it was never on it.
    func name(of code: String) -> String? {
        for event in events where same(event.code, code) { return event.name }
        return nil
    }

    /// The list as lines: when and where it started, then every step. `BirdList(text:)` reads it back.
    ///
    ///     list 1790000000
    ///     at 49.3 -123.14 Stanley Park
    ///     + cangoo 1790000012 Canada Goose
    ///     finished 1790003600
    public var text: String {
        var text = "list \(startedAt)\nat \(degrees(coordinate)) \(oneLine(place))"
        for event in events {
            text += "\n\(event.step > 0 ? "+" : "-") \(event.code) \(event.utc) \(oneLine(event.name))"
        }
        if let finishedAt { text += "\nfinished \(finishedAt)" }
        return text
    }

    /// Reads the lines of a list; nil where any line is damaged, so that the caller can put the text aside.
    public init?(text: String) {
        var list: BirdList?
        for line in lines(text) {
            var words = Words(line)
            let word = words.word() ?? ""
            switch word {
            case "list":
                guard list == nil, let started = words.whole(), started >= 0, started < 1 << 40 else { return nil }
                list = BirdList(
                    startedAt: started, place: "", coordinate: Coordinate(latitude: 0, longitude: 0))
            case "at":
                guard let latitude = words.number(), let longitude = words.number() else { return nil }
                list?.coordinate = Coordinate(latitude: latitude, longitude: longitude)
                list?.place = words.rest
            case "+", "-":
                guard list != nil, let code = words.word(), let utc = words.whole() else { return nil }
                list?.events.append(
                    ListEvent(code: code, name: words.rest, step: same(word, "+") ? 1 : -1, utc: utc))
            case "finished":
                guard let utc = words.whole() else { return nil }
                list?.finishedAt = utc
            default: return nil
            }
        }
        guard let list else { return nil }
        self = list
    }
}

/// A text without line breaks.
private func oneLine(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 { bytes.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte) }
    return String(decoding: bytes, as: UTF8.self)
}
