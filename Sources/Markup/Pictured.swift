/// A tree as a picture of a page has it: without the sections that nobody can see or reach, as sheets under others are,
/// with nothing that takes the focus, and with another navigation in the place of its own where one is given. Remembered
/// parts are built.
public func pictured(_ node: Node, navigation: Node? = nil) -> Node {
    switch node.kind {
    case .memo: return pictured(node.build(), navigation: navigation)
    case .text, .empty: return node
    case .element where node.tag == .section && node.has(.inert): return Node(kind: .empty)
    case .element where node.tag == .nav && navigation != nil: return navigation ?? node
    case .element, .list:
        node.flag(.autofocus, false)
        node.children = node.children.map { pictured($0, navigation: navigation) }
        return node
    }
}

extension Node {
    fileprivate func has(_ name: AttrName) -> Bool { attributes.contains { $0.code == AttributeCode(name) } }
}
