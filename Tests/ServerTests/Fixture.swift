import Birds
import Glibc
import Store
import TestKit
import Wire

@testable import Server

/// A copy of Wingbar with two families of birds, and a store with a few sightings at Stanley Park.
final class Fixture: Sendable {
    let folder = TemporaryFolder()
    let installation: Installation
    let world: World
    let router: Router
    /// The local time of the newest sighting.
    static let newest = LocalTime(iso: "2026-05-01T08:00")!

    init(token: String? = nil, sightings: Bool = true) throws {
        folder.write("Package.swift", "")
        folder.write("Web/index.html", Fixture.shell)
        folder.write("Web/lab/buses.json", Fixture.buses)
        folder.write("Web/styles/wingbar.css", "body { margin: 0 }\n")
        folder.write(".wingbar/web/icons.svg", "<svg xmlns=\"x\"><symbol id=\"star\"></symbol></svg>")
        folder.write(".wingbar/tables/taxonomy.tsv", Fixture.taxonomy)
        folder.write(".wingbar/basemap/base.pmtiles", (0..<1000).map { UInt8($0 % 251) })
        installation = Installation(root: folder.path)
        world = try World(installation, home: "\(folder.path)/data")
        if sightings { try Fixture.fill(world.store) }
        router = Site(installation, world).router(
            Access(loopback: true, token: token.map { Array($0.utf8) }))
    }

    /// What the server says to a request, as a browser on this machine sends it.
    func ask(
        _ target: String, _ method: Server.Method = .get, _ headers: [Header] = [], body: Body = .none
    ) -> Reply {
        do {
            var request = try Server.Request(method, target, headers: [Header("Host", "localhost:8080")] + headers)
            request.body = body
            if case .refuse(let reply) = router.admit(request) { return reply }
            return router.respond(request)
        } catch {
            return router.reject(error, target: target)
        }
    }

    private static let buses = """
        {"title": "Singapore Buses", "modes": [{"id": "map", "label": "Map", "icon": "map"},
          {"id": "settings", "label": "Settings", "icon": "settings"}]}
        """

    private static let shell = """
        <!doctype html><html lang="en"><head><title>Wingbar</title>
        <link rel="preload" href="/wasm/wingbar.wasm" as="fetch" crossorigin><!--head--></head>
        <body><!--icons--><div id="app" data-address=""><!--screen--></div></body></html>
        """

    private static let taxonomy = """
        code\tname\tscientificName\tcategory\tsequence\tfamily\tfamilyName\treportAs
        cangoo\tCanada Goose\tBranta canadensis\tspecies\t300\tAnatidae\tDucks, Geese, and Waterfowl\t
        mallar3\tMallard\tAnas platyrhynchos\tspecies\t500\tAnatidae\tDucks, Geese, and Waterfowl\t
        duck1\tduck sp.\tAnatidae sp. (duck sp.)\tspuh\t700\tAnatidae\tDucks, Geese, and Waterfowl\t
        annhum\tAnna's Hummingbird\tCalypte anna\tspecies\t4000\tTrochilidae\tHummingbirds\t
        sonspa\tSong Sparrow\tMelospiza melodia\tspecies\t9000\tPasserellidae\tNew World Sparrows\t

        """

    private static func fill(_ store: Store) throws {
        let park = Place(name: "Stanley Park", coordinate: Coordinate(latitude: 49.30, longitude: -123.14))
        let nasty = Place(
            name: "<script>alert(1)</script>\"'&", coordinate: Coordinate(latitude: 49.301, longitude: -123.15))
        let goose = Taxon(
            code: "cangoo", name: "Canada Goose", scientificName: "Branta canadensis", family: "Anatidae",
            familyName: "Ducks, Geese, and Waterfowl", sequence: 600, category: .species)
        let duck = Taxon(
            code: "duck1", name: "duck sp.", scientificName: "Anatidae sp. (duck sp.)", family: "Anatidae",
            familyName: "Ducks, Geese, and Waterfowl", sequence: 1400, category: .spuh)
        let odd = Taxon(
            code: "x-odd", name: "</script><img src=x onerror=alert(1)>", scientificName: "Avis \"quoted\"",
            family: "", familyName: "", sequence: 99_999, category: .unknown)
        let rows: [(Taxon, Place, LocalTime, Int32)] = [
            (goose, park, newest, -1), (goose, nasty, LocalTime(iso: "2026-04-30T09:00")!, 64),
            (goose, park, LocalTime(iso: "2026-04-20T09:00")!, 5), (duck, park, LocalTime(iso: "2026-04-29")!, 3),
            (odd, nasty, LocalTime(iso: "2026-04-30")!, 1),
        ]
        _ = try store.load(source: "test", isSample: false) { loader in
            for (index, row) in rows.enumerated() {
                loader.add(
                    Record(
                        id: Int64(index + 1), taxon: row.0, placeKey: row.1.name, place: row.1, time: row.2,
                        count: row.3, list: Int64(index + 1)))
            }
        }
    }
}

extension Reply {
    /// What it carries, as text.
    var text: String {
        switch content {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .file(let file, let offset, let count):
            String(decoding: file.bytes(offset: offset, count: count) ?? [], as: UTF8.self)
        }
    }
}
