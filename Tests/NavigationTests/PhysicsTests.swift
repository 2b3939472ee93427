import Navigation
import Testing

@Suite struct PhysicsTests {
    static let detents: [(detent: Detent, height: Double)] = [(.peek, 250), (.half, 445), (.full, 804)]

    @Test(arguments: [
        (250.0, 0.0, Detent.peek), (340, 0, .peek), (350, 0, .half), (445, 0, .half), (624, 0, .half), (625, 0, .full),
        (300, 400, .half), (445, 500, .full), (445, -500, .peek), (300, 1900, .half), (300, 2100, .full),
        (804, -1900, .half), (804, -2100, .peek), (100, 0, .peek), (900, 0, .full), (400, -100, .half),
    ])
    func goesToTheNearestDetentAtMostOneAway(_ height: Double, _ velocity: Double, _ wanted: Detent) {
        #expect(Release.detent(height: height, velocity: velocity, detents: Self.detents) == wanted)
    }

    @Test func projectsAsAScrollViewDoes() {
        // 1000 px/s at 0.998 a millisecond travels 499 px.
        #expect((Release.projected(0, velocity: 1000) - 499).magnitude < 1e-9)
    }

    @Test(arguments: [(0.0, 0.0), (100, 51.7438), (-100, -51.7438), (874, 310.129)])
    func rubberBandGivesWayLessAndLess(_ distance: Double, _ shown: Double) {
        #expect((Release.rubberBand(distance, dimension: 874) - shown).magnitude < 1e-3)
    }

    @Test(arguments: [(1.0, 0.0), (1, -1500), (0.8, 2400)])
    func springsObeyTheirEquation(_ ratio: Double, _ velocity: Double) {
        let spring = Spring(dampingRatio: ratio)
        let w = 2 * 3.141592653589793 / spring.response
        let h = 1e-5
        for time in [0.01, 0.1, 0.25, 0.5] {
            let before = spring.state(offset: 300, velocity: velocity, at: time - h)
            let now = spring.state(offset: 300, velocity: velocity, at: time)
            let after = spring.state(offset: 300, velocity: velocity, at: time + h)
            #expect(((after.offset - before.offset) / (2 * h) - now.velocity).magnitude < 1e-2)
            let acceleration = (after.velocity - before.velocity) / (2 * h)
            #expect((acceleration + 2 * ratio * w * now.velocity + w * w * now.offset).magnitude < 1)
        }
        let start = spring.state(offset: 300, velocity: velocity, at: 0)
        #expect(start.offset == 300 && (start.velocity - velocity).magnitude < 1e-6)
        let end = spring.state(offset: 300, velocity: velocity, at: spring.duration(offset: 300, velocity: velocity))
        #expect(end.offset.magnitude < 0.5)
    }

    @Test func aSlowReleaseDoesNotBounce() {
        let spring = Spring.released(velocity: 400)
        for step in 1..<100 {
            #expect(spring.state(offset: 200, velocity: 0, at: Double(step) / 100).offset > -0.001)
        }
    }
}
