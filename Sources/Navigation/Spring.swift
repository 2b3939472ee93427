#if canImport(CMath)
import CMath
#endif

/// A damped spring of mass 1 in closed form: where it is and how fast, at any moment, without stepping.
///
/// That lets a finger take over in mid-flight and lets the browser play it on the compositor.
public struct Spring: Equatable, Sendable {
    /// Seconds of one undamped period.
    public var response: Double
    /// 1 is critically damped; under 1 overshoots.
    public var dampingRatio: Double

    /// Takes a response in seconds and a damping ratio of at most 1.
    public init(response: Double = 0.344, dampingRatio: Double = 1) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// The spring after a release: livelier after a flick over 1000 px/s (ours).
    public static func released(velocity: Double) -> Spring {
        Spring(dampingRatio: velocity > 1000 || velocity < -1000 ? 0.8 : 1)
    }

    /// Offset from the target (px) and velocity (px/s) at `time` seconds, having started `offset` away with `velocity`.
    ///
    /// Source: the solution of x″ + 2ζω x′ + ω² x = 0 for ζ ≤ 1.
    public func state(offset: Double, velocity: Double, at time: Double) -> (offset: Double, velocity: Double) {
        let w = 2 * 3.141592653589793 / response
        if dampingRatio >= 1 {
            let decay = exp(-w * time)
            let b = velocity + w * offset
            return (decay * (offset + b * time), decay * (velocity - b * w * time))
        }
        let z = dampingRatio
        let wd = w * (1 - z * z).squareRoot()
        let b = (velocity + z * w * offset) / wd
        let decay = exp(-z * w * time)
        let c = cos(wd * time)
        let s = sin(wd * time)
        let x = decay * (offset * c + b * s)
        return (x, decay * (wd * (b * c - offset * s)) - z * w * x)
    }

    /// Seconds until it stays within 0.3 px of the target and under 5 px/s, at most 2.
    public func duration(offset: Double, velocity: Double) -> Double {
        var time = 0.1
        while time < 2 {
            let now = state(offset: offset, velocity: velocity, at: time)
            if now.offset < 0.3, now.offset > -0.3, now.velocity < 5, now.velocity > -5 { break }
            time += 0.02
        }
        return time
    }
}
