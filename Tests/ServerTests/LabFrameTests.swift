import App
import Lab
import Testing

@testable import Server

/// The lab's strips as they are served.
@Suite struct LabFrameTests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    private let frames = Strip.all.flatMap { $0.phones + $0.tablets }

    @Test func everyFrameIsAPageOfItsOwnThatOnlyWeMayShowInside() {
        for frame in frames {
            let reply = fixture.ask("/lab/frame?state=" + frame.state.name)
            #expect(reply.status == 200, "\(frame.state.name)")
            let policies = reply.headers.filter { $0.name == "Content-Security-Policy" }
            #expect(policies.count == 1 && policies[0].value.contains("frame-ancestors 'self'"))
            #expect(!reply.text.contains("<script") && !reply.text.contains("autofocus"), "\(frame.state.name)")
            #expect(reply.text.contains("class=\"shell"), "\(frame.state.name)")
        }
        #expect(fixture.ask("/lab/frame?state=nowhere").status == 400 && fixture.ask("/lab/map.svg").status == 400)
        let page = fixture.ask("/lab")
        #expect(page.headers.value("Content-Security-Policy")?.contains("frame-ancestors 'none'") == true)
    }

    @Test func aPicturesMapIsServedForBothAppearances() {
        let page = fixture.ask("/lab/frame?state=nearby-running").text
        #expect(
            page.contains(
                "srcset=\"/lab/map.svg?state=nearby-running&amp;night=1\" media=\"(prefers-color-scheme: dark)\""))
        for name in ["nearby-running", "nearby-running&night=1"] {
            let map = fixture.ask("/lab/map.svg?state=\(name)")
            #expect(map.headers.value("Content-Type") == "image/svg+xml" && map.text.hasPrefix("<svg"))
        }
    }

    @Test func framesOfOnePlaceShareItsMap() {
        // Rare has Nearby's camera, a bird its own.
        #expect(fixture.ask("/lab/frame?state=rare").text.contains("/lab/map.svg?state=nearby-running\""))
        #expect(fixture.ask("/lab/frame?state=bird-minimised").text.contains("/lab/map.svg?state=bird-minimised\""))
    }

    @Test func settingsReachEveryFrame() {
        let page = fixture.ask("/lab?theme=dark&flavour=ios27&text=200&solid=1&hand=left").text
        let query = "theme=dark&amp;flavour=ios27&amp;text=200&amp;solid=1&amp;hand=left"
        #expect(
            page.contains("/lab/frame?state=rare&amp;\(query)\"")
                && page.contains("/lab/live?state=rare&amp;\(query)\""))
        let frame = fixture.ask("/lab/frame?state=rare&theme=dark&flavour=ios27&text=200&solid=1&hand=left").text
        #expect(
            frame.contains("class=\"lab-screen-page lab-phone lab-text-200 lab-solid lab-left\" data-theme=\"dark\""))
        #expect(frame.contains("data-flavour=\"ios27\""))
        #expect(fixture.ask("/lab?theme=purple").text.contains("/lab/frame?state=rare\""))
    }

    @Test func aFrameIsOpenedLiveInTheFixedWorld() {
        let live = fixture.ask("/lab/live?state=bird-minimised&theme=dark").text
        #expect(live.contains("src=\"/lab/app?bird=annhum&amp;bar=min&amp;theme=dark&amp;world=running\""))
        let app = fixture.ask("/lab/app?bird=annhum&bar=min&theme=dark&world=running")
        #expect(app.headers.value("Content-Security-Policy")?.contains("frame-ancestors 'self'") == true)
        #expect(app.text.contains("name=\"wingbar-lab\"") && app.text.contains("journal-1-1"))
        #expect(app.text.contains("/lab/world.js") && app.text.contains("Calypte anna"))
        #expect(fixture.ask("/lab/app?mode=purple").status == 400)
    }

    @Test func whatTheLabAddsToAnAddressIsNothingThatTheAppReads() throws {
        let chosen = ["theme": "dark", "style": "appetite", "text": "200", "solid": "1", "hand": "left"]
        let settings = LabSettings { chosen[$0] }
        for named in frames.map({ $0.state }) {
            let live = try Route(address: LabApp.address(named, settings))
            #expect(try live == Route(address: settings.applied(to: named).address), "\(named.name)")
        }
    }

    @Test func theFixedWorldAnswersInItsOwnPlace() {
        #expect(fixture.ask("/lab/api/region?lat=49.3&lon=-123.14").text.contains("Stanley Park"))
        #expect(!fixture.ask("/lab/api/region?lat=10&lon=10").text.contains("Stanley Park"))
        #expect(fixture.ask("/lab/api/region?lat=x&lon=1").status == 400)
        #expect(fixture.ask("/lab/api/species").text.contains("Sparrowhawk"))
        #expect(fixture.ask("/lab/api/places.tsv?q=SPAR").text == "Sparwood\tBC\tCanada\t49.733\t-114.885\n")
        #expect(fixture.ask("/lab/api/places.tsv?q=").text.isEmpty)
    }
}
