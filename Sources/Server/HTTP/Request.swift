/// What a request wants done.
public enum Method: String, Sendable {
    /// Read something.
    case get = "GET"
    /// Read its headers only.
    case head = "HEAD"
    /// Change something.
    case post = "POST"
    /// Anything else; no address takes it.
    case other = "OTHER"
}

/// What a request carries after its headers.
public enum Body: Equatable, Sendable {
    /// Nothing, or nothing yet.
    case none
    /// A small body, whole.
    case bytes([UInt8])
    /// A large body, written to a file that is removed after the reply.
    case file(path: String)
}

/// One HTTP request as a handler sees it: a value that a test can make by hand.
public struct Request: Equatable, Sendable {
    /// What it wants done.
    public var method: Method
    /// The address as it was written.
    public var target: String
    /// The address without its query, percent escapes read; starts with a slash.
    public var path: String
    /// The parameters of the address.
    public var query: Query
    /// The header lines, in order.
    public var headers: [Header]
    /// What follows the headers.
    public var body: Body = .none
    /// True where the connection comes from a program on this machine.
    public var isFromThisMachine: Bool
    /// The address that the connection comes from, of an IPv6 one the first half; empty where it is not known.
    public var client = ""

    /// Reads a request's target ("/api/nearby?lat=49.3") as it was written.
    public init(
        _ method: Method, _ target: String, headers: [Header] = [], isFromThisMachine: Bool = true
    ) throws(BadParameter) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard target.utf8.first == UInt8(ascii: "/"), let path = percentDecoded(parts[0], plusIsSpace: false) else {
            throw BadParameter("address", "The address must start with a slash and be UTF-8 text.")
        }
        self.method = method
        self.target = target
        self.path = path
        query = parts.count > 1 ? try Query(reading: parts[1]) : Query()
        self.headers = headers
        self.isFromThisMachine = isFromThisMachine
    }

    /// The length of the body in bytes, as far as it is known beforehand; else 0.
    var contentLength: Int64 { headers.value("Content-Length").flatMap { digits($0[...]) } ?? 0 }

    /// True where a body follows the headers.
    var hasBody: Bool { contentLength > 0 || headers.value("Transfer-Encoding") != nil }

    /// The value of one of the cookies that came along.
    public func cookie(_ name: String) -> String? {
        for pair in (headers.value("Cookie") ?? "").split(separator: ";") {
            let parts = trimmed(pair).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, parts[0] == name { return percentDecoded(parts[1], plusIsSpace: false) }
        }
        return nil
    }
}
