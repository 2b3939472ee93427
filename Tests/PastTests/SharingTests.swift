import Birds
import Lists
import Past
import Testing

@Suite struct SharingTests {
    /// The bytes of the link that a person makes of a list.
    static func link() throws -> [UInt8] {
        var state = PageTests.state()
        state.open(1, path: "list/5-1 Iona")
        let effects = state.reduce(.link("5-1"), in: 1)
        guard case .link(let title, let bytes)? = effects.first else { throw WrongEffects(effects: effects) }
        #expect(title == "Iona <b> · 3 May 2026")
        return bytes
    }

    struct WrongEffects: Error { var effects: [PastEffect] }

    @Test func aLinkShowsTheListAndKeepsItOnlyWhenAsked() throws {
        var other = PastState()
        other.take(journals: [], imported: Archive())
        other.open(1, path: "shared/7 Shared list")
        other.take(shared: try Self.link())
        other.open(2, path: "days Past lists")
        #expect(PageTests.page(other).contains("Barred Owl") && PageTests.page(other).contains("not kept yet"))
        #expect(PageTests.page(other).contains("Iona &lt;b"), "what a link says is text")
        #expect(PageTests.page(other, 2).contains("No past lists yet"))
        #expect(other.reduce(.keep, in: 1) == [.merge])
        guard case .keep(let bytes)? = other.merge(into: Archive()).first else {
            return #expect(Bool(false), "not kept")
        }
        #expect(try Archive.decode(bytes).lists.map { $0.id } == ["5-1"])
        _ = other.kept(failure: "")
        #expect(PageTests.page(other).contains("among your past lists") && PageTests.page(other, 2).contains("Iona"))
        #expect(other.reduce(.keep, in: 1).isEmpty, "a list is kept once")
        #expect(PageTests.page(other, 2).contains("From a link") && other.lifeCodes.isEmpty, "it is another person's")
        for path in ["life Life list", "years Years", "places Places"] {
            other.open(3, path: path)
            #expect(!PageTests.page(other, 3).contains("Barred Owl") && PageTests.page(other, 3).contains("yet"))
        }
        other.open(3, path: "list/5-1 Iona")
        #expect(!PageTests.page(other, 3).contains("For eBird"))
        #expect(!other.reduce(.export(.eBird, list: nil, again: false), in: 2).contains(.save(.eBird, list: nil)))
        var again = PastState()
        again.take(journals: [], imported: try Archive.decode(bytes))
        #expect(again.lifeCodes.isEmpty, "after a reload too")
    }

    @Test func aSharedListNeverTakesThePlaceOfOnesOwn() throws {
        var state = PastState()
        state.take(journals: [], imported: Archive())
        state.open(1, path: "shared/7 Shared list")
        state.take(shared: try Self.link())
        _ = state.reduce(.keep, in: 1)
        var mine = Archive()
        mine.append(PageTests.list("5-1", "Iona", day: 3, [PageTests.owl, PageTests.goose]))
        guard case .keep(let bytes)? = state.merge(into: mine).first else { return #expect(Bool(false), "not kept") }
        #expect(try Archive.decode(bytes) == mine)
    }

    @Test func aDamagedLinkSaysSo() throws {
        let bytes = try Self.link()
        for broken in [[], Array(bytes.dropLast(3)), Array("hello".utf8), bytes + bytes] {
            var state = PastState()
            state.take(journals: [], imported: Archive())
            state.open(1, path: "shared/7 Shared list")
            state.take(shared: broken)
            #expect(PageTests.page(state).contains("cannot be read") || broken == bytes + bytes)
            if broken.count < bytes.count { #expect(state.reduce(.keep, in: 1).isEmpty) }
        }
    }

    @Test func eachLinkHasItsOwnPage() throws {
        var state = PastState()
        state.take(journals: [], imported: Archive())
        state.open(1, path: "shared/7 Shared list")
        let isList = state.take(shared: try Self.link())
        #expect(isList)
        state.open(2, path: "shared/8 Shared list")
        for broken in [[], Array("hello".utf8)] {
            let isToo = state.take(shared: broken)
            #expect(!isToo)
        }
        #expect(PageTests.page(state).contains("Barred Owl") && PageTests.page(state, 2).contains("cannot be read"))
        state.open(3, path: "days Past lists")
        let isOnAnotherPage = state.take(shared: try Self.link())
        #expect(!isOnAnotherPage && PageTests.page(state, 2).contains("cannot be read"))
    }

    @Test func aListIsSharedAsText() {
        var state = PageTests.state()
        state.open(1, path: "list/S2 Jericho")
        guard case .share(let title, let text)? = state.reduce(.share("S2"), in: 1).first else {
            return #expect(Bool(false), "not shared")
        }
        #expect(title == "Jericho · 12 May 2026" && text.contains("2 Canada Goose"))
        #expect(state.reduce(.share("S9"), in: 1).isEmpty)
    }
}
