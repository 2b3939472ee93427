import App
import Birds
import Lists
import Testing

/// The way of a travelling list, measured from the person's location.
@Suite struct MeasureTests {
    /// A position so many metres north of the park, after so many seconds.
    private func fix(_ metres: Double, _ second: Int64, accuracy: Double = 5) -> AppAction {
        let at = Coordinate(latitude: 49.3 + metres / 111_195, longitude: -123.14)
        return .fix(Fix(coordinate: at, accuracy: accuracy, utc: Fixture.utc + second))
    }

    private func watches(_ effects: [Effect]) -> [Bool] {
        effects.compactMap { if case .watch(let on) = $0 { on } else { nil } }
    }

    /// Walks on at 1 m a second.
    private func walk(_ state: inout AppState, _ metres: ClosedRange<Int64>) {
        for metre in metres { _ = reduce(&state, fix(Double(metre), metre)) }
    }

    private func travelling() -> AppState {
        var state = Fixture.started()
        _ = reduce(&state, .writer(500))
        _ = reduce(&state, .measure(true))
        _ = reduce(&state, .list(.start))
        _ = reduce(&state, .list(.edit(.how, "Traveling")))
        return state
    }

    @Test func aTravellingListIsMeasuredWhileItRuns() {
        var state = Fixture.started()
        _ = reduce(&state, .mode(.list))
        #expect(watches(reduce(&state, .measure(true))) == [])
        #expect(watches(reduce(&state, .list(.start))) == [])
        #expect(watches(reduce(&state, .list(.edit(.how, "Traveling")))) == [true])
        #expect(state.walk.standing == .waiting)
        walk(&state, 0...200)
        #expect(state.walk.standing == .measuring)
        // In portions; the rest comes with the end.
        #expect((state.list?.metres).map { (140...200).contains($0) } == true)
        let id = state.list?.id ?? ""
        #expect(watches(reduce(&state, .finish)) == [false])
        #expect((state.shelf.journal(id)?.list.metres).map { (175...200).contains($0) } == true)
        #expect(reduce(&state, fix(900, 900)).isEmpty)
    }

    @Test func nothingIsMeasuredWithoutBeingAsked() {
        var state = Fixture.started()
        _ = reduce(&state, .list(.start))
        #expect(watches(reduce(&state, .list(.edit(.how, "Traveling")))) == [])
        walk(&state, 0...200)
        #expect(state.list?.metres == nil)
        #expect(watches(reduce(&state, .measure(true))) == [true])
        #expect(watches(reduce(&state, .list(.edit(.how, "Stationary")))) == [false])
    }

    @Test func aHiddenPageMeasuresNothingAndSaysForHowLong() {
        var state = travelling()
        walk(&state, 0...100)
        #expect(watches(reduce(&state, .hidden(true))) == [false])
        let metres = state.list?.metres
        #expect(metres.map { (80...100).contains($0) } == true)
        _ = reduce(&state, .now(Fixture.utc + 700))
        #expect(watches(reduce(&state, .hidden(false))) == [true])
        #expect(state.walk.missed == 700)
        // The way to where it is seen again is not known.
        _ = reduce(&state, fix(2000, 701))
        _ = reduce(&state, fix(2000, 702))
        #expect(state.list?.metres == metres)
        walk(&state, 2000...2100)
        #expect((state.list?.metres ?? 0) > (metres ?? 0) + 49)
    }

    @Test func whatAPersonTypesHoldsAndIsAddedTo() {
        var state = travelling()
        walk(&state, 0...100)
        _ = reduce(&state, .list(.edit(.distance, "1.5")))
        #expect(state.list?.metres == 1500)
        walk(&state, 101...200)
        let id = state.list?.id ?? ""
        _ = reduce(&state, .finish)
        #expect((state.shelf.journal(id)?.list.metres).map { (1550...1610).contains($0) } == true)
    }

    @Test func whyItPausesIsKnown() {
        var state = travelling()
        _ = reduce(&state, .fixFailed("denied"))
        #expect(state.walk.standing == .denied)
        _ = reduce(&state, .fixFailed("unavailable"))
        #expect(state.walk.standing == .unavailable)
        _ = reduce(&state, fix(0, 0, accuracy: 80))
        #expect(state.walk.standing == .rough)
        _ = reduce(&state, fix(0, 1))
        #expect(state.walk.standing == .measuring)
        // Another try asks anew.
        _ = reduce(&state, .fixFailed("denied"))
        _ = reduce(&state, .measure(false))
        #expect(watches(reduce(&state, .measure(true))) == [true])
        #expect(state.walk.standing == .waiting)
    }

    @Test func anotherWindowThatMeasuresIsSaid() {
        var state = travelling()
        _ = reduce(&state, .fixFailed("elsewhere"))
        #expect(state.walk.standing == .elsewhere)
        // It has stopped: only the window whose turn it is hears of fixes.
        walk(&state, 0...100)
        #expect(state.walk.standing == .measuring && (state.list?.metres ?? 0) > 0)
    }

    @Test func undoTakesTheTickBackAndNotTheWay() {
        var state = travelling()
        _ = reduce(&state, .tick("cangoo"))
        walk(&state, 0...100)
        _ = reduce(&state, .list(.undo(nil)))
        #expect(state.list?.entries.isEmpty == true && (state.list?.metres ?? 0) > 0)
    }

    @Test func theChoiceIsKept() {
        var state = Fixture.started()
        let stored = reduce(&state, .measure(true)).compactMap {
            if case .store(let key, let text) = $0 { (key, text) } else { nil }
        }
        var other = Fixture.started()
        for (key, text) in stored { _ = reduce(&other, .stored(key: key, text: text)) }
        #expect(other.measuresWay)
    }
}
