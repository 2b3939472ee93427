#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// Nearby where the window holds nothing: says what was looked for, and offers what is known in one tap.
func nearbyEmpty(_ region: Region, _ state: AppState) -> Node {
    let filter = state.filter
    let family = familyTitle(state)
    let what = family.map { "No " + $0 } ?? "No birds"
    let when = state.asOf == nil ? "in " + lastDaysText(filter.days) : "in the \(daysText(filter.days)) before"
    let isBare = region.sightings.isEmpty && region.offer.newestHere == nil && region.offer.nearest == nil
    let hint = isBare ? " Load sightings of your own with ./wingbar import FILE." : ""
    return emptyState(nil, what + " here", "None reported within \(filter.kilometres) km \(when)." + hint) {
        if let wider = Filter.kilometresChoices.first(where: { holdsMore(region, state, kilometres: $0) }) {
            offer("Widen to \(wider) km", "", .kilometres(wider))
        }
        if family != nil { offer("All families", "Show every bird reported here", .family(nil)) }
        if let wider = Filter.daysChoices.last, filter.days < wider, region.offer.newestHere == nil, !isBare {
            offer("Look back \(wider) days", "", .days(wider))
        }
        if let newest = region.offer.newestHere {
            offer("Show " + newest.dateText, "The newest sightings within 50 km", .asOf(newest))
        }
        if let nearest = region.offer.nearest {
            offer(
                "Go to " + nearest.name,
                dotted([
                    distanceText(metres: filter.centre.metres(to: nearest.coordinate)) + " away",
                    region.offer.nearestNewest.map { "last seen " + $0.dateText } ?? "",
                ]), .go(nearest.coordinate, name: nearest.name))
        }
    }
}

/// True for a wider circle that holds something in the same window.
private func holdsMore(_ region: Region, _ state: AppState, kilometres: Int) -> Bool {
    var wide = state.filter
    wide.kilometres = kilometres
    return kilometres > state.filter.kilometres && !region.matching(wide, now: state.now).isEmpty
}
