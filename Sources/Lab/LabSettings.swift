import App
import Navigation

/// What a reader of the lab chose for all its frames: the same words in the page's form and in every address.
public struct LabSettings: Equatable, Sendable {
    /// How a frame's bar is drawn.
    public enum Bar: String, Sendable, CaseIterable {
        /// As the flavour has it.
        case system
        /// As Appetite UI draws it.
        case appetite
        /// As Material 3 draws it.
        case material3
    }

    /// The size of text, against the usual one.
    public enum Text: String, Sendable, CaseIterable {
        /// As it is.
        case usual = "100"
        /// Somewhat larger.
        case large = "130"
        /// Twice as large.
        case double = "200"
    }

    /// Light, dark or as the system says; a frame that its document pins to dark stays dark.
    public var theme: Theme = .system
    /// The flavour; nil leaves each frame its own.
    public var flavour: Flavour?
    /// The bar.
    public var bar: Bar = .system
    /// The text.
    public var text: Text = .usual
    /// True without transparency.
    public var isSolid = false
    /// True where what lies at the trailing side is at the leading one, for the left hand.
    public var isLeftHanded = false
    /// True where every proposal shows its iPad.
    public var showsTablets = false
    /// The name of the content that is shown; empty for the birds.
    public var content = ""

    /// Nothing chosen.
    public init() {}

    /// The names of its parameters, in the order in which an address has them.
    public static let names = ["theme", "flavour", "style", "text", "solid", "hand", "ipad", "content"]

    /// Reads the parameters of an address; what is not known is passed over, so that an old link still opens.
    public init(_ value: (String) -> String?) {
        theme = value("theme").flatMap(Theme.init(name:)) ?? .system
        flavour = value("flavour").flatMap(Flavour.init(name:))
        bar = value("style").flatMap(Bar.init(rawValue:)) ?? .system
        text = value("text").flatMap(Text.init(rawValue:)) ?? .usual
        isSolid = value("solid") == "1"
        isLeftHanded = value("hand") == "left"
        showsTablets = value("ipad") == "1"
        content = value("content").flatMap(LabSettings.name) ?? ""
    }

    /// A content's name: up to 40 letters, digits and hyphens; nil for any other text, and for the birds.
    public static func name(_ text: String) -> String? {
        let isName = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
        }
        return isName && (1...40).contains(text.utf8.count) && text != "birds" ? text : nil
    }

    /// Its parameters that differ from the default, "theme=dark&text=200"; `forFrame` leaves out what only the page reads.
    public func query(forFrame: Bool = false) -> String {
        var parts: [String] = []
        if theme != .system { parts.append("theme=" + theme.name) }
        if let flavour { parts.append("flavour=" + flavour.name) }
        if bar != .system { parts.append("style=" + bar.rawValue) }
        if text != .usual { parts.append("text=" + text.rawValue) }
        if isSolid { parts.append("solid=1") }
        if isLeftHanded { parts.append("hand=left") }
        if showsTablets, !forFrame { parts.append("ipad=1") }
        if !content.isEmpty { parts.append("content=" + content) }
        return parts.joined(separator: "&")
    }

    /// A page's address with these settings; of a named state's, only with what a frame is drawn by.
    public func address(_ path: String, state: String? = nil) -> String {
        let parts = [state.map { "state=" + $0 } ?? "", query(forFrame: state != nil)].filter { !$0.isEmpty }
        return parts.isEmpty ? path : path + "?" + parts.joined(separator: "&")
    }

    /// The classes of a frame's page.
    public func classes(of screen: NamedState.Screen) -> String {
        var all = ["lab-screen-page", screen == .phone ? "lab-phone" : "lab-tablet"]
        if text != .usual { all.append("lab-text-" + text.rawValue) }
        if bar != .system { all.append("lab-bar-" + bar.rawValue) }
        if isSolid { all.append("lab-solid") }
        if isLeftHanded { all.append("lab-left") }
        return all.joined(separator: " ")
    }

    /// A state as these settings have it.
    public func applied(to named: NamedState) -> NamedState {
        var copy = named
        if let flavour { copy.flavour = flavour }
        // A name that ends in "-dark" promises dark.
        if named.theme != .dark { copy.theme = theme }
        return copy
    }
}
