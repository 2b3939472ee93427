#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

extension Effect {
    /// The line that the host reads: a word, then arguments apart by spaces, the last one to the end of the line.
    /// A backslash is written `\\\\` and a line break `\\n`, so that every effect is one line. Marks are apart by U+001E,
    /// their fields (latitude, longitude, count, label, action, and "rare" for a rare one among others) by U+001F.
    public var text: String { escapedLine(words.utf8) }

    private var words: String {
        switch self {
        case .fetch(let request, let address): "fetch \(request.rawValue) \(address)"
        case .post(let request, let address): "post \(request.rawValue) \(address)"
        case .pushAddress(let address): "history push \(address)"
        case .replaceAddress(let address): "history replace \(address)"
        case .stepBack: "history back"
        case .store(let key, let text): "store \(key) \(text)"
        case .append(let list, let lines): "append \(list) \(lines.joined(separator: "\n"))"
        case .announce(let text): "announce \(text)"
        case .focus(let id): "focus \(id)"
        case .locate: "locate"
        case .watch(let on): on ? "watch 1" : "watch 0"
        case .share(let title, let text): "share \(title)\u{1F}\(text)"
        case .marks(let kind, let marks): "marks \(kind.name) \(Effect.text(of: marks))"
        case .padding(let top, let leading, let bottom): "padding \(numbers([top, leading, bottom]))"
        case .camera(let camera, let animated):
            "camera \(degrees(camera.centre)) \(camera.zoom.text(places: 3)) \(animated ? "fly" : "jump")"
        case .position(let at): "position \(degrees(at))"
        case .sheet(let detent, let velocity, let spring):
            "sheet \(detent.name) \(numbers([velocity, spring.response, spring.dampingRatio]))"
        case .row(let isOpen, let velocity, let spring):
            "row \(isOpen ? "open" : "covered") \(numbers([velocity, spring.response, spring.dampingRatio]))"
        case .theme(let theme, let style): "theme \(theme.name) \(style.name)"
        case .rememberPlace(let text): "remember \(text)"
        case .update: "update"
        case .later(let seconds, let action): "later \(seconds) \(action.text)"
        }
    }

    private static func text(of marks: [Mark]) -> String {
        var text = ""
        for (index, mark) in marks.enumerated() {
            if index > 0 { text += "\u{1E}" }
            text += mark.coordinate.latitude.text(places: 6) + "\u{1F}" + mark.coordinate.longitude.text(places: 6)
            text += "\u{1F}\(mark.count)\u{1F}" + mark.label + "\u{1F}" + mark.action
            if mark.isRare { text += "\u{1F}rare" }
        }
        return text
    }
}
