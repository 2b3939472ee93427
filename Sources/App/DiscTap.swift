#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif

/// The closest that a tap on a disc brings the map.
private let closest = 16.0
/// How many birds or places are named.
private let mostNamed = 3

/// A disc was tapped: one of several places comes closer, until it cannot; then, and for one of a single place, what it
/// stands for is said, with the way there.
func tapDisc(_ state: inout AppState, _ at: Coordinate) -> [Effect] {
    let zoom = state.camera?.zoom ?? state.overview.zoom
    var effects: [Effect] = []
    let isClosest = zoom > closest - 0.01
    if !isClosest {
        effects.append(.camera(Camera(centre: at, zoom: min(closest, zoom + 2)), animated: true))
    }
    let name = degrees(at)
    guard
        let disc = (state.derived.discs + state.derived.rareDiscs).first(where: { same(degrees($0.coordinate), name) }),
        disc.places == 1 || isClosest, let words = state.words(of: disc), let region = state.region
    else { return effects }
    let place = region.places[Int(disc.place)]
    let go = AppAction.go(place.coordinate, name: place.isApproximate ? "" : place.name)
    show(&state, Notice(words, button: "Go There", action: go.text))
    return effects + [.announce(words), .later(seconds: 10, .fade)]
}

extension AppState {
    /// "Lost Lagoon: Canada Goose, Mallard, Wood Duck and 6 more", "Lost Lagoon, Beaver Lake: …"; of the bird in front, how
    /// often.
    fileprivate func words(of disc: Disc) -> String? {
        guard let region else { return nil }
        let isRare = markKind == .rare || derived.rareDiscs.contains(disc)
        let indices =
            markKind == .bird
            ? derived.birdSightings
            : isRare
                ? region.rareSightings(around: filter.centre, now: now) : region.matching(filter, now: now)
        let places = Discs.places(
            of: disc, region.weights(of: indices), in: region, around: derived.around, zoom: discZoom)
        let whole = named(places.map { region.places[Int($0)].name })
        if markKind == .bird { return "\(whole): \(countText(Int64(disc.sightings), "sighting", "sightings"))" }
        var isIn = [Bool](repeating: false, count: region.places.count)
        for place in places { isIn[Int(place)] = true }
        var birds: [String] = []
        var seen = [Bool](repeating: false, count: region.taxa.count)
        for index in indices {
            let sighting = region.sightings[Int(index)]
            if !isIn[Int(sighting.place)] || seen[Int(sighting.taxon)] { continue }
            seen[Int(sighting.taxon)] = true
            birds.append(region.taxa[Int(sighting.taxon)].name)
        }
        return birds.isEmpty ? whole : "\(whole): \(named(birds))"
    }

    /// The first of some names, and how many more there are.
    private func named(_ names: [String]) -> String {
        let first = spoken(Array(names.prefix(mostNamed)))
        return names.count > mostNamed ? "\(first) and \(names.count - mostNamed) more" : first
    }
}
