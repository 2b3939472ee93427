import App
import Birds
import Navigation
import Testing

/// Long seeded walks through the whole reducer, with the invariants checked after every step.
@Suite struct WalkTests {
    /// A linear congruential generator (Knuth's MMIX constants): the same walk on every machine.
    struct Dice {
        var state: UInt64
        mutating func roll(_ n: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(n))
        }
    }

    static let steps = ActionTextTests.all.filter {
        switch $0 {
        case .popped, .now: false
        default: true
        }
    }

    @Test(arguments: 1...8) func invariantsHold(_ seed: Int) {
        var dice = Dice(state: UInt64(seed))
        var state = Fixture.started()
        var browser = [state.route.address]
        for _ in 0..<1500 {
            let action = Self.steps[dice.roll(Self.steps.count)]
            run(&state, action, &browser)
            if dice.roll(6) == 0, browser.count > 1 {
                browser.removeLast()
                run(&state, .popped(browser.last!, steps: -1), &browser)
            }
            check(state, browser, action)
        }
        var left = 3000
        while browser.count > 1, left > 0 {
            left -= 1
            browser.removeLast()
            run(&state, .popped(browser.last!, steps: -1), &browser)
        }
        #expect(state.navigation.search == nil || browser.count == 1)
    }

    /// Carries out an action and does to the browser's history what the effects say.
    private func run(_ state: inout AppState, _ action: AppAction, _ browser: inout [String]) {
        for effect in reduce(&state, action) {
            switch effect {
            case .pushAddress(let address): browser.append(address)
            case .replaceAddress(let address): browser[browser.count - 1] = address
            case .stepBack:
                browser.removeLast()
                _ = reduce(&state, .popped(browser.last ?? "", steps: -1))
            default: break
            }
        }
    }

    private func check(_ state: AppState, _ browser: [String], _ action: AppAction) {
        #expect(Mode.allCases.indices.contains(state.navigation.mode))
        #expect(state.awaitedPops == 0, "after \(action.text)")
        #expect(browser.last == state.route.address, "after \(action.text)")
        #expect((try? Route(address: state.route.address)) == state.route, "after \(action.text)")
        if state.chrome.accessory != .absent { #expect(state.list != nil || state.navigation.layout.accessoryAlways) }
        #expect(Filter.kilometresRange.contains(state.filter.kilometres))
        for pushed in state.navigation.front.pushed { #expect(pushed.detent >= .peek) }
        for disc in state.derived.discs { #expect(disc.sightings > 0) }
    }
}
