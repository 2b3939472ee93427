import App
import BarRules
import TestKit
import Testing

@testable import Lab

/// The example content of birds says nothing that the lab's fixed world does not.
@Suite struct BirdsContentTests {
    @Test func itsRowsAreTheFixedWorlds() throws {
        let file = try ContentFile(bytes("Web/lab/birds.json"))
        let known = labFamilies.flatMap { $0.birds.map(\.name) }
        let rows = file.content.modes.flatMap(\.rows)
        #expect(rows.count == 11)
        #expect(rows.filter { !known.contains($0.title) } == [])
        let headings = file.content.modes[0].sections.map(\.title)
        #expect(headings.filter { heading in !labFamilies.contains { $0.title == heading } } == [])
    }

    @Test func itKeepsEveryRuleInEveryStyle() throws {
        var spec = try ContentFile(bytes("Web/lab/birds.json")).spec
        for style in BarStyle.all {
            spec.style = style
            #expect(validate(spec).filter { $0.severity != .note } == [], "\(style.title)")
        }
    }

    @Test func theAccessoryIsNotDrawnOverTheListItself() throws {
        let content = try ContentFile(bytes("Web/lab/birds.json")).content
        #expect(content.accessory(mode: 0, position: nil)?.title == "My List")
        #expect(content.accessory(mode: 2, position: nil) == nil)
    }
}
