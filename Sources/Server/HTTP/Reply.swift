import Wire

/// What a reply carries.
public enum Content: Sendable {
    /// Bytes in memory.
    case bytes([UInt8])
    /// A part of an open file.
    case file(OpenFile, offset: Int64, count: Int64)

    /// How many bytes there are.
    var count: Int64 {
        switch self {
        case .bytes(let bytes): Int64(bytes.count)
        case .file(_, _, let count): count
        }
    }
}

/// What a handler answers: a value that a test can look at.
public struct Reply: Sendable {
    /// The HTTP status code.
    public var status: Int
    /// The header lines, without the length and the ones that every reply has.
    public var headers: [Header]
    /// What follows the headers.
    public var content: Content

    /// Makes a reply of its parts.
    public init(_ status: Int, _ headers: [Header] = [], _ content: Content = .bytes([])) {
        self.status = status
        self.headers = headers
        self.content = content
    }

    /// A reply that carries text of a MIME type.
    public init(_ status: Int = 200, type: String, text: String) {
        self.init(status, [Header("Content-Type", type)], .bytes(Array(text.utf8)))
    }

    /// A reply that carries JSON, with a line break at its end; never kept by the browser, since sightings change.
    public static func json(_ json: JSONWriter, status: Int = 200) -> Reply {
        Reply(
            status, [Header("Content-Type", "application/json; charset=utf-8"), Header("Cache-Control", "no-store")],
            .bytes(json.bytes + [0x0a]))
    }

    /// A refusal as `{"error":{"parameter":…,"message":…}}`; the parameter is left out where none is to blame.
    public static func refusal(_ status: Int, parameter: String? = nil, _ message: String) -> Reply {
        var json = JSONWriter()
        json.object { json in
            json.key("error")
            json.object { json in
                if let parameter { json.field("parameter", parameter) }
                json.field("message", message)
            }
        }
        return .json(json, status: status)
    }

    /// The refusal of a parameter: 400.
    static func refusal(_ bad: BadParameter) -> Reply { refusal(400, parameter: bad.parameter, bad.message) }

    /// The same reply with a header, instead of one of that name where it has one.
    func with(_ name: String, _ value: String) -> Reply {
        var copy = self
        copy.headers.removeAll { equalIgnoringCase($0.name, name) }
        copy.headers.append(Header(name, value))
        return copy
    }

    /// The same reply, after which the connection is closed: what follows a broken request cannot be trusted.
    var closing: Reply { with("Connection", "close") }
}
