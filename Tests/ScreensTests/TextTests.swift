import App
import Birds
import Markup
import Navigation
import Screens
import Testing

/// What the pages say, and that a text from a file stays a text.
@Suite struct TextTests {
    private func text(_ scene: String) throws -> String {
        let state = try #require(Scenes.all.first { $0.name == scene }?.state)
        return try Page(screen(state)).root.text
    }

    @Test func nearbySaysWhereAndHowMany() throws {
        let text = try text("nearby-half")
        #expect(text.contains("Vancouver, BC · 13 species"))
        #expect(text.contains("21 hours ago · 64 birds") || text.contains("21 hours ago · 64\u{a0}birds"))
    }

    @Test func aLongListEndsBetweenFamiliesAndGoesOnWithoutScripts() throws {
        var state = try #require(Scenes.all.first { $0.name == "nearby-half" }?.state)
        state.drawnRows = 1
        let drawn = html(screen(state))
        #expect(drawn.contains("row-nearby-cangoo"))
        #expect(drawn.contains("row-nearby-annhum") == false)
        state.isServed = true
        #expect(html(screen(state)).split(separator: "<noscript>").last?.contains("row-nearby-annhum") == true)
    }

    @Test func listSaysWhereSinceWhenAndHowLong() throws {
        #expect(try text("list-running").contains("Stanley Park · today · 0:47"))
        #expect(try text("list-empty").contains("No list is running"))
    }

    @Test func emptyWindowOffersWhatIsKnown() throws {
        let state = try #require(Scenes.all.first { $0.name == "empty-window" }?.state)
        let page = try Page(screen(state))
        let offers = page.reachable(page.root).filter { $0.attributes["class"] == "offer" }
        #expect(
            offers.map { $0.attributes["data-act"] } == [
                "as-of \(LocalTime(day: 15_169).packed)", "go 49.07 -123.01 Boundary Bay",
            ])
        #expect(page.root.text.contains("None reported within 5 km in the last 14 days."))
    }

    @Test func failureSaysWhyAndOffersARetry() throws {
        let state = try #require(Scenes.all.first { $0.name == "failed" }?.state)
        let page = try Page(screen(state))
        #expect(page.root.text.contains("The server could not be reached."))
        #expect(page.find("button", "Retry")?.attributes["data-act"] == "retry")
    }

    @Test func sampleIsLabelledAndCanBeRemoved() throws {
        let state = try #require(Scenes.all.first { $0.name == "sample" }?.state)
        let page = try Page(screen(state))
        #expect(page.root.text.contains("Sample sightings, made up"))
        #expect(page.find("button", "Remove")?.attributes["data-act"] == "remove-sample")
        #expect(try !text("nearby-half").contains("made up"))
    }

    @Test func aBirdsYearIsABarAndACellForEachQuarter() throws {
        var state = try #require(Scenes.all.first { $0.name == "bird" }?.state)
        #expect(try !Page(screen(state)).root.text.contains("Through the year"))
        state.seasons = BirdSeasons(code: "annhum", centre: state.filter.centre, answer: .asked)
        func page(_ answer: BirdSeasons.Answer) throws -> Page {
            state.seasons?.answer = answer
            return try Page(screen(state))
        }
        #expect(try page(.asked).root.text.contains("Through the year"))
        #expect(try page(.offline).root.text.contains("Shown when you are online again."))
        #expect(try page(.failed).find("button", "Try Again")?.attributes["data-act"] == "retry")
        #expect(try !page(.none).root.text.contains("Through the year"))
        #expect(try page(.known(Seasons())).root.text.contains("Too few lists within 50 km to tell."))
        var seasons = Seasons()
        // The 1st of May is now: quarter 16. One quarter has no list-day, one no such bird.
        for quarter in 0..<48 where quarter != 3 {
            seasons.add(quarter: quarter, all: 40, with: quarter == 16 ? 20 : quarter == 5 ? 0 : 10)
        }
        let known = try page(.known(seasons))
        let rows = known.root.all.filter { $0.tag == "tr" }.map { row in row.children.map { $0.text } }
        #expect(rows.count == 13 && rows[0] == ["Month", "1–7", "8–14", "15–21", "22–end"])
        #expect(rows[1] == ["Jan", "25 %", "25 %", "25 %", "too few list-days"])
        #expect(rows[2] == ["Feb", "25 %", "0 %", "25 %", "25 %"])
        #expect(rows[5][1] == "50 %")
        #expect(known.root.text.contains("Now, 1–7 May: 50 % of 40 list-days"))
        #expect(known.root.text.contains("Grey: under 10 list-days."))
        let bars = try #require(known.root.all.first { $0.attributes["class"] == "plot-bar" }?.attributes["d"])
        // 48 quarters but this one, the one without list-days and the one without the bird.
        #expect(bars.split(separator: "M").count == 45)
        #expect(bars.hasPrefix("M0 100V50h6V100Z"))
    }

    @Test func loadingIsSaid() throws {
        let state = try #require(Scenes.all.first { $0.name == "loading" }?.state)
        let page = try Page(screen(state))
        #expect(page.find("region", "Nearby")?.attributes["aria-busy"] == "true")
    }

    static let hostile = [
        "<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "' onclick='alert(1)", "&lt;b&gt;",
        "a\u{202E}b\u{2066}c",
        "</li></ul><h1>x", "javascript:alert(1)", "\u{0}\u{8}\r\n", String(repeating: "W", count: 400), "",
    ]

    /// Every name that can come from a file, in every place where it is shown, comes back as the same text and never
    /// as an element.
    @Test(arguments: hostile) func hostileNamesStayText(_ name: String) throws {
        let kept = String(
            String.UnicodeScalarView(name.unicodeScalars.map { $0.value == 0 || $0.value == 8 ? "\u{FFFD}" : $0 }))
        for scene in Scenes.all where TextTests.shown.contains(scene.name) {
            var state = scene.state
            spoil(&state, name)
            let page = try Page(screen(state))
            let wrong = page.root.all.filter { element in
                !TextTests.tags.contains(element.tag)
                    || element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" }
                    || element.attributes["href"]?.hasPrefix("javascript") == true
            }
            #expect(wrong.isEmpty, "\(scene.name)")
            if scene.name == "nearby-half", !name.isEmpty { #expect(page.root.text.contains(kept)) }
        }
    }

    /// Scenes that together show every text that can come from a file.
    private static let shown: Set<String> = [
        "nearby-half", "menu-family", "rare", "list-running", "bird", "search-empty", "search-spar", "empty-window",
        "as-of",
    ]

    /// The elements that the pages are made of.
    private static let tags: Set<String> = [
        "#root", "#text", "div", "h1", "h2", "h3", "p", "main", "section", "header", "nav", "ul", "li", "dl", "dt",
        "dd",
        "span", "strong", "button", "input", "a", "svg", "use",
    ]

    private func spoil(_ state: inout AppState, _ name: String) {
        guard var region = state.region else { return }
        region.title = name
        region.subtitle = name
        for index in region.taxa.indices {
            region.taxa[index].name = name
            region.taxa[index].scientificName = name
            region.taxa[index].familyName = name
        }
        for index in region.places.indices { region.places[index].name = name }
        region.offer.nearest?.name = name
        state.region = region
        state.query = state.query.isEmpty ? "" : name
        for index in state.species.indices { state.species[index].name = name }
        for index in state.towns.indices {
            state.towns[index].name = name
            state.towns[index].detail = name
        }
        state.recents = state.recents.map { _ in name }
        if state.list != nil { state.shelf = World.shelf(names: [name, name, name]) }
        state.notice?.text = name
    }
}
