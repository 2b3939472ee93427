import Glibc
import Store
import TestKit
import Testing

@testable import Server

/// What the server does for devices that carry lists between each other.
@Suite struct CarryTests {
    private let fixture: Fixture
    private let name = String(repeating: "ab", count: 32)

    init() throws { fixture = try Fixture(sightings: false) }

    private func id(_ number: Int) -> String { String(repeating: "0", count: 30) + "\(10 + number)" }

    private func ask(
        _ target: String, _ method: Server.Method = .get, name: String? = nil, body: [UInt8]? = nil
    ) -> Reply {
        let headers = [Header("X-Wingbar", "1"), Header("Wingbar-Mailbox", name ?? self.name)]
        let length = body.map { [Header("Content-Length", "\($0.count)")] } ?? []
        return fixture.ask(target, method, headers + length, body: body.map { .bytes($0) } ?? .none)
    }

    private func bytes(_ reply: Reply) -> [UInt8] {
        if case .bytes(let bytes) = reply.content { return bytes }
        return []
    }

    @Test func recordsStandInTheirOrderAndOnce() {
        #expect(ask("/api/carry/take").status == 404)
        #expect(ask("/api/carry/put?record=\(id(1))", .post, body: [1]).status == 404)
        #expect(ask("/api/carry/begin", .post).text == "{\"last\":0}\n")
        #expect(ask("/api/carry/put?record=\(id(1))", .post, body: [1, 2]).text == "{\"sequence\":1}\n")
        #expect(ask("/api/carry/put?record=\(id(2))", .post, body: [3]).text == "{\"sequence\":2}\n")
        #expect(ask("/api/carry/put?record=\(id(1))", .post, body: [1, 2]).text == "{\"sequence\":1}\n")
        #expect(ask("/api/carry/begin", .post).text == "{\"last\":2}\n")
        let first = [1, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 15) + [0x11, 2, 0, 0, 0, 1, 2]
        let second = [2, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 15) + [0x12, 1, 0, 0, 0, 3]
        let last: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0]
        #expect(bytes(ask("/api/carry/take")) == last + first + second)
        #expect(bytes(ask("/api/carry/take?after=1&record=\(id(1))")) == last + second)
        #expect(bytes(ask("/api/carry/take?after=2&record=\(id(2))")) == last)
        #expect(ask("/api/carry/take?after=2&record=\(id(1))").status == 409)
        #expect(ask("/api/carry/take?after=3&record=\(id(3))").status == 409)
        #expect(ask("/api/carry/take?after=1").status == 409)
        #expect(ask("/api/carry/take", name: String(repeating: "cd", count: 32)).status == 404)
        #expect(ask("/api/carry/end", .post).text == "{\"removed\":true}\n")
        #expect(ask("/api/carry/end", .post).text == "{\"removed\":false}\n")
        #expect(ask("/api/carry/take").status == 404)
    }

    @Test(arguments: [
        ("/api/carry/take", "abcd", "Wingbar-Mailbox"),
        ("/api/carry/take", String(repeating: "zz", count: 32), "Wingbar-Mailbox"),
        ("/api/carry/take", String(repeating: "ä", count: 32), "Wingbar-Mailbox"),
        ("/api/carry/take?after=-1", nil, "after"), ("/api/carry/take?after=x", nil, "after"),
        ("/api/carry/take?after=99999999999999999999", nil, "after"),
        ("/api/carry/take?after=1&record=1", nil, "record"),
        ("/api/carry/take?record=\(String(repeating: "0", count: 31))g", nil, "record"),
        ("/api/carry/take?x=1", nil, "x"),
    ]) func whatIsWrongIsNamed(_ target: String, _ name: String?, _ parameter: String) {
        _ = ask("/api/carry/begin", .post)
        let reply = ask(target, name: name)
        #expect(reply.status == 400)
        #expect(reply.text.contains("\"parameter\":\"\(parameter)\""))
    }

    @Test func bodiesAreBounded() {
        _ = ask("/api/carry/begin", .post)
        let most = Mailboxes.Limits().recordBytes
        #expect(ask("/api/carry/put?record=\(id(1))", .post, body: [UInt8](repeating: 7, count: most)).status == 200)
        #expect(
            ask("/api/carry/put?record=\(id(2))", .post, body: [UInt8](repeating: 7, count: most + 1)).status == 413)
        #expect(ask("/api/carry/put?record=\(id(2))", .post, body: []).text.contains("\"parameter\":\"body\""))
        #expect(ask("/api/carry/put?record=x", .post, body: [1]).text.contains("\"parameter\":\"record\""))
    }

    @Test func anotherSitesPageReachesNothing() {
        let named = [Header("Wingbar-Mailbox", name)]
        #expect(fixture.ask("/api/carry/begin", .post, named).status == 403)
        #expect(fixture.ask("/api/carry/take", .get, named).status == 403)
        #expect(fixture.ask("/api/carry/take", .other, named).status == 405)
    }

    @Test func aBodyWithoutTheHeaderIsNotRead() throws {
        let router = Site(fixture.installation, fixture.world).router(Access(loopback: true))
        for header in [[], [Header("X-Wingbar", "1")]] {
            let headers = [Header("Host", "localhost"), Header("Wingbar-Mailbox", name), Header("Content-Length", "9")]
            let request = try Request(.post, "/api/carry/put?record=\(id(1))", headers: headers + header)
            var isRefused = false
            if case .refuse(let reply) = router.admit(request) { isRefused = reply.status == 403 }
            #expect(isRefused == header.isEmpty)
        }
    }

    @Test func ofManyMachinesOneDoesNotTakeAllMailboxes() throws {
        let router = Site(fixture.installation, fixture.world).router(Access(loopback: false))
        func begin(_ number: Int, _ client: String) throws -> Int {
            let box = String(repeating: "0", count: 62) + "\(number)"
            let headers = [Header("Host", "localhost"), Header("X-Wingbar", "1"), Header("Wingbar-Mailbox", box)]
            var request = try Request(.post, "/api/carry/begin", headers: headers, isFromThisMachine: false)
            request.client = client
            return router.respond(request).status
        }
        let most = Mailboxes.Limits().newADayForOne
        for number in 0..<most { #expect(try begin(10 + number, "192.0.2.1") == 200) }
        #expect(try begin(10 + most, "192.0.2.1") == 429)
        #expect(try begin(10 + most, "192.0.2.2") == 200)
    }

    @Test func aProxyAndOtherMachinesMayCarry() throws {
        let router = Site(fixture.installation, fixture.world).router(
            Access(loopback: true, names: ["birds.example"]))
        let headers = [
            Header("Host", "birds.example"), Header("X-Wingbar", "1"), Header("Wingbar-Mailbox", name),
            Header("X-Forwarded-For", "192.0.2.1"),
        ]
        let request = try Request(.post, "/api/carry/begin", headers: headers, isFromThisMachine: false)
        #expect(router.respond(request).status == 200)
    }

    @Test func aDamagedFileIsAnsweredAndNotTouched() throws {
        fixture.folder.write("data/carry.db", "this is no database, and long enough to be looked at as one .......")
        let reply = ask("/api/carry/begin", .post)
        #expect(reply.status == 507)
        #expect(!reply.text.contains("carry.db"), "other machines need not know where it lies")
        #expect(fixture.ask("/api/status").status == 200)
    }
}
