/// An element of a page as plain values: what a check reads of a tree without writing it as text first.
public struct Outline: Sendable {
    /// The element's name in HTML; empty for a text.
    public var tag: String
    /// Its attributes with their full names, in the order in which they were set; a flag has the empty value.
    public var attributes: [(name: String, value: String)]
    /// A text's own text.
    public var text: String
    /// What is inside.
    public var children: [Outline]

    /// The value of an attribute, nil where it has none.
    public subscript(_ name: String) -> String? {
        for attribute in attributes where attribute.name.utf8.elementsEqual(name.utf8) { return attribute.value }
        return nil
    }

    /// All text inside.
    public var wholeText: String {
        var all = text
        for child in children { all += child.wholeText }
        return all
    }
}

/// The elements and texts that a tree comes to; remembered parts are built.
public func outline(_ node: Node) -> [Outline] {
    switch node.kind {
    case .empty: return []
    case .memo: return outline(node.build())
    case .list: return inside(node)
    case .text: return [Outline(tag: "", attributes: [], text: node.text, children: [])]
    case .element:
        let attributes = node.attributes.map { attribute in
            (name: attribute.code.prefix.description + attribute.code.suffix.description, value: attribute.value)
        }
        return [Outline(tag: node.tag.text.description, attributes: attributes, text: "", children: inside(node))]
    }
}

private func inside(_ node: Node) -> [Outline] {
    var found: [Outline] = []
    for child in node.children { found += outline(child) }
    return found
}
