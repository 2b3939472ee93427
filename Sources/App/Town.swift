#if canImport(Birds)
import Birds
#endif

/// A town that search found.
public struct Town: Equatable, Sendable {
    /// Its name ("Sparwood").
    public var name: String
    /// What stands after it ("BC, Canada").
    public var detail: String
    /// Where it is.
    public var coordinate: Coordinate

    /// Makes a town of its parts.
    public init(name: String, detail: String, coordinate: Coordinate) {
        self.name = name
        self.detail = detail
        self.coordinate = coordinate
    }
}
