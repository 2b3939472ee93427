#if canImport(CMath)
import CMath
#endif

/// A position on the earth in degrees (WGS 84).
public struct Coordinate: Equatable, Sendable {
    /// Degrees north, −90…90.
    public var latitude: Double
    /// Degrees east, −180…180.
    public var longitude: Double

    /// Takes degrees as they are; see `isValid`.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// True for a position that exists; false for 91° north and for NaN.
    public var isValid: Bool {
        latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180
    }

    /// Great-circle distance in metres by the haversine formula on a sphere of the earth's mean radius.
    ///
    /// Source of the radius: IUGG mean radius R₁ = 6 371 008.8 m.
    public func metres(to other: Coordinate) -> Double {
        let rad = 0.017453292519943295
        let sinLat = sin((other.latitude - latitude) * rad / 2)
        let sinLon = sin((other.longitude - longitude) * rad / 2)
        let a = sinLat * sinLat + cos(latitude * rad) * cos(other.latitude * rad) * sinLon * sinLon
        let bounded = a < 0 ? 0 : (a > 1 ? 1 : a)
        return 2 * earthRadius * atan2(bounded.squareRoot(), (1 - bounded).squareRoot())
    }
}

/// The earth's mean radius in metres (IUGG R₁).
public let earthRadius = 6_371_008.8

/// A rectangle of degrees that holds a circle; `west` may be greater than `east` where it crosses the date line.
public struct Bounds: Equatable, Sendable {
    /// Degrees north of the lower edge.
    public var south: Double
    /// Degrees north of the upper edge.
    public var north: Double
    /// Degrees east of the left edge.
    public var west: Double
    /// Degrees east of the right edge.
    public var east: Double

    /// Takes the four edges as they are.
    public init(south: Double, north: Double, west: Double, east: Double) {
        self.south = south
        self.north = north
        self.west = west
        self.east = east
    }

    /// The rectangle around a circle of `metres`; near a pole it is the whole parallel.
    public init(around centre: Coordinate, metres: Double) {
        let rad = 0.017453292519943295
        let reach = metres / earthRadius / rad
        south = max(-90, centre.latitude - reach)
        north = min(90, centre.latitude + reach)
        // The circle's widest point lies poleward of its centre: asin(sin r / cos lat), here by atan2.
        let sine = sin(reach * rad) / cos(centre.latitude * rad)
        if south <= -90 || north >= 90 || sine >= 1 || sine <= -1 || reach >= 90 {
            west = -180
            east = 180
        } else {
            let wide = atan2(sine, (1 - sine * sine).squareRoot()) / rad
            west = centre.longitude - wide < -180 ? centre.longitude - wide + 360 : centre.longitude - wide
            east = centre.longitude + wide > 180 ? centre.longitude + wide - 360 : centre.longitude + wide
        }
    }
}
