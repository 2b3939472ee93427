/// What makes a species rare here, and how long Rare looks back.
public enum Rarity {
    /// A species on fewer than this many 10,000ths of the list-days within 50 km is rare: 2 %.
    public static let share: Int32 = 200
    /// How far Rare looks, in kilometres.
    public static let kilometres = 50
    /// How long Rare looks back, in days.
    public static let days = 7

    /// The share of list-days in 10,000ths, rounded up so that no species that was seen has none.
    public static func share(days: Int64, of all: Int64) -> Int32 {
        all <= 0 ? 10_000 : Int32(min(10_000, (days * 10_000 + all - 1) / all))
    }
}

/// One row of Rare: a rare species at the place where it was seen last.
public struct RareSighting: Equatable, Sendable {
    /// Index into the region's sightings.
    public var sighting: Int32
}

extension Region {
    /// True for a species on under 2 % of the list-days within 50 km.
    public func isRare(_ taxon: Int32) -> Bool {
        taxa[Int(taxon)].category == .species && shares[Int(taxon)] < Rarity.share
    }

    /// All sightings of rare species within 50 km and 7 days, newest first.
    public func rareSightings(around centre: Coordinate, now: LocalTime) -> [Int32] {
        let filter = Filter(centre: centre, kilometres: Rarity.kilometres, days: Rarity.days)
        return matching(filter, now: now).filter { isRare(sightings[Int($0)].taxon) }
    }

    /// What Rare lists: each rare species once, at its newest sighting, newest first.
    public func rare(around centre: Coordinate, now: LocalTime) -> [RareSighting] {
        var seen = [Bool](repeating: false, count: taxa.count)
        var rows: [RareSighting] = []
        for index in rareSightings(around: centre, now: now) {
            let taxon = Int(sightings[Int(index)].taxon)
            if !seen[taxon] {
                seen[taxon] = true
                rows.append(RareSighting(sighting: index))
            }
        }
        return rows
    }
}
