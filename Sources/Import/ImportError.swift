/// Why a file could not be imported at all, in a sentence that a person can act on; the store is then as before.
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened to which file, and what to do about it.
    public var sentence: String

    /// Takes the sentence as it will be shown.
    public init(sentence: String) { self.sentence = sentence }

    /// The sentence, so that printing the error shows it.
    public var description: String { sentence }
}
