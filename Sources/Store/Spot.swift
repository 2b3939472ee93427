import Birds
import Foundation

/// A position with what people call it and what its clocks say: the middle of a region.
public struct Spot: Equatable, Sendable {
    /// Where it is.
    public var centre: Coordinate
    /// What it is called ("Stanley Park").
    public var title: String
    /// Town and province ("Vancouver, BC"); empty at sea.
    public var subtitle: String
    /// Its time zone, IANA name.
    public var zone: String
    /// The zone's offset from UTC in seconds at `now`.
    public var offset: Int64
    /// The local time.
    public var now: LocalTime
}

extension Store {
    /// How far a place may be to name a spot, in metres.
    static let titleReach = 500.0

    /// What is known of a position at a moment (UTC, in seconds since 1970).
    ///
    /// The title is the nearest place with sightings within 500 m that is not private, else the town.
    public func spot(at centre: Coordinate, utc: Int64, _ gazetteer: Gazetteer) throws(StoreError) -> Spot {
        let town = gazetteer.nearestTown(to: centre)
        let place = try read { connection in try Store.placeName(near: centre, connection) }
        let zone = gazetteer.zone(of: centre) ?? Store.zone(ofLongitude: centre.longitude)
        let offset = Store.offset(of: zone, longitude: centre.longitude, utc: utc)
        return Spot(
            centre: centre, title: place ?? town?.name ?? Store.degrees(centre), subtitle: town?.subtitle ?? "",
            zone: zone, offset: offset, now: .at(utc: utc, offset: offset))
    }

    private static func placeName(near centre: Coordinate, _ connection: Connection) throws(StoreError) -> String? {
        var best: (name: String, metres: Double)?
        let query = try connection.statement(
            "SELECT name, lat, lon FROM places WHERE cell BETWEEN ? AND ? AND approximate = 0 AND name <> ''")
        for range in Circle(centre, metres: titleReach).ranges {
            query.bind(range.lowerBound, 1)
            query.bind(range.upperBound, 2)
            while try query.step() {
                let position = Position(latitude: query.int32(1), longitude: query.int32(2))
                let metres = centre.metres(to: position.coordinate)
                if metres <= titleReach, metres < best?.metres ?? .infinity { best = (query.text(0), metres) }
            }
            query.reset()
        }
        return best?.name
    }

    /// The nautical zone of a longitude. The sign of these names is the other way round: Etc/GMT+8 is 8 hours behind.
    static func zone(ofLongitude longitude: Double) -> String {
        let hours = Int((longitude / 15).rounded())
        return hours == 0 ? "Etc/GMT" : hours > 0 ? "Etc/GMT-\(hours)" : "Etc/GMT+\(-hours)"
    }

    /// A zone's offset from UTC in seconds at a moment; the longitude's where the zone is not known here.
    static func offset(of zone: String, longitude: Double, utc: Int64) -> Int64 {
        let hours = Int64((longitude / 15).rounded())
        guard let known = TimeZone(identifier: zone) else { return hours * 3600 }
        return Int64(known.secondsFromGMT(for: Date(timeIntervalSince1970: Double(utc))))
    }

    /// A position in words, for places that nothing else names: "49.30° N, 123.14° W".
    static func degrees(_ centre: Coordinate) -> String {
        func part(_ value: Double, _ positive: String, _ negative: String) -> String {
            let hundredths = Int((abs(value) * 100).rounded())
            let rest = hundredths % 100
            return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)° \(value < 0 ? negative : positive)"
        }
        return "\(part(centre.latitude, "N", "S")), \(part(centre.longitude, "E", "W"))"
    }
}
