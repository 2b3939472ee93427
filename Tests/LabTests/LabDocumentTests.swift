import App
import Birds
import Lab
import Markup
import Navigation
import Screens
import Testing
import Wire

/// One sentence of the two lab documents that says what happens: where it begins, what is done, what then is to be seen
/// and what not. Texts are what a person can reach; `bar=min` and the like are what the shell says of itself.
struct Sentence: CustomTestStringConvertible, Sendable {
    /// What happens, in our own words.
    var says: String
    /// The state in which it begins.
    var from: String
    /// What is done, as the app's actions in their text form.
    var steps: [String]
    var shows: [String] = []
    var hides: [String] = []
    /// True where all of this ends in the very state in which it began.
    var returns = false

    init(
        _ says: String, _ from: String, _ steps: [String], shows: [String] = [], hides: [String] = [],
        returns: Bool = false
    ) {
        (self.says, self.from, self.steps) = (says, from, steps)
        (self.shows, self.hides, self.returns) = (shows, hides, returns)
    }

    var testDescription: String { says }
}

/// What the documents say of moving, tried on the app in the fixed world, sentence by sentence in their order.
@Suite struct LabDocumentTests {
    private static let nearby = ["Stanley Park", "Vancouver, BC · 113 species"]
    private static let capsule = "My List, 12 species, 47 minutes"

