import Testing

@testable import Server

@Suite struct LabContentTests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    private let form = Header("Content-Type", "application/x-www-form-urlencoded")

    private func bring(_ json: String, _ more: [Header] = []) -> Reply {
        let escaped = json.utf8.map { byte in
            let hex = String(byte, radix: 16)
            return "%" + (hex.utf8.count < 2 ? "0" : "") + hex
        }
        return fixture.ask(
            "/lab/content", .post, [form] + more,
            body: .bytes(Array(("name=own.json&content=" + escaped.joined()).utf8)))
    }

    private let good =
        #"{"title":"Mine","modes":[{"id":"a","label":"First","icon":"map"},{"id":"b","label":"Second","icon":"bus"}]}"#

    @Test func aContentThatIsBroughtIsShownInAllEight() throws {
        let reply = bring(good)
        #expect(reply.status == 303)
        let address = try #require(reply.headers.value("Location"))
        #expect(bring(good).headers.value("Location") == address)
        let page = fixture.ask(address).text
        #expect(page.contains("These frames show “Mine”"))
        let name = try #require(address.split(separator: "=").last)
        for letter in ["a", "b", "c", "d1", "d2", "e", "f", "g"] {
            let strip = fixture.ask("/lab/strip?proposal=\(letter)&content=\(name)")
            #expect(strip.status == 200 && strip.text.contains("content=\(name)"))
        }
        let frame = fixture.ask("/lab/frame?state=own-a-first&content=\(name)")
        #expect(frame.status == 200 && frame.text.contains("First") && !frame.text.contains("Nearby"))
        #expect(fixture.ask("/lab/map.svg?state=own-a-first&content=\(name)").status == 200)
        let app = fixture.ask("/lab/app?proposal=b&mode=b&content=\(name)").text
        #expect(app.contains("/wasm/lab.wasm") && !app.contains("/wasm/wingbar.wasm") && app.contains("Second"))
    }

    @Test func busesShipAndTheirModesAreTheirOwn() {
        #expect(fixture.ask("/lab?content=buses").text.contains("Singapore Buses"))
        #expect(fixture.ask("/lab/app?content=buses&mode=settings").status == 200)
        #expect(fixture.ask("/lab/app?content=buses&mode=rare").status == 400)
        #expect(fixture.ask("/lab/app?mode=settings").status == 400)
    }

    @Test func aMistakeIsSaidWithItsPathAndItsReason() {
        let reply = bring(#"{"title":"<script>x</script>","modes":[{"id":"a","label":"A","icon":"mapp"}]}"#)
        #expect(reply.status == 422)
        #expect(reply.text.contains("own.json cannot be shown") && reply.text.contains("modes[0].icon"))
        #expect(!reply.text.contains("<script>x"))
    }

    @Test(arguments: ["", "null", "[", "{\"title\":1}", "\u{0}", String(repeating: "[", count: 50_000)])
    func whateverItIsItIsRefusedInThePage(_ text: String) { #expect([400, 422].contains(bring(text).status)) }

    @Test func whatIsTooLargeIsRefused() {
        #expect(bring("{\"title\":\"" + String(repeating: "x", count: 270_000) + "\"}").status >= 400)
    }

    @Test func anotherSitesPageCannotBringOne() {
        #expect(bring(good, [Header("Sec-Fetch-Site", "cross-site")]).status == 403)
    }

    @Test func sixteenAreKeptAndTheOldestGoes() throws {
        let first = try #require(bring(good).headers.value("Location"))
        for index in 0..<16 {
            #expect(bring(good.replacing("Mine", with: "Mine \(index)")).status == 303)
        }
        let page = fixture.ask(first)
        #expect(page.status == 200 && page.text.contains("is not here any more"))
        #expect(!page.text.contains("/lab/frame?state=nearby-running&amp;content"))
        #expect(fixture.ask(first.replacing("/lab?", with: "/lab/app?")).status == 400)
    }

    @Test func aBarOfAnotherPlatformIsDrawnLiveToo() {
        let app = fixture.ask("/lab/app?style=material3").text
        #expect(app.contains("lab-bar-material3") && app.contains("/lab/platform.css"))
        #expect(fixture.ask("/lab/tokens.css").text.contains(".lab-bar-material3 {"))
        #expect(!fixture.ask("/lab/app").text.contains("platform.css"))
    }
}
