import App
import Birds
import Store
import TestKit
import Testing
import Wire

@testable import Server

@Suite struct APITests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    @Test func nearbyAnswersAsTheIssueSays() {
        let reply = fixture.ask("/api/nearby?lat=49.30&lon=-123.14&at=2026-05-01T09:00")
        #expect(reply.status == 200)
        #expect(reply.headers.value("Content-Type") == "application/json; charset=utf-8")
        let goose =
            #"{"code":"cangoo","name":"Canada Goose","scientificName":"Branta canadensis","family":"Anatidae","#
            + #""familyName":"Ducks, Geese, and Waterfowl","latest":"2026-05-01T08:00","ageHours":1,"count":64,"#
            + #""places":2,"sightings":3}"#
        let duck =
            #"{"code":"duck1","name":"duck sp.","scientificName":"Anatidae sp. (duck sp.)","family":"Anatidae","#
            + #""familyName":"Ducks, Geese, and Waterfowl","latest":"2026-04-29","ageDays":2,"count":3,"#
            + #""places":1,"sightings":1}"#
        #expect(reply.text.contains(#""speciesCount":1,"species":["# + goose + "," + duck + ","))
        #expect(reply.text.hasPrefix(#"{"place":{"name":"Stanley Park","#))
        #expect(!reply.text.contains("<"))
    }

    @Test func nearbyTakesAFamilyByEitherNameInAnyCase() {
        for name in ["Anatidae", "anatidae", "Ducks,+Geese,+and+Waterfowl"] {
            let reply = fixture.ask("/api/nearby?lat=49.30&lon=-123.14&at=2026-05-01T09:00&family=\(name)")
            #expect(reply.status == 200)
            #expect(reply.text.contains("cangoo") && !reply.text.contains("x-odd"))
        }
        // Known to the world's list, but nobody has seen one.
        let reply = fixture.ask("/api/nearby?lat=49.30&lon=-123.14&at=2026-05-01T09:00&family=Trochilidae")
        #expect(reply.status == 200)
        #expect(reply.text.contains(#""speciesCount":0,"species":[]"#))
    }

    @Test func aDayMeansAllOfIt() {
        let reply = fixture.ask("/api/nearby?lat=49.30&lon=-123.14&at=2026-05-01&days=1")
        #expect(reply.text.contains(#""ageHours":15"#))
    }

    static let bad: [(String, String)] = [
        ("/api/nearby?lon=0", "lat"), ("/api/nearby?lat=0", "lon"), ("/api/nearby?lat=&lon=0", "lat"),
        ("/api/nearby?lat=91&lon=0", "lat"), ("/api/nearby?lat=-90.0001&lon=0", "lat"),
        ("/api/nearby?lat=0&lon=181", "lon"), ("/api/nearby?lat=nan&lon=0", "lat"),
        ("/api/nearby?lat=inf&lon=0", "lat"), ("/api/nearby?lat=1e1&lon=0", "lat"),
        ("/api/nearby?lat=0x10&lon=0", "lat"), ("/api/nearby?lat=1,5&lon=0", "lat"),
        ("/api/nearby?lat=\(String(repeating: "9", count: 400))&lon=0", "lat"),
        ("/api/nearby?lat=0&lon=0&km=0", "km"), ("/api/nearby?lat=0&lon=0&km=51", "km"),
        ("/api/nearby?lat=0&lon=0&km=99999", "km"), ("/api/nearby?lat=0&lon=0&km=-1", "km"),
        ("/api/nearby?lat=0&lon=0&km=5.5", "km"), ("/api/nearby?lat=0&lon=0&km=", "km"),
        ("/api/nearby?lat=0&lon=0&km=999999999999999999999", "km"), ("/api/nearby?lat=0&lon=0&days=0", "days"),
        ("/api/nearby?lat=0&lon=0&days=31", "days"), ("/api/nearby?lat=0&lon=0&days=x", "days"),
        ("/api/nearby?lat=0&lon=0&family=Nope", "family"), ("/api/nearby?lat=0&lon=0&family=", "family"),
        ("/api/nearby?lat=0&lon=0&at=yesterday", "at"), ("/api/nearby?lat=0&lon=0&at=2026-02-30", "at"),
        ("/api/nearby?lat=0&lon=0&at=2026-01-01T24:00", "at"), ("/api/nearby?lat=0&lon=0&at=", "at"),
        ("/api/nearby?lat=0&lat=0&lon=0", "lat"), ("/api/nearby?lat=0&lon=0&kn=5", "kn"),
        ("/api/nearby?lat=0&lon=0&family=%ff", "family"), ("/api/nearby?lat=0&lon=0&family=%zz", "family"),
        ("/api/nearby?lat=0&lon=0&family=a%00b", "family"),
        ("/api/region?lat=91&lon=0", "lat"), ("/api/region?lat=0&lon=0&at=x", "at"),
        ("/api/region?lat=0&lon=0&km=5", "km"), ("/api/region", "lat"),
        ("/api/seasons.tsv?lat=0&lon=0", "bird"), ("/api/seasons.tsv?lat=0&bird=a", "lon"),
        ("/api/seasons.tsv?lat=0&lon=0&bird=a%20b", "bird"), ("/api/seasons.tsv?lat=0&lon=0&bird=", "bird"),
        ("/api/seasons.tsv?lat=0&lon=0&bird=\(String(repeating: "a", count: 41))", "bird"),
        ("/api/places.tsv", "q"), ("/api/places.tsv?q=", "q"), ("/api/places.tsv?q=van&lat=1", "lon"),
        ("/api/places.tsv?q=\(String(repeating: "a", count: 201))", "q"), ("/api/status?x=1", "x"),
        ("/api/species?x=1", "x"), ("/layout.css?v=1", "v"),
        ("/?lat=91&lon=0", "lat"), ("/?lat=1", "lon"), ("/?lat=1&lon=1&lat=1", "lat"), ("/?km=0", "km"),
        ("/?days=99999", "days"), ("/?mode=nope", "mode"), ("/?detent=x", "detent"), ("/?at=x", "at"),
        ("/?q=%ff", "q"), ("/licences?x=1", "x"),
    ]

    @Test func seasonsCountListDays() {
        let reply = fixture.ask("/api/seasons.tsv?bird=cangoo&lat=49.3&lon=-123.14")
        #expect(reply.status == 200)
        var expected = Seasons()
        // 20 April; 29 and 30 April; 1 May: two places on the 30th and one on each other day.
        expected.add(quarter: 14, all: 1, with: 1)
        expected.add(quarter: 15, all: 2, with: 1)
        expected.add(quarter: 16, all: 1, with: 1)
        #expect(Seasons(text: Array(reply.text.utf8)) == expected)
    }

    @Test(arguments: bad) func wrongParametersAreNamed(target: String, parameter: String) {
        let reply = fixture.ask(target)
        #expect(reply.status == 400, "\(target)")
        if target.hasPrefix("/?") {
            #expect(reply.text.contains("<p>\(parameter)"), "\(target): \(reply.text)")
        } else {
            #expect(reply.text.hasPrefix(#"{"error":{"parameter":"\#(parameter)","message":""#), "\(reply.text)")
        }
        for header in Security.headers { #expect(reply.headers.contains(header)) }
    }

    @Test func regionIsAPack() throws {
        let reply = fixture.ask("/api/region?lat=49.3&lon=-123.14&at=2026-05-01T09:00")
        #expect(reply.status == 200)
        guard case .bytes(let bytes) = reply.content else { throw WireError.cutOff }
        let region = try RegionPack.decode(bytes)
        #expect(region.title == "Stanley Park")
        #expect(region.sightings.count == 5)
        #expect(region.now.iso == "2026-05-01T09:00")
    }

    @Test func aPackIsSentOnceWhileItStaysTheSame() throws {
        let target = "/api/region?lat=49.3&lon=-123.14&at=2026-05-01T09:00"
        let tag = try #require(fixture.ask(target).headers.value("ETag"))
        let again = fixture.ask(target, .get, [Header("If-None-Match", tag)])
        #expect(again.status == 304)
        #expect(again.content.count == 0)
    }

    @Test func speciesAreTheWorldsWithoutSpuhs() throws {
        guard case .bytes(let bytes) = fixture.ask("/api/species").content else { throw WireError.cutOff }
        #expect(try SpeciesList.decode(bytes).map(\.code) == ["cangoo", "mallar3", "annhum", "sonspa"])
    }

    @Test func statusHasWhatTheIssueLists() {
        let text = fixture.ask("/api/status").text
        for part in [
            #""version":"\#(wingbarVersion)""#, #""sightings":5"#, #""species":1"#, #""newest":"2026-05-01T08:00""#,
            #""basemap":{"bytes":1000}"#, #""feeds":[]"#, #""store":"SQLite""#,
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
        #expect(!text.contains(fixture.folder.path))
    }

    @Test func placesWithoutAGazetteerAreNone() {
        let reply = fixture.ask("/api/places.tsv?q=van&lat=49&lon=-123")
        #expect(reply.status == 200)
        #expect(reply.text.isEmpty)
    }

    @Test func speciesAreFoundByWordsBestFirst() throws {
        func codes(_ text: String) throws -> [String] { try fixture.world.species(text).map(\.code) }
        #expect(try codes("spar") == ["sonspa"])
        #expect(try codes("cana go") == ["cangoo"])
        #expect(try codes("anna's") == ["annhum"])
        #expect(try codes("anatidae") == ["cangoo", "mallar3"])
        #expect(try codes("mallar3") == ["mallar3"])
        #expect(try codes("") == [])
        #expect(try codes("<script>") == [])
    }

    @Test func aMissingListIsNamedAndNothingElseFails() throws {
        let bare = TemporaryFolder()
        let world = try World(Installation(root: bare.path), home: "\(bare.path)/data")
        let router = Site(Installation(root: bare.path), world).router(Access(loopback: true))
        func status(_ target: String) throws -> Int {
            router.respond(try Server.Request(.get, target, headers: [Header("Host", "localhost")])).status
        }
        #expect(try status("/api/species") == 500)
        #expect(try status("/api/nearby?lat=0&lon=0") == 200)
        #expect(try status("/api/region?lat=0&lon=0") == 200)
        #expect(try status("/basemap/base.pmtiles") == 404)
    }

    @Test func largeRepliesAreCompressedWhereWanted() {
        let target = "/api/nearby?lat=49.30&lon=-123.14&at=2026-05-01T09:00"
        let packed = fixture.ask(target, .get, [Header("Accept-Encoding", "br, gzip")])
        #expect(packed.headers.value("Content-Encoding") == nil || packed.content.count < 1024)
        let refused = fixture.ask(target, .get, [Header("Accept-Encoding", "gzip;q=0")])
        #expect(refused.headers.value("Content-Encoding") == nil)
    }
}
