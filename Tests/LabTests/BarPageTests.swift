import BarRules
import Lab
import Markup
import TestKit
import Testing

@Suite struct BarPageTests {
    private func page(own: String? = nil) throws -> String {
        let contents = try ["birds", "buses"].map { NamedContent(name: $0, bytes: try bytes("Web/lab/\($0).json")) }
        return html(barPage(contents, own: own.map { Array($0.utf8) }))
    }

    @Test func everyNumberOfTheDocumentIsOnThePage() throws {
        let text = try page()
        for said in [
            "3.26:1, documented choice", "#6A7282 at 10%", "state/error/base-500", "340 × 62", "402 × 80", "67.2 px",
            "2, 3, 4, 5", "a gesture area of 24", "an indicator of 64 × 32 behind the icon",
            "Active icon, active label",
        ] { #expect(text.contains(said), "\(said)") }
        #expect(!text.contains("too low"))
    }

    @Test func oneTabOfEachSpecimenIsChosen() throws {
        let text = try page()
        let groups = Set(text.matches(of: /name="([a-z0-9-]+)"/).map { String($0.1) }).subtracting(["content"])
        #expect(groups.count == 3 + 4 + 4 + 2)
        for name in groups {
            let chosen = text.matches(of: /<input type="radio" name="([a-z0-9-]+)"[^>]* checked>/).filter {
                $0.1 == name
            }
            #expect(chosen.count == 1, "\(name)")
        }
        let ids = text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
    }

    @Test func moreListsWhatTheBarHasNoRoomFor() throws {
        let section = try #require(try page().firstMatch(of: /<section id="more">(.*?)<\/section>/))
        let text = String(section.1)
        #expect(text.matches(of: /spec-behind/).count == 6)
        #expect(text.matches(of: /class="spec-tab/).count == 10)
    }

    @Test func aBadgeIsSaidInWords() throws {
        #expect(try page().contains("<span class=\"unseen\">, new sightings</span>"))
    }

    @Test func onesOwnContentIsShownAsTextWhateverItHolds() throws {
        let text = try page(own: "</textarea><script>alert(1)</script>")
        #expect(!text.contains("<script"))
        #expect(text.contains("What they find in your content"))
        #expect(text.contains("Line 1, column 1: A value must stand here"))
    }

    @Test func nothingIsStyledInPlace() throws { #expect(try !page().contains(" style=")) }

    @Test func theStyleSheetHasEveryStylesLengths() {
        #expect(BarStyle.css.contains("[data-kind=\"appetite\"] {"))
        #expect(BarStyle.css.contains("    --w: 340px;\n"))
        #expect(BarStyle.css.contains("    --idle-label: light-dark(rgb(142 142 147), rgb(174 174 178));\n"))
        for style in BarStyle.all { #expect(BarStyle.css.contains("\"\(style.name)\"")) }
    }
}
