#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// The actions of search.
func look(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    switch action {
    case .search:
        state.menu = nil
        state.navigation.reduce(.openSearch)
        // Asked for again over a bird: back to the results, where the field is.
        state.navigation.search?.pushed = []
        return [.focus("search-field")] + askForSearch(&state)
    case .leaveSearch:
        let kept = forgetQuery(&state)
        state.navigation.reduce(.leaveSearch)
        return [.focus(searchOpener(state))] + kept
    case .query(let text):
        state.query = searchable(text)
        let isOpen = state.navigation.search != nil
        state.menu = nil
        if !isOpen { state.navigation.reduce(.openSearch) }
        state.navigation.search?.pushed = []
        return (isOpen ? [] : [.focus("search-field")]) + askForSearch(&state)
    default:
        return []
    }
}

/// The id of what takes the focus when search is left: its button, where one can be reached. A field is passed by, since
/// a phone would bring up the keyboard again.
private func searchOpener(_ state: AppState) -> String {
    switch state.navigation.layout.search {
    case .bar: "menu-modes"
    case .field: "title"
    case .edge: state.navigation.front.pushed.isEmpty ? "search-button" : "title"
    case .circle, .item: state.chrome.bar == .absent ? "title" : "search-button"
    }
}

/// What an open search needs from the server: the world's species once, and the towns of what is typed.
func askForSearch(_ state: inout AppState) -> [Effect] {
    guard state.navigation.search != nil, !state.hasContent else { return [] }
    return (state.species.isEmpty ? [.fetch(.species, "/api/species")] : []) + askForTowns(&state)
}

private func askForTowns(_ state: inout AppState) -> [Effect] {
    guard state.query.utf8.count >= 2 else {
        state.towns = []
        state.answeredQuery = state.query
        return []
    }
    let at = state.filter.centre
    return [
        .fetch(
            .towns,
            "/api/places.tsv?q=\(percentEncoded(state.query))&lat=\(at.latitude.text(places: 2))"
                + "&lon=\(at.longitude.text(places: 2))")
    ]
}

/// Where search is open and about to be left: keeps its query for another time and empties the field.
func forgetQuery(_ state: inout AppState) -> [Effect] {
    guard state.navigation.search != nil else { return [] }
    remember(&state, query: state.query)
    state.query = ""
    state.towns = []
    return [.store(key: "recents", text: state.recents.joined(separator: "\n"))]
}

/// Keeps a query among the newest eight, once.
func remember(_ state: inout AppState, query: String) {
    guard query.utf8.count >= 2 else { return }
    state.recents.removeAll { same($0, query) }
    state.recents.insert(query, at: 0)
    if state.recents.count > 8 { state.recents.removeLast(state.recents.count - 8) }
}

/// How many birds search lists at the most.
private let mostFound = 40
/// How many places of the region, before the towns.
private let mostPlaces = 5

extension AppState {
    /// The birds whose name has a word that starts with each word typed, as indices into `species`: by their English
    /// name before those by their scientific one, in each those seen nearby before the rest of the world, in each in
    /// taxonomic order.
    func found(_ query: String) -> [Int32] {
        let wanted = folded(query)
        guard !wanted.isEmpty else { return [] }
        var ranks: [[Int32]] = [[], [], [], []]
        for (index, taxon) in species.enumerated() {
            let rank: Int
            if matchesWords(wanted, in: folded(taxon.name)) {
                rank = 0
            } else if matchesWords(wanted, in: folded(taxon.scientificName)) {
                rank = 2
            } else {
                continue
            }
            ranks[isSeenNearby(taxon.code) ? rank : rank + 1].append(Int32(index))
        }
        return Array((ranks[0] + ranks[1] + ranks[2] + ranks[3]).prefix(mostFound))
    }

    /// The region's places whose name has a word that starts with each word typed, the nearest first and each name once,
    /// as indices: where birds were reported from is no town, and only the region knows it.
    func foundPlaces(_ query: String) -> [Int32] {
        let wanted = folded(query)
        guard let region, !wanted.isEmpty else { return [] }
        var near: [(index: Int32, metres: Double)] = []
        for (index, place) in region.places.enumerated() where matchesWords(wanted, in: folded(place.name)) {
            near.append((Int32(index), filter.centre.metres(to: place.coordinate)))
        }
        near.sort { $0.metres < $1.metres }
        var found: [Int32] = []
        for place in near where found.count < mostPlaces {
            let name = region.places[Int(place.index)].name
            if !found.contains(where: { same(region.places[Int($0)].name, name) }) { found.append(place.index) }
        }
        return found
    }

    /// True when the region holds a sighting of a taxon in Nearby's circle and window, whatever its family.
    func isSeenNearby(_ code: String) -> Bool { nearbyLatest(code) != nil }

    /// When a taxon was seen last in Nearby's list; nil when it is not in it.
    public func nearbyLatest(_ code: String) -> LocalTime? {
        guard let region, let index = region.taxon(code: code) else { return nil }
        for summary in derived.nearby where summary.taxon == index { return summary.latest }
        return nil
    }
}
