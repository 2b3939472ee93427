import App
import Birds
import TestKit
import Testing

@testable import Server

@Suite struct PageTests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    private func page(_ target: String, cookie: String? = nil) -> String {
        let reply = fixture.ask(target, .get, cookie.map { [Header("Cookie", "a=b; place=\($0); c=d")] } ?? [])
        #expect(reply.status == 200)
        #expect(reply.headers.value("Content-Type") == "text/html; charset=utf-8")
        #expect(reply.headers.value("Cache-Control") == "no-store")
        return reply.text
    }

    /// The address that the page says it shows.
    private func address(_ page: String) -> String {
        let start = page.firstRange(of: "data-address=\"")!.upperBound
        return String(page[start...].prefix { $0 != "\"" })
    }

    @Test func theListIsThereWithoutScripts() {
        let page = page("/?lat=49.3&lon=-123.14&at=2026-05-01T09:00")
        #expect(page.contains("Canada Goose"))
        #expect(page.contains("Ducks, Geese, and Waterfowl"))
        #expect(page.contains("1 hour ago"))
        #expect(page.contains("64 birds"))
        #expect(!page.contains("<!--screen-->") && !page.contains("<!--head-->"))
    }

    @Test func theIconsLieInThePageUnderNamesOfTheirOwn() {
        let sprite = "<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\" xmlns=\"x\">"
        #expect(page("/").contains(sprite + "<symbol id=\"icon-star\"></symbol></svg><div id=\"app\""))
        #expect(iconSprite("\(fixture.folder.path)/none.svg") == "")
    }

    @Test func theRegionIsFetchedAhead() {
        let page = page("/?lat=49.3&lon=-123.14&at=2026-05-01T09:00")
        #expect(
            page.contains(
                "<link rel=\"preload\" href=\"/api/region?lat=49.3&amp;lon=-123.14&amp;at=2026-05-01T09:00\""))
        #expect(address(page) == "/?lat=49.3&amp;lon=-123.14&amp;at=2026-05-01T09%3A00")
    }

    @Test func namesNeverBecomeMarkup() {
        for target in [
            "/?lat=49.3&lon=-123.14&at=2026-05-01T09:00",
            "/?lat=49.3&lon=-123.14&at=2026-05-01T09:00&bird=cangoo",
            "/?lat=49.3&lon=-123.14&at=2026-05-01T09:00&bird=x-odd",
        ] {
            let page = page(target)
            #expect(page.contains("&lt;"))
            #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
            #expect(!page.contains("</script><img"))
        }
    }

    @Test func nothingOfTheAddressBecomesMarkup() {
        let evil = "%22%3E%3Cscript%3Ealert(1)%3C/script%3E"
        for target in [
            "/?q=\(evil)", "/?lat=1&lon=1&place=\(evil)", "/?family=\(evil)", "/?bird=\(evil)",
            "/?bird=--%3E%3Cscript%3Ealert(1)", "/?place=%3C!--screen--%3E&lat=1&lon=1", "/?unknown=\(evil)",
        ] {
            let page = page(target)
            #expect(!page.contains("<script>alert"), "\(target)")
            #expect(!page.contains("\"><script"), "\(target)")
        }
    }

    @Test(arguments: [
        ("a", "tabs"), ("b", "footer"), ("d1", "cards"), ("d2", "segments"), ("e", "menu"), ("g", "pages"),
    ])
    func aProposalIsDrawnByItsAddress(_ proposal: String, _ switcher: String) {
        let page = page("/?proposal=\(proposal)&lat=49.3&lon=-123.14&at=2026-05-01T09:00")
        #expect(page.contains("data-switcher=\"\(switcher)\""))
        #expect(address(page).hasPrefix("/?proposal=\(proposal)&amp;"))
        #expect(fixture.ask("/?proposal=h", .get, []).status == 400)
    }

    @Test func aCookieIsWhereThePersonWas() {
        #expect(address(page("/", cookie: "49.2,-123.1,10,7")) == "/?lat=49.2&amp;lon=-123.1&amp;km=10&amp;days=7")
        // The host encodes the whole cookie once more.
        #expect(address(page("/", cookie: "49.2%2C-123.1%2C5%2C14%2CIona%2520Beach")).contains("place=Iona%20Beach"))
        // An address says it better.
        #expect(address(page("/?lat=1&lon=2", cookie: "49.2,-123.1,5,14")) == "/?lat=1&amp;lon=2")
    }

    @Test(arguments: ["", "x", "91,0,5,14", "0,0,0,14", "0,0,5,99", "1,2,3", "%ff", "nan,nan,5,14", "1,2,3,4,%zz"])
    func aBrokenCookieBreaksNothing(cookie: String) {
        #expect(!page("/", cookie: cookie).isEmpty)
    }

    @Test func withoutAnyHintThePageOpensWhereTheSightingsAre() throws {
        #expect(address(page("/")).hasPrefix("/?lat=49.3&amp;lon=-123.14"))
        let empty = try Fixture(sightings: false)
        #expect(address(empty.ask("/").text) == "/?lat=49.3&amp;lon=-123.14")
    }

    @Test func severalBirdsMayLieOverEachOther() {
        #expect(fixture.ask("/?lat=49.3&lon=-123.14&bird=cangoo&bird=mallar3").status == 200)
        #expect(fixture.ask("/?lat=49.3&lat=49.3&lon=1").status == 400)
    }

    @Test func anUnknownFamilyOrBirdOpensThePage() {
        let here = "lat=49.3&lon=-123.14&at=2026-05-01T09:00"
        let all = page("/?\(here)&family=zz")
        #expect(all.contains("Canada Goose") && !address(all).contains("family"))
        #expect(address(page("/?\(here)&family=anatidae")).contains("family=Anatidae"))
        #expect(fixture.ask("/api/nearby?\(here)&family=zz").status == 400)
        #expect(address(page("/?\(here)&bird=zz")).contains("bird=zz"))
    }

    @Test(arguments: ["/?at=foo", "/?lat=1", "/?km=%3Cb%3E", "/?a=%zz"])
    func aWrongAddressIsRefusedOnAPage(target: String) {
        let reply = fixture.ask(target)
        #expect(reply.status == 400)
        #expect(reply.headers.value("Content-Type") == "text/html; charset=utf-8")
        #expect(reply.text.contains("<a href=\"/\">") && !reply.text.contains("<b>"))
    }

    /// Anybody can type a long text into the field and load the page again.
    @Test func aLongSearchIsCutNotRefused() {
        for count in [200, 201, 20_000] {
            let reply = fixture.ask("/?q=" + String(repeating: "a", count: count))
            #expect(reply.status == 200)
            #expect(reply.text.contains("q=\(String(repeating: "a", count: 200))\""))
        }
        #expect(fixture.ask("/?q=" + String(repeating: "%C3%A9", count: 150)).status == 200)
    }

    @Test func theChosenAppearanceIsThereFromTheStart() {
        #expect(page("/?theme=dark").contains("<html lang=\"en\" data-theme=\"dark\""))
        #expect(!page("/").contains("data-theme"))
    }

    @Test func gapsAreFilledOnceAndInOrder() {
        #expect(replace("a<1>b<2>c", [("<1>", "<2>"), ("<2>", "x")]) == "a<2>bxc")
        #expect(replace("abc", [("x", "y")]) == "abc")
    }

    @Test func licencesAreTextOnly() {
        #expect(fixture.ask("/licences").status == 404)
        fixture.folder.write(
            ".wingbar/licences.json",
            """
            [{"name":"<b>x</b>","version":"1","licence":"MIT","what":"w","url":"javascript:alert(1)","text":"a<b"},
             {"name":"y","url":"https://example.org/\\"><script>"}]
            """)
        let page = fixture.ask("/licences").text
        #expect(page.contains("&lt;b&gt;x&lt;/b&gt; 1") && page.contains("a&lt;b"))
        #expect(!page.contains("javascript:") && !page.contains("<script>"))
    }
}

