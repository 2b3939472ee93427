import Glibc
import TestKit
import Testing

@testable import Server

/// A real daemon on a free port with a few addresses of its own.
private final class Bench: Sendable {
    let daemon: Daemon
    let folder = TemporaryFolder()
    var port: Int { daemon.port }

    init(write: @escaping Write = { Glibc.write($0, $1, $2) }) throws {
        let table: [Endpoint] = [
            .get("/hello", ["n"]) { request in Reply(type: "text/plain", text: "hello \(request.query["n"] ?? "")") },
            .change("/small", body: .small(100)) { request in
                guard case .bytes(let bytes) = request.body else { return .refusal(500, "no body") }
                return Reply(type: "text/plain", text: "\(bytes.count)")
            },
            .change("/large", body: .large(1 << 20)) { request in
                guard case .file(let path) = request.body, let file = OpenFile(path: path) else {
                    return .refusal(500, "no file")
                }
                return Reply(type: "text/plain", text: "\(file.size)")
            },
        ]
        let listener = try Listener(host: "127.0.0.1", port: 0)
        let router = Router(table, access: Access(loopback: true))
        daemon = try Daemon(router: router, listener: listener, folder: folder.path, write: write)
    }

    deinit { daemon.stop() }

    func exchange(_ text: String) -> String { RawClient.exchange(port, text) }
}

@Suite struct HostileClientTests {
    private let bench: Bench
    private let ok = "GET /hello?n=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    init() throws { bench = try Bench() }

