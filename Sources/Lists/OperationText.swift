#if canImport(Birds)
import Birds
#endif
#if canImport(Wire)
import Wire
#endif

extension Operation {
    /// The operation as one line, `CLOCK WRITER UTC WORD …`; `Operation(text:)` reads it back.
    ///
    ///     1 81 1790000000 start 1790000000 -25200 49.3 -123.14 Stanley Park
    ///     2 81 1790000012 add 1 0 cangoo Canada Goose	Branta canadensis
    ///     3 81 1790000020 set 5 81:2 0 cangoo Canada Goose	Branta canadensis
    ///     4 81 1790000031 undo 3 81
    public var text: String { "\(id.clock) \(id.writer) \(utc) \(change.text)" }

    /// Reads a line; nil where it is none.
    public init?(text: String) {
        var words = Words(text)
        guard let clock = words.whole(), let writer = words.whole(), let utc = words.utc(), clock > 0,
            clock < 1 << 53, writer >= 0, writer < 1 << 53, let word = words.word(),
            let change = Change.list(word, &words) ?? Change.bird(word, &words)
        else { return nil }
        self.init(id: OperationID(clock: clock, writer: writer), utc: utc, change: change)
    }
}

extension Change {
    /// The words after the time.
    var text: String {
        switch self {
        case .start(let utc, let offset, let at, let place):
            "start \(utc) \(offset) \(at.text) \(oneLine(place))"
        case .place(let at, let name): "place \(at.text) \(oneLine(name))"
        case .began(let utc, let offset, let hasClock): "began \(utc) \(offset)" + (hasClock ? "" : " day")
        case .how(let how): "how \(how.name)"
        case .finish(let seconds): seconds.map { "finish \($0)" } ?? "finish"
        case .reopen: "reopen"
        case .walked(let metres): "walked \(metres)"
        case .distance(let metres): metres.map { "distance \($0)" } ?? "distance"
        case .observers(let count): "observers \(count)"
        case .complete(let yes): yes ? "complete 1" : "complete 0"
        case .comments(let text): "comments \(escapedLine(withoutReturns(text)))"
        case .add(let bird, let count): "add \(count) \(bird.text)"
        case .set(let bird, let count, let known): "set \(count) \(Known.text(of: known)) \(bird.text)"
        case .note(let code, let text): "note \(code) \(escapedLine(withoutReturns(text)))"
        case .noticed(let code, let how): "noticed \(code) \(how.name)"
        case .deleted(let yes): yes ? "delete" : "undelete"
        case .exported(let word): "exported \(word)"
        case .undo(let id): "undo \(id.clock) \(id.writer)"
        case .redo(let id): "redo \(id.clock) \(id.writer)"
        }
    }

    /// What is about the list as a whole.
    static func list(_ word: String, _ words: inout Words) -> Change? {
        switch word {
        case "start":
            guard let utc = words.utc(), let offset = words.offset(), let at = words.coordinate() else { return nil }
            return .start(utc: utc, offset: offset, at: at, place: words.rest)
        case "place": return words.coordinate().map { .place($0, words.rest) }
        case "began":
            guard let utc = words.utc(), let offset = words.offset() else { return nil }
            return .began(utc: utc, offset: offset, hasClock: !same(words.word() ?? "", "day"))
        case "how": return words.word().flatMap { ListProtocol(name: $0) }.map { .how($0) }
        case "finish":
            if words.rest.utf8.isEmpty { return .finish(seconds: nil) }
            return words.whole(0...longestList).map { .finish(seconds: $0) }
        case "reopen": return .reopen
        case "walked": return words.whole(0...40_000_000).map { .walked(metres: $0) }
        case "distance":
            if words.rest.utf8.isEmpty { return .distance(metres: nil) }
            return words.whole(0...40_000_000).map { .distance(metres: $0) }
        case "observers": return words.whole(1...100_000).map { .observers($0) }
        case "complete": return words.whole(0...1).map { .complete($0 == 1) }
        case "comments": return .comments(unescapedLine(words.rest.utf8))
        case "delete": return .deleted(true)
        case "undelete": return .deleted(false)
        case "exported": return words.word().map { .exported($0) }
        case "undo": return words.operation().map { .undo($0) }
        case "redo": return words.operation().map { .redo($0) }
        default: return nil
        }
    }

