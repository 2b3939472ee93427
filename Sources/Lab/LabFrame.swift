import App
import Navigation

/// A named state in one of the lab's strips, with what is to be seen in it there.
public struct LabFrame: Sendable, ExpressibleByStringLiteral {
    /// The state.
    public var state: NamedState
    /// What is to be seen, in our own words.
    public var caption: String
    /// The flavour that it is about, whatever the page's; nil where it is none.
    public var flavour: Flavour?
    /// True where it is about the dark.
    public var isDark = false
    /// Its id on a page; letters, digits and hyphens.
    public var id: String

    /// A state by its name, with another caption than its own; a name that no state has is a mistake in a table. `again`:
    /// the page has shown it before.
    init(
        _ name: String, _ caption: String? = nil, flavour: Flavour? = nil, isDark: Bool = false, again: Bool = false
    ) {
        guard let state = NamedState.named(name) else { preconditionFailure("there is no state \(name)") }
        self.state = state
        self.caption = caption ?? state.caption
        self.flavour = flavour
        self.isDark = isDark
        id = name + (flavour.map { "-" + $0.name } ?? "") + (isDark ? "-dark" : "") + (again ? "-again" : "")
    }

    /// A state with its own caption.
    init(_ state: NamedState) {
        self.state = state
        caption = state.caption
        id = state.name
    }

    /// A state by its name, with its own caption.
    public init(stringLiteral name: String) { self.init(name) }

    /// A page's settings with what the frame is about.
    func pinned(_ settings: LabSettings) -> LabSettings {
        var own = settings
        if let flavour { own.flavour = flavour }
        if isDark { own.theme = .dark }
        return own
    }
}
