/// Turns one rendered tree after another into patches. The first render takes over what the server has drawn.
public final class Patcher {
    /// What the host has to apply; reset it afterwards.
    public var patch = PatchBuffer()

    private var current: Node?
    private var vocabulary = Vocabulary()
    private var unusedDOM: [Int32] = []
    private var nextDOM: Int32 = 1

    /// A patcher for one place in the page, with nothing rendered so far.
    public init() {}

    /// Writes the patch from the last tree to this one. `node` must be a new tree.
    public func render(_ node: Node) {
        if let current {
            _ = diff(current, node, parent: 0, next: 0)
        } else {
            patch.put(.adopt)
            build(node)
            patch.put(.close)
        }
        current = node
    }

    private func takeDOM() -> Int32 {
        if let dom = unusedDOM.popLast() { return dom }
        nextDOM += 1
        return nextDOM - 1
    }

    /// Writes the node into the open element, or as a subtree by itself where none is open.
    private func build(_ node: Node) {
        switch node.kind {
        case .element:
            node.dom = takeDOM()
            patch.put(.open, UInt32(node.tag.rawValue))
            patch.word(node.dom)
            for attribute in node.attributes { build(attribute) }
            for child in node.children { build(child) }
            patch.put(.close)
        case .text:
            node.dom = takeDOM()
            patch.put(.text)
            patch.word(node.dom)
            patch.string(node.text)
        case .list: for child in node.children { build(child) }
        case .memo: build(unfold(node))
        case .empty: break
        }
    }

    private func build(_ attribute: Attribute) {
        let name = UInt32(attribute.code.byte)
        if attribute.code.isVocabulary {
            switch vocabulary.word(for: attribute.value) {
            case .unknown: break
            case .learned(let word):
                patch.put(.learn, UInt32(word))
                patch.string(attribute.value)
                patch.put(.attributeWord, name)
                return patch.word(word)
            case .known(let word):
                patch.put(.attributeWord, name)
                return patch.word(word)
            }
        }
        patch.put(.attribute, name)
        patch.string(attribute.value)
    }

    private func unfold(_ memo: Node) -> Node {
        let inner = memo.build()
        memo.children = [inner]
        return inner
    }

    /// Makes the node before `next`; returns its first DOM node, or `next` where it has none.
    func create(_ node: Node, parent: Int32, next: Int32) -> Int32 {
        switch node.kind {
        case .element, .text:
            build(node)
            place(node, parent: parent, next: next)
            return node.dom
        case .memo: return create(unfold(node), parent: parent, next: next)
        case .empty: return next
        case .list:
            var next = next
            for child in node.children.reversed() { next = create(child, parent: parent, next: next) }
            return next
        }
    }

    private func place(_ node: Node, parent: Int32, next: Int32) {
        patch.put(.insert)
        patch.word(node.dom)
        patch.word(parent)
        patch.word(next)
    }

    /// Moves the node before `next`.
    func move(_ node: Node, parent: Int32, next: Int32) {
        switch node.kind {
        case .element, .text: place(node, parent: parent, next: next)
        case .empty: break
        case .list, .memo: for child in node.children { move(child, parent: parent, next: next) }
        }
    }

    func remove(_ node: Node) {
        switch node.kind {
        case .element, .text:
            patch.put(.remove)
            patch.word(node.dom)
            release(node)
        case .empty: break
        case .list, .memo: for child in node.children { remove(child) }
        }
    }

    /// Removes all of a parent's nodes at once.
    func clear(_ nodes: [Node], parent: Int32) {
        patch.put(.clear)
        patch.word(parent)
        for node in nodes { release(node) }
    }

    private func release(_ node: Node) {
        if node.dom != 0 { unusedDOM.append(node.dom) }
        for child in node.children { release(child) }
    }

    /// The node's first DOM node, or `next` where it has none.
    func first(_ node: Node, next: Int32) -> Int32 {
        switch node.kind {
        case .element, .text: return node.dom
        case .empty: return next
        case .list, .memo:
            for child in node.children {
                let dom = first(child, next: 0)
                if dom != 0 { return dom }
            }
            return next
        }
    }

    /// Writes what differs between a node of the last tree and the one in its place now; returns as `create` does.
    func diff(_ old: Node, _ new: Node, parent: Int32, next: Int32) -> Int32 {
        if old.kind != new.kind || old.key != new.key || old.tag != new.tag {
            let dom = create(new, parent: parent, next: next)
            remove(old)
            return dom
        }
        switch new.kind {
        case .element:
            new.dom = old.dom
            diffAttributes(old, new)
            diffChildren(old.children, new.children, parent: new.dom)
            return new.dom
        case .text:
            new.dom = old.dom
            if !equalBytes(old.text, new.text) {
                patch.put(.setText)
                patch.word(new.dom)
                patch.string(new.text)
            }
            return new.dom
        case .empty: return next
        case .memo:
            if new.hasInput(of: old) {
                new.children = old.children
                return first(new, next: next)
            }
            return diff(old.children[0], unfold(new), parent: parent, next: next)
        case .list: return diffList(old.children, new.children, parent: parent, next: next, alone: false)
        }
    }

    private func diffAttributes(_ old: Node, _ new: Node) {
        let before = old.attributes
        let after = new.attributes
        var i = 0
        while i < before.count && i < after.count && before[i].code == after[i].code {
            if !equalBytes(before[i].value, after[i].value) { setAttribute(after[i], new.dom) }
            i += 1
        }
        if i == before.count && i == after.count { return }
        for attribute in before[i...] where !after.contains(where: { $0.code == attribute.code }) {
            patch.put(.removeAttribute, UInt32(attribute.code.byte))
            patch.word(new.dom)
        }
        for attribute in after[i...] {
            let known = before.first { $0.code == attribute.code }
            if let known, equalBytes(known.value, attribute.value) { continue }
            setAttribute(attribute, new.dom)
        }
    }

    private func setAttribute(_ attribute: Attribute, _ dom: Int32) {
        patch.put(.setAttribute, UInt32(attribute.code.byte))
        patch.word(dom)
        patch.string(attribute.value)
    }
}
