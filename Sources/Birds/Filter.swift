/// What Nearby shows: a circle, a window of days and perhaps one family.
public struct Filter: Equatable, Sendable {
    /// The middle of the circle.
    public var centre: Coordinate
    /// The circle's radius in kilometres, 1…50.
    public var kilometres: Int
    /// The window's length in days, 1…30.
    public var days: Int
    /// A family's scientific name, or nil for all.
    public var family: String?

    /// Makes a filter of its parts.
    public init(centre: Coordinate, kilometres: Int = 5, days: Int = 14, family: String? = nil) {
        self.centre = centre
        self.kilometres = kilometres
        self.days = days
        self.family = family
    }

    /// The radii that a person may ask for, in kilometres.
    public static let kilometresRange = 1...50
    /// The windows that a person may ask for, in days.
    public static let daysRange = 1...30
    /// The radii in the Distance menu.
    public static let kilometresChoices = [1, 2, 5, 10, 20, 50]
    /// The windows in the Period menu.
    public static let daysChoices = [1, 3, 7, 14, 30]

    /// True when a sighting at `time` lies in the window of `days` that ends at `now`.
    ///
    /// A sighting with a clock time is held against the minute, a date alone against the day: it is in the window from
    /// the day on which the window starts, and never in the future.
    public static func holds(_ time: LocalTime, now: LocalTime, days: Int) -> Bool {
        TimeWindow(now: now, days: days).holds(time)
    }
}

/// The window of days that ends at a moment, as bounds of packed times, so that a long list is passed quickly.
public struct TimeWindow: Sendable {
    private let clocks: ClosedRange<Int64>
    private let dates: ClosedRange<Int64>
    /// Below this packed time nothing is in the window: a list that is newest first ends here.
    public let oldest: Int64

    /// The window of `Filter.holds`.
    public init(now: LocalTime, days: Int) {
        let span = Int64(days) * 1440
        clocks = (now.minutes - span) << 1 | 1...(now.minutes << 1 | 1)
        let today = now.day * 1440
        dates = (today - span) << 1...((today + 1439) << 1)
        oldest = min(clocks.lowerBound, dates.lowerBound)
    }

    /// True for a time in the window.
    public func holds(_ time: LocalTime) -> Bool {
        time.hasClock ? clocks.contains(time.packed) : dates.contains(time.packed)
    }
}