    static let proposals: [Sentence] = [
        Sentence(
            "A: three modes in a bar, search by itself", "nearby", [],
            shows: nearby + ["Nearby", "Rare", "My List", "Search", "bar=full", "switcher=tabs", "search=circle"]),
        Sentence(
            "A: Rare's sheet comes and the map shows what is rare", "nearby", ["mode rare"],
            shows: ["Rare Bird Alert", "Within 50 km · last 7 days", "marks=rare"]),
        Sentence(
            "A: search turns into a field, the bar into the current tab", "nearby", ["search", "query spar"],
            shows: ["bar=field", "Song Sparrow", "Sparrowhawk", "Sparwood", "button Nearby"],
            hides: ["Rare Bird Alert", "button Rare"]),
        Sentence(
            "A: a bird is pushed on top, and the running list rides above the bar", "nearby-running", ["bird annhum"],
            shows: ["Anna's Hummingbird", "Calypte anna", "Lost Lagoon", capsule, "Close", "marks=bird"]),
        Sentence(
            "A: Settings, About and Support are in My List's menu", "list", ["menu more"],
            shows: ["Settings", "About", "Support"]),
        Sentence(
            "A: a mode's sheet has no close button, and closing leaves it", "nearby", ["close", "escape"],
            shows: nearby, hides: ["Close"], returns: true),
        Sentence(
            "A: drawn down it stops at a peek with its title", "nearby", ["released 60 -2000 230 445 804"],
            shows: nearby + ["detent=peek"]),
        Sentence(
            "A: only what was pushed closes", "nearby", ["bird annhum", "close"], hides: ["Close"], returns: true),
        Sentence("A: on iPad the sheet is a column", "nearby-ipad", [], shows: nearby + ["wide=true"]),

        Sentence(
            "B: at its smallest a title and the tabs", "b-peek", [], shows: nearby + ["Nearby", "Rare", "My List"]),
        Sentence(
            "B: the tabs stay at the sheet's end half way up", "b-peek", ["detent half"],
            shows: ["button Rare", "switcher=footer", "Canada Goose"]),
        Sentence("B: a bird takes the whole sheet and the tabs go", "b-half", ["bird annhum"], hides: ["button Rare"]),
        Sentence(
            "B: until it is closed", "b-half", ["bird annhum", "close"], shows: ["button Rare"], returns: true),

        Sentence(
            "C: two tabs, and what is rare heads Nearby", "c-nearby", [],
            shows: ["Rare Bird Alert", "button Nearby", "button My List"], hides: ["button Rare"]),
        Sentence("C: Settings at the bottom of My List", "c-nearby", ["mode list"], shows: ["Settings", "Support"]),
        Sentence("C: search works as in A", "c-nearby", ["search", "query spar"], shows: ["Sparwood", "Fox Sparrow"]),

        Sentence(
            "D1: at rest the search field alone", "d1-rest", [], shows: ["Search birds and places", "detent=peek"]),
        Sentence(
            "D1: pulled up it has a card a mode", "d1-rest", ["detent half"],
            shows: ["113 species at Stanley Park", "5 within 50 km", "12 species · 0:47"]),
        Sentence("D1: a card pushes its list", "d1-cards", ["mode rare"], shows: ["Rare Bird Alert", "Close"]),
        Sentence(
            "D1: another mode is two taps away: back to the cards, then its card", "d1-cards",
            ["mode rare", "close", "mode nearby"], shows: nearby + ["Close"]),
        Sentence("D1: the menu beside the field holds Settings", "d1-cards", ["menu more"], shows: ["Settings"]),
        Sentence("D1: the sheet never leaves", "d1-rest", ["close", "escape"], returns: true),

        Sentence(
            "D2: segments under the field switch with one tap", "d2-nearby", ["mode rare"],
            shows: ["Tropical Kingbird", "button Nearby", "marks=rare", "detent=half"]),
        Sentence(
            "D2: at its smallest the field", "d2-nearby", ["detent peek"], shows: ["Search birds and places"]),

        Sentence("E: at rest no sheet", "e-rest", [], shows: ["bare=true", "Search birds and places"]),
        Sentence(
            "E: the mode's button opens a menu of modes, with Settings at its end", "e-rest", ["menu modes"],
            shows: ["Nearby", "Rare", "My List", "Settings…"]),
        Sentence(
            "E: picking Nearby brings up its sheet", "e-rest", ["menu modes", "mode nearby"],
            shows: nearby + ["detent=half", "bare=false"]),

        Sentence("F: the map is home", "f-rest", [], shows: ["bare=true", "button Nearby", "button Rare", "Search"]),
        Sentence(
            "F: a button opens its sheet, and the toolbar says which", "f-rest", ["mode nearby"],
            shows: nearby + ["current Nearby", "Close"]),
        Sentence("F: closing leads to the bare map", "f-rest", ["mode nearby", "close"], returns: true),
        Sentence(
            "F: another mode's sheet takes its place", "f-nearby", ["mode rare"],
            shows: ["Rare Bird Alert", "current Rare"], hides: ["Stanley Park\n"]),

        Sentence("G: one swipe on is Rare", "g-nearby", ["mode rare"], shows: ["Rare Bird Alert", "switcher=pages"]),
        Sentence("G: another one is My List", "g-nearby", ["mode rare", "mode list"], shows: ["My List", "Finish"]),

        Sentence(
            "All: a place found moves Nearby there", "nearby", ["search", "query spar", "go 49.733 -114.885 Sparwood"],
            shows: ["Sparwood", "bar=full"], hides: ["Song Sparrow"]),
        Sentence("All: style and location are on the map", "nearby", [], shows: ["Map style", "My location"]),
        Sentence("All: nothing of settings is on the map", "nearby", [], hides: ["Settings"]),
    ]

