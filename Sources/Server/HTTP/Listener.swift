import CMicrohttpd
import Glibc

/// Why the server cannot listen, in a sentence that says what to do.
public struct ListenError: Error, Equatable, Sendable {
    /// The sentence.
    public var sentence: String
}

/// A socket that waits for connections.
struct Listener {
    /// The socket.
    var descriptor: Int32
    /// The port it got; the one asked for, unless that was 0.
    var port: Int
    /// True where only this machine can reach it.
    var isLoopback: Bool

    /// Listens on a host's first address; port 0 takes a free one.
    init(host: String, port: Int) throws(ListenError) {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let first = list?.pointee else {
            throw ListenError(sentence: "\(host) is no address of this machine; try --host 127.0.0.1.")
        }
        defer { freeaddrinfo(list) }
        let opened = socket(first.ai_family, first.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), first.ai_protocol)
        guard opened >= 0 else { throw ListenError(sentence: "No socket can be opened: \(lastError()).") }
        var yes: Int32 = 1
        setsockopt(opened, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard bind(opened, first.ai_addr, first.ai_addrlen) == 0, listen(opened, 511) == 0 else {
            let reason = errno
            close(opened)
            throw ListenError(sentence: Self.explain(reason, host: host, port: port))
        }
        var bound = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        withUnsafeMutablePointer(to: &bound) { pointer in
            _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(opened, $0, &length) }
        }
        descriptor = opened
        (self.port, isLoopback) = Self.read(&bound)
    }

    /// The port of an address, and whether only this machine can reach it.
    private static func read(_ address: inout sockaddr_storage) -> (port: Int, isLoopback: Bool) {
        withUnsafePointer(to: &address) { pointer in
            if pointer.pointee.ss_family == sa_family_t(AF_INET6) {
                return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { v6 in
                    let bytes = withUnsafeBytes(of: v6.pointee.sin6_addr) { Array($0) }
                    return (Int(UInt16(bigEndian: v6.pointee.sin6_port)), bytes == Array(repeating: 0, count: 15) + [1])
                }
            }
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { v4 in
                (
                    Int(UInt16(bigEndian: v4.pointee.sin_port)),
                    UInt32(bigEndian: v4.pointee.sin_addr.s_addr) >> 24 == 127
                )
            }
        }
    }

    /// What went wrong with an address, who is in the way, and what to do.
    private static func explain(_ reason: Int32, host: String, port: Int) -> String {
        switch reason {
        case EADDRINUSE:
            let holder = portHolder(port).map { "used by \($0)" } ?? "used by another program"
            return "Port \(port) is \(holder); stop it, or choose another port: wingbar serve --port \(port + 1)."
        case EACCES: return "Port \(port) is for the system only; choose one above 1023: wingbar serve --port 8080."
        case EADDRNOTAVAIL: return "\(host) is no address of this machine; try --host 127.0.0.1."
        default: return "Cannot listen on \(host) port \(port): \(lastError(reason))."
        }
    }
}

/// An error number in words.
public func lastError(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
