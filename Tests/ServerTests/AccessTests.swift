import Testing

@testable import Server

@Suite struct AccessTests {
    static let hosts: [(String?, Bool)] = [
        ("localhost", true), ("localhost:8080", true), ("LOCALHOST:1", true), ("127.0.0.1:8080", true),
        ("[::1]:8080", true), ("[::1]", true), ("evil.example", false), ("localhost.evil.example", false),
        ("127.0.0.1.evil.example:8080", false), ("evil.example:8080", false), ("localhost:evil", false),
        ("[::1].evil.example", false), ("", false), (nil, false), ("localhost:99999", false), ("0.0.0.0:8080", false),
    ]

    @Test(arguments: hosts) func onlyThisMachinesNamesAreAnswered(host: String?, isAnswered: Bool) {
        #expect((Access(loopback: true).refusal(host: host) == nil) == isAnswered)
    }

    static let openHosts: [(String?, Bool)] = [
        ("192.168.1.7:8080", true), ("[fe80::1]:8080", true), ("127.0.0.1", true), ("localhost:8080", true),
        ("birds.example:443", true), ("BirdPi", true), ("evil.example", false), ("192.168.1.7.evil.example", false),
        ("1.2.3", false), ("[x]", false), ("::1", false), ("", false), (nil, false),
    ]

    @Test(arguments: openHosts) func anOpenAddressAnswersToAddressesAndItsNamesOnly(host: String?, isAnswered: Bool) {
        let access = Access(loopback: false, host: "birdpi", names: ["birds.example"])
        let refusal = access.refusal(host: host)
        #expect((refusal == nil) == isAnswered)
        #expect(refusal == nil || refusal?.status == 421 && refusal?.text.contains("--name") == true)
    }

    @Test func aNameIsAddedToThisMachines() {
        #expect(Access(loopback: true, names: ["birds.example"]).refusal(host: "birds.example:443") == nil)
        #expect(Access(loopback: true, names: ["birds.example"]).refusal(host: "localhost") == nil)
        #expect(Access(loopback: true).refusal(host: "192.168.1.7") != nil)
    }

    @Test func behindAProxyOnlyTheTokenCounts() throws {
        let access = Access(loopback: true, names: ["birds.example"], token: Array(Self.secret.utf8))
        for more in [[], [Header("Authorization", "Bearer \(Self.secret)")]] {
            let request = try Request(.post, "/api/import", headers: Self.ours + more)
            #expect((access.refusal(change: request) == nil) == !more.isEmpty)
        }
    }

    @Test(
        arguments: [
            "X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "Via", "X-Real-IP", "X-Client-IP", "CF-Connecting-IP",
            "cf-connecting-ip",
        ])
    func everyProxyShows(header: String) throws {
        let request = try Request(.post, "/api/import", headers: Self.ours + [Header(header, "x")])
        #expect(Access(loopback: true).refusal(change: request)?.status == 403)
    }

    private static let ours = [Header("X-Wingbar", "1"), Header("Host", "localhost:8080")]
    private static let secret = "0123456789abcdef0123456789abcdef"

    static let changes: [(String, [Header], Bool, Bool)] = [
        ("a program here", ours, true, true),
        (
            "our page", ours + [Header("Origin", "http://localhost:8080"), Header("Sec-Fetch-Site", "same-origin")],
            true, true
        ),
        (
            "a form of another site", [Header("Host", "localhost:8080"), Header("Origin", "http://evil.example")], true,
            false
        ),
        ("no header", [Header("Host", "localhost:8080")], true, false),
        ("a page elsewhere", ours + [Header("Origin", "http://evil.example")], true, false),
        ("a page without origin", ours + [Header("Origin", "null")], true, false),
        ("another port", ours + [Header("Origin", "http://localhost:9999")], true, false),
        ("another site", ours + [Header("Sec-Fetch-Site", "cross-site")], true, false),
        ("another machine", ours, false, false),
        ("through a proxy", ours + [Header("X-Forwarded-For", "1.2.3.4")], true, false),
        ("another name", [Header("X-Wingbar", "1"), Header("Host", "birds.example")], true, false),
        ("the token", ours + [Header("Authorization", "Bearer \(secret)")], false, true),
        (
            "the token through a proxy", ours + [Header("Authorization", "Bearer \(secret)"), Header("Via", "x")],
            false, true
        ),
        ("a wrong token", ours + [Header("Authorization", "Bearer \(secret)0")], true, false),
        ("an empty token", ours + [Header("Authorization", "Bearer ")], false, false),
        ("the token without the header", [Header("Authorization", "Bearer \(secret)")], true, false),
    ]

    @Test(arguments: changes) func changesNeedThisMachineOrTheToken(
        name: String, headers: [Header], isHere: Bool, isAllowed: Bool
    ) throws {
        let access = Access(loopback: true, token: Array(Self.secret.utf8))
        let request = try Request(.post, "/api/import", headers: headers, isFromThisMachine: isHere)
        #expect((access.refusal(change: request) == nil) == isAllowed, "\(name)")
    }

    @Test func withoutATokenNoTokenIsRight() throws {
        let request = try Request(
            .post, "/", headers: Self.ours + [Header("Authorization", "Bearer ")], isFromThisMachine: false)
        #expect(Access(loopback: true).refusal(change: request)?.status == 403)
    }
}
