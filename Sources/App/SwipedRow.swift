/// The row of a bird whose actions are drawn: Seen It, Undo, Details.
public struct SwipedRow: Equatable, Sendable {
    /// The row as its id has it, without `row-`: the list it stands in and the bird's code, `nearby-cangoo`.
    public var name: String
    /// True while it rests aside, so that its actions can be reached.
    public var isOpen = false
    /// True where keys have opened it: they get the row back when it closes.
    public var isByKeys = false

    /// A row by its name.
    public init(_ name: String, isOpen: Bool = false, isByKeys: Bool = false) {
        self.name = name
        self.isOpen = isOpen
        self.isByKeys = isByKeys
    }

    /// The bird's code: what follows the list's word.
    public var code: String {
        guard let hyphen = name.utf8.firstIndex(of: 0x2D) else { return name }
        return String(Substring(name.utf8[name.utf8.index(after: hyphen)...]))
    }

    /// True for a bird's row in a list.
    public func stands(in list: String, _ code: String) -> Bool {
        name.utf8.elementsEqual((list + "-" + code).utf8)
    }
}
