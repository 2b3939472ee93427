/// What a column of dates says.
public enum DateReading: Equatable {
    /// A day, counted from 1970-01-01.
    case day(Int64)
    /// Nothing.
    case blank
    /// A year or a month, or several days: nobody knows on which day.
    case noDay
    /// Something that is no date.
    case bad
}

/// Digits at a place, or nil where one of them is no digit.
@inlinable
public func digits(_ bytes: UnsafeRawBufferPointer, _ at: Int, _ count: Int) -> Int64? {
    guard at + count <= bytes.count else { return nil }
    var value: Int64 = 0
    for index in at..<(at + count) {
        let digit = bytes[index] &- 0x30
        if digit > 9 { return nil }
        value = value * 10 + Int64(digit)
    }
    return value
}

/// A date as eBird writes it: 2019-05-01, and 05-01-2019 before 2020.
public func eBirdDate(_ bytes: UnsafeRawBufferPointer) -> DateReading {
    if bytes.isEmpty { return .blank }
    guard bytes.count == 10 else {
        let trimmed = bytes.trimmed
        if trimmed.isEmpty { return .blank }
        if trimmed.count < bytes.count { return eBirdDate(trimmed) }
        return digits(bytes, 0, 4) != nil && (bytes.count == 4 || bytes.count == 7) ? .noDay : .bad
    }
    let separator = bytes[4] == 0x2D || bytes[4] == 0x2F ? bytes[4] : bytes[2]
    guard separator == 0x2D || separator == 0x2F else { return .bad }
    let isYearFirst = bytes[4] == separator && bytes[7] == separator
    guard isYearFirst || (bytes[2] == separator && bytes[5] == separator),
        let year = digits(bytes, isYearFirst ? 0 : 6, 4), let month = digits(bytes, isYearFirst ? 5 : 0, 2),
        let day = digits(bytes, isYearFirst ? 8 : 3, 2)
    else { return .bad }
    guard let days = CalendarDate(year: year, month: month, day: day).daysSince1970 else { return .bad }
    return .day(days)
}

/// A clock time as minutes of the day: `07:16:00`, `7:16`, `03:00 PM`; nil for blank or anything else.
public func clockTime(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    let text = bytes.trimmed
    guard let colon = text.firstIndex(of: 0x3A), colon == 1 || colon == 2, var hour = digits(text, 0, colon),
        let minute = digits(text, colon + 1, 2), minute < 60
    else { return nil }
    var at = colon + 3
    if at < text.count, text[at] == 0x3A {
        guard let second = digits(text, at + 1, 2), second <= 60 else { return nil }
        at += 3
        if at < text.count, text[at] == 0x2E {
            at += 1
            while at < text.count, text[at] >= 0x30, text[at] <= 0x39 { at += 1 }
        }
    }
    let rest = UnsafeRawBufferPointer(rebasing: text[at...]).trimmed
    if rest.equalsIgnoringCase("am") || rest.equalsIgnoringCase("pm") {
        guard hour >= 1, hour <= 12 else { return nil }
        hour = hour % 12 + (rest[0] | 0x20 == 0x70 ? 12 : 0)
    } else if !rest.isEmpty {
        return nil
    }
    return hour < 24 ? hour * 60 + minute : nil
}
