/// The headers that every reply has, whatever it carries.
enum Security {
    /// What the page may load and run: our own files, WebAssembly, MapLibre's worker; nothing inline, nothing foreign.
    static let contentPolicy = """
        default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self' blob:; \
        img-src 'self' data: blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'
        """

    /// The headers in the order in which they are sent.
    static let headers = [
        Header("Content-Security-Policy", contentPolicy),
        Header("X-Content-Type-Options", "nosniff"),
        Header("Referrer-Policy", "no-referrer"),
        Header("Permissions-Policy", "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"),
        Header("Cross-Origin-Opener-Policy", "same-origin"),
        Header("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}

/// Who may ask for what.
public struct Access: Sendable {
    /// Names under which the server may be asked for; nil where any name will do.
    var hosts: [String]?
    /// The secret that lets another machine change things; nil where none may.
    var token: [UInt8]?

    /// Access for a server that listens on an address.
    ///
    /// On this machine's own address only this machine's names are answered: a page elsewhere whose name is made to
    /// point here (DNS rebinding) sends its own name and is refused.
    public init(loopback: Bool, names: [String] = [], token: [UInt8]? = nil) {
        hosts = loopback ? ["localhost", "127.0.0.1", "[::1]"] + names : nil
        self.token = token
    }

    /// Why a request's Host header is not answered, or nil where it is.
    func refusal(host: String?) -> Reply? {
        guard let hosts else { return nil }
        let name = host.map(hostName) ?? ""
        if hosts.contains(where: { equalIgnoringCase($0, name) }) { return nil }
        return .refusal(
            421, "This server answers to \(hosts.joined(separator: ", ")) only; start it with --name to add a name.")
    }

    /// Why a request may not change things, or nil where it may.
    ///
    /// It needs the header `X-Wingbar: 1`, which no form of another site can send, and either comes from this machine
    /// (not through a proxy, and from a page of ours if from a page) or brings the token.
    func refusal(change request: Request) -> Reply? {
        guard request.headers.value("X-Wingbar") == "1" else {
            return .refusal(403, "Changing things needs the header X-Wingbar: 1.")
        }
        if let bearer = request.headers.value("Authorization"), let token {
            if equalInConstantTime(Array(bearer.utf8), Array("Bearer ".utf8) + token) { return nil }
            return .refusal(401, "The token is not the one in the server's token file.")
                .with("WWW-Authenticate", "Bearer")
        }
        let forwarded = ["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"].contains {
            request.headers.value($0) != nil
        }
        let host = request.headers.value("Host") ?? ""
        let ownName = ["localhost", "127.0.0.1", "[::1]"].contains { equalIgnoringCase($0, hostName(host)) }
        let origin = request.headers.value("Origin")
        let ownPage = origin == nil || origin == "http://\(host)"
        let site = request.headers.value("Sec-Fetch-Site")
        let sameSite = site == nil || site == "same-origin" || site == "none"
        if request.isFromThisMachine, !forwarded, ownName, ownPage, sameSite { return nil }
        return .refusal(
            403, "Only this machine may do this, or a program with the token that serve --token-file names.")
    }
}

/// The name in a Host header without its port.
private func hostName(_ host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
        let rest = host[host.index(after: end)...]
        return rest.isEmpty || isPort(rest) ? String(host[...end]) : ""
    }
    guard let colon = host.firstIndex(of: ":") else { return host }
    return isPort(host[colon...]) ? String(host[..<colon]) : ""
}

/// True for ":8080".
private func isPort(_ text: Substring) -> Bool {
    text.hasPrefix(":") && (digits(text.dropFirst()).map { $0 <= 65_535 } ?? false)
}

/// True when two secrets are the same; takes as long for a near miss as for a far one.
private func equalInConstantTime(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for (x, y) in zip(a, b) { difference |= x ^ y }
    return difference == 0
}
