import App
import Birds
import Lists
import Navigation
import Testing

@Suite struct SwipeTests {
    private func letGo(_ x: Double, velocity: Double = 0) -> AppAction {
        .swiped(x: x, velocity: velocity, open: 220, width: 370)
    }

    /// The row effect among some, as text.
    private func row(_ effects: [Effect]) -> [String] {
        effects.compactMap { if case .row = $0 { $0.text } else { nil } }
    }

    private func open(_ name: String = "nearby-cangoo") -> AppState {
        var state = Fixture.started()
        _ = reduce(&state, .uncover(name))
        #expect(state.swiped == SwipedRow(name))
        #expect(row(reduce(&state, letGo(220))) == ["row open 0 0.344 1"])
        #expect(state.swiped?.isOpen == true)
        return state
    }

    @Test func opensAndGoesBack() {
        var state = open()
        #expect(row(reduce(&state, letGo(60))) == ["row covered 0 0.344 1"])
        #expect(state.swiped?.isOpen == false)
        #expect(row(reduce(&state, letGo(30, velocity: 1500))) == ["row open 1500 0.344 0.8"])
    }

    @Test func aFullSwipeTicksOnceAndGoesBack() {
        var state = Fixture.started()
        _ = reduce(&state, .uncover("nearby-x-gull"))
        let effects = reduce(&state, letGo(330))
        #expect(row(effects) == ["row covered 0 0.344 1"])
        #expect(state.list?.count(of: "x-gull") == 1 && state.swiped?.isOpen == false)
    }

    @Test(arguments: [
        AppAction.cover, .escape, .tick("cangoo"), .menu(.distance), .rested(.full), .kilometres(20),
    ])
    func closes(_ action: AppAction) {
        var state = open()
        #expect(row(reduce(&state, action)) == ["row covered 0 0.344 1"], "\(action.text)")
        #expect(state.swiped?.isOpen == false)
        #expect(state.navigation.front.pushed.isEmpty)
    }

    @Test(arguments: [AppAction.bird("wooduc"), .mode(.rare), .search])
    func isForgottenWhenAnotherSheetComes(_ action: AppAction) {
        var state = open()
        #expect(row(reduce(&state, action)) == ["row covered 0 0.344 1"])
        #expect(state.swiped == nil)
    }

    @Test(arguments: [
        AppAction.now(Fixture.utc + 60), .online(false), .fade, .camera(Camera(centre: Fixture.centre, zoom: 9)),
    ])
    func staysOpen(_ action: AppAction) {
        var state = open()
        #expect(row(reduce(&state, action)).isEmpty && state.swiped?.isOpen == true)
    }

    @Test func anotherRowTakesItsPlace() {
        var state = open()
        #expect(row(reduce(&state, .uncover("nearby-wooduc"))) == ["row covered 0 0.344 1"])
        #expect(state.swiped == SwipedRow("nearby-wooduc"))
    }

    @Test func aHandThatLetsGoOfAForgottenRowSendsItBack() {
        var state = Fixture.started()
        #expect(row(reduce(&state, letGo(330))) == ["row covered 0 0.344 1"])
        #expect(state.list == nil)
    }

    @Test func keysOpenItAndGetTheRowBack() {
        var state = Fixture.started()
        let opened = reduce(&state, .rowActions("nearby-cangoo"))
        #expect(row(opened) == ["row open 0 0.344 1"] && opened.contains(.focus("row-actions")))
        #expect(reduce(&state, .escape).contains(.focus("row-nearby-cangoo")))
        _ = reduce(&state, .rowActions("nearby-cangoo"))
        #expect(reduce(&state, .tick("cangoo")).contains(.focus("row-nearby-cangoo")))
        #expect(state.list?.count(of: "cangoo") == 1)
    }

    @Test func aNameIsAListAndACode() {
        #expect(SwipedRow("nearby-x-gull").code == "x-gull" && SwipedRow("list-cangoo").code == "cangoo")
        #expect(SwipedRow("rare-a").stands(in: "rare", "a") && !SwipedRow("rare-a").stands(in: "nearby", "a"))
    }
}
