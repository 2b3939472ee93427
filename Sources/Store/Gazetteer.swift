import Birds
import CSQLite
import Glibc

/// A town of the gazetteer.
public struct Town: Equatable, Sendable {
    /// GeoNames' number of it.
    public var id: Int64
    /// Its name ("Vancouver").
    public var name: String
    /// What people write after it ("BC"; elsewhere the province's name); empty where not known.
    public var adminCode: String
    /// Its country's name ("Canada").
    public var country: String
    /// Where its middle is.
    public var coordinate: Coordinate
    /// How many people live there.
    public var population: Int64
    /// Its time zone, IANA name ("America/Vancouver").
    public var zone: String

    /// As Nearby's subtitle says it: "Vancouver, BC", or "Split, Croatia" where nothing is written after the name.
    public var subtitle: String { "\(name), \(adminCode.isEmpty ? country : adminCode)" }

    /// As search results say it: "Sparwood, BC, Canada".
    public var fullName: String { adminCode.isEmpty ? "\(name), \(country)" : "\(name), \(adminCode), \(country)" }
}

/// The world's towns, read-only, made at set-up. Without its file it knows no town, and everything goes on without.
///
/// Safe to use from several threads.
public final class Gazetteer: @unchecked Sendable {
    private let connection: Connection?
    private let lock = Lock()

    /// Opens the file at a path; a missing or unreadable one is an empty gazetteer.
    public init(path: String) {
        var found: Connection?
        if access(path, R_OK) == 0, let opened = try? Connection(path: path, flags: SQLITE_OPEN_READONLY) {
            let isWhole = (try? opened.statement("SELECT cell, zone FROM place LIMIT 1")) != nil
            found = isWhole ? opened : nil
        }
        connection = found
    }

    /// True where there are no towns because the file is missing.
    public var isEmpty: Bool { connection == nil }

    /// How far a town may be to give a place its name, in metres.
    static let nameReach = 60_000.0
    /// How far a town may be to give a place its clock, in metres; beyond, at sea, the longitude does.
    static let zoneReach = 400_000.0
    /// People to a square kilometre of a town, for how far it reaches: about what Vancouver's 600,000 live at.
    static let density = 4000.0

    /// The town that people would say a position is in or by; nil where none is within 60 km.
    ///
    /// A town is taken as a disc of the size that its people need. Of the towns whose disc holds the position the
    /// largest is meant, not the quarter; else the one whose edge is nearest.
    public func nearestTown(to centre: Coordinate) -> Town? {
        var best: Town?
        var bestEdge = Double.infinity
        for (town, metres) in towns(around: centre, metres: Gazetteer.nameReach) {
            let reach = (Double(town.population) / Gazetteer.density / .pi).squareRoot() * 1000
            let edge = max(0, metres - reach)
            let larger = edge == 0 && bestEdge == 0 && town.population > best?.population ?? -1
            if best == nil || edge < bestEdge || larger {
                best = town
                bestEdge = edge
            }
        }
        return best
    }

    /// The time zone of a position by the nearest town; nil where none is within 400 km.
    func zone(of centre: Coordinate) -> String? {
        for reach in [15_000, Gazetteer.nameReach, Gazetteer.zoneReach] {
            let found = towns(around: centre, metres: reach).min { $0.1 < $1.1 }
            if let found { return found.0.zone }
        }
        return nil
    }

    /// All towns within a circle, with their distances in metres.
    func towns(around centre: Coordinate, metres: Double) -> [(Town, Double)] {
        let box = Bounds(around: centre, metres: metres)
        let columns = box.west > box.east ? [(-180.0, box.east), (box.west, 180.0)] : [(box.west, box.east)]
        let south = Int64(max(-90, box.south.rounded(.down)))
        let north = Int64(min(89, box.north.rounded(.down)))
        return query { connection in
            var found: [(Town, Double)] = []
            let statement = try connection.statement(
                "SELECT \(Gazetteer.columns) FROM place WHERE cell BETWEEN ? AND ? AND lat BETWEEN ? AND ?")
            statement.bind(box.south, 3)
            statement.bind(box.north, 4)
            for row in south...max(south, north) {
                for (west, east) in columns {
                    statement.bind((row + 90) * 360 + Int64(west.rounded(.down)) + 180, 1)
                    statement.bind((row + 90) * 360 + Int64(min(179, east.rounded(.down))) + 180, 2)
                    while try statement.step() {
                        let town = Gazetteer.town(statement)
                        let distance = centre.metres(to: town.coordinate)
                        if distance <= metres { found.append((town, distance)) }
                    }
                    statement.reset()
                }
            }
            return found
        } ?? []
    }

    /// Runs a query; nil where there is no file or it is damaged, because names are never worth a failure.
    func query<Result>(_ body: (Connection) throws -> Result) -> Result? {
        guard let connection else { return nil }
        return lock.locked { try? body(connection) }
    }

    /// The columns that `town` reads.
    static let columns = "place.id, place.name, adminCode, countryName, lat, lon, population, zone"

    /// A row of those columns.
    static func town(_ row: Statement) -> Town {
        Town(
            id: row.int64(0), name: row.text(1), adminCode: row.text(2), country: row.text(3),
            coordinate: Coordinate(latitude: row.double(4), longitude: row.double(5)), population: row.int64(6),
            zone: row.text(7))
    }
}
