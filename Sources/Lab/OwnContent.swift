import App
import Markup

/// What the lab's page can show in the place of birds, and what it shows.
public struct ShownContent: Sendable {
    /// The contents that can be chosen, by name and title.
    public var offers: [(name: String, title: String)]
    /// The one that is shown; nil for the birds.
    public var content: Content?
    /// Its file.
    public var bytes: [UInt8]
    /// True where an address names one that is not there any more.
    public var isGone: Bool

    /// Makes one of its parts.
    public init(
        offers: [(name: String, title: String)], content: Content? = nil, bytes: [UInt8] = [], isGone: Bool = false
    ) {
        self.offers = offers
        self.content = content
        self.bytes = bytes
        self.isGone = isGone
    }
}

/// What was sent to be shown and cannot be: the form again, with what is wrong with it.
public func brokenContentPage(_ name: String, _ bytes: [UInt8], _ problems: [FileProblem]) -> Node {
    div {
        main {
            h1 { "Your own content" }
            nav { a { "The eight proposals" }.href("/lab") }.class("lab-links").label("Lab")
            section {
                h2 { "\(name.isEmpty ? "It" : name) cannot be shown" }
                ul { for problem in problems { li { problem.sentence }.data(.state, "error") } }.class("spec-findings")
                p { "Mend it here and show it again, or drop the mended file anywhere on this page." }
                ownForm(name, bytes)
            }
            .id("own-content")
        }
    }
    .class("lab")
}

/// What is shown in the place of birds, in a line, and the way to one's own.
func contentLine(_ shown: ShownContent) -> Node {
    var words = ""
    if shown.isGone {
        words =
            "The content of this address is not here any more, so these are the birds. What is brought to the lab is kept in memory alone: bring the file once more. "
    } else if let content = shown.content {
        words = "These frames show “\(content.title)”: the same app, with this content's modes, rows and rules. "
    }
    let line = p {
        words
        a { "Your own content, and what the rules find in it" }.href("#own-content")
    }
    .class("lab-content-line")
    if shown.isGone { line.role("alert") }
    return line
}

/// Where one brings a content of one's own.
func ownContent(_ shown: ShownContent) -> Node {
    section {
        h2 { "Your own content" }
        if let content = shown.content {
            h3 { "What the rules of bottom navigation find in “\(content.title)”" }
            foundIn(shown.bytes)
        }
        p {
            "Drop a JSON file anywhere on this page, or paste it here. This server draws the frames, so the file is sent to it, and to nobody else: it is kept in memory until the server stops or sixteen others have come, and never written down."
        }
        ownForm("", shown.bytes)
    }
    .id("own-content")
}

private func ownForm(_ name: String, _ bytes: [UInt8]) -> Node {
    form {
        label { "A content as JSON" }.attr(.for, "own")
        textarea { String(decoding: bytes, as: UTF8.self) }.id("own").name("content").attr(.spellcheck, "false")
        input().type("hidden").name("name").value(name)
        button { "Show it in all eight" }.type("submit").class("spec-button")
        a { "Its schema" }.href("/lab/content.schema.json")
    }
    .attr(.method, "post").attr(.action, "/lab/content").class("spec-form lab-own")
}
