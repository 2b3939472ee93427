extension LocalTime {
    /// "2026-05-01T09:00", or "2026-05-01" for a date alone.
    public var iso: String {
        let date = CalendarDate(daysSince1970: day)
        var text = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
        if hasClock { text += "T\(padded(minuteOfDay / 60, 2)):\(padded(minuteOfDay % 60, 2))" }
        return text
    }

    /// Reads "2026-05-01", "2026-05-01T09:00" or "2026-05-01 09:00" (seconds may follow and are dropped); nil for
    /// anything else and for days and times that do not exist.
    public init?(iso text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D, let year = number(bytes[0..<4]),
            let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
            let days = CalendarDate(year: year, month: month, day: day).daysSince1970
        else { return nil }
        if bytes.count == 10 {
            self.init(day: days)
            return
        }
        guard bytes.count == 16 || (bytes.count == 19 && bytes[16] == 0x3A && number(bytes[17..<19]) != nil),
            bytes[10] == 0x54 || bytes[10] == 0x20, bytes[13] == 0x3A, let hour = number(bytes[11..<13]),
            let minute = number(bytes[14..<16]), hour < 24, minute < 60
        else { return nil }
        self.init(day: days, minute: hour * 60 + minute)
    }

    /// The date as people write it: "14 Jul 2011".
    public var dateText: String {
        let date = CalendarDate(daysSince1970: day)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(date.day) \(months[Int(date.month) - 1]) \(date.year)"
    }
}

/// A number with leading zeros.
private func padded(_ value: Int64, _ width: Int) -> String {
    var text = "\(value)"
    while text.utf8.count < width { text = "0" + text }
    return text
}

/// Digits as a number; nil when anything else is among them.
private func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    var value: Int64 = 0
    for byte in digits {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        value = value * 10 + Int64(byte - 0x30)
    }
    return value
}
