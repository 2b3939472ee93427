import Testing

@testable import Markup

/// A page of plain objects to which patches are applied as the host applies them, adoption included.
final class ModelDOM {
    final class Element {
        var tag = ""
        var text = ""
        var attributes: [String: String] = [:]
        var children: [Element] = []
        weak var parent: Element?

        /// The node as text, attributes in alphabetical order and empty texts left out, to compare two pages.
        var outline: String {
            if tag.isEmpty { return text.isEmpty ? "" : "\u{201C}\(text)\u{201D}" }
            let shown = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
            return "<\(tag)\(shown)>" + children.map(\.outline).joined() + "</\(tag)>"
        }

        /// Drops texts that show nothing, as they get lost on the way through HTML.
        func dropEmptyTexts() {
            children.removeAll { $0.tag.isEmpty && $0.text.isEmpty }
            for child in children { child.dropEmptyTexts() }
        }

        func detach() {
            parent?.children.removeAll { $0 === self }
            parent = nil
        }

        func insert(_ child: Element, before next: Element?) {
            child.detach()
            child.parent = self
            guard let next else { return children.append(child) }
            guard let at = children.firstIndex(where: { $0 === next }) else {
                Issue.record("insertion before a node that is not a child of the parent")
                return
            }
            children.insert(child, at: at)
        }
    }

    let root = Element()
    private var nodes: [Int: Element]
    private var words: [Int: String] = [:]
    /// How many nodes were made by patches, texts that show nothing aside.
    private(set) var made = 0

    init() {
        root.tag = "root"
        nodes = [0: root]
    }

    static func name(_ code: Int) -> String {
        if code >= 128 { return "data-\(DataName.allCases[code - 128].text)" }
        if code >= 64 { return "aria-\(AriaName.allCases[code - 64].text)" }
        return "\(AttrName.allCases[code].text)"
    }

    func apply(_ patcher: Patcher) {
        var reader = Reader(patcher)
        var open: [Cursor] = []
        while let word = reader.next() {
            guard let op = PatchOp(rawValue: UInt32(word & 255)) else {
                Issue.record("operation \(word)")
                return
            }
            step(op, word >> 8, &reader, &open)
        }
        #expect(open.isEmpty)
        patcher.patch.reset()
    }

    /// How often each operation comes in the patch.
    func counts(_ patcher: Patcher) -> [PatchOp: Int] {
        var reader = Reader(patcher)
        var counts: [PatchOp: Int] = [:]
        while let word = reader.next(), let op = PatchOp(rawValue: UInt32(word & 255)) {
            counts[op, default: 0] += 1
            switch op {
            case .close, .adopt: break
            case .insert: for _ in 0..<3 { _ = reader.word() }
            case .text, .setText, .setAttribute: for _ in 0..<2 { _ = reader.word() }
            default: _ = reader.word()
            }
        }
        return counts
    }

    /// An open element, and while adopting how many of its children have been taken and which attributes were named.
    private struct Cursor {
        let element: Element
        let adopts: Bool
        var at = 0
        var named: Set<String> = []
    }

    private func step(_ op: PatchOp, _ argument: Int, _ reader: inout Reader, _ open: inout [Cursor]) {
        switch op {
        case .adopt: open.append(Cursor(element: root, adopts: true))
        case .open: openElement("\(Tag.allCases[argument].text)", reader.word(), &open)
        case .close: close(&open)
        case .text: place(reader.word(), reader.string(), &open)
        case .attribute: setOpen(argument, reader.string(), &open)
        case .attributeWord: setOpen(argument, words[reader.word()]!, &open)
        case .learn: words[argument] = reader.string()
        case .setText: nodes[reader.word()]!.text = reader.string()
        case .setAttribute:
            let node = nodes[reader.word()]!
            node.attributes[Self.name(argument)] = reader.string()
        case .removeAttribute: nodes[reader.word()]!.attributes[Self.name(argument)] = nil
        case .insert:
            let node = nodes[reader.word()]!
            let parent = nodes[reader.word()]!
            let next = reader.word()
            parent.insert(node, before: next == 0 ? nil : nodes[next]!)
        case .remove: nodes[reader.word()]!.detach()
        case .clear: nodes[reader.word()]!.children = []
        }
    }

    private func setOpen(_ code: Int, _ value: String, _ open: inout [Cursor]) {
        open[open.count - 1].element.attributes[Self.name(code)] = value
        open[open.count - 1].named.insert(Self.name(code))
    }

    private func openElement(_ tag: String, _ number: Int, _ open: inout [Cursor]) {
        if let cursor = open.last, cursor.adopts, cursor.at < cursor.element.children.count,
            cursor.element.children[cursor.at].tag == tag
        {
            let element = cursor.element.children[cursor.at]
            nodes[number] = element
            open[open.count - 1].at += 1
            return open.append(Cursor(element: element, adopts: true))
        }
        let element = Element()
        element.tag = tag
        nodes[number] = element
        made += 1
        open.append(Cursor(element: element, adopts: false))
    }

    private func close(_ open: inout [Cursor]) {
        let done = open.removeLast()
        if done.adopts {
            for child in done.element.children[done.at...] { child.parent = nil }
            done.element.children.removeSubrange(done.at...)
            if done.element !== root {
                for name in done.element.attributes.keys where !done.named.contains(name) {
                    done.element.attributes[name] = nil
                }
            }
        } else if !open.isEmpty {
            add(done.element, &open)
        }
    }

    private func add(_ element: Element, _ open: inout [Cursor]) {
        guard let cursor = open.last else { return }
        let next = cursor.adopts && cursor.at < cursor.element.children.count ? cursor.element.children[cursor.at] : nil
        cursor.element.insert(element, before: next)
        open[open.count - 1].at += 1
    }

    private func place(_ number: Int, _ content: String, _ open: inout [Cursor]) {
        if let cursor = open.last, cursor.adopts, cursor.at < cursor.element.children.count, !content.isEmpty,
            cursor.element.children[cursor.at].tag.isEmpty
        {
            nodes[number] = cursor.element.children[cursor.at]
            nodes[number]!.text = content
            open[open.count - 1].at += 1
            return
        }
        let element = Element()
        element.text = content
        nodes[number] = element
        if !content.isEmpty { made += 1 }
        add(element, &open)
    }

    /// Reads a patch's words and texts in order.
    private struct Reader {
        private let words: [UInt32]
        private let units: [UInt16]
        private var at = 0
        private var unit = 0

        init(_ patcher: Patcher) {
            words = Array(UnsafeBufferPointer(start: patcher.patch.words, count: patcher.patch.wordCount))
            let bytes = UnsafeBufferPointer(start: patcher.patch.bytes, count: patcher.patch.byteCount)
            units = Array(String(decoding: bytes, as: UTF8.self).utf16)
        }

        mutating func next() -> Int? {
            if at == words.count { return nil }
            at += 1
            return Int(words[at - 1])
        }

        mutating func word() -> Int { next()! }

        mutating func string() -> String {
            let count = word()
            defer { unit += count }
            return String(decoding: units[unit..<unit + count], as: UTF16.self)
        }
    }
}
