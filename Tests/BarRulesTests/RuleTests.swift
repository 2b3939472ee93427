import Testing

@testable import BarRules

/// A bar that keeps every rule: iOS 26, three places and search.
private func good(_ style: BarStyle = .ios26) -> BarSpec {
    var search = Destination("search", label: "Search", icon: "search")
    search.isSearch = true
    return BarSpec(
        style: style,
        destinations: [
            Destination("home", label: "Home", icon: "house"), Destination("inbox", label: "Inbox", icon: "inbox"),
            Destination("places", label: "Places", icon: "map"), search,
        ])
}

/// One case a rule: a change that breaks it, and where the finding must stand. Undone, nothing may be found.
private struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var place: String
    var style = BarStyle.ios26
    var breaks: @Sendable (inout BarSpec) -> Void

    init(
        _ rule: String, at place: String, _ style: BarStyle = .ios26,
        _ breaks: @escaping @Sendable (inout BarSpec) -> Void
    ) {
        self.rule = rule
        self.place = place
        self.style = style
        self.breaks = breaks
    }

    var testDescription: String { rule }
}

private func seven(_ spec: inout BarSpec) {
    for (label, icon) in [("Rare", "star"), ("Lists", "list"), ("Maps", "layers")] {
        spec.destinations.append(Destination(label.lowercased(), label: label, icon: icon))
    }
}

private let cases: [Case] = [
    Case("count.range", at: "modes") { $0.destinations.removeLast(3) },
    Case("count.range", at: "modes", .material3) { $0.destinations.removeLast(2) },
    Case("count.range", at: "modes") { spec in
        seven(&spec)
        spec.overflow = .none
        spec.width = 800
    },
    Case("count.more", at: "modes[4]") { seven(&$0) },
    Case("count.two", at: "modes", .appetite) { $0.destinations.removeLast(2) },
    Case("scroll.signal", at: "bar.overflow") { $0.overflow = .scroll(signalled: false) },
    Case("scroll.caution", at: "bar.overflow") { $0.overflow = .scroll(signalled: true) },
    Case("shares.equal", at: "modes[1].weight") { $0.destinations[1].weight = 2 },
    Case("set.fixed", at: "modes[2].when") { $0.destinations[2].dependsOn = "signed in" },
    Case("order.fixed", at: "bar.orderWhen") { $0.orderDependsOn = "how often each is used" },
    Case("navigation.only", at: "bar.besides") { $0.otherNavigation = ["a drawer"] },
    Case("active.one", at: "modes") { $0.destinations[0].isActive = false },
    Case("active.one", at: "modes[3].active") { $0.destinations[3].isActive = true },
    Case("active.highlight", at: "bar.highlight") { $0.highlights = [] },
    Case("active.colour", at: "bar.highlight") { $0.highlights = [.colour] },
    Case("state.disabled", at: "modes[1].enabled") { $0.destinations[1].isEnabled = false },
    Case("state.pressed", at: "modes[1].pressed") { $0.destinations[1].isPressed = true },
    Case("switch.still", at: "bar.moves", .appetite) { $0.moves = true },
    Case("label.present", at: "modes[1].label") { $0.destinations[1].label = " " },
    Case("label.unique", at: "modes[2].label") { $0.destinations[2].label = "home" },
    Case("label.fits", at: "modes[1].label") { $0.destinations[1].label = "Documents and messages" },
    Case("label.place", at: "modes[1].label") { $0.destinations[1].label = "Create note" },
    Case("icon.present", at: "modes[1].icon") { $0.destinations[1].icon = "" },
    Case("icon.unique", at: "modes[2].icon") { $0.destinations[2].icon = "inbox" },
    Case("badge.words", at: "modes[1].badge") { spec in
        spec.destinations[1].badge = .words("New!")
        spec.destinations[1].badgeWords = "new messages"
    },
    Case("badge.short", at: "modes[1].badge") { spec in
        spec.destinations[1].badge = .count(100)
        spec.destinations[1].badgeWords = "100 messages"
    },
    Case("badge.dot", at: "modes[1].badge", .appetite) { spec in
        spec.destinations[1].badge = .count(3)
        spec.destinations[1].badgeWords = "3 messages"
    },
    Case("badge.spoken", at: "modes[1].badgeLabel") { $0.destinations[1].badge = .dot },
    Case("target.size", at: "modes") { $0.width = 250 },
    Case("bar.crowded", at: "modes") { $0.width = 270 },
    Case("focus.ring", at: "bar.focusRing") { $0.showsFocus = false },
    Case("current.marked", at: "bar.marksCurrent") { $0.marksCurrent = false },
    Case("contrast.least", at: "bar.style") { $0.style.tokens[.label]?.dark = Colour(0x555555) },
    Case("contrast.exempt", at: "bar.style", .appetite) { $0.style.tokens[.label]?.light = Colour(0x8E8E93) },
]

@Suite struct RuleTests {
    @Test func everyRuleHasACase() {
        #expect(Set(Rule.all.map(\.id)) == Set(cases.map(\.rule)))
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }

    @Test(arguments: cases)
    fileprivate func aBreachIsFoundAtItsPlaceAndNothingElse(_ row: Case) {
        var spec = good(row.style)
        // The one exemption that Appetite UI documents is there whatever else is.
        if row.style == .appetite { spec.style.tokens[.label]?.light = Colour(0x000000) }
        #expect(validate(spec) == [])
        row.breaks(&spec)
        let found = validate(spec)
        #expect(found.map(\.rule) == [row.rule])
        #expect(found.first?.place == row.place)
        for finding in found {
            #expect(finding.sentence.hasSuffix("."))
            #expect(finding.remedy.hasSuffix("."))
            #expect(!finding.source.document.isEmpty && !finding.source.section.isEmpty)
        }
    }

    @Test(arguments: BarStyle.all)
    func everyStyleKeepsTheRulesButForItsDocumentedExemption(_ style: BarStyle) {
        #expect(validate(good(style)).map(\.rule) == (style.name == "appetite" ? ["contrast.exempt"] : []))
    }

    @Test func errorsComeFirst() {
        var spec = good()
        spec.destinations[1].label = "Create"
        spec.marksCurrent = false
        #expect(validate(spec).map(\.severity) == [.error, .warning])
    }

    @Test func moreTakesTheFifthPlaceAndSearchKeepsItsOwn() {
        var spec = good()
        spec.destinations.remove(at: 3)
        seven(&spec)
        #expect(spec.split.shown == [0, 1, 2, 3])
        #expect(spec.split.behindMore == [4, 5])
        spec = good()
        seven(&spec)
        #expect(spec.split.shown == [0, 1, 2, 3])
        #expect(spec.split.behindMore == [4, 5, 6])
        #expect(spec.shownCount == 5)
    }

    @Test(
        arguments: [
            ("Create new document", "create"), ("Add", "add"), ("Log in", "log"), ("New note", "new"),
            ("Sign up", "sign"),
            ("Home", nil), ("Search", nil), ("Inbox", nil), ("My List", nil), ("Orders", nil), ("Book", nil),
            ("News", nil),
            ("Settings", nil), ("Address book", nil), ("", nil),
        ] as [(String, String?)])
    func actions(_ row: (String, String?)) { #expect(actionWord(in: row.0) == row.1) }
}
