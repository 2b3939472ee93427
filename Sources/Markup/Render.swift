/// The node as HTML text, escaped.
public func html(_ node: Node) -> String { String(decoding: htmlBytes(node), as: UTF8.self) }

/// The node as HTML in UTF-8. Two texts that touch are kept apart by an empty comment, so that the browser's program
/// finds the same text nodes when it takes the page over.
public func htmlBytes(_ node: Node) -> [UInt8] {
    var writer = HTMLWriter()
    writer.write(node)
    return writer.bytes
}

private struct HTMLWriter {
    var bytes: [UInt8] = []
    private var endsInText = false

    mutating func write(_ node: Node) {
        switch node.kind {
        case .empty: break
        case .memo: write(node.build())
        case .list: for child in node.children { write(child) }
        case .text:
            if node.text.utf8.isEmpty { break }
            if endsInText { put("<!---->") }
            escape(node.text)
            endsInText = true
        case .element: element(node)
        }
    }

    private mutating func element(_ node: Node) {
        put("<")
        put(node.tag.text)
        for attribute in node.attributes {
            put(" ")
            put(attribute.code.prefix)
            put(attribute.code.suffix)
            if attribute.value.utf8.isEmpty { continue }
            put("=\"")
            escape(attribute.value)
            put("\"")
        }
        put(">")
        endsInText = false
        if node.tag.isVoid { return }
        for child in node.children { write(child) }
        put("</")
        put(node.tag.text)
        put(">")
        endsInText = false
    }

    private mutating func put(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func escape(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: put("&amp;")
            case 0x3C: put("&lt;")
            case 0x3E: put("&gt;")
            case 0x22: put("&quot;")
            case 0x27: put("&#39;")
            case 0x0D: put("&#13;")
            case 0x09, 0x0A, 0x0C, 0x20...0x7E: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            default:
                if isIllegal(scalar.value) { put("\u{FFFD}") } else { bytes.append(contentsOf: UTF8.encode(scalar)!) }
            }
        }
    }
}

/// Controls and noncharacters, which HTML allows in no text (HTML standard, section 13.1.4 and "preprocessing the input
/// stream").
private func isIllegal(_ value: UInt32) -> Bool {
    value < 0xA0 || (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
}
