/// On how many list-days of each quarter of a month, over all years, a bird was reported.
///
/// A list-day is one place on one day with at least one record, as rarity counts them (Docs/adr/0003).
public struct Seasons: Equatable, Sendable {
    /// How many quarters of months a year has.
    public static let quarters = 48
    /// How far around a place list-days are counted, in kilometres.
    public static let kilometres = 50
    /// Below this many list-days a quarter's share is not told: of ten, it is off by up to 16 points (one standard
    /// error of a share, √(p(1 − p)/n) at p = ½), of fewer it is mostly chance.
    public static let fewest: Int32 = 10
    /// With fewer quarters than this that can be told, there is no picture of a year.
    public static let fewestQuarters = 4

    /// All list-days of each quarter, 48 of them.
    public private(set) var all = [Int32](repeating: 0, count: Seasons.quarters)
    /// Those among them on which the bird was reported.
    public private(set) var with = [Int32](repeating: 0, count: Seasons.quarters)

    /// Seasons of which nothing is known.
    public init() {}

    /// The quarter that a day (since 1970-01-01) lies in: four a month, from its 1st, 8th, 15th and 22nd.
    public static func quarter(ofDay day: Int64) -> Int {
        let date = CalendarDate(daysSince1970: day)
        return Int(date.month - 1) * 4 + Int(min(3, (date.day - 1) / 7))
    }

    /// Adds list-days of a quarter, and those with the bird.
    public mutating func add(quarter: Int, all more: Int32 = 0, with bird: Int32 = 0) {
        guard quarter >= 0, quarter < Seasons.quarters else { return }
        all[quarter] &+= max(0, more)
        with[quarter] &+= max(0, bird)
    }

    /// The share of a quarter's list-days with the bird, 0…1; nil where there are too few.
    public func share(_ quarter: Int) -> Double? {
        all[quarter] < Seasons.fewest ? nil : min(1, Double(with[quarter]) / Double(all[quarter]))
    }

    /// True where enough quarters can be told.
    public var isTelling: Bool {
        var known = 0
        for days in all where days >= Seasons.fewest { known += 1 }
        return known >= Seasons.fewestQuarters
    }

    /// The text form: a line a quarter, its list-days and those with the bird apart by a tab.
    public var text: String {
        var text = ""
        for quarter in 0..<Seasons.quarters { text += "\(all[quarter])\t\(with[quarter])\n" }
        return text
    }

    /// Reads the text form; nil where it is another one.
    public init?(text: [UInt8]) {
        var number: Int64?
        var numbers: [Int64] = []
        for byte in text {
            switch byte {
            case 0x30...0x39:
                let value = (number ?? 0) * 10 + Int64(byte - 0x30)
                if value > Int64(Int32.max) { return nil }
                number = value
            case 0x09, 0x0A:
                guard let found = number, numbers.count % 2 == (byte == 0x09 ? 0 : 1) else { return nil }
                numbers.append(found)
                number = nil
            default: return nil
            }
        }
        guard number == nil, numbers.count == 2 * Seasons.quarters else { return nil }
        for quarter in 0..<Seasons.quarters {
            all[quarter] = Int32(numbers[2 * quarter])
            with[quarter] = Int32(numbers[2 * quarter + 1])
        }
    }
}
