import Birds
import Lists
import Markup
import Past
import Testing

@Suite struct PageTests {
    static let goose = ListedBird(code: "cangoo", name: "Canada Goose", scientificName: "Branta canadensis")
    static let owl = ListedBird(code: "brdowl", name: "Barred Owl", scientificName: "Strix varia")

    /// A list of a day in May 2026, from a file.
    static func list(_ id: String, _ place: String, day: Int64, _ birds: [ListedBird]) -> BirdList {
        var list = BirdList(
            id: id, startedAt: (LocalTime(iso: "2026-05-01T09:41")?.minutes ?? 0) * 60 + (day - 1) * 86_400, offset: 0,
            place: place, coordinate: Coordinate(latitude: 49.3, longitude: -123.14))
        list.isFinished = true
        list.seconds = 2820
        list.entries = birds.map { ListEntry(bird: $0, count: 2) }
        return list
    }

    /// Lists from files.
    static func imported() -> Archive {
        var imported = Archive()
        imported.append(list("S1", "Stanley Park", day: 1, [goose]))
        imported.append(list("S2", "Jericho", day: 12, [goose, owl]))
        return imported
    }

    static func state() -> PastState {
        let own = Journal(of: list("5-1", "Iona <b>", day: 3, [owl]))
        var state = PastState()
        state.take(journals: [("5-1", own.text)], imported: imported())
        return state
    }

    /// What a page shows, as HTML.
    static func page(_ state: PastState, _ number: Int32 = 1) -> String {
        state.views.first { $0.number == number }.map { html(pastScreen(state, $0)) } ?? ""
    }

    @Test func listsStandByMonthTheNewestFirst() {
        var state = Self.state()
        state.open(1, path: "days Past lists")
        let text = Self.page(state)
        let order = ["May 2026", "Jericho", "12 May 2026, 09:41 · 2 species · 0:47", "Iona &lt;b", "Stanley Park"]
        var from = text.startIndex
        for words in order {
            guard let range = text[from...].range(of: words) else { Issue.record("\(words) is missing"); continue }
            from = range.upperBound
        }
        #expect(text.contains("data-act=\"open-past list/S2 Jericho\"") && text.contains("3 lists"))
    }

    @Test func aListThatRunsBehindAnotherIsShown() {
        var journals: [(id: String, text: String)] = []
        for (id, name) in [("5-1", "Behind"), ("5-2", "In front"), ("4-1", "Earlier")] {
            var list = Self.list(id, name, day: id == "4-1" ? 1 : 3, [Self.owl])
            list.isFinished = false
            list.entries[0].noticed = .heard
            journals.append((id, Journal(of: list).text))
        }
        var state = PastState()
        state.take(journals: journals, imported: Archive())
        state.open(1, path: "days Past lists")
        let text = Self.page(state)
        #expect(text.contains("Behind") && text.contains("Earlier") && !text.contains("In front"))
        #expect(text.contains("Not finished") && state.lifeCodes.isEmpty)
        state.open(2, path: "list/5-1 Behind")
        #expect(Self.page(state, 2).contains("Heard") && Self.page(state, 2).contains("Not finished"))
    }

    @Test func aSearchFindsPlacesDaysAndBirds() {
        var state = Self.state()
        state.open(1, path: "days Past lists")
        for (query, found) in [
            ("jeri", ["S2"]), ("owl", ["S2", "5-1"]), ("branta", ["S2", "S1"]), ("2026-05-03", ["5-1"]),
            ("may 2026", ["S2", "5-1", "S1"]), ("park may", ["S1"]), ("heron", []), (" ", ["S2", "5-1", "S1"]),
        ] {
            _ = state.reduce(.find(query), in: 1)
            let text = Self.page(state)
            for id in ["S1", "S2", "5-1"] {
                #expect(text.contains("list/\(id) ") == found.contains(id), "\(query): \(id)")
            }
        }
        #expect(Self.page(state).contains("3 lists"))
    }

    @Test func aDeletedOrRunningListIsNone() {
        var state = Self.state()
        var journal = Journal(of: Self.list("5-1", "Iona", day: 3, [Self.owl]))
        journal.write(.deleted(true), writer: 4, utc: 1_800_000_000)
        state.take(journal: "5-1", text: journal.text)
        var running = Journal(id: "6-1")
        running.write(
            .start(utc: 1_790_000_000, offset: 0, at: Coordinate(latitude: 1, longitude: 1), place: "Reef"), writer: 1,
            utc: 1_790_000_000)
        state.take(journal: "6-1", text: running.text)
        state.open(1, path: "days Past lists")
        #expect(Self.page(state).contains("2 lists") && !Self.page(state).contains("Iona"))
        #expect(!Self.page(state).contains("Reef"))
    }

