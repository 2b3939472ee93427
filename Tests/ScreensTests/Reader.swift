import Foundation
import Markup

/// One element of a page as assistive technology meets it: read back from the text that was written.
final class Element {
    let tag: String
    let attributes: [String: String]
    var children: [Element] = []
    var ownText = ""

    init(tag: String, attributes: [String: String]) {
        self.tag = tag
        self.attributes = attributes
    }

    /// All text inside.
    var text: String { tag == "#text" ? ownText : children.map { $0.text }.joined() }

    /// Itself and all inside it.
    var all: [Element] { [self] + children.flatMap { $0.all } }

    /// The role, said or implied by the tag.
    var role: String {
        if let role = attributes["role"] { return role }
        let implied = [
            "button": "button", "nav": "navigation", "section": "region", "h1": "heading", "h2": "heading",
            "h3": "heading", "ul": "list", "li": "listitem", "main": "main", "a": "link",
        ]
        return implied[tag] ?? ""
    }
}

/// A page read back from HTML. It understands only what `html(_:)` writes, and fails on anything else.
struct Page {
    let root: Element
    let text: String

    init(_ node: Node) throws {
        text = html(node)
        root = try Page.parse(text)
    }

    struct Malformed: Error { let around: String }

    /// The name of an element as assistive technology says it.
    func name(_ element: Element) -> String {
        if let label = element.attributes["aria-label"] { return label }
        if let id = element.attributes["aria-labelledby"] {
            return root.all.first { $0.attributes["id"] == id }?.text ?? ""
        }
        return element.text
    }

    /// The names of all elements with a role that a person can reach: not inert, not hidden.
    func names(_ role: String) -> [String] { reachable(root).filter { $0.role == role }.map { name($0) } }

    /// The reachable element with a role and a name.
    func find(_ role: String, _ name: String) -> Element? {
        reachable(root).first { $0.role == role && self.name($0) == name }
    }

    func reachable(_ element: Element) -> [Element] {
        if element.attributes["inert"] != nil || element.attributes["aria-hidden"] == "true" { return [] }
        return [element] + element.children.flatMap { reachable($0) }
    }

    private static func parse(_ text: String) throws -> Element {
        let root = Element(tag: "#root", attributes: [:])
        var stack = [root]
        var rest = Array(text.utf8)[...]
        while let first = rest.first {
            let end = rest.firstIndex(of: first == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "<"))
            if first != UInt8(ascii: "<") {
                let leaf = Element(tag: "#text", attributes: [:])
                leaf.ownText = plain(rest[..<(end ?? rest.endIndex)])
                stack[stack.count - 1].children.append(leaf)
                rest = rest[(end ?? rest.endIndex)...]
                continue
            }
            guard let end else { throw Malformed(around: String(decoding: rest.prefix(60), as: UTF8.self)) }
            let inside = rest[(rest.startIndex + 1)..<end]
            rest = rest[(end + 1)...]
            if inside.first == UInt8(ascii: "!") { continue }
            if inside.first == UInt8(ascii: "/") {
                guard stack.count > 1, stack.removeLast().tag.utf8.elementsEqual(inside.dropFirst()) else {
                    throw Malformed(around: String(decoding: inside, as: UTF8.self))
                }
                continue
            }
            let element = open(inside)
            stack[stack.count - 1].children.append(element)
            if !["input", "img", "br"].contains(element.tag) { stack.append(element) }
        }
        guard stack.count == 1 else { throw Malformed(around: "unclosed " + stack[stack.count - 1].tag) }
        return root
    }

    /// The inside of a tag: a name, then `name="value"` or `name`, one space before each.
    private static func open(_ inside: ArraySlice<UInt8>) -> Element {
        var rest = inside
        func cut(_ ends: [UInt8]) -> ArraySlice<UInt8> {
            let end = rest.firstIndex { ends.contains($0) } ?? rest.endIndex
            defer { rest = rest[end...] }
            return rest[..<end]
        }
        let tag = String(decoding: cut([0x20]), as: UTF8.self)
        var attributes: [String: String] = [:]
        while !rest.isEmpty {
            rest = rest.dropFirst()
            let name = String(decoding: cut([0x20, UInt8(ascii: "=")]), as: UTF8.self)
            attributes[name] = ""
            if rest.first == UInt8(ascii: "=") {
                rest = rest.dropFirst(2)
                attributes[name] = plain(cut([UInt8(ascii: "\"")]))
                rest = rest.dropFirst()
            }
        }
        return Element(tag: tag, attributes: attributes)
    }

    private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        let marks = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
        ]
        for (mark, sign) in marks { text = text.replacingOccurrences(of: mark, with: sign) }
        return text
    }
}