    /// What is about one bird.
    static func bird(_ word: String, _ words: inout Words) -> Change? {
        switch word {
        case "add":
            guard let count = words.whole(1...mostBirds), let bird = ListedBird(&words) else { return nil }
            return .add(bird, count)
        case "set":
            guard let count = words.whole(-1...mostBirds), let known = words.word().flatMap({ Known.read($0) }),
                let bird = ListedBird(&words)
            else { return nil }
            return .set(bird, count, known: known)
        case "note": return words.word().map { .note($0, unescapedLine(words.rest.utf8)) }
        case "noticed":
            guard let code = words.word(), let how = words.word().flatMap({ Noticed(name: $0) }) else { return nil }
            return .noticed(code, how)
        default: return nil
        }
    }
}

/// The most birds that one entry can stand for (ours): more than any flock, and sums of it fit everywhere.
public let mostBirds: Int64 = 99_999_999

/// The first clock that an operation from outside cannot have: half of what a line can hold, so that whatever was brought
/// in, changes that are written after it can be read back.
let newestFromOutside: Int64 = 1 << 52

/// The longest that a list can be, in seconds (ours): a hundred days.
public let longestList: Int64 = 8_640_000

extension ListedBird {
    /// Category, code, then both names with a tab between.
    var text: String {
        let names = oneLine(name) + (scientificName.utf8.isEmpty ? "" : "\t" + oneLine(scientificName))
        return "\(category.rawValue) \(code) \(names)"
    }

    init?(_ words: inout Words) {
        guard let kind = words.whole(0...4), let category = Category(rawValue: UInt8(kind)), let code = words.word()
        else { return nil }
        let names = words.rest.utf8.split(separator: 0x09, maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = names.first else { return nil }
        self.init(
            code: code, name: String(Substring(name)),
            scientificName: names.count > 1 ? String(Substring(names[1])) : "", category: category)
    }
}

extension Known {
    /// "81:2,97:5", or "-" for nothing.
    static func text(of known: [Known]) -> String {
        if known.isEmpty { return "-" }
        var text = ""
        for (index, one) in known.enumerated() { text += "\(index > 0 ? "," : "")\(one.writer):\(one.clock)" }
        return text
    }

    static func read(_ text: String) -> [Known]? {
        if same(text, "-") { return [] }
        var found: [Known] = []
        for part in text.utf8.split(separator: 0x2C) {
            let pair = part.split(separator: 0x3A)
            guard pair.count == 2, let writer = Int64(Substring(pair[0])), let clock = Int64(Substring(pair[1]))
            else { return nil }
            found.append(Known(writer: writer, clock: clock))
        }
        return found
    }
}

extension Coordinate {
    /// "49.3 -123.14": degrees with at most 6 decimals (≈ 0.1 m).
    var text: String { "\(latitude.text(places: 6)) \(longitude.text(places: 6))" }
}

extension Words {
    fileprivate mutating func whole(_ range: ClosedRange<Int64>) -> Int64? {
        whole().flatMap { range.contains($0) ? $0 : nil }
    }

    /// A moment between the years 1 and 9999.
    fileprivate mutating func utc() -> Int64? { whole(-62_135_596_800...253_402_300_799) }

    /// An offset of a clock from UTC: the widest that was ever in use is under 16 hours.
    fileprivate mutating func offset() -> Int64? { whole(-57_600...57_600) }

    fileprivate mutating func coordinate() -> Coordinate? {
        guard let latitude = number(), let longitude = number() else { return nil }
        let at = Coordinate(latitude: latitude, longitude: longitude)
        return at.isValid ? at : nil
    }

    fileprivate mutating func operation() -> OperationID? {
        guard let clock = whole(), let writer = whole() else { return nil }
        return OperationID(clock: clock, writer: writer)
    }
}

/// A text without line breaks and tabs.
func oneLine(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 { bytes.append(byte < 0x20 ? 0x20 : byte) }
    return String(decoding: bytes, as: UTF8.self)
}

/// A line break is one byte here, whatever wrote it.
private func withoutReturns(_ text: String) -> [UInt8] { text.utf8.filter { $0 != 0x0D } }
