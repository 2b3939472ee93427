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

/// Search's results: birds and places in one list; before anything is typed, recent searches and what is near.
func searchSheet(_ place: SheetPlace, _ state: AppState) -> Node {
    var head = SheetHead(title: "Search", isTitleHidden: true)
    if state.navigation.layout.search.opensInSheet { head.lead = fieldRow(place, state) }
    return sheetFrame(place, head) {
        if state.query.utf8.isEmpty { beforeTyping(state) } else { results(state) }
    }
}

private func beforeTyping(_ state: AppState) -> Node {
    group {
        if !state.recents.isEmpty {
            results("recents", "Recent searches") {
                each(state.recents, key: { key(hashOf: $0) }) { text in
                    line("search", text, nil, .query(text))
                }
            }
        }
        if !state.derived.nearby.isEmpty {
            results("near", "Seen nearby") {
                each(state.newestNearby, key: { Int64($0.taxon) }) { summary in nearRow(summary, state) }
            }
        }
    }
}

private func nearRow(_ summary: SpeciesSummary, _ state: AppState) -> Node? {
    guard let region = state.region else { return nil }
    let taxon = region.taxa[Int(summary.taxon)]
    return birdLine(taxon, Age(of: summary.latest, now: state.now).text + " nearby", state)
}

private func results(_ state: AppState) -> Node {
    group {
        if !state.derived.foundBirds.isEmpty {
            results("birds", "Birds") {
                each(firstBirds(state), key: { Int64($0) }) { index in foundBird(index, state) }
            }
        }
        if !state.towns.isEmpty || !state.derived.foundPlaces.isEmpty {
            results("places", "Places") {
                each(state.derived.foundPlaces, key: { Int64($0) }) { index in foundPlace(index, state) }
                each(state.towns, key: { key(hashOf: $0.name + "\n" + $0.detail) }) { town in
                    line("map-pin", town.name, town.detail, .go(town.coordinate, name: town.name))
                }
            }
        }
        if state.derived.foundBirds.count > firstBirds(state).count {
            results("more-birds", "More birds") {
                each(Array(state.derived.foundBirds.dropFirst(firstBirds(state).count)), key: { Int64($0) }) { index in
                    foundBird(index, state)
                }
            }
        }
        if state.derived.foundBirds.isEmpty && state.towns.isEmpty && state.derived.foundPlaces.isEmpty
            && state.answeredQuery.utf8.elementsEqual(state.query.utf8)
        {
            emptyState(
                "search", "Nothing found",
                state.townsFailed
                    ? "No bird has a word that starts with “\(state.query)”. Places could not be asked: no connection."
                    : "No bird and no place has a word that starts with “\(state.query)”.")
        }
    }
}

/// The birds before the places: where places were found too, only a dozen, so that the places are in reach. The others
/// follow them.
private func firstBirds(_ state: AppState) -> [Int32] {
    state.towns.isEmpty && state.derived.foundPlaces.isEmpty
        ? state.derived.foundBirds : Array(state.derived.foundBirds.prefix(12))
}

private func foundBird(_ index: Int32, _ state: AppState) -> Node? {
    guard state.species.indices.contains(Int(index)) else { return nil }
    let taxon = state.species[Int(index)]
    let age = state.nearbyAge(taxon.code).map { $0 + " nearby" }
    return birdLine(taxon, age ?? "Not seen nearby", state)
}

private func foundPlace(_ index: Int32, _ state: AppState) -> Node? {
    guard let place = state.region?.places[Int(index)] else { return nil }
    let away = distanceText(metres: state.filter.centre.metres(to: place.coordinate)) + " away"
    return line("map-pin", place.name, away, .go(place.coordinate, name: place.name))
}

private func results(_ name: String, _ title: String, @Children _ rows: () -> [Node]) -> Node {
    div {
        h3 { title }.id("search-" + name).class("heading")
        ul(rows).class("card").role("list")
    }
    .class("family").role("group").aria(.labelledby, "search-" + name)
}

/// A bird's line: as any other, and it can be drawn aside.
private func birdLine(_ taxon: Taxon, _ detail: String, _ state: AppState) -> Node {
    let actions = Aside(state, in: "search").actions(taxon.code)
    let ticks = actions == .absent ? 0 : Ticks(state.list).count(taxon.code)
    return li {
        lineButton("bird", taxon.name, detail, .bird(taxon.code)).id("row-search-" + taxon.code)
        rowActions(actions, taxon.code, taxon.name, ticks: ticks)
    }
    .class("row found")
}

private func line(_ symbol: String, _ name: String, _ detail: String?, _ action: AppAction) -> Node {
    li { lineButton(symbol, name, detail, action) }.class("row found")
}

private func lineButton(_ symbol: String, _ name: String, _ detail: String?, _ action: AppAction) -> Node {
    button {
        icon(symbol).class("symbol")
        span {
            span { name }.class("name")
            if let detail { span { detail }.class("detail") }
        }
        .class("text")
        icon("chevron-right")
    }
    .class("open").type("button").act(action).label(spoken([name, detail ?? ""]))
}
