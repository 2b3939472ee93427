/// What a request to an address may carry.
enum BodyRule: Equatable, Sendable {
    /// Nothing.
    case none
    /// A small body, kept in memory; the length in bytes at most.
    case small(Int)
    /// A large body, kept in a file; the length in bytes at most.
    case large(Int64)
}

/// One address the server answers: a row of the table in `Site`.
struct Endpoint: Sendable {
    /// What the request wants done; `get` answers HEAD, too.
    var method: Method
    /// The address, without its query.
    var path: String
    /// The parameters that the address takes; nil where any will do.
    var parameters: [String]?
    /// What the request may carry.
    var body: BodyRule = .none
    /// True where the request changes something, so that `Access` has to allow it.
    var changes = false
    /// True where no other site's page may reach it: it needs the header `X-Wingbar: 1`.
    var isGuarded = false
    /// Answers; throws where a parameter is wrong.
    var handle: @Sendable (Request) throws(BadParameter) -> Reply

    /// An address that is read.
    static func get(
        _ path: String, _ parameters: [String]? = [],
        _ handle: @escaping @Sendable (Request) throws(BadParameter) -> Reply
    ) -> Endpoint {
        Endpoint(method: .get, path: path, parameters: parameters, handle: handle)
    }

    /// An address that changes something.
    static func change(
        _ path: String, _ parameters: [String] = [], body: BodyRule,
        _ handle: @escaping @Sendable (Request) throws(BadParameter) -> Reply
    ) -> Endpoint {
        Endpoint(
            method: .post, path: path, parameters: parameters, body: body, changes: true, handle: handle)
    }
}
