import Birds
import Lists
import Testing

/// How long a list has run, and when it was, whatever the clocks do.
@Suite struct ClockTests {
    static func list(utc: Int64, offset: Int64) -> BirdList {
        BirdList(
            id: "1-1", startedAt: utc, offset: offset, place: "x",
            coordinate: Coordinate(latitude: 0, longitude: 0))
    }

    /// Every whole and half zone from UTC−11 to UTC+14.
    @Test(arguments: (-22...28).map { Int64($0) * 1800 }) func aListKeepsItsHourInEveryZone(_ offset: Int64) {
        // 1 March 2024, 00:30 on the clock of the place, the day after a leap day.
        let utc = 1_709_251_200 + 30 * 60 - offset
        let list = Self.list(utc: utc, offset: offset)
        #expect(list.time.iso == "2024-03-01T00:30")
        #expect(list.elapsed(until: utc + 47 * 60 + 59) == "0:47")
    }

    /// The night in which clocks go forward or back: what passed is what counts.
    @Test(arguments: [
        // Vancouver, 10 March 2024, 10:00 UTC: 02:00 becomes 03:00.
        (Int64(1_710_064_800), Int64(-28_800)),
        // Vancouver, 3 November 2024, 09:00 UTC: 02:00 becomes 01:00.
        (1_730_624_400, -25_200),
        // Lord Howe Island, 6 April 2024, 15:00 UTC: 02:00 becomes 01:30.
        (1_712_415_600, 39_600),
    ])
    func summerTimeTakesNothing(_ change: Int64, _ offset: Int64) {
        let list = Self.list(utc: change - 1800, offset: offset)
        #expect(list.elapsed(until: change + 1800) == "1:00")
        #expect(list.time.minuteOfDay == (list.startedAt + offset) / 60 % 1440)
    }

    @Test func aClockSetBackGoesOn() {
        var clock = ListClock(utc: 10_000)
        clock.tell(12_820)
        #expect(clock.utc == 12_820)
        clock.tell(9_220)
        #expect(clock.utc == 12_820, "set back by an hour: no time has passed")
        clock.tell(9_280)
        #expect(clock.utc == 12_880)
        clock.tell(12_940)
        #expect(clock.utc == 16_540, "an hour of sleep is an hour")
        clock.tell(16_600)
        #expect(clock.utc == 20_200)
        clock.tell(25_000)
        #expect(clock.utc == 28_600)
        clock.tell(28_700)
        #expect(clock.utc == 32_300)
    }

    @Test func aReloadAfterTheClockWasSetBack() {
        var clock = ListClock(utc: 9_000)
        clock.catchUp(with: 12_600)
        clock.tell(9_060)
        #expect(clock.utc == 12_660)
        var right = ListClock(utc: 13_000)
        right.catchUp(with: 12_600)
        #expect(right.utc == 13_000)
    }

    @Test func nothingIsNegative() {
        #expect(Self.list(utc: 100, offset: 0).elapsed(until: 0) == "0:00")
        #expect(Self.list(utc: 0, offset: 0).elapsed(until: 100 * 3600 + 60) == "100:01")
    }
}
