#if !hasFeature(Embedded)
/// A part of a page for a check that reads many of them: told apart by a fingerprint, taken apart only where it is new.
public struct Piece {
    /// The same for the same tree within a run of the program; it differs, all but certainly, for another one.
    public let fingerprint: Int
    private let node: Node

    /// The elements and texts that it comes to.
    public var outline: [Outline] { Markup.outline(node) }

    fileprivate init(_ node: Node) {
        var hasher = Hasher()
        mix(node, &hasher)
        fingerprint = hasher.finalize()
        self.node = node
    }
}

/// What a tree comes to, in pieces: an element down to `depth` is one without what is inside, which are pieces of their own.
public func pieces(_ node: Node, depth: Int) -> [Piece] {
    var found: [Piece] = []
    gather(node, depth, &found)
    return found
}

private func gather(_ node: Node, _ depth: Int, _ found: inout [Piece]) {
    switch node.kind {
    case .empty: return
    case .memo: gather(node.build(), depth, &found)
    case .list: for child in node.children { gather(child, depth, &found) }
    case .element where depth > 0:
        let alone = Node(kind: .element, tag: node.tag)
        alone.attributes = node.attributes
        found.append(Piece(alone))
        for child in node.children { gather(child, depth - 1, &found) }
    case .text, .element: found.append(Piece(node))
    }
}

/// Takes in all that `outline` would show, each part closed by its length, so that no two trees read alike.
private func mix(_ node: Node, _ hasher: inout Hasher) {
    switch node.kind {
    case .empty: return
    case .memo: mix(node.build(), &hasher)
    case .list: for child in node.children { mix(child, &hasher) }
    case .text:
        hasher.combine(UInt8(1))
        mix(node.text, &hasher)
    case .element:
        hasher.combine(UInt8(2))
        hasher.combine(node.tag.rawValue)
        hasher.combine(node.attributes.count)
        for attribute in node.attributes {
            hasher.combine(attribute.code.byte)
            mix(attribute.value, &hasher)
        }
        for child in node.children { mix(child, &hasher) }
        hasher.combine(UInt8(3))
    }
}

private func mix(_ text: String, _ hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
}
#endif
