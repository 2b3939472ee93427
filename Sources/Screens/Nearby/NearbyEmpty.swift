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
    return emptyState(nil, what + " here", "None reported within \(filter.kilometres) km \(when).") {
        if family != nil { offer("All families", "Show every bird reported here", .family(nil)) }
        if let wider = Filter.daysChoices.last, filter.days < wider, region.offer.newestHere == nil {
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
