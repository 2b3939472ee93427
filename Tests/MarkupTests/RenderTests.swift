import Testing

@testable import Markup

@Suite struct RenderTests {
    @Test func elementsAttributesAndTexts() {
        let page = div {
            p { "Canada Goose" }
            a { "Details" }.href("/?bird=cangoo").act("bird cangoo")
            input().type("search").flag(.disabled, true).flag(.hidden, false)
        }.class("row").class("on", when: true).class("off", when: false).label("A bird").data(.actInput, "query")
        #expect(
            html(page) == #"<div class="row on" aria-label="A bird" data-act-input="query"><p>Canada Goose</p>"#
                + #"<a href="/?bird=cangoo" data-act="bird cangoo">Details</a><input type="search" disabled></div>"#)
    }

    @Test func markupInTextsStaysText() {
        let evil = "</p><script>alert('x')&\"</script>"
        #expect(
            html(p { evil }.attr(.title, evil))
                == "<p title=\"&lt;/p&gt;&lt;script&gt;alert(&#39;x&#39;)&amp;&quot;&lt;/script&gt;\">"
                + "&lt;/p&gt;&lt;script&gt;alert(&#39;x&#39;)&amp;&quot;&lt;/script&gt;</p>")
    }

    @Test(
        arguments: [
            (0x00, false), (0x08, false), (0x0B, false), (0x1B, false), (0x7F, false), (0x85, false), (0xFDD0, false),
            (0xFFFE, false), (0x1FFFE, false), (0x10FFFF, false), (0x09, true), (0x0A, true), (0xA0, true),
            (0xE9, true),
            (0x9CE5, true), (0x1F426, true), (0xFEFF, true), (0xFFFD, true),
        ] as [(UInt32, Bool)])
    func charactersIllegalInHTML(_ value: UInt32, _ legal: Bool) {
        let character = String(Character(Unicode.Scalar(value)!))
        #expect(html(p { "a\(character)b" }) == "<p>a\(legal ? character : "\u{FFFD}")b</p>")
    }

    @Test func aCarriageReturnIsKept() { #expect(html(p { "a\rb" }) == "<p>a&#13;b</p>") }

    @Test func textsThatTouchAreKeptApart() {
        #expect(
            html(
                p {
                    "a"; ""; "b"; em { "c" }; "d"
                }) == "<p>a<!---->b<em>c</em>d</p>")
        #expect(
            html(
                p {
                    "a"; group { memo(1) { "\($0)" } }
                }) == "<p>a<!---->1</p>")
    }

    @Test(arguments: [
        ("javascript:alert(1)", "#"), ("JavaScript:alert(1)", "#"), (" \u{1}java\nscript:alert(1)", "#"),
        ("data:text/html,x", "#"), ("vbscript:x", "#"), (":x", "#"), ("/a?b=c:d", "/a?b=c:d"), ("?x:y", "?x:y"),
        ("#a:b", "#a:b"), ("https://ebird.org/x", "https://ebird.org/x"), ("MAILTO:a@b.c", "MAILTO:a@b.c"), ("", ""),
    ])
    func addresses(_ url: String, _ kept: String) { #expect(safeURL(url) == kept) }

    @Test func everyURLAttributeIsChecked() {
        #expect(html(img().attr(.src, "javascript:x")) == "<img src=\"#\">")
        #expect(html(form().attr(.action, "javascript:x")) == "<form action=\"#\"></form>")
    }

    @Test func iconsAreDecorative() {
        let drawn = ##"<svg class="icon" aria-hidden="true"><use href="#icon-star"></use></svg>"##
        #expect(html(icon("star")) == drawn)
    }

    @Test func namesAreThoseOfHTML() {
        for tag in Tag.allCases { #expect("\(tag.text)" == "\(tag)") }
        for name in AttrName.allCases { #expect("\(name.text)" == "\(name)") }
        for name in AriaName.allCases { #expect("\(name.text)" == "\(name)") }
        for name in DataName.allCases {
            let dashed = "\(name)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
            #expect("\(name.text)" == dashed)
        }
        #expect(AttrName.allCases.count <= 64 && AriaName.allCases.count <= 64 && DataName.allCases.count <= 128)
    }

    @Test func keysOfTexts() {
        #expect(key(hashOf: "") == Int64(bitPattern: 0xcbf2_9ce4_8422_2325))
        #expect(key(hashOf: "a") == Int64(bitPattern: 0xaf63_dc4c_8601_ec8c))
    }
}
