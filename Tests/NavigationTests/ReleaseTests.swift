import Navigation
import Testing

/// What holds for every release, drag and spring, over a grid of heights and speeds.
@Suite struct ReleaseTests {
    static let detents: [(detent: Detent, height: Double)] = [(.peek, 250), (.half, 445), (.full, 804)]
    static let heights = Array(stride(from: 0.0, through: 900, by: 12.5))

    @Test func belowTwoThousandAReleaseGoesAtMostOneAway() throws {
        for height in Self.heights {
            for velocity in stride(from: -1999.0, through: 1999, by: 133) {
                let detent = try #require(Release.detent(height: height, velocity: velocity, detents: Self.detents))
                let reached = Self.detents[Int(detent.rawValue)].height
                let between = Self.detents.filter {
                    $0.height > min(height, reached) + 0.5 && $0.height < max(height, reached) - 0.5
                }
                #expect(between.isEmpty, "\(height) at \(velocity) goes to \(detent.name)")
            }
        }
    }

    @Test func aFasterFlickNeverGoesLess() throws {
        for height in Self.heights {
            var last = Detent.peek
            for velocity in stride(from: -6000.0, through: 6000, by: 50) {
                let detent = try #require(Release.detent(height: height, velocity: velocity, detents: Self.detents))
                #expect(detent >= last, "\(height) at \(velocity)")
                last = detent
            }
        }
    }

    /// A pointer that is cancelled lets go without a speed: the nearest detent.
    @Test(arguments: [(250.0, Detent.peek), (347, .peek), (348, .half), (444, .half), (624, .half), (625, .full)])
    func aCancelledDragGoesToTheNearest(_ height: Double, _ wanted: Detent) {
        #expect(Release.detent(height: height, velocity: 0, detents: Self.detents) == wanted)
    }

    @Test func withoutDetentsThereIsNowhereToGo() {
        #expect(Release.detent(height: 300, velocity: 100, detents: []) == nil)
        #expect(Release.detent(height: 300, velocity: -9000, detents: [(.full, 804)]) == .full)
    }

    @Test func theRubberBandGivesWayAndNeverTears() {
        #expect(Release.rubberBand(50, dimension: 0) == 0)
        for dimension in [320.0, 568, 874, 1194] {
            var last = 0.0
            for distance in stride(from: 1.0, through: 20_000, by: 97) {
                let shown = Release.rubberBand(distance, dimension: dimension)
                #expect(shown > last && shown < dimension && shown < distance * 0.55 + 1e-9)
                #expect(Release.rubberBand(-distance, dimension: dimension) == -shown)
                last = shown
            }
        }
    }

    @Test(arguments: [0.0, 1, 250, -40]) func aThrowGoesWhereItPoints(_ position: Double) {
        #expect(Release.projected(position, velocity: 0) == position)
        for velocity in [1.0, 300, 2500] {
            let up = Release.projected(position, velocity: velocity) - position
            let down = position - Release.projected(position, velocity: -velocity)
            #expect(up > 0 && (up - down).magnitude < 1e-9 && (up - velocity * 0.499).magnitude < 1e-9)
        }
    }

    /// Caught in mid-flight and let go at once, a spring goes on as if nobody had touched it.
    @Test(arguments: [(1.0, 0.0), (1, -1800), (0.8, 2400)])
    func aCaughtSpringGoesOn(_ ratio: Double, _ velocity: Double) {
        let spring = Spring(dampingRatio: ratio)
        for caught in [0.01, 0.05, 0.12, 0.3] {
            let held = spring.state(offset: 359, velocity: velocity, at: caught)
            for later in [0.0, 0.02, 0.1, 0.4] {
                let through = spring.state(offset: 359, velocity: velocity, at: caught + later)
                let again = spring.state(offset: held.offset, velocity: held.velocity, at: later)
                #expect((through.offset - again.offset).magnitude < 1e-6)
                #expect((through.velocity - again.velocity).magnitude < 1e-4)
            }
        }
    }

    @Test(arguments: [
        (0.0, 1.0), (999, 1), (1000, 1), (1000.1, 0.8), (-1000, 1), (-1000.1, 0.8), (4000, 0.8),
    ])
    func onlyAFlickMakesTheSpringLively(_ velocity: Double, _ ratio: Double) {
        #expect(Spring.released(velocity: velocity).dampingRatio == ratio)
        #expect(Spring.released(velocity: velocity).response == 0.344)
    }

    @Test func everySpringComesToRestSoon() {
        for velocity in [-8000.0, -2000, 0, 2000, 8000] {
            for offset in [-804.0, -1, 0, 1, 554] {
                let spring = Spring.released(velocity: velocity)
                let time = spring.duration(offset: offset, velocity: velocity)
                #expect(time < 1.5)
                let end = spring.state(offset: offset, velocity: velocity, at: time)
                #expect(end.offset.magnitude < 0.3 && end.velocity.magnitude < 5)
            }
        }
    }
}
