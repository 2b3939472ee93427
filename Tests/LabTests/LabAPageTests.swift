import App
import Lab
import Markup
import Navigation
import Testing

/// Lab A's page: its sections in the document's order, each frame in the flavour that the document shot it in.
@Suite struct LabAPageTests {
    /// The sections, and per frame its state and its flavour.
    private static let sections: [(String, [String])] = [
        (
            "The minimised tab bar",
            ["nearby-running 27", "nearby-minimised-running 27", "rare-running 27"]
        ),
        ("Sheet heights", ["nearby-peek-running 27", "nearby 27", "nearby-full 27"]),
        ("The three modes", ["rare 27", "nearby 27", "list 27"]),
        ("Settings, buried", ["list-menu 27", "settings 27"]),
        ("A bird", ["bird 27", "bird-rare 27"]),
        ("Search", ["search-spar 27", "search-spar 26"]),
        ("Dark", ["nearby-running 27", "rare 27", "bird 27", "list 27"]),
        ("iPad", ["nearby-ipad 27"]),
        (
            "iOS 26 and iOS 27",
            [
                "nearby-running 26", "nearby-running 27", "nearby-minimised-running 26",
                "nearby-minimised-running 27", "search 26", "search 27", "nearby 260",
            ]
        ),
        ("What's system and what's ours", []),
    ]

    @Test func sectionsAndFramesAreTheDocuments() {
        #expect(LabASection.all.map { $0.title } == LabAPageTests.sections.map { $0.0 })
        for (section, wanted) in zip(LabASection.all, LabAPageTests.sections) {
            let frames = section.frames.map { "\($0.state.name) \($0.flavour?.name.dropFirst(3) ?? "")" }
            #expect(frames == wanted.1, "\(section.title)")
        }
        #expect(LabASection.all[6].frames.allSatisfy { $0.isDark })
    }

    @Test func aPinnedFrameKeepsItsFlavourWhateverThePageSays() {
        let settings = LabSettings { ["flavour": "ios26", "theme": "light"][$0] }
        let text = html(labAPage(settings))
        #expect(text.contains("/lab/frame?state=rare-running&amp;theme=light&amp;flavour=ios27\""))
        #expect(text.contains("/lab/frame?state=rare&amp;theme=dark&amp;flavour=ios27\""))
        #expect(text.contains("flavour=ios260\""))
    }

    @Test func idsAreUnique() {
        for page in [labPage(LabSettings { $0 == "ipad" ? "1" : nil }), labAPage(LabSettings())] {
            let ids = ids(outline(page))
            #expect(Set(ids).count == ids.count, "\(ids.filter { id in ids.filter { $0 == id }.count > 1 })")
        }
    }

    private func ids(_ elements: [Outline]) -> [String] {
        elements.flatMap { [$0["id"]].compactMap { $0 } + ids($0.children) }
    }

    @Test func anotherPlatformsBarIsTheAppsOwnInItsLengthsAndColours() {
        let css = LabSettings.Bar.css
        #expect(css.contains(".lab-bar-material3 {") && css.contains(".lab-bar-appetite {"))
        #expect(css.contains("--h: 80px") && !css.contains("data-kind"))
        var settings = LabSettings()
        settings.bar = .material3
        #expect(settings.classes(of: .phone).contains("lab-bar-material3"))
    }
}
