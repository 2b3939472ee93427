import Birds
import Testing

@Suite struct TimeTests {
    /// Days since 1970 that anybody can look up.
    @Test(arguments: [
        (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017), (2026, 5, 1, 20_574),
        (1900, 3, 1, -25_508), (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
    ])
    func datesAndDays(_ row: (Int64, Int64, Int64, Int64)) {
        let date = CalendarDate(year: row.0, month: row.1, day: row.2)
        #expect(date.daysSince1970 == row.3)
        #expect(CalendarDate(daysSince1970: row.3) == date)
    }

    @Test(arguments: [
        (2025, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (0, 1, 1),
        (10_000, 1, 1),
    ])
    func daysThatDoNotExist(_ row: (Int64, Int64, Int64)) {
        #expect(CalendarDate(year: row.0, month: row.1, day: row.2).daysSince1970 == nil)
    }

    @Test func everyDayOfFourCenturiesComesBack() {
        var wrong = 0
        for day in Int64(-146_097)...146_097 where CalendarDate(daysSince1970: day).daysSince1970 != day { wrong += 1 }
        #expect(wrong == 0)
    }

    @Test func packedTimesKeepTheirParts() {
        for day in [-1, 0, 20_574, -719_162] as [Int64] {
            let date = LocalTime(day: day)
            #expect(date.day == day && date.minuteOfDay == 0 && !date.hasClock)
            let late = LocalTime(day: day, minute: 1439)
            #expect(late.day == day && late.minuteOfDay == 1439 && late.hasClock)
            #expect(date < LocalTime(day: day, minute: 0) && late < LocalTime(day: day + 1))
        }
        #expect(LocalTime.at(utc: 1_777_626_000, offset: -25_200) == LocalTime(day: 20_574, minute: 120))
        #expect(LocalTime.at(utc: -1, offset: 0) == LocalTime(day: -1, minute: 1439))
    }

    /// Seen at day and minute (−1 for none), now, and what a row says.
    @Test(arguments: [
        (100, 600, 100, 600, "less than an hour ago"), (100, 600, 100, 659, "less than an hour ago"),
        (100, 600, 100, 660, "1 hour ago"), (100, 600, 101, 420, "21 hours ago"), (100, 600, 101, 599, "23 hours ago"),
        (100, 600, 101, 600, "1 day ago"), (100, 600, 102, 0, "2 days ago"), (100, 600, 99, 0, "less than an hour ago"),
        (100, -1, 100, 1439, "today"), (100, -1, 101, 0, "1 day ago"), (100, -1, 103, 5, "3 days ago"),
        (100, -1, 99, 0, "today"),
    ])
    func ages(_ row: (Int64, Int64, Int64, Int64, String)) {
        let seen = row.1 < 0 ? LocalTime(day: row.0) : LocalTime(day: row.0, minute: row.1)
        #expect(Age(of: seen, now: LocalTime(day: row.2, minute: row.3)).text == row.4)
    }

    @Test func calendarAges() {
        let now = LocalTime(day: 100, minute: 60)
        #expect(Age.calendarText(of: LocalTime(day: 100), now: now) == "today")
        #expect(Age.calendarText(of: LocalTime(day: 99, minute: 1430), now: now) == "yesterday")
        #expect(Age.calendarText(of: LocalTime(day: 93), now: now) == "7 days ago")
    }

    /// A clock time is held to the minute, a date alone to the day; the future is never in the window.
    @Test(arguments: [
        (86, 600, true), (86, 599, false), (100, 600, true), (100, 601, false), (86, -1, true), (85, -1, false),
        (100, -1, true), (101, -1, false),
    ])
    func windows(_ row: (Int64, Int64, Bool)) {
        let time = row.1 < 0 ? LocalTime(day: row.0) : LocalTime(day: row.0, minute: row.1)
        #expect(Filter.holds(time, now: LocalTime(day: 100, minute: 600), days: 14) == row.2)
    }
}
