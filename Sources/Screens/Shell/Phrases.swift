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

/// What a row says first of a bird that is on no past list; nothing where there are none.
func newFact(_ taxon: Taxon, _ life: LifeCodes) -> [String] {
    life.isNew(taxon.code, taxon.category) ? ["New for you"] : []
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
