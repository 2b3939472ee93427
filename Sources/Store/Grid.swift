import Birds

/// A position in whole millionths of a degree, as the store holds it: 11 cm is finer than any record.
public struct Position: Equatable, Hashable, Sendable {
    /// Millionths of a degree north.
    public var latitude: Int32
    /// Millionths of a degree east.
    public var longitude: Int32

    /// Takes millionths of a degree as they are.
    public init(latitude: Int32, longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The nearest position to a coordinate; nil where the coordinate does not exist.
    public init?(_ coordinate: Coordinate) {
        guard coordinate.isValid else { return nil }
        latitude = Int32((coordinate.latitude * 1e6).rounded())
        longitude = Int32((coordinate.longitude * 1e6).rounded())
    }

    /// True for a position that exists.
    public var isValid: Bool {
        latitude >= -90_000_000 && latitude <= 90_000_000 && longitude >= -180_000_000 && longitude <= 180_000_000
    }

    /// The same position in degrees.
    public var coordinate: Coordinate {
        Coordinate(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)
    }

    /// The cell that holds the position.
    var cell: Int32 {
        Grid.cell(row: (latitude + 90_000_000) / Grid.step, column: (longitude + 180_000_000) / Grid.step)
    }
}

/// The cells of 0.1° by which sightings are stored: a row is a parallel, counted from the South Pole, a column a
/// meridian, counted from 180° west.
enum Grid {
    /// A cell's side in millionths of a degree.
    static let step: Int32 = 100_000
    /// Rows from pole to pole.
    static let rows: Int32 = 1800
    /// Columns around the earth.
    static let columns: Int32 = 3600

    /// The number of a cell; the North Pole and 180° east belong to the last row and column.
    static func cell(row: Int32, column: Int32) -> Int32 {
        max(0, min(rows - 1, row)) * columns + max(0, min(columns - 1, column))
    }

    /// The rectangle that a cell covers.
    static func bounds(_ cell: Int32) -> Bounds {
        let south = Double(cell / columns) / 10 - 90
        let west = Double(cell % columns) / 10 - 180
        return Bounds(south: south, north: south + 0.1, west: west, east: west + 0.1)
    }
}
