import Store

/// Everything the server answers, as one table of addresses.
public struct Site: Sendable {
    private let installation: Installation
    private let world: World
    private let contents: LabContents

    /// A site over one copy of Wingbar and one person's data.
    public init(_ installation: Installation, _ world: World, contents: LabContents? = nil) {
        self.contents = contents ?? LabContents(installation)
        self.installation = installation
        self.world = world
    }

    /// Every address, in the order of their kinds.
    func endpoints() -> [Endpoint] {
        pageEndpoints(world, installation) + apiEndpoints(world, installation) + changeEndpoints(world)
            + carryEndpoints(world.mailboxes) + styleEndpoints(installation)
            + labEndpoints(installation, contents) + fileEndpoints(installation)
    }

    /// What answers requests, without a socket.
    public func router(_ access: Access) -> Router { Router(endpoints(), access: access) }

    /// Listens and answers until the daemon is stopped.
    public func start(host: String, port: Int, names: [String], token: [UInt8]?) throws(ListenError) -> Daemon {
        let listener = try Listener(host: host, port: port)
        let access = Access(loopback: listener.isLoopback, host: host, names: names, token: token)
        return try Daemon(router: router(access), listener: listener, folder: world.store.home)
    }
}
