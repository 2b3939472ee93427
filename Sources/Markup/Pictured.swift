/// A tree as a picture of a page has it: without the sections that nobody can see or reach, as sheets under others are,
/// and with nothing that takes the focus. Remembered parts are built.
public func pictured(_ node: Node) -> Node {
    switch node.kind {
    case .memo: return pictured(node.build())
    case .text, .empty: return node
    case .element where node.tag == .section && node.has(.inert): return Node(kind: .empty)
    case .element, .list:
        node.flag(.autofocus, false)
        node.children = node.children.map { pictured($0) }
        return node
    }
}

extension Node {
    fileprivate func has(_ name: AttrName) -> Bool { attributes.contains { $0.code == AttributeCode(name) } }
}
