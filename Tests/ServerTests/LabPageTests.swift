import Testing

@testable import Server

@Suite struct LabPageTests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    private let form = Header("Content-Type", "application/x-www-form-urlencoded")

    @Test func thePageAndItsStylesAreServed() {
        let page = fixture.ask("/lab/bar")
        #expect(page.status == 200)
        #expect(page.text.contains("<h2>Appetite UI Navigation</h2>"))
        let styles = fixture.ask("/lab/bar.css")
        #expect(styles.headers.value("Content-Type") == "text/css; charset=utf-8")
        #expect(styles.text.hasPrefix("[data-kind=\"ios26\"] {\n"))
    }

    @Test func onesOwnContentIsCheckedAndNeverBecomesMarkup() {
        let body = Body.bytes(Array("content=%7B%22%3Cscript%3E%22%3A+1%7D".utf8))
        let page = fixture.ask("/lab/check", .post, [form], body: body)
        #expect(page.status == 200)
        #expect(page.text.contains("There is no such key"))
        #expect(!page.text.contains("<script"))
    }

    @Test func aBodyThatIsNoFormIsRefused() {
        #expect(fixture.ask("/lab/check", .post, [form], body: .bytes([0x63, 0x3D, 0x25, 0xFF])).status == 400)
        #expect(fixture.ask("/lab/check", .post, [form]).status == 400)
    }
}