@Suite struct ChangeTests {
    private let fixture: Fixture
    private let ours = [Header("X-Wingbar", "1")]

    init() throws { fixture = try Fixture() }

    private static let csv = """
        Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,\
        Latitude,Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),Area Covered (ha),\
        Number of Observers,Breeding Code,Observation Details,Checklist Comments,ML Catalog Numbers
        S1,Mallard,Anas platyrhynchos,500,4,CA-BC,,L1,Lost Lagoon,49.2957,-123.1409,2026-05-01,08:30 AM,Incidental

        """

    @Test func aFileIsImportedUnderItsName() {
        let path = fixture.folder.write("upload", Self.csv)
        let reply = fixture.ask("/api/import?name=My+birds.csv", .post, ours, body: .file(path: path))
        #expect(reply.status == 200, "\(reply.text)")
        #expect(reply.text.contains(#""file":"My birds.csv""#))
        #expect(reply.text.contains(#""kept":1"#))
        #expect(fixture.ask("/api/nearby?lat=49.3&lon=-123.14&at=2026-05-01T09:00").text.contains("mallar3"))
    }

    @Test func anUnknownFileIsRefusedUnderItsName() {
        let path = fixture.folder.write("upload", "hello")
        let reply = fixture.ask("/api/import?name=../../x.txt", .post, ours, body: .file(path: path))
        #expect(reply.status == 422)
        #expect(reply.text.contains("x.txt") && !reply.text.contains(fixture.folder.path))
    }

    @Test func othersMayNotChangeAnything() {
        for target in ["/api/import", "/api/sample/remove"] {
            #expect(fixture.ask(target, .post).status == 403)
            #expect(fixture.ask(target, .post, ours + [Header("Origin", "http://evil.example")]).status == 403)
        }
        #expect(fixture.ask("/api/sample/remove", .post, ours).status == 200)
        #expect(fixture.ask("/api/status").text.contains(#""sightings":5"#))
    }

    @Test func fileNamesAreSafe() {
        #expect(safeFileName("a/b\\c.csv") == "c.csv")
        #expect(safeFileName("../..") == "upload")
        #expect(safeFileName(".hidden") == "upload")
        #expect(safeFileName(nil) == "upload")
        #expect(safeFileName("a\nb\u{7f}") == "ab")
        #expect(safeFileName(String(repeating: "é", count: 80)).utf8.count == 100)
    }
}
