/// A choice that addresses and actions name by a word.
public protocol Named: CaseIterable {
    /// The word.
    var name: String { get }
}

extension Named {
    /// Reads the word; nil where it names no choice. Words are compared by their bytes.
    public init?(name: String) {
        for value in Self.allCases where value.name.utf8.elementsEqual(name.utf8) {
            self = value
            return
        }
        return nil
    }
}
