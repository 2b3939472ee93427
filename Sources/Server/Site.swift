/// Everything the server answers, as one table of addresses.
public struct Site: Sendable {
    let installation: Installation
    let home: String

    /// A site over one copy of Wingbar and one person's data.
    public init(installation: Installation, home: String) {
        self.installation = installation
        self.home = home
    }

    /// Every address, in the order of their kinds.
    func endpoints() -> [Endpoint] { fileEndpoints(installation) }

    /// What answers requests, without a socket.
    public func router(_ access: Access) -> Router { Router(endpoints(), access: access) }

    /// Listens and answers until the daemon is stopped.
    public func start(host: String, port: Int, names: [String], token: [UInt8]?) throws(ListenError) -> Daemon {
        let listener = try Listener(host: host, port: port)
        let access = Access(loopback: listener.isLoopback, names: names, token: token)
        return try Daemon(router: router(access), listener: listener, folder: home)
    }
}
