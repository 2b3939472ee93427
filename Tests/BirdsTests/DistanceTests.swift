import Birds
import Foundation
import Testing

@Suite struct DistanceTests {
    static let radian = Double.pi / 180

    /// Arcs that follow from the sphere alone: a quarter of the equator, pole to pole, the antipode, one degree. At the
    /// antipode the formula loses half its digits, so a metre is allowed.
    @Test(arguments: [
        ((0.0, 0.0), (0.0, 90.0), 90.0), ((90, 0), (-90, 77), 180), ((10, 20), (-10, -160), 180),
        ((0, 179.5), (0, -179.5), 1), ((49, -123), (50, -123), 1), ((90, 10), (89, -170), 1), ((5, 5), (5, 5), 0),
    ])
    func arcsOfTheSphere(_ row: ((Double, Double), (Double, Double), Double)) {
        let from = Coordinate(latitude: row.0.0, longitude: row.0.1)
        let to = Coordinate(latitude: row.1.0, longitude: row.1.1)
        let expected = row.2 * Self.radian * earthRadius
        #expect(abs(from.metres(to: to) - expected) < (row.2 == 180 ? 1 : 0.01))
        #expect(from.metres(to: to) == to.metres(to: from))
    }

    /// BNA to LAX is the example of Rosetta Code's "Haversine formula": 2887.26 km on a radius of 6372.8 km.
    @Test func nashvilleToLosAngeles() {
        let nashville = Coordinate(latitude: 36.12, longitude: -86.67)
        let losAngeles = Coordinate(latitude: 33.94, longitude: -118.40)
        let expected = 2_887_259.95 * earthRadius / 6_372_800
        #expect(abs(nashville.metres(to: losAngeles) - expected) < 1)
    }

    @Test func whatDoesNotExistIsNotValid() {
        for (latitude, longitude) in [(91.0, 0.0), (-90.1, 0), (0, 180.5), (.nan, 0), (0, .infinity)] {
            #expect(!Coordinate(latitude: latitude, longitude: longitude).isValid)
        }
        #expect(Coordinate(latitude: 90, longitude: -180).isValid)
    }

    /// Every point of a circle's rim lies in its rectangle, wherever the circle is.
    @Test(arguments: [0.0, 49.3, -49.3, 75, 85, -89.7, 89.99, 90])
    func boundsHoldTheCircle(_ latitude: Double) {
        for longitude in [0.0, -123.14, 179.9, -180] {
            for metres in [1000.0, 50_000] {
                let centre = Coordinate(latitude: latitude, longitude: longitude)
                let box = Bounds(around: centre, metres: metres)
                for bearing in stride(from: 0.0, to: 360, by: 7.5) {
                    let point = rim(centre, metres * 0.999_999, bearing)
                    #expect(holds(box, point), "\(centre) \(metres) \(bearing)")
                }
            }
        }
    }

    @Test func boundsCrossTheDateLineAndStayTight() {
        let box = Bounds(around: Coordinate(latitude: 0, longitude: 179.9), metres: 50_000)
        #expect(box.west > box.east)
        #expect(abs(box.east + 179.65) < 0.01)
        let here = Bounds(around: Coordinate(latitude: 49.3, longitude: -123.14), metres: 5000)
        #expect(abs(here.north - here.south - 0.0899) < 0.001)
        #expect(abs(here.east - here.west - 0.1379) < 0.001)
    }

    private func holds(_ box: Bounds, _ point: Coordinate) -> Bool {
        guard point.latitude >= box.south, point.latitude <= box.north else { return false }
        if box.west <= box.east { return point.longitude >= box.west && point.longitude <= box.east }
        return point.longitude >= box.west || point.longitude <= box.east
    }

    /// The point at a distance and a bearing, by the direct formula on the sphere.
    private func rim(_ centre: Coordinate, _ metres: Double, _ bearing: Double) -> Coordinate {
        let reach = metres / earthRadius
        let latitude = centre.latitude * Self.radian
        let sine = sin(latitude) * cos(reach) + cos(latitude) * sin(reach) * cos(bearing * Self.radian)
        let east = atan2(
            sin(bearing * Self.radian) * sin(reach) * cos(latitude), cos(reach) - sin(latitude) * sine)
        var longitude = centre.longitude + east / Self.radian
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        return Coordinate(latitude: asin(max(-1, min(1, sine))) / Self.radian, longitude: longitude)
    }
}
