import Glibc

/// Who may ask for what.
public struct Access: Sendable {
    /// Names under which the server may be asked for, besides addresses.
    private let names: [String]
    /// True where any IP address will do as a name: nobody can make one point elsewhere.
    private let takesAddresses: Bool
    /// True where a proxy stands in front, so that no connection tells which machine asks.
    private let isBehindProxy: Bool
    /// The secret that lets another machine change things; nil where none may.
    private let token: [UInt8]?

    /// Access for a server that listens on an address.
    ///
    /// A page elsewhere whose name is made to point here (DNS rebinding) sends its own name and is refused: only this
    /// machine's names, the `host` it was told to listen on and `names` are answered, and where other machines reach
    /// it, IP addresses. `names` are those of a proxy, so with them no request counts as this machine's own.
    public init(loopback: Bool, host: String? = nil, names: [String] = [], token: [UInt8]? = nil) {
        let own = loopback ? [] : machineNames()
        let listened = host.map { $0.contains(":") ? "[\($0)]" : $0 }
        self.names = (ownNames + own + [listened].compactMap { $0 } + names).filter { !$0.isEmpty }
        takesAddresses = !loopback
        isBehindProxy = !names.isEmpty
        self.token = token
    }

    /// Why a request's Host header is not answered, or nil where it is.
    func refusal(host: String?) -> Reply? {
        let name = host.map(hostName) ?? ""
        if names.contains(where: { equalIgnoringCase($0, name) }) || takesAddresses && isAddress(name) { return nil }
        // Without the names it has: the page that asks may be a stranger's.
        return .refusal(
            421,
            "This server does not answer to that host name; open it by its address, or start it with --name NAME "
                + "to add a name.")
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
        if isBehindProxy {
            return .refusal(
                403, "Behind a proxy (--name) only a program with the token that serve --token-file names may do this.")
        }
        let forwarded = proxyHeaders.contains { request.headers.value($0) != nil }
        let host = request.headers.value("Host") ?? ""
        let ownName = ownNames.contains { equalIgnoringCase($0, hostName(host)) }
        let origin = request.headers.value("Origin")
        let ownPage = origin == nil || origin == "http://\(host)"
        let site = request.headers.value("Sec-Fetch-Site")
        let sameSite = site == nil || site == "same-origin" || site == "none"
        if request.isFromThisMachine, !forwarded, ownName, ownPage, sameSite { return nil }
        return .refusal(
            403, "Only this machine may do this, or a program with the token that serve --token-file names.")
    }
}

/// What this machine is called by itself.
private let ownNames = ["localhost", "127.0.0.1", "[::1]"]

/// Headers that a proxy adds, so that one of them shows that somebody else asks through it.
private let proxyHeaders = [
    "Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "X-Client-IP",
    "CF-Connecting-IP", "Via",
]

/// What other machines of the network call this one: its host name, and that with `.local` as mDNS has it.
private func machineNames() -> [String] {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
    let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty || name.contains(".") ? [name] : [name, "\(name).local"]
}

/// True for an IPv4 address, and for an IPv6 one in brackets.
private func isAddress(_ name: String) -> Bool {
    var bytes = in6_addr()
    if name.hasPrefix("["), name.hasSuffix("]") {
        return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &bytes) == 1
    }
    return inet_pton(AF_INET, name, &bytes) == 1
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
