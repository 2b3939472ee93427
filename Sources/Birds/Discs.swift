/// A disc on the map: one place or several close together, with how many sightings it stands for.
public struct Disc: Equatable, Sendable {
    /// The index of its biggest place, which keeps its position, so that a disc stays put while others join it.
    public var place: Int32
    /// Where it is drawn.
    public var coordinate: Coordinate
    /// How many sightings it stands for.
    public var sightings: Int32
    /// How many places it stands for.
    public var places: Int32
}

/// Gathers sightings into discs that do not overlap at a zoom.
public enum Discs {
    /// How close in px two places may be before they share a disc (ours: the largest disc of 52, its rims of 3, a gap).
    public static let reach = 62.0
    /// The most discs that are drawn; the smallest beyond it are left out.
    public static let limit = 60

    /// The discs of some sightings at a MapLibre zoom (512-px tiles), biggest first.
    public static func gather(_ indices: [Int32], in region: Region, zoom: Double) -> [Disc] {
        var weights = [Int32](repeating: 0, count: region.places.count)
        for index in indices { weights[Int(region.sightings[Int(index)].place)] += 1 }
        var order: [Int32] = []
        for (place, weight) in weights.enumerated() where weight > 0 { order.append(Int32(place)) }
        order.sort { a, b in
            weights[Int(a)] == weights[Int(b)] ? a < b : weights[Int(a)] > weights[Int(b)]
        }
        let scale = 512 * power(2, zoom)
        var discs: [Disc] = []
        var centres: [(x: Double, y: Double)] = []
        for place in order {
            let spot = mercator(region.places[Int(place)].coordinate, scale: scale)
            var home = -1
            for (index, centre) in centres.enumerated() {
                let dx = centre.x - spot.x
                let dy = centre.y - spot.y
                if dx * dx + dy * dy < reach * reach {
                    home = index
                    break
                }
            }
            if home >= 0 {
                discs[home].sightings += weights[Int(place)]
                discs[home].places += 1
            } else if discs.count < limit {
                centres.append(spot)
                discs.append(
                    Disc(
                        place: place, coordinate: region.places[Int(place)].coordinate,
                        sightings: weights[Int(place)], places: 1))
            }
        }
        return discs
    }
}
