#if canImport(Birds)
import Birds
#endif

/// The species of a life by their codes: what tells whether a bird would be new. It is worked out where past lists are, and
/// kept as one text.
public struct LifeCodes: Equatable, Sendable {
    /// The codes, with spaces between.
    public private(set) var text: String
    private var codes = NameIndex()

    /// Takes the text as it is kept; empty is no past lists, of which nothing is new.
    public init(_ text: String = "") {
        self.text = text
        for code in text.utf8.split(separator: 0x20) { codes.insert(Array(code), 0) }
    }

    /// Puts a finished list's species in. True where one was new. Without past lists nothing is known, and none is.
    public mutating func add(_ list: BirdList) -> Bool {
        let before = text.utf8.count
        for entry in list.entries where isNew(entry.bird.code, entry.bird.category) {
            codes.insert(Array(entry.bird.code.utf8), 0)
            text += " " + entry.bird.code
        }
        return text.utf8.count > before
    }

    /// True for a species that is on no past list, where there are any.
    public func isNew(_ code: String, _ category: Category) -> Bool {
        category == .species && !text.utf8.isEmpty && codes.find(Array(code.utf8)) == nil
    }

    /// The same species in the same order.
    public static func == (a: LifeCodes, b: LifeCodes) -> Bool { same(a.text, b.text) }
}
