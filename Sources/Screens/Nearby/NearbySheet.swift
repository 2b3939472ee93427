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

/// Nearby: which birds were reported around the place, under their families.
func nearbySheet(_ place: SheetPlace, _ state: AppState) -> Node {
    let head = modeHead(
        place, state, title: state.title.utf8.isEmpty ? "Nearby" : state.title, subtitle: subtitle(state),
        chips: filterChips(state))
    return sheetFrame(place, head, isBusy: state.regionStatus == .loading) {
        banners(state)
        if state.foldsRare { rareSection(state) }
        nearbyContent(state)
    }
}

private func subtitle(_ state: AppState) -> String {
    if state.region == nil || (!state.isRegionHere && state.derived.nearby.isEmpty) {
        return state.regionStatus == .loading ? "Looking for sightings…" : "No sightings yet"
    }
    return dotted([state.subtitle, speciesText(Int64(state.derived.speciesCount))])
}

private func nearbyContent(_ state: AppState) -> Node {
    guard let region = state.region, state.isRegionHere || !state.derived.nearby.isEmpty else {
        if case .failed(let sentence) = state.regionStatus {
            return emptyState("triangle-alert", "The sightings did not come", sentence) { offer("Retry", "", .retry) }
        }
        return skeleton()
    }
    if state.derived.nearby.isEmpty { return nearbyEmpty(region, state) }
    let input = NearbyRows(
        region: region, rows: state.derived.nearby, now: state.now, ticks: Ticks(state.list),
        offersTick: state.ticksInOneTap, aside: Aside(state, in: "nearby"),
        life: state.life, drawn: state.drawnRows, isBare: state.navigation.layout.content == .bare,
        isServed: state.isServed)
    return memo(input) { input in
        birdCards(input, input.rows[..<input.split])
        if input.isServed { noscript { birdCards(input, input.rows[input.split...]) } }
    }
}

private func birdCards(_ input: NearbyRows, _ rows: ArraySlice<SpeciesSummary>) -> Node {
    let families = input.families(rows)
    if input.isBare { return birdCard(families.flatMap { $0.rows }) }
    return each(families, key: { key(hashOf: $0.name) }) { family in
        div {
            h3 { family.name }.class("heading")
            birdCard(family.rows)
        }
        .class("family").vars("--rows:\(family.rows.count)")
    }
}

/// What the rows are made from.
private struct NearbyRows: Equatable {
    var region: Region
    var rows: [SpeciesSummary]
    var now: LocalTime
    var ticks: Ticks
    var offersTick: Bool
    var aside: Aside
    var life: LifeCodes
    /// How many rows are drawn at least; their last family is drawn whole.
    var drawn: Int
    /// True where they stand in one card, without families.
    var isBare: Bool
    /// True where the rest is there for browsers that run no scripts.
    var isServed: Bool

    struct Family {
        var name: String
        var rows: [BirdRow]
    }

    /// The rows under their families. Taxonomic order keeps a family together; names without one come last.
    func families(_ rows: ArraySlice<SpeciesSummary>) -> [Family] {
        var families: [Family] = []
        for summary in rows {
            let taxon = region.taxa[Int(summary.taxon)]
            let name = familyName(taxon)
            if families.last.map({ $0.name.utf8.elementsEqual(name.utf8) }) != true {
                families.append(Family(name: name, rows: []))
            }
            families[families.count - 1].rows.append(row(taxon, summary))
        }
        return families
    }

    /// Where what is drawn ends: between two families.
    var split: Int {
        guard drawn < rows.count else { return rows.count }
        let last = familyName(region.taxa[Int(rows[drawn - 1].taxon)])
        return rows[drawn...].firstIndex { !same(familyName(region.taxa[Int($0.taxon)]), last) } ?? rows.count
    }

    private func row(_ taxon: Taxon, _ summary: SpeciesSummary) -> BirdRow {
        var facts = newFact(taxon, life) + [Age(of: summary.latest, now: now).text]
        if let count = summary.count { facts.append(birdsText(Int64(count))) }
        return BirdRow(
            list: "nearby", code: taxon.code, name: taxon.name, facts: facts, ticks: ticks.count(taxon.code),
            offersTick: offersTick, actions: aside.actions(taxon.code))
    }

    private func familyName(_ taxon: Taxon) -> String {
        if !taxon.familyName.utf8.isEmpty { return taxon.familyName }
        return taxon.family.utf8.isEmpty ? "Other names" : taxon.family
    }
}
