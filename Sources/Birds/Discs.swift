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

    /// The discs at a MapLibre zoom (512-px tiles), biggest first; `weights` says how many sightings each place has.
    /// `around` must be of this region.
    public static func gather(_ weights: [Int32], in region: Region, around: Surroundings, zoom: Double) -> [Disc] {
        gathered(weights, in: region, around: around, zoom: zoom).discs
    }

    /// The places that a disc of those stands for, the one with the most sightings first.
    public static func places(
        of disc: Disc, _ weights: [Int32], in region: Region, around: Surroundings, zoom: Double
    ) -> [Int32] {
        let (discs, homes) = gathered(weights, in: region, around: around, zoom: zoom)
        guard let at = discs.firstIndex(where: { $0.place == disc.place }) else { return [disc.place] }
        return homes.filter { $0.disc == at }.map { $0.place }
    }

    private static func gathered(
        _ weights: [Int32], in region: Region, around: Surroundings, zoom: Double
    ) -> (discs: [Disc], homes: [(place: Int32, disc: Int)]) {
        var homes: [(place: Int32, disc: Int)] = []
        // Heavier places first, then by their number: one whole number a place, which sorts quickly.
        var order: [Int64] = []
        for (place, weight) in weights.enumerated() where weight > 0 {
            order.append(Int64(-weight) << 32 | Int64(place))
        }
        order.sort()
        let near = reach / (512 * power(2, zoom))
        var discs: [Disc] = []
        var centres: [Surroundings.Spot] = []
        for key in order {
            let place = Int32(truncatingIfNeeded: key)
            let spot = around.spots[Int(place)]
            var home = -1
            for (index, centre) in centres.enumerated() {
                let dx = centre.x - spot.x
                let dy = centre.y - spot.y
                if dx * dx + dy * dy < near * near {
                    home = index
                    break
                }
            }
            if home >= 0 {
                discs[home].sightings += weights[Int(place)]
                discs[home].places += 1
                homes.append((place, home))
            } else if discs.count < limit {
                centres.append(spot)
                homes.append((place, discs.count))
                discs.append(
                    Disc(
                        place: place, coordinate: region.places[Int(place)].coordinate,
                        sightings: weights[Int(place)], places: 1))
            }
        }
        return (discs, homes)
    }
}
