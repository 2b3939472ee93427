import Testing

@testable import BarRules

/// What the documents say of the styles in numbers.
@Suite struct StyleTests {
    @Test(arguments: [(2, 168), (3, 112), (4, 84), (5, 67.2)])
    func appetiteSharesItsInner336Equally(_ row: (Int, Double)) {
        #expect(abs(BarStyle.appetite.share(of: row.0, screen: 402, hasSearch: true) - row.1) < 1e-9)
    }

    @Test func appetiteStandsAsItsPageSays() {
        let style = BarStyle.appetite
        #expect(style.iconBox + style.labelGap + style.labelLine == 44)
        #expect(style.itemHeight == 58)
        #expect(style.itemHeight + 2 * style.rowPadding == style.height)
        // 6 above and below the 44 leave the 58 that they are centred in, within the pixel on either side.
        #expect(style.itemHeight - 44 - 2 * style.itemPadding == 2)
        #expect(style.barWidth(screen: 320, hasSearch: false) == 278)
    }

    @Test func fiveAppetiteTabsHoldAboutEightCharacters() {
        let room = BarStyle.appetite.share(of: 5, screen: 402, hasSearch: false)
        #expect(BarStyle.appetite.labelWidth("Messages") < room)
        #expect(BarStyle.appetite.labelWidth("Destinations") > room)
        let eight = ["Settings", "Messages", "Wildlife", "Calendar", "Journeys"].map {
            BarStyle.appetite.labelWidth($0)
        }
        #expect(eight.allSatisfy { $0 < room })
    }

    @Test func iosSharesTheCapsule() {
        // 402 less 21 on both sides and 4 inside: (402 − 42 − 8) / 4; with search outside 62 + 8 less.
        #expect(BarStyle.ios27.share(of: 4, screen: 402, hasSearch: true) == 88)
        #expect(abs(BarStyle.ios26.share(of: 3, screen: 402, hasSearch: true) - 94) < 1e-9)
        #expect(BarStyle.ios26.itemHeight + 2 * BarStyle.ios26.itemPadding == BarStyle.ios26.height)
    }

    @Test func theDocumentedContrastIsMeasured() throws {
        let pair = try #require(Pair.all.first { $0.front == .label })
        let light = try #require(BarStyle.appetite.contrast(pair, isDark: false))
        #expect(ratioText(light) == "3.26:1")
        #expect(try #require(BarStyle.appetite.contrast(pair, isDark: true)) >= 4.5)
    }

    @Test func appetiteHasItsEightTokensAndNoCount() {
        #expect(Set(BarStyle.appetite.tokens.values.map(\.name)).count == 7)
        #expect(BarStyle.appetite.tokens[.pill]?.light.text == "#6A7282 at 10%")
        #expect(BarStyle.appetite.colour(.count, isDark: false) == nil)
    }

    @Test func contrastIsWCAGs() {
        #expect(Colour.contrast(Colour(0), Colour(0xFFFFFF)) == 21)
        #expect(abs(Colour.contrast(Colour(0x777777), Colour(0xFFFFFF)) - 4.478) < 0.001)
        #expect(Colour(0x000000, alpha: 0.5).over(Colour(0xFFFFFF)).text == "#808080")
        #expect(ratioText(4.4999) == "4.49:1")
    }

    @Test func widthsAddUpAndUnknownCharactersAreAnEm() {
        let style = BarStyle.ios26
        #expect(style.labelWidth("") == 0)
        #expect(abs(style.labelWidth("ab") - style.labelWidth("a") - style.labelWidth("b")) < 1e-9)
        #expect(style.labelWidth("鳥") == 10)
        #expect(style.labelWidth("e\u{301}") == style.labelWidth("e"))
    }
}
