import Birds
import Store

/// A made-up world of lists: clusters like cities, places in them like hotspots, lists of some fifteen names.
struct World {
    private var seed: UInt64 = 20_260_501
    /// The middles of the clusters; the first are the fullest.
    private(set) var clusters: [Coordinate] = []
    private var places: [(position: Position, cluster: Int)] = []
    private var byCluster: [[Int32]] = []
    /// The last day with lists.
    static let lastDay: Int64 = 20_574

    init(clusters count: Int = 300, places total: Int = 40_000) {
        for _ in 0..<count {
            clusters.append(Coordinate(latitude: unit() * 100 - 40, longitude: unit() * 340 - 170))
        }
        byCluster = [[Int32]](repeating: [], count: count)
        for index in 0..<total {
            let cluster = skewed(count)
            let reach = 0.05 + unit() * 0.4
            let middle = clusters[cluster]
            let coordinate = Coordinate(
                latitude: middle.latitude + (unit() + unit() - 1) * reach,
                longitude: middle.longitude + (unit() + unit() - 1) * reach * 1.4)
            places.append((Position(coordinate) ?? Position(latitude: 0, longitude: 0), cluster))
            byCluster[cluster].append(Int32(index))
        }
    }

    /// A number from 0 up to 1.
    mutating func unit() -> Double {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(seed >> 11) / Double(1 << 53)
    }

    /// A number below a limit; small ones are far more likely.
    mutating func skewed(_ limit: Int) -> Int {
        let u = unit()
        return min(limit - 1, Int(u * u * u * Double(limit)))
    }

    /// A name of the made-up list.
    static func taxon(_ index: Int) -> Taxon {
        Taxon(
            code: "bird\(index)", name: "Bird \(index)", scientificName: "Avis \(index)", family: "Family\(index / 12)",
            familyName: "Birds of \(index / 12)", sequence: Int32(index + 1), category: .species)
    }

    /// Adds lists to a load until it has some rows.
    mutating func fill(_ loader: inout Loader, rows: Int) {
        let taxa = (0..<900).map { loader.taxonID(for: World.taxon($0)) }
        var ids: [Int32] = []
        for (index, place) in places.enumerated() {
            ids.append(
                loader.placeID(
                    key: "P\(index)", place: Place(name: "Place \(index)", coordinate: place.position.coordinate)))
        }
        var added = 0
        var list: Int64 = 0
        while added < rows {
            let cluster = skewed(clusters.count)
            guard !byCluster[cluster].isEmpty else { continue }
            let place = Int(byCluster[cluster][skewed(byCluster[cluster].count)])
            let day = World.lastDay - Int64(unit() * 365)
            let time = LocalTime(day: day, minute: 300 + Int64(unit() * 800))
            list += 1
            for _ in 0..<(5 + Int(unit() * 20)) {
                var print = Fingerprint()
                print.add(list)
                print.add(Int64(added))
                loader.add(
                    id: print.value, taxon: taxa[skewed(900)], place: ids[place], time: time,
                    count: Int32(unit() * 30) - 1, list: list, latitude: places[place].position.latitude,
                    longitude: places[place].position.longitude)
                added += 1
            }
        }
    }
}
