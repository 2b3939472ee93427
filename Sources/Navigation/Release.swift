/// What a sheet does when the hand that drags it by the grabber lets go.
public enum Release {
    /// Deceleration per millisecond of an iOS scroll view at its normal rate.
    public static let deceleration = 0.998
    /// Below this speed in px/s a release goes at most to an adjacent detent (ours).
    public static let adjacentBelow = 2000.0

    /// Where a throw would come to rest: y + (v/1000)·d/(1 − d), px and px/s.
    public static func projected(_ position: Double, velocity: Double) -> Double {
        position + velocity / 1000 * deceleration / (1 - deceleration)
    }

    /// Drags beyond the range by `distance` px show this many: (1 − 1/(x·0.55/dim + 1))·dim.
    public static func rubberBand(_ distance: Double, dimension: Double) -> Double {
        guard dimension > 0 else { return 0 }
        return distance < 0
            ? -rubberBand(-distance, dimension: dimension)
            : (1 - 1 / (distance * 0.55 / dimension + 1)) * dimension
    }

    /// The detent nearest to the projected height, at most one away from where the hand let go below 2000 px/s.
    ///
    /// Heights are those of the sheet in px, lowest first; velocity is px/s, positive where the sheet grows.
    public static func detent(
        height: Double, velocity: Double, detents: [(detent: Detent, height: Double)]
    ) -> Detent? {
        guard !detents.isEmpty else { return nil }
        let aim = projected(height, velocity: velocity)
        var nearest = 0
        for (index, entry) in detents.enumerated()
        where distance(entry.height, aim) < distance(detents[nearest].height, aim) { nearest = index }
        if velocity < adjacentBelow, velocity > -adjacentBelow {
            // The neighbours of where the hand let go; on a detent, those on either side of it.
            let below = detents.lastIndex { $0.height < height - 0.5 } ?? 0
            let above = detents.firstIndex { $0.height > height + 0.5 } ?? detents.count - 1
            nearest = max(below, min(above, nearest))
        }
        return detents[nearest].detent
    }

    private static func distance(_ a: Double, _ b: Double) -> Double { a < b ? b - a : a - b }
}
