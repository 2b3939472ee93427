import Birds
import Lists
import Markup
import Past
import Testing

@Suite struct PlotTests {
    static func state() -> PastState {
        var imported = Archive()
        imported.append(PageTests.list("S1", "Stanley Park", day: 1, [PageTests.goose]))
        var other = PageTests.list("S2", "Iona", day: 400, [PageTests.goose, PageTests.owl])
        other.coordinate = Coordinate(latitude: 49.2, longitude: -123.2)
        imported.append(other)
        var state = PastState()
        state.take(journals: [], imported: imported)
        return state
    }

    @Test func speciesOverTimeAreALineAndATable() {
        var state = Self.state()
        state.open(1, path: "years Years")
        let text = PageTests.page(state)
        #expect(text.contains("d=\"M0 60L320 0\"") && text.contains("d=\"M0 120L0 60L320 0V120Z\""))
        #expect(
            text.contains("<th scope=\"row\">2026</th><td>1</td>")
                && text.contains("<th scope=\"row\">2027</th><td>2</td>"))
    }

    @Test func placesAreOnAMapWithAName() {
        var state = Self.state()
        state.open(1, path: "places Places")
        let text = PageTests.page(state)
        #expect(text.contains("role=\"img\" aria-label=\"Map of your places\""))
        #expect(text.components(of: "plot-spot").count == 3 && !text.contains("nan"))
    }

    @Test func oneYearAndOnePlaceAreNoPlot() {
        var state = PageTests.state()
        state.open(1, path: "years Years")
        #expect(!PageTests.page(state).contains("<svg class=\"plot\""))
    }

    @Test func placesAtOneSpotAreNoDivisionByNothing() {
        var state = PageTests.state()
        state.open(1, path: "places Places")
        #expect(PageTests.page(state).contains("Map of your places") && !PageTests.page(state).contains("nan"))
    }
}
