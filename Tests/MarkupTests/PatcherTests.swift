import TestKit
import Testing

@testable import Markup

@Suite struct PatcherTests {
    /// Patching one page into another must give what rendering the other gives: 12,000 random pairs, in chains of four.
    @Test(arguments: 0..<8) func patchingEqualsRendering(_ batch: Int) {
        for seed in 0..<375 {
            var random = Seeded(state: UInt64(batch * 1000 + seed))
            var plan = Plan.random(4, using: &random)
            let patcher = Patcher()
            let page = ModelDOM()
            patcher.render(plan.node)
            page.apply(patcher)
            for step in 0..<4 {
                plan = plan.changed(4, using: &random)
                patcher.render(plan.node)
                page.apply(patcher)
                let fresh = Patcher()
                let expected = ModelDOM()
                fresh.render(plan.node)
                expected.apply(fresh)
                #expect(page.root.outline == expected.root.outline, "batch \(batch), seed \(seed), step \(step)")
            }
        }
    }

    /// Taking over any page, even a wrong one, ends in the right one; taking over the right one makes nothing.
    @Test func adoption() {
        for seed in 0..<400 {
            var random = Seeded(state: UInt64(90_000 + seed))
            let wrong = Plan.random(4, using: &random)
            let right = wrong.changed(4, using: &random)
            let page = ModelDOM()
            for plan in [wrong, right, right] {
                let patcher = Patcher()
                page.root.dropEmptyTexts()
                let made = page.made
                let before = page.root.outline
                patcher.render(plan.node)
                page.apply(patcher)
                let expected = ModelDOM()
                let fresh = Patcher()
                fresh.render(plan.node)
                expected.apply(fresh)
                #expect(page.root.outline == expected.root.outline, "seed \(seed)")
                if before == page.root.outline { #expect(page.made == made, "seed \(seed)") }
            }
        }
    }

    private func rows(_ keys: [Int64]) -> Node {
        ul { each(keys, key: { $0 }) { key in li { "\(key)" } } }
    }

    private func ops(_ from: [Int64], _ to: [Int64]) -> [PatchOp: Int] {
        let patcher = Patcher()
        patcher.render(rows(from))
        patcher.patch.reset()
        patcher.render(rows(to))
        return ModelDOM().counts(patcher)
    }

    @Test func movesAreFewest() {
        #expect(ops([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]) == [.insert: 1])
        #expect(ops([1, 2, 3, 4, 5], [1, 5, 3, 4, 2]) == [.insert: 2])
        #expect(ops([1, 2, 3], []) == [.clear: 1])
        #expect(ops([1, 2, 3], [1, 3]) == [.remove: 1])
        #expect(ops([1, 2], [1, 2]) == [:])
    }

    @Test func aMemoWithTheSameInputIsNotBuilt() {
        let built = Counter()
        let patcher = Patcher()
        for input in [1, 1, 2, 2] {
            patcher.render(
                div {
                    memo(input) { value in
                        built.label(value)
                    }
                })
        }
        #expect(built.count == 2)
    }

    @Test func longestIncreasingSubsequence() {
        #expect(increasing([2, 0, 1, -1, 3]) == [1, 2, 4])
        #expect(increasing([]) == [])
        #expect(increasing([-1, -1]) == [])
    }
}

private final class Counter {
    var count = 0

    func label(_ value: Int) -> String {
        count += 1
        return "\(value)"
    }
}
