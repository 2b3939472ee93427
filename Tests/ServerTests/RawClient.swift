import Glibc

/// A client that sends exactly the bytes a test wants, however wrong they are.
struct RawClient {
    private let descriptor: Int32

    /// Connects to a port of this machine.
    init(port: Int) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Sends text as it is.
    func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends bytes; what the server does not take any more is lost.
    func send(_ bytes: [UInt8]) { _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

    /// Everything until the server closes the connection, at most 10 seconds of silence.
    func readToEnd() -> String {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let got = recv(descriptor, &piece, piece.count, 0)
            guard got > 0 else { return String(decoding: all, as: UTF8.self) }
            all += piece[..<got]
        }
    }

    /// The next bytes that come.
    func readSome() -> String {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let got = recv(descriptor, &piece, piece.count, 0)
        return String(decoding: piece.prefix(max(0, got)), as: UTF8.self)
    }

    /// False once the server has hung up.
    var isOpen: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) < 0 && errno == EAGAIN
    }

    /// Hangs up.
    func end() { close(descriptor) }

    /// One exchange: sends a text, reads until the end, hangs up.
    static func exchange(_ port: Int, _ text: String) -> String {
        let client = RawClient(port: port)
        defer { client.end() }
        client.send(text)
        return client.readToEnd()
    }
}

/// The status code of a raw reply, or 0 where there is none.
func status(_ reply: String) -> Int {
    let words = reply.prefix(16).split(separator: " ")
    return words.count > 1 ? Int(words[1].prefix(3)) ?? 0 : 0
}
