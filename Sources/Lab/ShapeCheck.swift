import Wire

/// What is wrong with a file, and where.
public struct FileProblem: Error, Equatable, Sendable {
    /// The path of the value ("modes[1].icon"); empty for the whole file.
    public var path: String
    /// What is wrong and what would be right.
    public var reason: String

    /// Makes a problem of its parts.
    public init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Both in a line.
    public var sentence: String { path.isEmpty ? reason : "\(path): \(reason)" }
}

extension Shape {
    /// Most problems that are listed: a file that is wrong all over needs no more to be mended.
    static let mostProblems = 50

    /// Everything in which a value differs from the shape.
    public func problems(_ value: JSON, path: String = "") -> [FileProblem] {
        var found: [FileProblem] = []
        check(value, path, &found)
        return Array(found.prefix(Shape.mostProblems))
    }

    private func check(_ value: JSON, _ path: String, _ found: inout [FileProblem]) {
        guard found.count < Shape.mostProblems else { return }
        if let reason = mismatch(value) { return found.append(FileProblem(path, reason)) }
        switch self {
        case .object(let fields): checkObject(value.members ?? [], fields, path, &found)
        case .map(_, let shape):
            for member in value.members ?? [] { shape.check(member.value, joined(path, member.key), &found) }
        case .list(_, let shape):
            for (index, item) in (value.array ?? []).enumerated() { shape.check(item, "\(path)[\(index)]", &found) }
        default: return
        }
    }

    private func checkObject(_ members: [JSON.Member], _ fields: [Field], _ path: String, _ found: inout [FileProblem])
    {
        let keys = fields.map(\.key)
        for member in members {
            if let field = fields.first(where: { $0.key == member.key }) {
                field.shape.check(member.value, joined(path, member.key), &found)
            } else {
                found.append(FileProblem(joined(path, member.key), "There is no such key\(hint(member.key, keys))"))
            }
        }
        for field in fields where field.isRequired && !members.contains(where: { $0.key == field.key }) {
            found.append(FileProblem(joined(path, field.key), "This is missing; it must be \(field.shape.words)."))
        }
    }

    /// Why a value itself, without what is in it, does not fit; nil where it does.
    private func mismatch(_ value: JSON) -> String? {
        var isRight = false
        switch self {
        case .object: isRight = value.members != nil
        case .map(let most, _): isRight = value.members.map { $0.count <= most } ?? false
        case .list(let range, _): isRight = value.array.map { range.contains($0.count) } ?? false
        case .text(let range):
            isRight = value.string.map { range.contains($0.unicodeScalars.count) && isPlain($0) } ?? false
        case .choice(let words):
            guard let word = value.string else { return "This must be \(self.words), not \(value.kind)." }
            return words.contains(word) ? nil : "“\(shown(word))” is not known here\(hint(word, words))"
        case .bool: isRight = value.bool != nil
        case .number(let range): isRight = value.number.map(range.contains) ?? false
        case .integer(let range): isRight = value.integer.map(range.contains) ?? false
        case .position:
            let parts = (value.array ?? []).compactMap(\.number)
            isRight = parts.count == 2 && value.array?.count == 2 && abs(parts[0]) <= 90 && abs(parts[1]) <= 180
        case .either(_, let shapes): isRight = shapes.contains { $0.problems(value).isEmpty }
        }
        return isRight ? nil : "This must be \(words)\(difference(value))."
    }

    /// What a value is instead: its kind, or how many it has.
    private func difference(_ value: JSON) -> String {
        switch (self, value) {
        case (.list, .array(let items)): ", not \(items.count) of them"
        case (.map, .object(let members)): ", not \(members.count) of them"
        case (.text, .string(let text)):
            isPlain(text) ? ", not \(text.unicodeScalars.count)" : "; it has control characters"
        case (.number, .digits(let digits)), (.integer, .digits(let digits)): ", not \(digits.prefix(24))"
        case (.position, .array): ""
        default: ", not \(value.kind)"
        }
    }

    /// What must stand there, in words.
    var words: String {
        switch self {
        case .object(let fields):
            "an object with \(fields.filter(\.isRequired).map { "\"\($0.key)\"" }.joined(separator: ", "))"
        case .map(let most, _): "an object of at most \(most) keys"
        case .list(let range, _): "a list of \(span(range)) values"
        case .text(let range): "a text of \(span(range)) characters"
        case .choice(let choices):
            choices.count > 6 ? "one of the known words" : choices.map { "\"\($0)\"" }.joined(separator: " or ")
        case .bool: "true or false"
        case .number(let range): "a number from \(pixelless(range.lowerBound)) to \(pixelless(range.upperBound))"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .position: "[latitude, longitude] in degrees, -90 to 90 and -180 to 180"
        case .either(let words, _): words
        }
    }
}

/// The path of a key: with a point, or in quotes where it is no plain word.
func joined(_ path: String, _ key: String) -> String {
    let isWord = !key.isEmpty && key.utf8.allSatisfy { $0.isWord }
    if !isWord { return "\(path)[\"\(shown(key))\"]" }
    return path.isEmpty ? key : "\(path).\(key)"
}

extension UInt8 {
    fileprivate var isWord: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F
            || self == 0x2D || self == 0x24
    }
}

/// A text of a file as it can stand in a message: short, in a line.
private func shown(_ text: String) -> String {
    let plain = String(text.map { $0.isNewline || !isPlain(String($0)) ? " " : $0 })
    return plain.count > 40 ? plain.prefix(40) + "…" : plain
}

/// True for a text without control characters, which would break a line or turn the direction of what follows.
private func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        }
    }
}

private func hint(_ word: String, _ known: [String]) -> String {
    if let near = nearest(word, among: known) { return "; did you mean “\(near)”?" }
    return known.count > 20 ? "." : "; known are \(known.joined(separator: ", "))."
}

private func span(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
}

private func pixelless(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
