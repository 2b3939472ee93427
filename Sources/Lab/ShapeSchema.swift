import Wire

extension Shape {
    /// The shape as JSON Schema (draft 2020-12), one key a line so that a change of it reads well.
    public func schema(title: String, meaning: String, id: String) -> String {
        var lines = SchemaLines()
        lines.open("{")
        lines.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        lines.member("$id", id)
        lines.member("title", title)
        lines.member("description", meaning)
        body(&lines)
        lines.close("}")
        return lines.text + "\n"
    }

    private func body(_ lines: inout SchemaLines) {
        switch self {
        case .object(let fields):
            lines.member("type", "object")
            lines.value("additionalProperties", "false")
            lines.value("required", quotedList(fields.filter(\.isRequired).map(\.key)))
            lines.open("\"properties\": {")
            for field in fields {
                lines.open("\(quoted(field.key)): {")
                lines.member("description", field.meaning)
                field.shape.body(&lines)
                lines.close("}")
            }
            lines.close("}")
        case .map(let most, let shape):
            lines.member("type", "object")
            lines.value("maxProperties", "\(most)")
            lines.open("\"additionalProperties\": {")
            shape.body(&lines)
            lines.close("}")
        case .list(let range, let shape):
            lines.member("type", "array")
            lines.value("minItems", "\(range.lowerBound)")
            lines.value("maxItems", "\(range.upperBound)")
            lines.open("\"items\": {")
            shape.body(&lines)
            lines.close("}")
        case .text(let range):
            lines.member("type", "string")
            lines.value("minLength", "\(range.lowerBound)")
            lines.value("maxLength", "\(range.upperBound)")
        case .choice(let words): lines.value("enum", quotedList(words))
        case .bool: lines.member("type", "boolean")
        case .number(let range):
            lines.member("type", "number")
            lines.value("minimum", "\(range.lowerBound)")
            lines.value("maximum", "\(range.upperBound)")
        case .integer(let range):
            lines.member("type", "integer")
            lines.value("minimum", "\(range.lowerBound)")
            lines.value("maximum", "\(range.upperBound)")
        case .position:
            lines.member("type", "array")
            lines.value("minItems", "2")
            lines.value("maxItems", "2")
            lines.value(
                "prefixItems",
                "[{\"type\": \"number\", \"minimum\": -90, \"maximum\": 90}, {\"type\": \"number\", \"minimum\": -180, \"maximum\": 180}]"
            )
        case .either(_, let shapes):
            lines.open("\"anyOf\": [")
            for shape in shapes {
                lines.open("{")
                shape.body(&lines)
                lines.close("}")
            }
            lines.close("]")
        }
    }
}

/// Lines of JSON with their indents and commas.
private struct SchemaLines {
    private(set) var text = ""
    private var depth = 0
    private var isFirst = true

    mutating func open(_ line: String) {
        start(line)
        depth += 1
        isFirst = true
    }

    mutating func close(_ bracket: String) {
        depth -= 1
        text += "\n" + String(repeating: "  ", count: depth) + bracket
        isFirst = false
    }

    mutating func member(_ key: String, _ value: String) { start("\(quoted(key)): \(quoted(value))") }

    mutating func value(_ key: String, _ literal: String) { start("\(quoted(key)): \(literal)") }

    private mutating func start(_ line: String) {
        if !text.isEmpty { text += isFirst ? "\n" : ",\n" }
        text += String(repeating: "  ", count: depth) + line
        isFirst = false
    }
}

private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
}

private func quotedList(_ words: [String]) -> String { "[\(words.map(quoted).joined(separator: ", "))]" }
