import Birds
import Testing

@Suite struct SeasonsTests {
    @Test func aMonthHasFourQuarters() throws {
        let table: [(Int64, Int64, Int)] = [
            (1, 1, 0), (1, 7, 0), (1, 8, 1), (1, 14, 1), (1, 15, 2), (1, 21, 2), (1, 22, 3), (1, 31, 3), (2, 1, 4),
            (2, 29, 7), (6, 30, 23), (12, 22, 47), (12, 31, 47),
        ]
        for (month, day, quarter) in table {
            let date = try #require(CalendarDate(year: 2024, month: month, day: day).daysSince1970)
            #expect(Seasons.quarter(ofDay: date) == quarter, "\(day).\(month).")
        }
        #expect(Seasons.quarter(ofDay: -1) == 47)
    }

    @Test func fewListDaysTellNothing() {
        var seasons = Seasons()
        #expect(!seasons.isTelling && seasons.share(0) == nil)
        for quarter in 0..<4 { seasons.add(quarter: quarter, all: 10, with: Int32(quarter)) }
        #expect(seasons.isTelling)
        #expect(seasons.share(0) == 0 && seasons.share(3) == 0.3)
        seasons = Seasons()
        for quarter in 0..<48 { seasons.add(quarter: quarter, all: 9, with: 9) }
        #expect(!seasons.isTelling && seasons.share(7) == nil)
        seasons.add(quarter: -1, all: 1)
        seasons.add(quarter: 48, all: 1)
        #expect(!seasons.isTelling)
    }

    @Test func theTextFormReadsBack() throws {
        var seasons = Seasons()
        for quarter in 0..<48 { seasons.add(quarter: quarter, all: Int32(quarter * 7), with: Int32(quarter)) }
        let text = Array(seasons.text.utf8)
        #expect(Seasons(text: text) == seasons)
        for bad in [
            [], Array(text.dropLast()), text + Array("1\t1\n".utf8), Array("<!doctype html>".utf8),
            Array(seasons.text.replacing("7\t1\n", with: "99999999999\t1\n").utf8),
            Array(seasons.text.replacing("7\t1\n", with: "\t1\n").utf8),
            Array(seasons.text.replacing("7\t1\n", with: "-7\t1\n").utf8),
            Array(seasons.text.replacing("7\t1\n", with: "7\n1\t").utf8),
        ] {
            #expect(Seasons(text: bad) == nil)
        }
    }
}
