#if canImport(Birds)
import Birds
#endif

/// What a person does in a page about past lists. The text form is what its controls carry.
public enum PastAction: Equatable, Sendable {
    /// Something was typed into the page's search field: `past find spar`.
    case find(String)
    /// More rows are to be shown: `past more`.
    case more

    /// The text form.
    public var text: String {
        switch self {
        case .find(let query): "past find \(query)"
        case .more: "past more"
        }
    }

    /// Reads the text form; nil where it is none.
    public init?(text: String) {
        var words = Words(text)
        guard let first = words.word(), same(first, "past"), let name = words.word() else { return nil }
        switch name {
        case "find": self = .find(words.rest)
        case "more": self = .more
        default: return nil
        }
    }
}