    @Test func aListChangedHereGoesBeforeTheFiles() {
        var state = Self.state()
        let changed = Journal(of: Self.list("S2", "Jericho Beach", day: 12, [Self.goose]))
        state.take(journal: "S2", text: changed.text)
        state.open(1, path: "list/S2 Jericho Beach")
        #expect(!Self.page(state).contains("Barred Owl") && Self.page(state).contains("Canada Goose"))
    }

    @Test func placesAndTheirLists() {
        var state = Self.state()
        state.open(1, path: "places Places")
        #expect(Self.page(state).contains("data-act=\"open-past place/49.3,-123.14 Jericho\""))
        state.open(2, path: "place/49.3,-123.14 Jericho")
        #expect(Self.page(state, 2).contains("list/S2") && !Self.page(state, 2).contains("list/S1"))
        state.open(2, path: "place/49.3,-123.14 Nowhere")
        #expect(!Self.page(state, 2).contains("list/"))
    }

    @Test func aListShowsItsBirdsInTheirOrder() throws {
        var state = Self.state()
        state.open(1, path: "list/S2 Jericho")
        let text = Self.page(state)
        let goose = try #require(text.range(of: "Canada Goose"))
        let owl = try #require(text.range(of: "Barred Owl"))
        #expect(owl.lowerBound < goose.lowerBound, "entries are kept the newest first")
        #expect(text.contains("12 May 2026, 09:41 · Historical") || text.contains("12 May 2026, 09:41 · Stationary"))
        #expect(
            text.contains("data-act=\"bird cangoo\"") && !text.contains("data-act=\"list S2\""), "it has no journal")
        state.open(1, path: "list/5-1 Iona")
        #expect(Self.page(state).contains("data-act=\"list 5-1\""))
    }

    @Test func hostilePathsAreNoPages() {
        var state = Self.state()
        for path in ["", " ", "days/", "place/", "place/1", "place/x,y z", "list/", "list/S9 gone", "<b>", "year/no"] {
            state.open(1, path: path)
            #expect(!Self.page(state).contains("<b>"), "\(path)")
        }
        #expect(PastPage(path: "place/x,y z") == .unknown && PastPage(path: "list/") == .unknown)
    }

    @Test func manyListsComeInSteps() {
        var imported = Archive()
        for number in 0..<130 {
            imported.append(Self.list("S\(number)", "Place \(number % 7)", day: Int64(1 + number), [Self.goose]))
        }
        var state = PastState()
        state.take(journals: [], imported: imported)
        state.open(1, path: "days Past lists")
        func rows() -> Int { Self.page(state).components(of: "open-past list/").count - 1 }
        #expect(rows() == 60 && Self.page(state).contains("Show more"))
        _ = state.reduce(.more, in: 1)
        #expect(rows() == 120)
        _ = state.reduce(.more, in: 1)
        #expect(rows() == 130 && !Self.page(state).contains("Show more"))
    }

    @Test func whatIsNotThereSaysSo() {
        var state = PastState()
        state.open(1, path: "days Past lists")
        #expect(Self.page(state).contains("Reading your lists"))
        state.fail("The disk is gone.")
        #expect(Self.page(state).contains("The disk is gone."))
        state.take(journals: [], imported: Archive())
        #expect(Self.page(state).contains("No past lists yet"))
    }

    @Test func actionsAreReversedByTheirText() {
        for action in [
            PastAction.find("barred  owl "), .find(""), .more, .confirm, .leave, .share("5-1"), .link("5-1"), .keep,
            .export(.geoJSON, list: nil, again: false),
            .export(.eBird, list: "5-1", again: true),
        ] {
            #expect(PastAction(text: action.text) == action)
        }
        #expect(PastAction(text: "past") == nil && PastAction(text: "tick cangoo") == nil)
    }
}

extension String {
    func components(of words: String) -> [Substring] { split(separator: words, omittingEmptySubsequences: false) }
    func range(of words: String) -> Range<Index>? { self[...].range(of: words) }
}

extension Substring {
    func range(of words: String) -> Range<Index>? { firstRange(of: words) }
}
