/// Finds who answers a request, and dresses the answer: all of HTTP that does not need a socket.
public struct Router: Sendable {
    private let endpoints: [String: [Endpoint]]
    private let access: Access

    /// Routes to a table of addresses.
    init(_ table: [Endpoint], access: Access) {
        endpoints = Dictionary(grouping: table) { $0.path }
        self.access = access
    }

    /// What is decided once the headers are known.
    enum Admission {
        /// The body is read, if there is one, and then `respond` is called.
        case read(BodyRule)
        /// The reply is sent and nothing more is read.
        case refuse(Reply)
    }

    /// Decides from the headers alone whether a request is heard.
    func admit(_ request: Request) -> Admission {
        let found = find(request)
        guard case .success(let endpoint) = found else {
            // Without a body nothing is lost by waiting for its end, and the connection lives on.
            if case .failure(let refusal) = found, request.hasBody {
                return .refuse(finish(refusal.reply.closing, for: request))
            }
            return .read(.none)
        }
        if let limit = sizeRefusal(request, endpoint.body) { return .refuse(finish(limit.closing, for: request)) }
        return .read(endpoint.body)
    }

    /// Answers a request whose body has been read.
    public func respond(_ request: Request) -> Reply {
        switch find(request) {
        case .failure(let refusal): return finish(refusal.reply, for: request)
        case .success(let endpoint):
            do throws(BadParameter) {
                if let names = endpoint.parameters { try request.query.allow(names) }
                return finish(try endpoint.handle(request), for: request)
            } catch {
                return finish(.refusal(error), for: request)
            }
        }
    }

    /// A reply to something that is no request at all, with the headers that every reply has; a page where the target
    /// is that of the page.
    func reject(_ reason: BadParameter, target: String = "") -> Reply {
        let isPage = target == "/" || target.hasPrefix("/?")
        var reply = (isPage ? refusedPage(reason) : .refusal(reason)).closing
        reply.headers += Security.headers
        return reply
    }

    /// The reply where a body cannot be kept.
    var full: Reply {
        var reply = Reply.refusal(507, "The server has no room for the file; free some space on its disk.").closing
        reply.headers += Security.headers
        return reply
    }

    /// A reply instead of an answer.
    private struct Refusal: Error {
        var reply: Reply
    }

    private func find(_ request: Request) -> Result<Endpoint, Refusal> {
        if let reply = access.refusal(host: request.headers.value("Host")) { return .failure(Refusal(reply: reply)) }
        guard let here = endpoints[request.path] else {
            return .failure(Refusal(reply: .refusal(404, "There is nothing at this address.")))
        }
        let wanted: Method = request.method == .head ? .get : request.method
        guard let endpoint = here.first(where: { $0.method == wanted }) else {
            let allowed = here.map { $0.method == .get ? "GET, HEAD" : $0.method.rawValue }.joined(separator: ", ")
            let reply = Reply.refusal(405, "This address takes \(allowed) only.").with("Allow", allowed)
            return .failure(Refusal(reply: reply))
        }
        if endpoint.changes, let reply = access.refusal(change: request) {
            return .failure(Refusal(reply: reply.closing))
        }
        // Before a byte of the body is read. No form of another site can send it, and none of its scripts without asking first.
        if endpoint.isGuarded, request.headers.value("X-Wingbar") != "1" {
            let reply = Reply.refusal(403, parameter: "X-Wingbar", "This address needs the header X-Wingbar: 1.")
            return .failure(Refusal(reply: reply.closing))
        }
        return .success(endpoint)
    }

    private func sizeRefusal(_ request: Request, _ rule: BodyRule) -> Reply? {
        let length = request.contentLength
        switch rule {
        case .none:
            return request.hasBody ? .refusal(413, "This address takes no body.") : nil
        case .small(let most):
            return length > most ? .refusal(413, "The body may be \(most) bytes long at most.") : nil
        case .large(let most):
            return length > most ? .refusal(413, "The file may be \(most) bytes long at most.") : nil
        }
    }

    /// Adds what every reply has: its tag's answer, compression and the security headers.
    private func finish(_ reply: Reply, for request: Request) -> Reply {
        var final = compressed(reply, for: request)
        if final.status == 200, let tag = final.headers.value("ETag"),
            matches(request.headers.value("If-None-Match"), tag: tag)
        {
            let kept = final.headers.filter { header in
                ["ETag", "Cache-Control", "Vary"].contains { equalIgnoringCase($0, header.name) }
            }
            final = Reply(304, kept)
        }
        final.headers += Security.headers(for: final)
        return final
    }
}
