import CMicrohttpd
import Glibc

/// How much one client, and all of them together, may take.
enum Limits {
    /// Threads that answer.
    static let threads = 4
    /// Connections at a time.
    static let connections: UInt32 = 512
    /// Connections at a time from one address.
    static let connectionsPerAddress: UInt32 = 256
    /// Bytes of memory a connection; the headers must fit into it.
    static let memory = 32 * 1024
    /// Seconds of silence after which a connection is closed.
    static let silence: UInt32 = 15
    /// Seconds in which the headers and a small body must have arrived.
    static let request = 20
    /// Tenths of a second that requests under way get when the server stops.
    static let farewell = 30
}

/// What the callbacks need, shared by all threads.
final class Station: Sendable {
    let router: Router
    let folder: String
    let deadlines: Deadlines
    /// Requests that are being read or answered.
    let active = Guarded(0)
    /// Those of them that are answered on a thread of their own.
    let suspended = Guarded(0)

    /// How bodies are written to disk; tests let it fail.
    let write: Write

    init(router: Router, folder: String, seconds: Int, write: @escaping Write) {
        self.write = write
        deadlines = Deadlines(seconds: seconds)
        self.router = router
        self.folder = folder
    }
}

/// A server that listens until it is stopped.
public final class Daemon: @unchecked Sendable {
    private let station: Station
    private let daemon: OpaquePointer
    /// The port it listens on.
    public let port: Int

    /// Starts answering on a listening socket; large bodies are kept in `folder` while they arrive. A request has
    /// `seconds` to arrive.
    init(
        router: Router, listener: Listener, folder: String, seconds: Int = Limits.request,
        write: @escaping Write = { Glibc.write($0, $1, $2) }
    ) throws(ListenError) {
        station = Station(router: router, folder: folder, seconds: seconds, write: write)
        port = listener.port
        var options: [MHD_OptionItem] = [
            .init(option: .LISTEN_SOCKET, value: Int(listener.descriptor), ptr_value: nil),
            .init(option: .THREAD_POOL_SIZE, value: Limits.threads, ptr_value: nil),
            .init(option: .CONNECTION_LIMIT, value: Int(Limits.connections), ptr_value: nil),
            .init(option: .PER_IP_CONNECTION_LIMIT, value: Int(Limits.connectionsPerAddress), ptr_value: nil),
            .init(option: .CONNECTION_MEMORY_LIMIT, value: Limits.memory, ptr_value: nil),
            .init(option: .CONNECTION_TIMEOUT, value: Int(Limits.silence), ptr_value: nil),
            .init(option: .STRICT_FOR_CLIENT, value: 1, ptr_value: nil),
        ]
        // Held until libmicrohttpd has stopped, which may be never: its threads use it.
        let held = Unmanaged.passRetained(station)
        let cls = held.toOpaque()
        options += [
            .init(option: .URI_LOG_CALLBACK, value: unsafeBitCast(onTarget, to: Int.self), ptr_value: cls),
            .init(option: .NOTIFY_COMPLETED, value: unsafeBitCast(onCompleted, to: Int.self), ptr_value: cls),
            .init(option: .NOTIFY_CONNECTION, value: unsafeBitCast(onConnection, to: Int.self), ptr_value: cls),
            .init(option: .END, value: 0, ptr_value: nil),
        ]
        // Not by epoll: libmicrohttpd asks it for edges, and a client that hangs up right after sending makes none, so
        // that its half request would stay until the silence is long enough.
        let started: OpaquePointer? = options.withUnsafeMutableBufferPointer { options in
            guard let base = options.baseAddress else { return nil }
            return withVaList([MHD_OPTION.ARRAY.rawValue, base, MHD_OPTION.END.rawValue]) { list in
                MHD_start_daemon_va(
                    MHD_USE_POLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue, 0, nil, nil,
                    onRequest, cls, list)
            }
        }
        guard let started else {
            held.release()
            close(listener.descriptor)
            throw ListenError(sentence: "The server cannot start: no memory or no threads are left.")
        }
        daemon = started
        station.deadlines.startSweeping()
    }

    /// Stops listening, lets requests under way finish for a short while, and ends the rest.
    public func stop() {
        let descriptor = MHD_quiesce_daemon(daemon)
        for _ in 0..<Limits.farewell where station.active.with({ $0 }) > 0 { usleep(100_000) }
        station.deadlines.stopSweeping()
        // With a suspended connection libmicrohttpd may not be stopped; the program ends, and the store is safe then.
        guard station.suspended.with({ $0 }) == 0 else { return }
        MHD_stop_daemon(daemon)
        Unmanaged.passUnretained(station).release()
        if descriptor >= 0 { close(descriptor) }
    }
}

/// Blocks the signals that stop the server in this thread and those it starts; call it before any thread exists.
public func blockStopSignals() {
    var set = stopSignals()
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow further (`ulimit -f`) is answered like a full disk.
    signal(SIGXFSZ, SIG_IGN)
}

/// Waits until somebody wants the server to stop: Ctrl-C or `kill`.
public func waitForStopSignal() {
    var set = stopSignals()
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
}

private func stopSignals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    return set
}
