/// What a Darwin Core Archive's meta.xml says about its core file.
///
/// Source: Darwin Core text guidelines, https://dwc.tdwg.org/text/.
struct ArchiveMeta: Equatable {
    /// The file that holds the occurrences.
    var location = ""
    /// What kind of rows it has ("Occurrence").
    var rowType = ""
    /// How it is written.
    var dialect = Rows.Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""))
    /// How many lines come before the first row.
    var headerLines = 0
    /// The term of each column ("decimalLatitude"), empty where it has none.
    var terms: [String] = []
    /// The values of terms that no column has.
    var defaults: [String: String] = [:]

    /// Reads meta.xml; nil where it has no file of occurrences.
    init?(xml: [UInt8]) {
        var found: ArchiveMeta?
        var current = ArchiveMeta(empty: ())
        var inLocation = false
        for part in xmlParts(xml) {
            switch part {
            case .open("core", let attributes), .open("extension", let attributes):
                current = ArchiveMeta(empty: ())
                current.describe(attributes)
            case .open("location", _): inLocation = true
            case .text(let text) where inLocation && current.location.isEmpty: current.location = text
            case .close("location"): inLocation = false
            case .open("field", let attributes): current.addField(attributes)
            case .close("core"), .close("extension"):
                if found == nil, current.rowType.lowercased() == "occurrence" { found = current }
            default: break
            }
        }
        guard let found, !found.location.isEmpty else { return nil }
        self = found
    }

    private init(empty: Void) {}

    private mutating func describe(_ attributes: [String: String]) {
        rowType = ArchiveMeta.lastPart(attributes["rowType"] ?? "")
        headerLines = max(0, Int(attributes["ignoreHeaderLines"] ?? "") ?? 0)
        if let delimiter = ArchiveMeta.byte(attributes["fieldsTerminatedBy"]) { dialect.delimiter = delimiter }
        if let quote = attributes["fieldsEnclosedBy"] { dialect.quote = ArchiveMeta.byte(quote) }
        let lines = attributes["linesTerminatedBy"] ?? "\\n"
        if lines == "\\r" || lines == "\r" { dialect.newline = 0x0D }
    }

    private mutating func addField(_ attributes: [String: String]) {
        let term = ArchiveMeta.lastPart(attributes["term"] ?? "")
        if let index = Int(attributes["index"] ?? ""), index >= 0, index < Rows.widest {
            while terms.count <= index { terms.append("") }
            terms[index] = term
        } else if let value = attributes["default"] {
            defaults[term.lowercased()] = value
        }
    }

    /// What follows the last slash of an address.
    private static func lastPart(_ address: String) -> String {
        address.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The one byte that an attribute names, which may be written as an escape.
    private static func byte(_ text: String?) -> UInt8? {
        switch text {
        case "\\t": 9
        case "\\n": 10
        case "\\r": 13
        case let text?: text.utf8.count == 1 ? text.utf8.first : nil
        case nil: nil
        }
    }
}

/// A piece of XML, as far as meta.xml needs it: no namespaces, no entities of its own.
enum XMLPart: Equatable {
    /// A tag opens; one that closes itself is followed by `close`.
    case open(String, [String: String])
    /// A tag closes.
    case close(String)
    /// Text between tags, without white space around it.
    case text(String)
}

/// Takes XML apart; what is not XML is passed over.
func xmlParts(_ xml: [UInt8]) -> [XMLPart] {
    var parts: [XMLPart] = []
    var at = 0
    while at < xml.count {
        guard let open = xml[at...].firstIndex(of: UInt8(ascii: "<")) else { break }
        let text = xmlText(xml[at..<open])
        if !text.isEmpty { parts.append(.text(text)) }
        if xml[open...].starts(with: Array("<!--".utf8)) {
            at = endOfComment(xml, open + 4)
            continue
        }
        guard let close = endOfTag(xml, open + 1) else { break }
        let tag = xml[(open + 1)..<close]
        at = close + 1
        guard let first = tag.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else { continue }
        let isEnd = first == UInt8(ascii: "/")
        let closesItself = tag.last == UInt8(ascii: "/") && !isEnd
        let inside = closesItself ? tag.dropLast() : isEnd ? tag.dropFirst() : tag
        let name = String(decoding: inside.prefix { !isXMLSpace($0) }, as: UTF8.self)
        if isEnd {
            parts.append(.close(name))
        } else {
            parts.append(.open(name, attributes(inside.drop { !isXMLSpace($0) })))
            if closesItself { parts.append(.close(name)) }
        }
    }
    return parts
}

private func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 9 && byte <= 13) }

private func endOfComment(_ xml: [UInt8], _ from: Int) -> Int {
    var at = from
    while at + 2 < xml.count {
        if xml[at] == 0x2D, xml[at + 1] == 0x2D, xml[at + 2] == 0x3E { return at + 3 }
        at += 1
    }
    return xml.count
}

/// The `>` that ends a tag; one inside an attribute's value does not.
private func endOfTag(_ xml: [UInt8], _ from: Int) -> Int? {
    var quote: UInt8?
    for at in from..<xml.count {
        let byte = xml[at]
        if let open = quote {
            if byte == open { quote = nil }
        } else if byte == 0x22 || byte == 0x27 {
            quote = byte
        } else if byte == 0x3E {
            return at
        }
    }
    return nil
}

private func attributes(_ bytes: ArraySlice<UInt8>) -> [String: String] {
    var found: [String: String] = [:]
    var rest = bytes
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
        let name = xmlText(rest[..<equals])
        let after = rest[(equals + 1)...].drop(while: isXMLSpace)
        guard let quote = after.first, quote == 0x22 || quote == 0x27,
            let end = after.dropFirst().firstIndex(of: quote)
        else { break }
        found[name] = unescaped(after[(after.startIndex + 1)..<end])
        rest = after[(end + 1)...]
    }
    return found
}

/// Text without white space around it, entities replaced.
private func xmlText(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.firstIndex { !isXMLSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isXMLSpace($0) }.map { $0 + 1 } ?? start
    return unescaped(bytes[start..<max(start, end)])
}

private let entities: [(String, String)] = [
    ("quot", "\""), ("apos", "'"), ("lt", "<"), ("gt", ">"), ("amp", "&"),
]

private func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var out = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
        out += rest[..<start]
        guard let end = rest[start...].firstIndex(of: ";") else { break }
        let name = rest[rest.index(after: start)..<end]
        if let entity = entities.first(where: { $0.0 == name }) {
            out += entity.1
        } else if name.hasPrefix("#"), let scalar = numbered(name.dropFirst()) {
            out.unicodeScalars.append(scalar)
        }
        rest = rest[rest.index(after: end)...]
    }
    return out + rest
}

private func numbered(_ digits: Substring) -> Unicode.Scalar? {
    let isHex = digits.hasPrefix("x")
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
}
