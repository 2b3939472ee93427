import App
import BarRules
import Birds
import Lab
import TestKit
import Testing

@Suite struct ContentReaderTests {
    @Test func busesAreReadAndKeepEveryRule() throws {
        let file = try ContentFile(bytes("Web/lab/buses.json"))
        #expect(file.content.title == "Singapore Buses")
        #expect(file.content.modes.map(\.id) == ["map", "settings"])
        #expect(file.content.search == ContentSearch(label: "Search", icon: "map-pin-search", prompt: "Search"))
        #expect(validate(file.spec) == [])
        for style in BarStyle.all {
            var spec = file.spec
            spec.style = style
            #expect(validate(spec).filter { $0.severity == .error } == [], "\(style.title)")
        }
    }

    /// The article: shown only when the map tab is selected and location is allowed.
    @Test func theNearestStopIsShownOnTheMapWithAPositionOnly() throws {
        let content = try ContentFile(bytes("Web/lab/buses.json")).content
        let here = Coordinate(latitude: 1.2950, longitude: 103.8490)
        let shown = try #require(content.accessory(mode: 0, position: here))
        #expect(shown.title == "Opposite the Museum")
        #expect(shown.detail == "90023 | Stamford Road | Nearest Stop")
        #expect(shown.row == ContentRowID(mode: 0, row: 1))
        #expect(content.accessory(mode: 1, position: here) == nil)
        #expect(content.accessory(mode: 0, position: nil) == nil)
    }

    @Test(arguments: [
        ("[1]", ["This must be an object with \"title\", \"modes\", not a list."]),
        ("{", ["Line 1, column 1: The bracket that opens here is never closed."]),
        (
            "{}",
            [
                "title: This is missing; it must be a text of 1 to 60 characters.",
                "modes: This is missing; it must be a list of 1 to 12 values.",
            ]
        ),
        (
            contentText(modes: #"[{"id": "a", "label": "A", "icon": "hose"}]"#),
            ["modes[0].icon: “hose” is not known here; did you mean “house”?"]
        ),
        (
            contentText(modes: #"[{"id": "a", "label": "A", "icon": 3}]"#),
            ["modes[0].icon: This must be one of the known words, not a number."]
        ),
        (
            contentText(modes: #"[{"id": "a", "lable": "A", "icon": "map"}]"#),
            [
                "modes[0].lable: There is no such key; did you mean “label”?",
                "modes[0].label: This is missing; it must be a text of 0 to 60 characters.",
            ]
        ),
        (contentText(modes: "[]"), ["modes: This must be a list of 1 to 12 values, not 0 of them."]),
        (
            contentText(
                modes: #"[{"id": "a", "label": "A", "icon": "map"}, {"id": "a", "label": "B", "icon": "bus"}]"#),
            ["modes[1].id: “a” is also the id of modes[0]."]
        ),
        (
            contentText(modes: #"[{"id": "a", "label": "A", "icon": "map", "role": "search"}]"#),
            ["modes: Besides search there must be a mode."]
        ),
        (contentText(more: #""sheets": {"hom": {}}"#), ["sheets.hom: No mode has this id; did you mean “home”?"]),
        (contentText(more: #""sheets": {"find": {}}"#), ["sheets.find: Search has no rows of its own."]),
        (
            contentText(more: #""sheets": {"home": {"sections": [{"rows": [{"title": "x", "at": [91, 0]}]}]}}"#),
            [
                "sheets.home.sections[0].rows[0].at: This must be [latitude, longitude] in degrees, -90 to 90 and -180 to 180."
            ]
        ),
        (
            contentText(more: #""accessory": {"icon": "bus", "nearest": "map", "title": "x", "modes": ["nowhere"]}"#),
            [
                "accessory.modes[0]: No mode has this id.",
                "accessory.title: Beside \"nearest\" this has no meaning; the row says it.",
            ]
        ),
        (
            contentText(more: #""accessory": {"icon": "bus", "modes": ["map"]}"#),
            ["accessory.title: This is missing; or say \"nearest\"."]
        ),
        (
            contentText(more: #""search": {"label": "Find"}"#),
            ["search: modes[2] is search already; say it in one place."]
        ),
        (
            contentText(more: #""map": {"centre": [1, 2], "zoom": 25}"#),
            ["map.zoom: This must be a number from 0 to 20, not 25."]
        ),
        (
            contentText(more: #""bar": {"style": "material"}"#),
            ["bar.style: “material” is not known here; did you mean “material3”?"]
        ),
        (
            contentText(more: #""x y": 1"#),
            [
                "[\"x y\"]: There is no such key; known are $schema, title, map, modes, sheets, accessory, search, bar."
            ]
        ),
        (
            contentText(more: #""sheets": {"home": {"subtitle": "a\u202eb"}}"#),
            [
                "sheets.home.subtitle: This must be a text of 0 to 200 characters; it has control characters."
            ]
        ),
    ])
    func mistakesAreNamedByPathAndReason(_ row: (String, [String])) { #expect(problems(row.0) == row.1) }

    @Test func aLargeFileIsRefusedUnread() {
        let text = contentText() + String(repeating: " ", count: largestContent)
        #expect(problems(text) == ["The file has \(text.utf8.count) bytes; 262144 are the most."])
    }

    @Test func aFileThatIsWrongAllOverListsOnlySoMuch() {
        let many = (0..<9000).map { "\"k\($0)\": 0" }.joined(separator: ", ")
        #expect(problems(contentText(more: many)).count == 50)
    }

    @Test func theRulesSeeTheFilesOwnNumbers() throws {
        let text = contentText(
            modes: #"""
                [{"id": "f", "label": "Search", "icon": "search", "role": "search"},
                 {"id": "a", "label": "Create", "icon": "plus", "badge": "New!", "badgeLabel": "new", "enabled": false}]
                """#,
            more: #""bar": {"style": "appetite", "highlight": ["colour"], "focusRing": false}"#)
        let file = try ContentFile(Array(text.utf8))
        let found = validate(file.spec).map { "\($0.rule) \($0.place)" }
        #expect(
            found == [
                "state.disabled modes[1].enabled", "badge.words modes[1].badge", "focus.ring bar.focusRing",
                "count.two modes", "active.colour bar.highlight", "label.place modes[1].label",
                "contrast.exempt bar.style",
            ])
    }

    /// Damaged at random, a file is read or refused with paths and sentences; it never ends the program.
    @Test func damagedFilesNeverCrash() throws {
        let whole = try bytes("Web/lab/buses.json")
        var seeded = Seeded(state: 20_261_201)
        func random(_ below: Int) -> Int { .random(in: 0..<below, using: &seeded) }
        var isRead = 0
        for _ in 0..<1500 {
            var bytes = whole
            for _ in 0...random(4) {
                let at = random(bytes.count)
                switch random(4) {
                case 0: bytes[at] = UInt8(random(256))
                case 1: bytes.removeSubrange(at..<min(bytes.count, at + random(40) + 1))
                case 2:
                    let from = random(whole.count)
                    bytes.insert(contentsOf: whole[from..<min(whole.count, from + random(40) + 1)], at: at)
                default: bytes[at] = UInt8(ascii: "0") + UInt8(random(10))
                }
            }
            do throws(FileProblems) {
                let file = try ContentFile(bytes)
                _ = validate(file.spec)
                isRead += 1
            } catch {
                #expect(!error.list.isEmpty)
                #expect(error.list.allSatisfy { $0.reason.hasSuffix(".") || $0.reason.hasSuffix("?") })
            }
        }
        #expect(isRead > 0)
    }
}
