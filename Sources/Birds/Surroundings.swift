/// What filters and maps ask of a region's places again and again, worked out once a centre: it is all of the
/// trigonometry of a filter change.
public struct Surroundings: Equatable, Sendable {
    /// Per place: great-circle metres from the centre.
    public private(set) var metres: [Double] = []
    /// Per place: where it lies on a Mercator world one px wide.
    public private(set) var spots: [Spot] = []

    /// A position on a Mercator world one px wide, from its north-west corner.
    public struct Spot: Equatable, Sendable {
        /// From the west, 0…1.
        public var x: Double
        /// From the north, 0…1.
        public var y: Double
    }

    /// Of no places.
    public init() {}

    /// Of some places around a centre.
    public init(of places: [Place], around centre: Coordinate) {
        metres.reserveCapacity(places.count)
        spots.reserveCapacity(places.count)
        for place in places {
            metres.append(centre.metres(to: place.coordinate))
            let spot = mercator(place.coordinate, scale: 1)
            spots.append(Spot(x: spot.x, y: spot.y))
        }
    }

    /// Per place: true when it lies within some metres of the centre.
    func within(_ reach: Double) -> [Bool] {
        var near: [Bool] = []
        near.reserveCapacity(metres.count)
        for distance in metres { near.append(distance <= reach) }
        return near
    }
}
