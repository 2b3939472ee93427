import Navigation
import Testing

@Suite struct RowSwipeTests {
    @Test(arguments: [
        (0.0, 0.0, RowSwipe.Axis.undecided), (7.9, 0, .undecided), (0, -7.9, .undecided), (5.6, 5.6, .undecided),
        (8, 0, .across), (-8, 3, .across), (-40, 39, .across), (0, 8, .along), (3, -8, .along), (20, 20, .along),
        (-20, 21, .along),
    ])
    func theFirst8PxTellWhoseAMovementIs(_ dx: Double, _ dy: Double, _ axis: RowSwipe.Axis) {
        #expect(RowSwipe.axis(dx, dy) == axis)
    }

    @Test(arguments: [
        // Slow: the nearer of shut and open (220).
        (0.0, 0.0, RowSwipe.Outcome.covered), (109, 0, .covered), (110, 0, .open), (220, 0, .open), (263, 0, .open),
        // The first action: 70 % of 370, or 44 beyond open.
        (264, 0, .performed), (370, 0, .performed),
        // A flick goes on: 300 px/s carries 150 px.
        (20, 300, .open), (20, 150, .covered), (200, -300, .covered), (200, -150, .open),
        // No flick performs by itself, and one back does not.
        (100, 4000, .open), (300, -200, .open), (300, -700, .covered),
    ])
    func lettingGo(_ x: Double, _ velocity: Double, _ outcome: RowSwipe.Outcome) {
        #expect(RowSwipe.outcome(x, velocity: velocity, open: 220, width: 370) == outcome)
    }

    @Test(arguments: [(140.0, 288.0, 201.6), (220, 288, 264), (220, 370, 264), (270, 370, 314), (100, 320, 224)])
    func performingIsBeyondOpenAndInReach(_ open: Double, _ width: Double, _ full: Double) {
        #expect((RowSwipe.full(open: open, width: width) - full).magnitude < 1e-9)
    }

    @Test func aRowWithoutActionsStaysShut() {
        #expect(RowSwipe.outcome(300, velocity: 900, open: 0, width: 370) == .covered)
    }

    @Test func aHandGoesOnPastOpenAndAWheelGivesLikeRubber() {
        func place(_ x: Double, wheel: Bool) -> Double { RowSwipe.place(x, open: 220, width: 370, isWheel: wheel) }
        #expect(place(-30, wheel: false) == 0 && place(-30, wheel: true) == 0)
        #expect(place(150, wheel: false) == 150 && place(150, wheel: true) == 150)
        #expect(place(300, wheel: false) == 300 && place(500, wheel: false) == 370)
        #expect(place(300, wheel: true) == 220 + Release.rubberBand(80, dimension: 370))
        #expect(place(5000, wheel: true) < 220 + 370)
    }
}
