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
func lastError(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }

/// The program that listens on a port, as "nginx (process 412)", as far as this user may see it.
///
/// `/proc/net/tcp` gives the socket's number (column 10 of the rows in state 0A), `/proc/PID/fd` who holds it.
func portHolder(_ port: Int) -> String? {
    let hex = String(port, radix: 16, uppercase: true)
    let suffix = ":" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    var sockets: [String] = []
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
        for line in (readText(table) ?? "").split(separator: "\n").dropFirst() {
            let columns = line.split(separator: " ")
            if columns.count > 9, columns[1].hasSuffix(suffix), columns[3] == "0A" {
                sockets.append("socket:[\(columns[9])]")
            }
        }
    }
    guard !sockets.isEmpty else { return nil }
    for process in names(in: "/proc") where process.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
        for file in names(in: "/proc/\(process)/fd") {
            var buffer = [CChar](repeating: 0, count: 64)
            guard readlink("/proc/\(process)/fd/\(file)", &buffer, 63) > 0 else { continue }
            let link = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard sockets.contains(link) else { continue }
            let name = readText("/proc/\(process)/comm")?.split(separator: "\n").first.map(String.init) ?? "a program"
            return "\(name) (process \(process))"
        }
    }
    return nil
}

/// The names in a folder, without hidden ones.
private func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if !name.hasPrefix(".") { found.append(name) }
    }
    return found
}

/// A small file's text, also where its length is not known beforehand, as in `/proc`.
public func readText(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
        let got = read(descriptor, &piece, piece.count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return got == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
        bytes += piece[..<got]
    }
}
