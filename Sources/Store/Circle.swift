import Birds
import Glibc

/// A circle on the earth, asked about millions of stored positions.
///
/// It agrees with `Coordinate.metres(to:)` on every position: a cheap formula decides all but the few that lie within
/// a hair of the edge, and for those the exact one is asked.
struct Circle {
    let centre: Coordinate
    let metres: Double
    private let bounds: Bounds
    private let sine: Double
    private let cosine: Double
    private let limit: Double

    /// How a cell lies to the circle.
    enum Part {
        case outside
        case border
        case inside
    }

    init(_ centre: Coordinate, metres: Double) {
        self.centre = centre
        self.metres = metres
        bounds = Bounds(around: centre, metres: metres + 1)
        sine = sin(centre.latitude * Circle.radian)
        cosine = cos(centre.latitude * Circle.radian)
        let half = sin(min(metres / earthRadius, .pi) / 2)
        limit = half * half
    }

    private static let radian = 0.017453292519943295
    /// Beyond this latitude the short cuts are not worth their cases.
    private static let polar = 85.0

    /// True when a position lies in the circle.
    func holds(_ latitude: Int32, _ longitude: Int32) -> Bool {
        let down = (Double(latitude) / 1e6 - centre.latitude) * Circle.radian
        let along = (Double(longitude) / 1e6 - centre.longitude) * Circle.radian
        if abs(down) < 0.02 && abs(along) < 0.1 {
            // The haversine with its sines and the second cosine as series: off by less than 1e-6 of the value here.
            let cosine2 = cosine - sine * down - cosine * down * down / 2 + sine * down * down * down / 6
            let square = Circle.sineSquare(down / 2) + cosine * cosine2 * Circle.sineSquare(along / 2)
            if square < limit * 0.9999 { return true }
            if square > limit * 1.0001 { return false }
        }
        let position = Position(latitude: latitude, longitude: longitude)
        return centre.metres(to: position.coordinate) <= metres
    }

    /// sin² by its series, for small angles.
    private static func sineSquare(_ x: Double) -> Double {
        let square = x * x
        return square * (1 - square / 3 + square * square * 2 / 45)
    }

    /// Which ranges of cell numbers the circle's rectangle covers: one or two a parallel.
    var ranges: [ClosedRange<Int32>] {
        let rows = Circle.index(bounds.south + 90, Grid.rows)...Circle.index(bounds.north + 90, Grid.rows)
        let west = Circle.index(bounds.west + 180, Grid.columns)
        let east = Circle.index(bounds.east + 180, Grid.columns)
        // Where the circle crosses the date line, west lies east of east.
        let crosses = bounds.west > bounds.east
        let columns = crosses ? [0...east, west...Grid.columns - 1] : [min(west, east)...east]
        var ranges: [ClosedRange<Int32>] = []
        for row in rows {
            for part in columns {
                ranges.append(
                    Grid.cell(row: row, column: part.lowerBound)...Grid.cell(row: row, column: part.upperBound))
            }
        }
        return ranges
    }

    private static func index(_ degrees: Double, _ count: Int32) -> Int32 {
        max(0, min(count - 1, Int32((degrees * 10).rounded(.down))))
    }

    /// How a cell lies to the circle; "border" where that is not worth finding out.
    func part(of cell: Int32) -> Part {
        guard abs(centre.latitude) < Circle.polar, metres < 1_000_000 else { return .border }
        let box = Grid.bounds(cell)
        var east = (box.west + 0.05 - centre.longitude).truncatingRemainder(dividingBy: 360)
        if east > 180 { east -= 360 }
        if east < -180 { east += 360 }
        let along = abs(east) <= 0.05 ? 0 : abs(east) - 0.05
        // The nearest point of a meridian is a little poleward of the centre's own latitude.
        let foot = atan2(sine, cosine * cos(along * Circle.radian)) / Circle.radian
        let near = Coordinate(latitude: max(box.south, min(box.north, foot)), longitude: centre.longitude + along)
        if centre.metres(to: near) > metres + 1 { return .outside }
        for latitude in [box.south, box.north] {
            let far = Coordinate(latitude: latitude, longitude: centre.longitude + abs(east) + 0.05)
            if centre.metres(to: far) > metres - 1 { return .border }
        }
        return .inside
    }

    /// How far a cell is at least, in metres, by its middle and its longest half diagonal.
    static func leastMetres(from centre: Coordinate, to cell: Int32) -> Double {
        let box = Grid.bounds(cell)
        let middle = Coordinate(latitude: box.south + 0.05, longitude: box.west + 0.05)
        return max(0, centre.metres(to: middle) - 7_900)
    }

    /// The cells that hold sightings and are not outside the circle.
    func cells(_ connection: Connection) throws(StoreError) -> [(cell: Int32, isInside: Bool, newest: Int64)] {
        var found: [(cell: Int32, isInside: Bool, newest: Int64)] = []
        let query = try connection.statement("SELECT cell, newest FROM cells WHERE cell BETWEEN ? AND ?")
        for range in ranges {
            query.bind(range.lowerBound, 1)
            query.bind(range.upperBound, 2)
            while try query.step() {
                let cell = query.int32(0)
                switch part(of: cell) {
                case .outside: continue
                case .border: found.append((cell, false, query.int64(1)))
                case .inside: found.append((cell, true, query.int64(1)))
                }
            }
            query.reset()
        }
        return found
    }
}
