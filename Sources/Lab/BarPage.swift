import App
import BarRules
import Markup

/// A content that the page shows beside the rules.
public struct NamedContent: Sendable {
    /// The word in addresses.
    public var name: String
    /// Its file.
    public var bytes: [UInt8]

    /// Makes one of its parts.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// `/lab/bar`: the bar's styles as live specimens, their numbers, and the rules beside a content.
public func barPage(_ contents: [NamedContent], own: [UInt8]? = nil) -> Node {
    div {
        main {
            h1 { "Bottom bars" }
            p {
                "One bar in four styles. Every length, colour and ratio on this page is computed from the style that draws the specimen beside it."
            }
            appetiteSection()
            comparisonSection()
            moreSection()
            rulesSection(contents, own: own)
            p { a { "Back to the map" }.href("/") }
        }
    }
    .class("lab")
}

private let places: [(id: String, label: String, icon: String)] = [
    ("home", "Home", "house"), ("search", "Search", "search"), ("inbox", "Inbox", "inbox"),
    ("saved", "Saved", "bookmark"),
    ("profile", "Profile", "user"), ("events", "Events", "calendar"), ("wallet", "Wallet", "wallet"),
]

private func destinations(_ count: Int) -> [Destination] {
    places.prefix(count).enumerated().map { index, place in
        var destination = Destination(place.id, label: place.label, icon: place.icon)
        destination.isActive = index == 0
        return destination
    }
}

/// Appetite UI's own specimen: number of tabs, badge, appearance.
private func appetiteSection() -> Node {
    let style = BarStyle.appetite
    return section {
        h2 { "Appetite UI Navigation" }
        p { "Pick a tab. The specimen slides its pill to show the change; in the kit the switch has no motion." }
        div {
            div {
                choices("tabs", "Tabs", style.range.map { ("\($0)", "\($0)") }, chosen: "3")
                choices("badge", "Badge", [("off", "Off"), ("on", "Dot")], chosen: "off")
                choices(
                    "look", "Appearance", [("auto", "System"), ("light", "Light"), ("dark", "Dark")], chosen: "auto")
            }
            .class("spec-controls")
            div {
                for count in style.range {
                    div {
                        specimen(style, badged(destinations(count)), name: "appetite\(count)", title: "\(count) tabs")
                    }
                    .class("spec-variant").data(.count, "\(count)")
                }
            }
            .class("spec-stage")
        }
        .class("spec-live")
        h3 { "Properties" }
        propertyTable(style)
        h3 { "Tokens" }
        tokenTable(style)
        h3 { "Contrast, measured" }
        contrastTable(style)
        p { exemption(style) }.class("footnote")
        h3 { "How many tabs" }
        shareTable(style, screen: 402)
    }
    .id("appetite")
}

/// A dot on the second destination, which the page's switch shows or hides.
private func badged(_ destinations: [Destination]) -> [Destination] {
    var all = destinations
    if all.count > 1 {
        all[1].badge = .dot
        all[1].badgeWords = "something is waiting"
    }
    return all
}

private func exemption(_ style: BarStyle) -> String {
    guard let pair = Pair.all.first(where: { style.exempt[$0.front] != nil }),
        let ratio = style.contrast(pair, isDark: false), let source = style.exempt[pair.front]
    else { return "" }
    return
        "\(pair.name) in light mode: \(ratioText(ratio)), below \(pixelText(pair.least)):1, a choice that \(source.document) documents. "
        + "It is the one exemption from Wingbar's own rule."
}

private func comparisonSection() -> Node {
    section {
        h2 { "Three platforms" }
        div {
            for style in [BarStyle.appetite, .ios26, .ios27, .material3] {
                figure {
                    div {
                        specimen(
                            style, birdDestinations(active: .nearby, badged: .rare, words: "new sightings"),
                            name: "platform-\(style.name)", title: style.title)
                    }.class(
                        "spec-stage")
                    figcaption { style.title }
                }
            }
        }
        .class("spec-platforms")
        comparisonTable()
        for style in [BarStyle.ios26, .material3] {
            h3 { "\(style.title): tokens and contrast" }
            tokenTable(style)
            contrastTable(style)
        }
    }
    .id("platforms")
}

private func moreSection() -> Node {
    section {
        h2 { "More than five" }
        p { "Seven places: four stand in the bar, the fifth is More and lists the others." }
        div {
            for style in [BarStyle.appetite, .material3] {
                figure {
                    div {
                        specimen(
                            style, destinations(7), name: "more-\(style.name)", title: "Seven places in \(style.title)")
                    }
                    .class("spec-stage tall")
                    figcaption { style.title }
                }
            }
        }
        .class("spec-platforms")
    }
    .id("more")
}

/// A question with a few answers, of which one is chosen.
func choices(_ name: String, _ title: String, _ all: [(value: String, title: String)], chosen: String) -> Node {
    div {
        span { title }.class("spec-question").aria(.hidden, "true")
        div {
            for choice in all {
                label {
                    radio(name, choice.value, checked: choice.value == chosen)
                    span { choice.title }
                }
            }
        }
        .class("spec-answers")
    }
    .role("radiogroup").label(title)
}
