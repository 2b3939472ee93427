/// One piece of a page: an element, a text, a list of nodes, a remembered part, or nothing.
///
/// A tree is made anew for every render and never changed afterwards. One `Node` stands in one place of one tree. A
/// class, not an enum: the diff writes down which DOM node belongs to it, and Embedded Swift specialises classes well.
public class Node {
    enum Kind: UInt8 { case element, text, list, memo, empty }

    final let kind: Kind
    final let tag: Tag
    /// The number of the DOM node, 0 while there is none. Lists, memos and empty nodes never have one.
    final var dom: Int32 = 0
    final var key: Int64 = 0
    final var attributes: [Attribute] = []
    final var children: [Node]
    final let text: String

    init(kind: Kind, tag: Tag = .div, children: [Node] = [], text: String = "") {
        self.kind = kind
        self.tag = tag
        self.children = children
        self.text = text
    }

    /// For a memo: whether `other` was made from the same input, so that its built tree still holds.
    func hasInput(of other: Node) -> Bool { false }

    /// For a memo: the tree made from the input.
    func build() -> Node { self }
}

/// A part of the page that is built only when its input differs from last time.
final class Memo<Input: Equatable>: Node {
    private let input: Input
    private let make: (Input) -> [Node]

    init(_ input: Input, _ make: @escaping (Input) -> [Node]) {
        self.input = input
        self.make = make
        super.init(kind: .memo)
    }

    override func hasInput(of other: Node) -> Bool {
        guard let other = other as? Memo<Input> else { return false }
        return other.input == input
    }

    override func build() -> Node { single(make(input)) }
}

/// The only node, or all of them as a list.
func single(_ nodes: [Node]) -> Node {
    nodes.count == 1 ? nodes[0] : Node(kind: .list, children: nodes)
}
