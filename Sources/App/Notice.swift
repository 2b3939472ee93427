/// A sentence for a while above the chrome.
public struct Notice: Equatable, Sendable {
    /// What it says.
    public var text: String
    /// The action of its button in text form, if it has one ("undo cangoo").
    public var action: String?
    /// What its button says ("Undo").
    public var button: String?

    /// The action of its other button, if it has two.
    public var otherAction: String?
    /// What that says.
    public var otherButton: String?

    /// True where it stays until a person closes it.
    public var isLasting: Bool

    /// Makes a notice of its parts.
    public init(_ text: String, button: String? = nil, action: String? = nil, isLasting: Bool = false) {
        self.isLasting = isLasting
        self.text = text
        self.button = button
        self.action = action
    }
}
