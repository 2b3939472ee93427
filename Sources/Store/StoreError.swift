/// Why the store could not do something, in a sentence that a person can act on.
public struct StoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened, where, and what to do about it.
    public var sentence: String

    /// Takes the sentence as it will be shown.
    public init(sentence: String) { self.sentence = sentence }

    /// The sentence, so that printing the error shows it.
    public var description: String { sentence }
}
