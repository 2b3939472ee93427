import Birds
import Testing

@Suite struct WayTests {
    private static let park = Coordinate(latitude: 49.3, longitude: -123.14)
    private static let metre = 1 / 111_195.0

    /// A position so many metres north and east of the park.
    private static func place(_ north: Double, _ east: Double) -> Coordinate {
        Coordinate(latitude: 49.3 + north * metre, longitude: -123.14 + east * metre / 0.6521)
    }

    /// Numbers with the spread of a normal distribution (Box and Muller would need a logarithm: twelve sums do).
    private struct Noise {
        var seed: UInt64
        mutating func next() -> Double {
            var sum = -6.0
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                sum += Double(seed >> 11) / Double(1 << 53)
            }
            return sum
        }
    }

    struct Walk: Sendable {
        var name: String
        /// Metres north and east after so many seconds.
        var path: @Sendable (Double) -> (Double, Double)
        var seconds: Int
        var accuracy: Double
        var every = 1
        var expected: ClosedRange<Double>
    }

    static let walks = [
        Walk(name: "on a bench, good", path: { _ in (0, 0) }, seconds: 3600, accuracy: 5, expected: 0...0),
        Walk(name: "on a bench, under trees", path: { _ in (0, 0) }, seconds: 3600, accuracy: 25, expected: 0...60),
        Walk(name: "1,200 m straight", path: { ($0 * 1.2, 0) }, seconds: 1000, accuracy: 5, expected: 1170...1230),
        Walk(name: "the same, rough", path: { ($0 * 1.2, 0) }, seconds: 1000, accuracy: 20, expected: 1120...1260),
        Walk(
            name: "the same, seldom", path: { ($0 * 1.2, 0) }, seconds: 1000, accuracy: 5, every: 15,
            expected: 1150...1230),
        Walk(
            name: "out and back", path: { (300 - abs(300 - $0), 0) }, seconds: 600, accuracy: 5, expected: 540...615),
        Walk(
            name: "stop and go",
            path: { (($0 / 120).rounded(.down) * 60 + min(60, $0.truncatingRemainder(dividingBy: 120)), 0) },
            seconds: 1200, accuracy: 6, expected: 560...615),
        Walk(name: "indoors", path: { ($0 * 1.2, 0) }, seconds: 1000, accuracy: 51, expected: 0...0),
        Walk(name: "in a car", path: { ($0 * 25, 0) }, seconds: 200, accuracy: 8, expected: 4900...5050),
    ]

    @Test(arguments: walks.indices) func aWayIsAsLongAsItWas(_ index: Int) {
        let walk = WayTests.walks[index]
        for seed in [1, 2, 3] as [UInt64] {
            var noise = Noise(seed: seed &* 977)
            var way = Way()
            var sum = 0.0
            for second in stride(from: 0, through: walk.seconds, by: walk.every) {
                let (north, east) = walk.path(Double(second))
                let spread = walk.accuracy / 2.45
                let at = WayTests.place(north + noise.next() * spread, east + noise.next() * spread)
                sum += way.take(Fix(coordinate: at, accuracy: walk.accuracy, utc: Int64(second)))
            }
            #expect(walk.expected.contains(sum), "\(walk.name), seed \(seed): \(sum)")
            #expect(way.isRough == (walk.accuracy > Way.roughest))
        }
    }

    @Test func oneFixFarAwayIsNoWay() {
        var way = Way()
        var sum = 0.0
        let steps: [(Double, Int64)] = [(0, 0), (400, 10), (0, 20), (0, 30)]
        for (north, utc) in steps {
            sum += way.take(Fix(coordinate: WayTests.place(north, 0), accuracy: 5, utc: utc))
        }
        #expect(sum == 0)
    }

    @Test func aJumpIsNoWayAndTheNextStepCountsFromThere() {
        var way = Way()
        func at(_ north: Double, _ utc: Int64) -> Double {
            way.take(Fix(coordinate: WayTests.place(north, 0), accuracy: 5, utc: utc))
        }
        #expect(at(0, 0) == 0 && at(9000, 1) == 0 && at(9000, 2) == 0)
        #expect(at(9030, 20) == 0)
        #expect((29...31).contains(at(9030, 21)))
    }

    @Test func aClockThatWentBackBeginsAnew() {
        var way = Way()
        #expect(way.take(Fix(coordinate: WayTests.place(0, 0), accuracy: 5, utc: 1000)) == 0)
        for utc in [10, 11, 12] as [Int64] {
            #expect(way.take(Fix(coordinate: WayTests.place(50, 0), accuracy: 5, utc: utc)) == 0)
        }
    }

    @Test func nonsenseIsRough() {
        var way = Way()
        for accuracy in [-1, Double.nan, .infinity, 1e9] {
            #expect(way.take(Fix(coordinate: WayTests.park, accuracy: accuracy, utc: 0)) == 0)
            #expect(way.isRough)
        }
    }
}
