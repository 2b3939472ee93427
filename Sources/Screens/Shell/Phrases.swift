#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// "64 birds", "1 bird", "1,200 birds".
func birdsText(_ count: Int64) -> String { count == 1 ? "1 bird" : grouped(count) + " birds" }

/// "113 species".
func speciesText(_ count: Int64) -> String { grouped(count) + " species" }

/// "14 days", "1 day".
func daysText(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }

/// "the last 14 days", "the last day".
func lastDaysText(_ days: Int) -> String { days == 1 ? "the last day" : "the last \(days) days" }

/// A whole number with a comma between thousands.
func grouped(_ number: Int64) -> String {
    let digits = Array("\(number)".utf8)
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
        let left = digits.count - index
        if index > 0, left % 3 == 0, digits[index - 1] != 0x2D { text.append(0x2C) }
        text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
}

/// How long something runs, as it is said: "47 minutes", "1 hour 5 minutes".
func durationText(_ start: Int64, until end: Int64) -> String {
    let minutes = max(0, (end - start) / 60)
    let hours = minutes / 60
    let rest = minutes % 60
    let restText = rest == 1 ? "1 minute" : "\(rest) minutes"
    if hours == 0 { return restText }
    let hoursText = hours == 1 ? "1 hour" : "\(hours) hours"
    return rest == 0 ? hoursText : hoursText + " " + restText
}

/// The day on which a list began, by the clock of its place: "today", "yesterday", "3 days ago".
func dayText(_ list: BirdList, _ state: AppState) -> String {
    Age.calendarText(of: list.time, now: LocalTime.at(utc: state.listClock.utc, offset: list.offset))
}

/// A distance as people say it: "800 m", "12 km".
func distanceText(metres: Double) -> String {
    if metres < 950 { return "\(Int((metres / 100).rounded()) * 100) m" }
    return grouped(Int64((metres / 1000).rounded())) + " km"
}

/// Several phrases with a middle dot between, empty ones left out.
func dotted(_ phrases: [String]) -> String { joined(phrases, " · ") }

/// The same phrases, of which the last is not broken over two lines.
func unbrokenLast(_ phrases: [String]) -> [String] {
    guard let last = phrases.last else { return phrases }
    var unbroken: [UInt8] = []
    for byte in last.utf8 {
        if byte == 0x20 { unbroken += [0xC2, 0xA0] } else { unbroken.append(byte) }
    }
    return phrases.dropLast() + [String(decoding: unbroken, as: UTF8.self)]
}

/// Several phrases as they are said, with commas.
func spoken(_ phrases: [String]) -> String { joined(phrases, ", ") }

private func joined(_ phrases: [String], _ separator: String) -> String {
    var text = ""
    for phrase in phrases where !phrase.utf8.isEmpty {
        if !text.utf8.isEmpty { text += separator }
        text += phrase
    }
    return text
}