    static let labA: [Sentence] = [
        Sentence(
            "drawn up, a list minimises the bar; the capsule moves in between", "nearby-running",
            ["detent full", "scrolled"], shows: ["bar=min", capsule, "button Nearby", "Search"],
            hides: ["button Rare"]),
        Sentence(
            "the icon brings the bar back", "nearby-running", ["detent full", "scrolled", "restore-bar"],
            shows: ["bar=full", "button Rare"]),
        Sentence(
            "so does the list's own top", "nearby-running", ["detent full", "scrolled", "reached-top"],
            shows: ["bar=full"]),
        Sentence(
            "and another mode", "nearby-running", ["detent full", "scrolled", "restore-bar", "mode rare"],
            shows: ["bar=full", "Rare Bird Alert"]),
        Sentence("without a list nothing stands above the bar", "nearby", [], hides: ["47 minutes", "accessory=true"]),
        Sentence("with one its capsule does", "nearby-running", [], shows: ["accessory=true"]),
        Sentence("on iOS 26.0 there always is a capsule", "nearby-ios260", [], shows: ["accessory=true"]),
        Sentence(
            "each mode keeps its own sheet", "nearby", ["detent full", "mode rare", "detent peek", "mode nearby"],
            shows: nearby + ["detent=full"]),
        Sentence(
            "Settings is pushed on My List's sheet", "list", ["menu more", "sheet settings"],
            shows: ["Settings", "Appearance", "Close"]),
        Sentence("and closing it leads back", "list", ["menu more", "sheet settings", "close"], returns: true),
        Sentence("a bird over Rare closes to Rare", "rare", ["bird trokin", "close"], returns: true),
        Sentence("a bird over My List closes to it", "list", ["bird mallar3", "close"], returns: true),
        Sentence(
            "a bird that search found closes to what was found", "search-spar", ["bird sonspa", "close"], returns: true),
        Sentence(
            "on iOS 27 search is an item of the bar", "nearby-ios27", [], shows: ["search=item", "bar=full", "Search"]),
        Sentence(
            "which splits off when the bar minimises", "nearby-ios27", ["detent full", "scrolled"],
            shows: ["bar=min", "Search"], hides: ["button Rare"]),
    ]

    @Test(arguments: proposals + labA) func happens(_ sentence: Sentence) throws {
        let begin = try #require(NamedState.named(sentence.from)?.state)
        var state = begin
        for step in sentence.steps {
            for effect in reduce(&state, try #require(AppAction(text: step), "\(step)")) { answer(effect, &state) }
        }
        let seen = Seen(state).text
        for text in sentence.shows { #expect(seen.contains(text), "\(text) is missing in:\n\(seen)") }
        for text in sentence.hides { #expect(!seen.contains(text), "\(text) is in:\n\(seen)") }
        if sentence.returns {
            #expect(state.navigation == begin.navigation && state.route == begin.route && Seen(begin).text == seen)
        }
    }

    /// What the app asks for while it searches, the fixed world answers.
    private func answer(_ effect: Effect, _ state: inout AppState) {
        switch effect {
        case .fetch(.species, _):
            _ = receive(&state, .species, status: 200, SpeciesList.encode(LabWorld.species))
        case .fetch(.towns, _):
            let lines = LabWorld.towns(state.query).map {
                "\($0.name)\tBC\tCanada\t\($0.coordinate.latitude)\t\($0.coordinate.longitude)\n"
            }
            _ = receive(&state, .towns, status: 200, Array(lines.joined().utf8))
        default: break
        }
    }

    /// The document says that the smallest height grows by the capsule, where there is one.
    @Test func theSmallestHeightGrowsByTheCapsule() throws {
        func covered(_ name: String) throws -> Double {
            let state = try #require(NamedState.named(name)?.state)
            guard case .padding(_, _, let bottom) = state.padding else { return 0 }
            return bottom
        }
        #expect(try covered("nearby-peek-running") - covered("nearby-peek") == Metrics.accessoryHeight + Metrics.gap)
        #expect(try covered("nearby") == covered("nearby-running"))
    }
}

/// What a state shows: each text and name that can be reached, a line each, and what the shell says of itself.
private struct Seen {
    var text = ""

    init(_ state: AppState) {
        let navigation = state.navigation
        text = "detent=\(navigation.front.frontDetent.name)\nwide=\(state.chrome.isWide)\nmarks=\(state.markKind)\n"
        text += "bare=\(!navigation.hasSheet)\naccessory=\(state.chrome.accessory != .absent)\n"
        for element in outline(screen(state)) { add(element) }
    }

    private mutating func add(_ element: Outline) {
        if element["inert"] != nil || element["aria-hidden"] == "true" { return }
        for key in ["bar", "switcher", "search"] {
            if element["class"]?.hasPrefix("shell") == true, let value = element["data-" + key] {
                text += "\(key)=\(value)\n"
            }
        }
        if let label = element["aria-label"] {
            text += label + "\n"
            if element.tag == "button" { text += "button \(label)\n" }
            if element["aria-current"] == "page" { text += "current \(label)\n" }
        }
        if !element.text.isEmpty { text += element.text + "\n" }
        for child in element.children { add(child) }
    }
}
