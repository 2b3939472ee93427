/// A row that a hand draws aside to uncover its actions: whose a movement is, where the row is drawn, what becomes of it.
///
/// Lengths are px, positive towards the side to which the row goes; the actions lie at its trailing end.
public enum RowSwipe {
    /// Whose a movement is.
    public enum Axis: Int32, Sendable {
        /// It is too short to tell.
        case undecided
        /// The row's (or the chips'): sideways.
        case across
        /// The sheet's and its list's.
        case along
    }

    /// What becomes of a row when the hand lets go.
    public enum Outcome: Int32, Sendable {
        /// It goes back.
        case covered
        /// It stays aside, so that its actions can be tapped.
        case open
        /// Its first action is performed, and it goes back.
        case performed
    }

    /// After this many px a movement is known to go sideways or along.
    public static let decidedAfter = 8.0
    /// Drawn over this share of its width, a row performs its first action (ours)…
    public static let fullShare = 0.7
    /// …but at least so many px beyond where it stays open (ours)…
    public static let fullBeyond = 44.0
    /// …and always so many px before its whole width, so that a finger gets there (ours).
    public static let fullBefore = 24.0

    /// Whose a movement of so many px from where it began is. As engines do: sideways only where it is more so than not.
    public static func axis(_ dx: Double, _ dy: Double) -> Axis {
        if dx * dx + dy * dy < decidedAfter * decidedAfter { return .undecided }
        return dx.magnitude > dy.magnitude ? .across : .along
    }

    /// How far a row of `width` has to be drawn to perform its first action, where it stays open at `open`.
    public static func full(open: Double, width: Double) -> Double {
        min(width - fullBefore, max(width * fullShare, open + fullBeyond))
    }

    /// Where the row is drawn when a hand has drawn it to `x`. Only a hand that lifts may go on past `open`: a wheel does
    /// not tell when it is let go, so the row gives like rubber there.
    public static func place(_ x: Double, open: Double, width: Double, isWheel: Bool) -> Double {
        if x <= 0 { return 0 }
        if isWheel, x > open { return open + Release.rubberBand(x - open, dimension: width) }
        return min(x, width)
    }

    /// What becomes of a row let go at `x` with `velocity` px/s: what its throw would come to, as for a sheet; its action
    /// only where the hand itself went that far and does not go back.
    public static func outcome(_ x: Double, velocity: Double, open: Double, width: Double) -> Outcome {
        let aim = Release.projected(x, velocity: velocity)
        let enough = full(open: open, width: width)
        if open > 0, x >= enough, aim >= enough { return .performed }
        return open > 0 && aim >= open / 2 ? .open : .covered
    }
}
