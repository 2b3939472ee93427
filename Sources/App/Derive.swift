#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// Works out anew what an action changed of the lists; `before` nil works out everything.
func derive(_ state: inout AppState, before: AppState?) {
    let fresh = before.map { $0.regionVersion != state.regionVersion } ?? true
    if fresh || before?.filter.centre != state.filter.centre {
        state.derived.around = Surroundings(of: state.region?.places ?? [], around: state.filter.centre)
    }
    let lists = fresh || before?.filter != state.filter || before?.now != state.now
    if lists { deriveLists(&state) }
    if fresh || before?.filter.centre != state.filter.centre || before?.now != state.now {
        state.derived.rare = state.region?.rare(around: state.filter.centre, now: state.now) ?? []
    }
    if lists || before?.frontBird != state.frontBird { state.derived.birdSightings = birdSightings(state) }
    if fresh || before?.query != state.query || before?.species.count != state.species.count {
        state.derived.foundRows = state.content.map { $0.found(state.query) } ?? []
        state.derived.foundBirds = state.query.isEmpty ? [] : state.found(state.query)
        state.derived.foundPlaces = state.query.isEmpty ? [] : state.foundPlaces(state.query)
    }
}

/// Gathers the discs anew where the lists, what the map shows or its zoom have changed.
func gatherDiscs(_ state: inout AppState, before: AppState?) {
    if let before, before.regionVersion == state.regionVersion, before.filter == state.filter,
        before.now == state.now, before.frontBird == state.frontBird, before.mode == state.mode,
        before.foldsRare == state.foldsRare,
        step(before.camera?.zoom) == step(state.camera?.zoom)
    {
        return
    }
    let zoom = state.discZoom
    let weights = shownOnMap(state)
    state.derived.discs =
        state.region.map { Discs.gather(weights, in: $0, around: state.derived.around, zoom: zoom) } ?? []
    state.derived.rareDiscs = []
    if let region = state.region, state.foldsRare, state.markKind == .sightings {
        let rare = region.weights(of: region.rareSightings(around: state.filter.centre, now: state.now))
        state.derived.rareDiscs = Discs.gather(rare, in: region, around: state.derived.around, zoom: zoom)
    }
}

/// Zoom in quarters: discs are gathered anew when this changes.
private func step(_ zoom: Double?) -> Int? { zoom.map { Int(($0 * 4).rounded()) } }

extension AppState {
    /// The zoom that discs are gathered at: in quarters, so that the same view has the same discs however it was come to.
    var discZoom: Double { Double(step(camera?.zoom ?? overview.zoom) ?? 0) / 4 }
}

private func deriveLists(_ state: inout AppState) {
    guard let region = state.region else {
        if !state.hasContent { state.derived = Derived() }
        return
    }
    let tally = region.tally(state.filter, now: state.now, around: state.derived.around)
    state.derived.weights = tally.weights
    state.derived.nearby = region.summaries(tally.summaries, of: state.filter.family)
    state.derived.speciesCount = region.speciesCount(of: state.derived.nearby)
    state.derived.families = region.families(of: tally.summaries)
}

/// The sightings of the bird in front, newest first, as far as the region reaches.
private func birdSightings(_ state: AppState) -> [Int32] {
    guard let region = state.region, let code = state.frontBird, let taxon = region.taxon(code: code) else { return [] }
    var found: [Int32] = []
    for (index, sighting) in region.sightings.enumerated()
    where sighting.taxon == taxon && Filter.holds(sighting.time, now: state.now, days: Filter.daysRange.upperBound) {
        found.append(Int32(index))
    }
    return found
}

/// Per place how many sightings the map shows: the front bird's, Rare's, else Nearby's.
private func shownOnMap(_ state: AppState) -> [Int32] {
    guard let region = state.region else { return [] }
    switch state.markKind {
    case .bird: return region.weights(of: state.derived.birdSightings)
    case .rare: return region.weights(of: region.rareSightings(around: state.filter.centre, now: state.now))
    case .sightings, .place: return state.derived.weights
    }
}

/// What follows from any change: lists and marks worked out anew, the map's free part, its camera, and the address.
func settle(_ state: inout AppState, before: AppState, _ effects: inout [Effect]) {
    derive(&state, before: before)
    moveCamera(&state, before: before, &effects)
    // The map is taken to be where it was sent: what is done while it still flies counts from there.
    for case .camera(let camera, _) in effects { state.camera = camera }
    gatherDiscs(&state, before: before)
    let placesChanged = state.hasContent && state.marks != before.marks
    if placesChanged || state.derived.discs != before.derived.discs
        || state.derived.rareDiscs != before.derived.rareDiscs
        || state.markKind != before.markKind
    {
        effects.append(.marks(state.markKind, state.marks))
    }
    // By their texts: comparing effects would bring the comparison of every action into the program.
    if !same(state.padding.text, before.padding.text) { effects.append(state.padding) }
    followWay(&state, before: before, &effects)
    let isOpened = state.frontBird != nil && before.frontBird == nil
    effects += askForSeasons(&state, isAnew: isOpened || state.isOnline && !before.isOnline)
    syncAddress(&state, before: before, &effects)
}
