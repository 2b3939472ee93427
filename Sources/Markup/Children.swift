/// Collects the nodes between an element's braces: nodes, texts, optionals, `if`/`else`, `switch`, `for`.
@resultBuilder public enum Children {
    /// A node stands for itself.
    public static func buildExpression(_ node: Node) -> Node { node }
    /// A text becomes a text node.
    public static func buildExpression(_ string: String) -> Node { text(string) }
    /// A missing node is an empty place, so that its neighbours keep theirs.
    public static func buildExpression(_ node: Node?) -> Node { node ?? Node(kind: .empty) }
    /// Nodes made elsewhere become a list.
    public static func buildExpression(_ nodes: [Node]) -> Node { Node(kind: .list, children: nodes) }
    /// The nodes of one pair of braces.
    public static func buildBlock(_ nodes: Node...) -> [Node] { nodes }
    /// `if` without `else`.
    public static func buildOptional(_ nodes: [Node]?) -> Node {
        guard let nodes else { return Node(kind: .empty) }
        return Node(kind: .list, children: nodes)
    }
    /// The first of two branches; its key keeps the two from being taken for each other.
    public static func buildEither(first nodes: [Node]) -> Node { branch(nodes, 1) }
    /// The second of two branches.
    public static func buildEither(second nodes: [Node]) -> Node { branch(nodes, 2) }
    /// A branch that is itself a choice: `else if`, a `switch` with more than two cases.
    public static func buildEither(first node: Node) -> Node { branch([node], 1) }
    /// The second of two branches, a choice itself.
    public static func buildEither(second node: Node) -> Node { branch([node], 2) }
    /// The rounds of a `for` loop, matched by position; `each` matches by key.
    public static func buildArray(_ rounds: [[Node]]) -> Node {
        Node(kind: .list, children: rounds.map { Node(kind: .list, children: $0) })
    }

    private static func branch(_ nodes: [Node], _ key: Int64) -> Node {
        let node = Node(kind: .list, children: nodes)
        node.key = key
        return node
    }
}

/// A text node.
public func text(_ string: String) -> Node { Node(kind: .text, text: string) }

/// Several nodes in one place, without an element around them.
public func group(@Children _ content: () -> [Node]) -> Node { Node(kind: .list, children: content()) }

/// One row for each item, matched between renders by `key`: a row whose key stays keeps its DOM nodes wherever it moves.
///
/// Keys should be unique in the list. Where they are not, the page is still right, only more of it is made anew.
public func each<Item>(_ items: [Item], key: (Item) -> Int64, @Children _ row: (Item) -> [Node]) -> Node {
    var rows: [Node] = []
    rows.reserveCapacity(items.count)
    for item in items {
        // A list around the row, unless it is a fresh node without a key of its own.
        var node = single(row(item))
        if node.key != 0 { node = Node(kind: .list, children: [node]) }
        node.key = key(item)
        rows.append(node)
    }
    return Node(kind: .list, children: rows)
}

/// A part that is built only when `input` differs from last time. Everything that `make` shows must come from `input`.
/// Attributes belong on the nodes inside; on the memo itself only `key` has an effect.
public func memo<Input: Equatable>(_ input: Input, @Children _ make: @escaping (Input) -> [Node]) -> Node {
    Memo(input, make)
}

/// A key for a row that is known by a text, a species code for example: the FNV-1a hash of its UTF-8 bytes.
public func key(hashOf string: String) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int64(bitPattern: hash)
}
