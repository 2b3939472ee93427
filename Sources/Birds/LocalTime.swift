/// A moment on the clock of the place where a bird was seen, to the minute, or a date alone.
///
/// eBird's records have no time zone: they are local to the place. A record without a time keeps only its date, so
/// that nothing ever shows an hour that nobody wrote down.
public struct LocalTime: Equatable, Comparable, Hashable, Sendable {
    /// Minutes since 1970-01-01 00:00 local, times two, plus one when the clock time is known. This is what the store
    /// and the packs hold; it sorts by time.
    public var packed: Int64

    /// Takes a packed value as stored.
    public init(packed: Int64) { self.packed = packed }

    /// A date with a clock time. `minute` is 0…1439; `day` is days since 1970-01-01.
    public init(day: Int64, minute: Int64) { packed = (day * 1440 + minute) << 1 | 1 }

    /// A date alone.
    public init(day: Int64) { packed = (day * 1440) << 1 }

    /// True when the record had a clock time.
    public var hasClock: Bool { packed & 1 == 1 }
    /// Minutes since 1970-01-01 00:00 local; midnight for a date alone.
    public var minutes: Int64 { packed >> 1 }
    /// Days since 1970-01-01.
    public var day: Int64 { minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440 }
    /// Minute of the day, 0…1439; 0 for a date alone.
    public var minuteOfDay: Int64 { minutes - day * 1440 }

    /// The clock of a place at a moment: UTC seconds and the place's offset from UTC in seconds.
    public static func at(utc: Int64, offset: Int64) -> LocalTime {
        let minutes = floorDivide(utc + offset, 60)
        return LocalTime(packed: minutes << 1 | 1)
    }

    /// Earlier in time first; a date alone sorts before every clock time of its day.
    public static func < (a: LocalTime, b: LocalTime) -> Bool { a.packed < b.packed }
}

/// Division that rounds towards minus infinity, so that days before 1970 come out right.
public func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
    let q = a / b
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q
}

/// A day of the Gregorian calendar.
public struct CalendarDate: Equatable, Sendable {
    /// Year, e.g. 2026.
    public var year: Int64
    /// Month, 1…12.
    public var month: Int64
    /// Day of the month, 1…31.
    public var day: Int64

    /// Takes the parts as they are; `daysSince1970` is nil where no such day exists.
    public init(year: Int64, month: Int64, day: Int64) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The calendar day of a count of days since 1970-01-01.
    ///
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    public init(daysSince1970 days: Int64) {
        let z = days + 719_468
        let era = floorDivide(z, 146_097)
        let doe = z - era * 146_097
        let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365
        let doy = doe - (365 * yoe + yoe / 4 - yoe / 100)
        let mp = (5 * doy + 2) / 153
        day = doy - (153 * mp + 2) / 5 + 1
        month = mp < 10 ? mp + 3 : mp - 9
        year = yoe + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1970-01-01, or nil where the calendar has no such day (31 April) or the year is not 1…9999.
    ///
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
    public var daysSince1970: Int64? {
        guard year >= 1, year <= 9999, month >= 1, month <= 12, day >= 1 else { return nil }
        let leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
        let longest: Int64 =
            switch month {
            case 2: leap ? 29 : 28
            case 4, 6, 9, 11: 30
            default: 31
            }
        guard day <= longest else { return nil }
        let y = month <= 2 ? year - 1 : year
        let era = floorDivide(y, 400)
        let yoe = y - era * 400
        let doy = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let doe = yoe * 365 + yoe / 4 - yoe / 100 + doy
        return era * 146_097 + doe - 719_468
    }
}
