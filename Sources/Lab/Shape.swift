/// What a part of a file may look like: one value from which the check and the JSON Schema are both made, so that they
/// cannot differ.
public indirect enum Shape: Sendable {
    /// Exactly these keys.
    case object([Field])
    /// Any keys, up to a number of them, each with a value of one shape.
    case map(most: Int, Shape)
    /// Values of one shape, from some to some.
    case list(ClosedRange<Int>, Shape)
    /// A text of so many characters.
    case text(ClosedRange<Int>)
    /// One of some words.
    case choice([String])
    /// True or false.
    case bool
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case integer(ClosedRange<Int64>)
    /// Latitude and longitude in degrees.
    case position
    /// One of several shapes; the words say what they are together.
    case either(String, [Shape])

    /// A key of an object.
    public struct Field: Sendable {
        /// The key.
        public var key: String
        /// True where it may not be missing.
        public var isRequired: Bool
        /// What it means, for the schema.
        public var meaning: String
        /// What its value looks like.
        public var shape: Shape

        /// Makes a key of its parts.
        public init(_ key: String, required: Bool = false, _ meaning: String, _ shape: Shape) {
            self.key = key
            isRequired = required
            self.meaning = meaning
            self.shape = shape
        }
    }
}
