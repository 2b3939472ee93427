import Glibc
import TestKit
import Testing

@testable import Server

@Suite struct FileTests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    private let map = "/basemap/base.pmtiles"

    @Test func filesHaveTheirTypes() {
        #expect(fixture.ask("/styles/wingbar.css").headers.value("Content-Type") == "text/css; charset=utf-8")
        #expect(fixture.ask("/styles/wingbar.css").text == "body { margin: 0 }\n")
        #expect(fixture.ask(map).headers.value("Content-Type") == "application/vnd.pmtiles")
        #expect(mimeType("a.wasm") == "application/wasm")
        #expect(mimeType("a.js") == "text/javascript; charset=utf-8")
        #expect(mimeType("a.woff2") == "font/woff2")
        #expect(mimeType("a") == "application/octet-stream")
    }

    static let traversals = [
        "/../Package.swift", "/styles/../../Package.swift", "/%2e%2e/Package.swift", "/..%2fPackage.swift",
        "/styles/%2e%2e%2f%2e%2e%2fPackage.swift", "//etc/passwd", "/etc/passwd", "/styles/", "/styles",
        "/styles/./wingbar.css", "/data/wingbar.db", "/.wingbar/tables/taxonomy.tsv", "/index.html",
        "/styles\\wingbar.css", "/styles/wingbar.css/", "/styles/wingbar.css%20", "/STYLES/wingbar.css",
    ]

    @Test(arguments: traversals) func noAddressLeadsOutOfTheTable(target: String) {
        #expect(fixture.ask(target).status == 404)
    }

    @Test func linksAndHiddenFilesAreNotServed() throws {
        let folder = TemporaryFolder()
        folder.write("Web/.secret", "x")
        folder.write("secret", "x")
        folder.write("Web/page.js.br", "x")
        folder.write("Web/a/b.js", "x")
        symlink("\(folder.path)/secret", "\(folder.path)/Web/link.js")
        #expect(filesBelow("\(folder.path)/Web").map(\.name) == ["a/b.js"])
    }

    @Test func rangesAreParts() {
        func part(_ range: String) -> (Int, String?, Int64) {
            let reply = fixture.ask(map, .get, [Header("Range", range)])
            return (reply.status, reply.headers.value("Content-Range"), reply.content.count)
        }
        #expect(part("bytes=0-99") == (206, "bytes 0-99/1000", 100))
        #expect(part("bytes=990-") == (206, "bytes 990-999/1000", 10))
        #expect(part("bytes=-10") == (206, "bytes 990-999/1000", 10))
        #expect(part("bytes=-5000") == (206, "bytes 0-999/1000", 1000))
        #expect(part("bytes=500-5000") == (206, "bytes 500-999/1000", 500))
        #expect(part("bytes=1000-") == (416, "bytes */1000", part("bytes=1000-").2))
        #expect(part("bytes=-0").0 == 416)
        for ignored in [
            "bytes=5-1", "bytes=a-b", "bytes=", "bytes=-", "lines=1-2", "bytes=0-1,5-6", "bytes=0-99999999999999999999",
        ] {
            #expect(part(ignored) == (200, nil, 1000), "\(ignored)")
        }
    }

    @Test func partsAreTheRightBytes() {
        let reply = fixture.ask(map, .get, [Header("Range", "bytes=250-252")])
        guard case .file(let file, let offset, let count) = reply.content else {
            Issue.record("a part comes from the file")
            return
        }
        #expect(file.bytes(offset: offset, count: count) == [250, 0, 1])
        #expect(reply.headers.value("Accept-Ranges") == "bytes")
    }

    @Test func aPartOfAnotherVersionIsTheWholeFile() throws {
        let tag = try #require(fixture.ask(map).headers.value("ETag"))
        func status(_ condition: String) -> Int {
            fixture.ask(map, .get, [Header("Range", "bytes=0-9"), Header("If-Range", condition)]).status
        }
        #expect(status(tag) == 206)
        #expect(status("\"another\"") == 200)
        #expect(status("Wed, 21 Oct 2015 07:28:00 GMT") == 200)
        #expect(status("W/\(tag)") == 200)
    }

    @Test func aFileReplacedWhileItIsSentStaysWhole() throws {
        let before = fixture.ask(map)
        let next = fixture.folder.write(".wingbar/basemap/next", [UInt8](repeating: 7, count: 2000))
        #expect(rename(next, fixture.installation.basemap) == 0)
        let after = fixture.ask(map)
        #expect(before.content.count == 1000)
        guard case .file(let file, _, _) = before.content else { return }
        #expect(file.bytes()?.prefix(3) == [0, 1, 2])
        #expect(after.content.count == 2000)
        #expect(before.headers.value("ETag") != after.headers.value("ETag"))
    }

    @Test func unchangedFilesAreNotSentAgain() throws {
        let tag = try #require(fixture.ask(map).headers.value("ETag"))
        for header in [tag, "\"x\", \(tag)", "W/\(tag)", "*"] {
            #expect(fixture.ask(map, .get, [Header("If-None-Match", header)]).status == 304)
        }
        #expect(fixture.ask(map, .get, [Header("If-None-Match", "\"x\"")]).status == 200)
    }

    @Test func compressedSiblingsAreChosen() {
        fixture.folder.write("Web/styles/wingbar.css.gz", "gz")
        func coding(_ accept: String) -> String? {
            fixture.ask("/styles/wingbar.css", .get, [Header("Accept-Encoding", accept)]).headers
                .value("Content-Encoding")
        }
        #expect(coding("gzip") == "gzip")
        #expect(coding("br") == nil)
        fixture.folder.write("Web/styles/wingbar.css.br", "br")
        #expect(coding("gzip, deflate, br") == "br")
        #expect(coding("br;q=0.5, gzip;q=0.9") == "gzip")
        #expect(coding("br;q=0") == nil)
        #expect(coding("BR") == "br")
        #expect(coding("identity, *") == nil)
        #expect(fixture.ask("/styles/wingbar.css", .get, [Header("Accept-Encoding", "br")]).text == "br")
    }

    @Test func anOlderSiblingIsLeftAlone() {
        let old = fixture.folder.write("Web/styles/wingbar.css.br", "old")
        fixture.folder.write("Web/styles/wingbar.css", "new")
        let before = [timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0)]
        #expect(utimes(old, before) == 0)
        #expect(fixture.ask("/styles/wingbar.css", .get, [Header("Accept-Encoding", "br")]).text == "new")
    }

    @Test func largeRepliesInMemoryArePackedOnce() throws {
        let request = try Request(.get, "/", headers: [Header("Accept-Encoding", "gzip")])
        func pack(_ byte: UInt8) -> Reply {
            compressed(tagged([UInt8](repeating: byte, count: 1 << 19), type: "text/plain"), for: request)
        }
        for byte in UInt8(0)..<20 {
            let first = pack(byte)
            let again = pack(byte)
            #expect(first.headers.value("Content-Encoding") == "gzip")
            #expect(first.headers == again.headers && first.text == again.text)
            #expect(first.content.count < 2000)
        }
        #expect(pack(1).headers.value("ETag") != pack(2).headers.value("ETag"))
    }

    @Test func everyAddressRefusesWhatItDoesNotTake() {
        for endpoint in Site(fixture.installation, fixture.world).endpoints() {
            let wrong: Server.Method = endpoint.method == .post ? .get : .post
            let reply = fixture.ask(endpoint.path, wrong)
            #expect(reply.status == 405, "\(endpoint.path)")
            #expect(reply.headers.value("Allow") == (endpoint.method == .post ? "POST" : "GET, HEAD"))
        }
    }

    @Test func everyReadableAddressAnswersWithTheSecurityHeaders() {
        for endpoint in Site(fixture.installation, fixture.world).endpoints() where endpoint.method == .get {
            let reply = fixture.ask(endpoint.path)
            #expect(reply.status < 500, "\(endpoint.path)")
            let wanted = Security.headers.map { header in
                // The one page without parameters that the lab shows inside its own.
                endpoint.path == "/lab/app" && header.name == Security.framedPolicy.name
                    ? Security.framedPolicy : header
            }
            for header in wanted {
                #expect(reply.headers.filter { $0.name == header.name } == [header], "\(endpoint.path)")
            }
            #expect(reply.headers.value("Content-Type") != nil)
        }
    }
}