    @Test func aPlainRequestIsAnswered() {
        let reply = bench.exchange(ok)
        #expect(status(reply) == 200)
        #expect(reply.hasSuffix("\r\n\r\nhello 1"))
        for header in Security.headers { #expect(reply.contains("\(header.name): \(header.value)\r\n")) }
    }

    @Test func aRequestInSingleBytesIsAnswered() {
        let client = RawClient(port: bench.port)
        defer { client.end() }
        for byte in ok.utf8 { client.send([byte]) }
        #expect(status(client.readToEnd()) == 200)
    }

    @Test func oneConnectionTakesManyRequests() {
        let client = RawClient(port: bench.port)
        defer { client.end() }
        for path in ["/hello", "/missing", "/small", "/hello"] {
            client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(status(client.readSome()) == ["/hello": 200, "/missing": 404, "/small": 405][path])
        }
        client.send(ok + ok)
        #expect(client.readToEnd().contains("hello 1"))
    }

    /// Heads that two programs could read in two ways, or that hold what no head may hold.
    static let ambiguous: [(String, String)] = [
        (
            "both lengths",
            "POST /small HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
        ),
        (
            "two lengths",
            "POST /small HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde"
        ),
        (
            "same length twice",
            "POST /small HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\ncontent-length: 4\r\n\r\nabcd"
        ),
        (
            "two codings",
            "POST /small HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        (
            "unknown coding",
            "POST /small HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"
        ),
        ("length with a sign", "POST /small HTTP/1.1\r\nHost: localhost\r\nContent-Length: +4\r\n\r\nabcd"),
        ("length in hex", "POST /small HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0x4\r\n\r\nabcd"),
        ("two hosts", "GET /hello HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n"),
        ("no host", "GET /hello HTTP/1.1\r\n\r\n"),
        ("NUL in a value", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n"),
        ("NUL in a name", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX\0Y: a\r\n\r\n"),
        ("NUL at a value's end", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\0\r\n\r\n"),
        ("NUL in the target", "GET /hello\0 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        ("bare CR in a value", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\rY: b\r\n\r\n"),
        (
            "bare CR hides a coding",
            "POST /small HTTP/1.1\r\nHost: localhost\r\nX: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        ),
        ("bare CR before the end", "GET /hello HTTP/1.1\r\nHost: localhost\r\r\n\r\n"),
        ("bare LF", "GET /hello HTTP/1.1\nHost: localhost\n\n"),
        ("folded line", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n"),
        ("blank before the colon", "GET /hello HTTP/1.1\r\nHost: localhost\r\nContent-Length : 0\r\n\r\n"),
        ("control character", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\u{1}b\r\n\r\n"),
        ("NUL before the end", "GET /hello HTTP/1.1\r\nHost: localhost\r\n\0\r\n\r\n"),
        ("whole address as target", "GET http://localhost/hello HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        ("escape cut off", "GET /hello?n=%2 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        ("escaped NUL", "GET /hello?n=%00 HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        ("no UTF-8", "GET /hello?n=%ff%fe HTTP/1.1\r\nHost: localhost\r\n\r\n"),
        ("parameter twice", "GET /hello?n=1&n=2 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
    ]

    @Test(arguments: ambiguous) func ambiguousHeadsAreRefused(name: String, request: String) {
        let reply = bench.exchange(request)
        #expect(status(reply) == 400, "\(name): \(reply.prefix(200))")
        #expect(status(bench.exchange(ok)) == 200)
    }

    @Test func blanksAroundAValueAreFine() {
        let reply = bench.exchange(
            "GET /hello HTTP/1.1\r\nHost:localhost  \r\nX:\r\nAccept: \t */* \r\nConnection: close\r\n\r\n")
        #expect(status(reply) == 200)
    }

    @Test func aHeadOfManyPiecesIsFine() {
        let client = RawClient(port: bench.port)
        defer { client.end() }
        client.send("GET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
        for index in 0..<60 {
            client.send("X-\(index): \(String(repeating: "v", count: 200))\r\n")
            usleep(500)
        }
        client.send("\r\n")
        #expect(status(client.readToEnd()) == 200)
    }

    @Test func aHugeHeadIsRefusedAndForgotten() {
        let huge = "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 1 << 20))\r\n\r\n"
        #expect([0, 400, 413, 431].contains(status(bench.exchange(huge))))
        let long = "GET /\(String(repeating: "a", count: 1 << 20)) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        #expect([0, 400, 414].contains(status(bench.exchange(long))))
        #expect(status(bench.exchange(ok)) == 200)
    }

    @Test func noiseIsNotAnswered() {
        for seed in 0..<40 {
            var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
            let client = RawClient(port: bench.port)
            client.send(
                (0..<500).map { _ in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return UInt8(truncatingIfNeeded: state >> 33)
                } + Array("\r\n\r\n".utf8))
            client.end()
        }
        #expect(status(bench.exchange(ok)) == 200)
    }

    private func post(_ path: String, _ rest: String) -> String {
        bench.exchange("POST \(path) HTTP/1.1\r\nHost: localhost\r\nX-Wingbar: 1\r\nConnection: close\r\n\(rest)")
    }

    @Test func bodiesArriveWhole() {
        #expect(post("/small", "Content-Length: 5\r\n\r\nabcde").hasSuffix("\r\n\r\n5"))
        #expect(
            post("/small", "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n").hasSuffix("\r\n\r\n5"))
        let body = String(repeating: "x", count: 300_000)
        #expect(post("/large", "Content-Length: 300000\r\n\r\n\(body)").hasSuffix("\r\n\r\n300000"))
        #expect(post("/large", "Content-Length: 0\r\n\r\n").hasSuffix("\r\n\r\n0"))
        for _ in 0..<50 where !bench.folder.names.isEmpty { usleep(20_000) }
        #expect(bench.folder.names == [])
    }

    @Test func bodiesThatAreTooLongAreRefused() {
        #expect(status(post("/small", "Content-Length: 101\r\n\r\n")) == 413)
        #expect([400, 413].contains(status(post("/small", "Content-Length: 99999999999999999999\r\n\r\n"))))
        #expect(status(post("/large", "Content-Length: 1048577\r\n\r\n")) == 413)
        let chunk = "65\r\n\(String(repeating: "y", count: 0x65))\r\n0\r\n\r\n"
        #expect([0, 413].contains(status(post("/small", "Transfer-Encoding: chunked\r\n\r\n\(chunk)"))))
        #expect(status(bench.exchange("GET /hello HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")) == 413)
    }

    /// The disk is full after 100,000 bytes: the client hears so in words, and nothing of its file stays.
    @Test(arguments: [false, true]) func aFullDiskIsSaid(isChunked: Bool) throws {
        let written = Guarded(0)
        let full = try Bench(write: { descriptor, bytes, count in
            let room = written.with { written in
                let room = min(count, 100_000 - written)
                written += max(0, room)
                return room
            }
            if room > 0 { return Glibc.write(descriptor, bytes, room) }
            errno = ENOSPC
            return -1
        })
        let head = "POST /large?name=a.csv HTTP/1.1\r\nHost: localhost\r\nX-Wingbar: 1\r\nConnection: close\r\n"
        let body = String(repeating: "x", count: 300_000)
        let reply = full.exchange(
            head
                + (isChunked
                    ? "Transfer-Encoding: chunked\r\n\r\n493E0\r\n\(body)\r\n0\r\n\r\n"
                    : "Content-Length: 300000\r\n\r\n\(body)"))
        #expect(status(reply) == 507, "\(reply.prefix(200))")
        #expect(reply.contains("application/json") && reply.contains("free some space on its disk"))
        for _ in 0..<50 where !full.folder.names.isEmpty { usleep(20_000) }
        #expect(full.folder.names == [])
        #expect(status(full.exchange(ok)) == 200)
    }

    /// However many parameters an address has, the answer is a sentence.
    @Test(arguments: [99, 100, 101, 500, 1000, 3000]) func manyParametersAreAnswered(count: Int) {
        let target = "/hello?" + (0..<count).map { "a\($0)=1" }.joined(separator: "&")
        let reply = bench.exchange("GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        #expect(status(reply) == 400, "\(reply.prefix(200))")
        #expect(reply.contains(count > 100 ? "100 parameters at most" : "no such parameter"))
        #expect(status(bench.exchange(ok)) == 200)
    }

    @Test(arguments: [
        "zz\r\nabc\r\n0\r\n\r\n", "-1\r\nabc\r\n", "3\r\nabcdef\r\n0\r\n\r\n", "ffffffffffffffffff\r\na\r\n",
    ])
    func brokenChunksAreRefused(chunks: String) {
        #expect([0, 400, 413].contains(status(post("/small", "Transfer-Encoding: chunked\r\n\r\n\(chunks)"))))
        #expect(status(bench.exchange(ok)) == 200)
    }

    @Test func aBodyThatBreaksOffLeavesNoFile() {
        let client = RawClient(port: bench.port)
        client.send("POST /large HTTP/1.1\r\nHost: localhost\r\nX-Wingbar: 1\r\nContent-Length: 1000\r\n\r\nabc")
        usleep(100_000)
        #expect(bench.folder.names.count == 1)
        client.end()
        for _ in 0..<50 where !bench.folder.names.isEmpty { usleep(20_000) }
        #expect(bench.folder.names == [])
    }

    @Test func twoHundredClientsAtOnceAreAnswered() {
        let clients = (0..<200).map { _ in RawClient(port: bench.port) }
        for client in clients { client.send(ok) }
        #expect(clients.allSatisfy { status($0.readToEnd()) == 200 })
        for client in clients { client.end() }
    }

    @Test func openConnectionsAreLimited() {
        let idle = (0..<300).map { _ in RawClient(port: bench.port) }
        for client in idle { client.end() }
        usleep(50_000)
        #expect(status(bench.exchange(ok)) == 200)
    }

    @Test func methodsThatNobodyTakesAreRefused() {
        for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "BREW"] {
            let reply = bench.exchange("\(method) /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(status(reply) == 405)
            #expect(reply.contains("\r\nAllow: GET, HEAD\r\n"))
        }
    }

    @Test func headHasTheLengthAndNoBody() {
        let reply = bench.exchange("HEAD /hello?n=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        #expect(status(reply) == 200)
        #expect(reply.contains("\r\nContent-Length: 7\r\n"))
        #expect(reply.hasSuffix("\r\n\r\n"))
    }
}

@Suite struct DeadlineTests {
    private func daemon(_ table: [Endpoint], _ folder: TemporaryFolder, seconds: Int) throws -> Daemon {
        let listener = try Listener(host: "127.0.0.1", port: 0)
        let router = Router(table, access: Access(loopback: true))
        return try Daemon(router: router, listener: listener, folder: folder.path, seconds: seconds)
    }

    @Test(arguments: ["GET /", "POST /small HTTP/1.1\r\nHost: localhost\r\nX-Wingbar: 1\r\nContent-Length: 90\r\n\r\n"])
    func aClientThatTricklesIsEnded(start: String) throws {
        let folder = TemporaryFolder()
        let small = Endpoint.change("/small", body: .small(100)) { _ in Reply(type: "text/plain", text: "") }
        let daemon = try daemon([small], folder, seconds: 1)
        let client = RawClient(port: daemon.port)
        client.send(start)
        var sent = 0
        while sent < 80, client.isOpen {
            client.send("a")
            usleep(100_000)
            sent += 1
        }
        #expect(sent < 60)
        client.end()
        daemon.stop()
    }

    @Test func longImportsHoldNobodyUp() throws {
        let folder = TemporaryFolder()
        let isDone = Guarded(false)
        let table: [Endpoint] = [
            .get("/quick") { _ in Reply(type: "text/plain", text: "quick") },
            .change("/slow", body: .large(100)) { _ in
                for _ in 0..<1000 where !isDone.with({ $0 }) { usleep(10_000) }
                return Reply(type: "text/plain", text: "slow")
            },
        ]
        let daemon = try daemon(table, folder, seconds: 20)
        let slow = (0..<8).map { _ in RawClient(port: daemon.port) }
        let post = "POST /slow HTTP/1.1\r\nHost: localhost\r\nX-Wingbar: 1\r\nConnection: close\r\n"
        for client in slow { client.send(post + "Content-Length: 1\r\n\r\na") }
        usleep(50_000)
        for _ in 0..<16 {
            let reply = RawClient.exchange(
                daemon.port, "GET /quick HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(status(reply) == 200)
        }
        isDone.with { $0 = true }
        for client in slow {
            #expect(client.readToEnd().hasSuffix("slow"))
            client.end()
        }
        daemon.stop()
    }

    @Test func aConnectionThatTricklesIsEnded() {
        var pair: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        defer { for descriptor in pair { close(descriptor) } }
        let deadlines = Deadlines(seconds: 1)
        deadlines.startSweeping()
        deadlines.start(pair[0])
        var byte: UInt8 = 0
        #expect(recv(pair[1], &byte, 1, 0) == 0)
        deadlines.stopSweeping()
    }

    @Test func aConnectionWhoseRequestCameIsLeftAlone() {
        var pair: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        defer { for descriptor in pair { close(descriptor) } }
        let deadlines = Deadlines(seconds: 0)
        deadlines.start(pair[0])
        deadlines.stop(pair[0])
        deadlines.startSweeping()
        usleep(700_000)
        var byte: UInt8 = 0
        #expect(recv(pair[1], &byte, 1, Int32(MSG_DONTWAIT)) == -1)
        deadlines.stopSweeping()
    }
}
