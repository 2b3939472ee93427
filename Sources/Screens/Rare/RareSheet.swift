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

private let rareTitle = "Rare Bird Alert"

/// Rare: the birds that hardly anybody reports within 50 km, each at the place where it was seen last.
func rareSheet(_ place: SheetPlace, _ state: AppState) -> Node {
    let head = modeHead(
        place, state, title: rareTitle, subtitle: "Within \(Rarity.kilometres) km · last \(Rarity.days) days")
    return sheetFrame(place, head, isBusy: state.regionStatus == .loading) {
        banners(state)
        rareContent(state)
    }
}

private func rareContent(_ state: AppState) -> Node {
    guard let region = state.region else {
        if case .failed(let sentence) = state.regionStatus {
            return emptyState("triangle-alert", "The sightings did not come", sentence) { offer("Retry", "", .retry) }
        }
        return skeleton()
    }
    if state.derived.rare.isEmpty {
        let span = "within \(Rarity.kilometres) km in \(lastDaysText(Rarity.days))"
        return emptyState("star", "Nothing rare", "No bird that is rare here was reported \(span).")
    }
    return rareCard(region, state)
}

private func rareCard(_ region: Region, _ state: AppState) -> Node {
    let input = RareRows(
        region: region, rows: state.derived.rare, now: state.now, ticks: Ticks(state.list),
        offersTick: state.ticksInOneTap, aside: Aside(state, in: "rare"), life: state.life)
    return memo(input) { input in birdCard(input.birds) }
}

/// The rare birds as a section of Nearby, where there are any.
func rareSection(_ state: AppState) -> Node? {
    guard let region = state.region, !state.derived.rare.isEmpty else { return nil }
    return div {
        h3 { rareTitle }.class("heading")
        rareCard(region, state)
    }
    .class("family")
}

/// What the rows are made from.
private struct RareRows: Equatable {
    var region: Region
    var rows: [RareSighting]
    var now: LocalTime
    var ticks: Ticks
    var offersTick: Bool
    var aside: Aside
    var life: LifeCodes

    var birds: [BirdRow] {
        rows.map { row in
            let sighting = region.sightings[Int(row.sighting)]
            let taxon = region.taxa[Int(sighting.taxon)]
            return BirdRow(
                list: "rare", code: taxon.code, name: taxon.name,
                facts: newFact(taxon, life) + [
                    region.places[Int(sighting.place)].name, Age.calendarText(of: sighting.time, now: now),
                ],
                ticks: ticks.count(taxon.code), isRare: true, offersTick: offersTick,
                actions: aside.actions(taxon.code))
        }
    }
}
