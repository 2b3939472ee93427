/// How long ago a sighting was, as far as its record knows.
public enum Age: Equatable, Sendable {
    /// Whole hours, 0…23; only for records with a clock time.
    case hours(Int)
    /// Whole days: calendar days between the two dates, and at least one where the hours are known to be 24 or more.
    case days(Int)

    /// The age of a sighting at a local moment; a moment ahead of `now` counts as now.
    public init(of time: LocalTime, now: LocalTime) {
        if time.hasClock {
            let minutes = max(0, now.minutes - time.minutes)
            if minutes < 1440 {
                self = .hours(Int(minutes / 60))
                return
            }
            self = .days(Int(max(1, now.day - time.day)))
        } else {
            self = .days(Int(max(0, now.day - time.day)))
        }
    }

    /// As rows say it: "21 hours ago", "1 day ago", "less than an hour ago", "today".
    public var text: String {
        switch self {
        case .hours(0): "less than an hour ago"
        case .hours(1): "1 hour ago"
        case .hours(let n): "\(n) hours ago"
        case .days(0): "today"
        case .days(1): "1 day ago"
        case .days(let n): "\(n) days ago"
        }
    }

    /// As Rare says it, by the calendar: "today", "yesterday", "2 days ago".
    public static func calendarText(of time: LocalTime, now: LocalTime) -> String {
        switch max(0, now.day - time.day) {
        case 0: "today"
        case 1: "yesterday"
        case let n: "\(n) days ago"
        }
    }
}
