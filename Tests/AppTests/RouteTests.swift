import App
import Birds
import Navigation
import Testing

@Suite struct RouteTests {
    @Test func readsTheAddressOfTheSpecification() throws {
        let route = try Route(
            address:
                "/?proposal=a&mode=nearby&lat=49.3&lon=-123.14&km=5&days=14&family=Anatidae&bird=cangoo&sheet=settings"
                + "&detent=half&q=spar&bar=min&menu=more&map=dark&flavour=ios27&theme=dark")
        #expect(route.mode == .nearby)
        #expect(route.centre == Coordinate(latitude: 49.3, longitude: -123.14))
        #expect(route.kilometres == 5 && route.days == 14 && route.family == "Anatidae")
        #expect(route.sheets == [.bird("cangoo"), .settings])
        #expect(route.detent == .half && route.query == "spar" && route.isMinimised && route.menu == .more)
        #expect(route.mapStyle == .dark && route.flavour == .ios27 && route.theme == .dark)
        #expect(try Route(address: route.address) == route)
    }

    @Test(arguments: [
        ("lat=91&lon=0", "lat"), ("lat=nan&lon=0", "lat"), ("lat=1", "lon"), ("lon=1", "lat"), ("km=0", "km"),
        ("km=51", "km"), ("km=5.5", "km"), ("km=99999999999999999999", "km"), ("days=31", "days"), ("days=", "days"),
        ("mode=map", "mode"), ("detent=tall", "detent"), ("theme=pink", "theme"), ("at=2026-02-30", "at"),
        ("at=yesterday", "at"), ("sheet=bird", "sheet"), ("flavour=ios25", "flavour"),
    ])
    func namesTheWrongParameter(_ query: String, _ parameter: String) {
        do {
            _ = try Route(address: "/?" + query)
            Issue.record("\(query) was taken")
        } catch {
            #expect(error.parameter == parameter)
        }
    }

    @Test(arguments: [
        "detent=peek&bird=cangoo", "detent=full&bird=cangoo", "mode=list&list=5-1&sheet=details&detent=full",
        "list=5-1&count=cangoo&detent=full", "detent=half&q=spar", "detent=peek&q=spar&bird=cangoo",
        "detent=peek", "detent=full&sheet=settings",
        "detent=full&mode=list&past=days+Past+lists&past=list/5-1+Jericho",
    ])
    func theFrontSheetsDetentSurvivesAReload(_ query: String) throws {
        let filter = Filter(centre: Fixture.centre)
        let state = AppState(route: try Route(address: "/?" + query), filter: filter, utc: Fixture.utc)
        let again = AppState(route: try Route(address: state.route.address), filter: filter, utc: Fixture.utc)
        #expect(again == state && state.route.detent == state.navigation.front.frontDetent)
        #expect(query.contains("detent=" + state.navigation.front.frontDetent.name))
    }

    @Test func textSurvivesTheAddress() throws {
        var route = Route()
        route.query = "a&b=c d+é#?%\u{1F426}<script>"
        route.centre = Coordinate(latitude: 1, longitude: 2)
        route.place = "Jardin d'été & parc"
        #expect(try Route(address: route.address) == route)
        #expect(!route.address.contains("<"))
    }

    /// A person can type more than is searched for, and load the page again.
    @Test func aLongSearchIsCutAtACharacter() throws {
        func query(_ text: String) throws -> String? { try Route(address: "/?q=" + percentEncoded(text)).query }
        func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        let limit = longestQuery
        #expect(try query(many("a", limit)) == many("a", limit))
        #expect(try query(many("a", 5000)) == many("a", limit))
        #expect(try query("a" + many("é", limit)) == "a" + many("é", limit / 2 - 1))
        #expect(try query(many("\u{1F426}", limit)) == many("\u{1F426}", limit / 4))
    }

    @Test func brokenEscapesAreText() {
        let items = queryItems("?q=%zz%4&x=%ff&&=1&y")
        #expect(items.map { $0.0 } == ["q", "x", "", "y"])
        #expect(items[0].1 == "%zz%4" && items[1].1 == "\u{FFFD}" && items[3].1 == "")
    }
}
