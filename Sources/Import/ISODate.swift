import Birds

/// What a Darwin Core date says: the day, and the minute of the day where it is known on the clock of the place.
///
/// `2001-09-14`, `2001-09-14T07:30`, `2001-09-14T00:00:00` (how GBIF writes a date alone), `…T14:30Z` (the hour is not
/// the place's, so it is not kept), `2001-09-14/2001-09-14`, a range of days, a month or a year (no day).
func isoDate(_ bytes: UnsafeRawBufferPointer) -> (date: DateReading, minute: Int64?) {
    let text = bytes.trimmed
    guard let slash = text.firstIndex(of: 0x2F), slash != 4 else { return isoMoment(text) }
    let first = isoMoment(UnsafeRawBufferPointer(rebasing: text[..<slash]))
    let rest = UnsafeRawBufferPointer(rebasing: text[(slash + 1)...]).trimmed
    guard case .day(let day) = first.date, !rest.isEmpty else { return first }
    // The end may leave out what it shares with the start: 2001-09-14T07:30/09:00, 2001-09-14/15.
    if rest.count > 2, rest[rest.count > 4 && rest[1] == 0x3A ? 1 : 2] == 0x3A { return first }
    if rest.count == 2, let last = digits(rest, 0, 2) {
        return last == CalendarDate(daysSince1970: day).day ? first : (.noDay, nil)
    }
    if case .day(let last) = isoMoment(rest).date { return last == day ? first : (.noDay, nil) }
    return (.noDay, nil)
}

/// The minute of the day that a Darwin Core time says, the start of a range; nil where it is not the place's own clock.
func isoTime(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    let text = bytes.trimmed
    let stop = text.firstIndex(of: 0x2F) ?? text.count
    return localMinute(UnsafeRawBufferPointer(rebasing: text[..<stop]).trimmed)
}

private func isoMoment(_ text: UnsafeRawBufferPointer) -> (date: DateReading, minute: Int64?) {
    if text.isEmpty { return (.blank, nil) }
    guard text.count > 10 else { return (eBirdDate(text), nil) }
    let date = eBirdDate(UnsafeRawBufferPointer(rebasing: text[..<10]))
    guard text[10] == 0x54 || text[10] == 0x20 else { return (.bad, nil) }
    let minute = localMinute(UnsafeRawBufferPointer(rebasing: text[11...]))
    return (date, minute == 0 ? nil : minute)
}

/// A clock time with an offset is the place's own; one in UTC is not.
private func localMinute(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard let last = text.last, last | 0x20 != 0x7A else { return nil }
    guard let sign = text.firstIndex(where: { $0 == 0x2B || $0 == 0x2D }) else { return clockTime(text) }
    let offset = text[sign...]
    // +00:00 is what programs write that know no zone.
    if !offset.contains(where: { $0 >= 0x31 && $0 <= 0x39 }) { return nil }
    return clockTime(UnsafeRawBufferPointer(rebasing: text[..<sign]))
}
