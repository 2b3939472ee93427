#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

/// What a person does in a page about past lists. The text form is what its controls carry.
public enum PastAction: Equatable, Sendable {
    /// Something was typed into the page's search field: `past find spar`.
    case find(String)
    /// More rows are to be shown: `past more`.
    case more
    /// What the preview of a file shows is to be stored: `past confirm`.
    case confirm
    /// The preview is to go: `past leave`.
    case leave
    /// A list is to be shared as a text: `past share 5-1`.
    case share(String)
    /// A list is to be shared as a link that holds it: `past link 5-1`.
    case link(String)
    /// The list that somebody shared is to be kept: `past keep`.
    case keep
    /// Something about carrying lists between devices: `past carry code 7K3M`, where that or a pass phrase (`phrase`) was
    /// typed; `start`, `join`, `leave` a link's invitation, `now`, `copy-code`, `copy-link`, `stop`; and `remove`, which
    /// asks first, and `remove-surely`.
    case carry(String)
    /// Lists are to be saved as a file, all of them where none is named: `past save csv`, `past save ebird 5-1`; and what
    /// eBird was handed already once more: `past save-again ebird 5-1`.
    case export(ListFormat, list: String?, again: Bool)

    /// The text form.
    public var text: String {
        switch self {
        case .find(let query): "past find \(query)"
        case .more: "past more"
        case .share(let list): "past share \(list)"
        case .link(let list): "past link \(list)"
        case .keep: "past keep"
        case .confirm: "past confirm"
        case .carry(let step): "past carry " + step
        case .leave: "past leave"
        case .export(let format, let list, let again):
            "past save\(again ? "-again" : "") \(format.name)" + (list.map { " " + $0 } ?? "")
        }
    }

    /// Reads the text form; nil where it is none.
    public init?(text: String) {
        var words = Words(text)
        guard let first = words.word(), same(first, "past"), let name = words.word() else { return nil }
        switch name {
        case "find": self = .find(words.rest)
        case "more": self = .more
        case "share", "link":
            guard let list = words.word() else { return nil }
            self = same(name, "share") ? .share(list) : .link(list)
        case "keep": self = .keep
        case "confirm": self = .confirm
        case "leave": self = .leave
        case "carry": self = .carry(words.rest)
        case "save", "save-again":
            guard let format = words.word().flatMap({ ListFormat(name: $0) }) else { return nil }
            self = .export(format, list: words.word(), again: same(name, "save-again"))
        default: return nil
        }
    }
}
