#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// The actions that change what the lists show.
func narrow(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    let menu = state.menu
    state.menu = nil
    var effects: [Effect] = menu.map { [.focus("menu-\($0.name)")] } ?? []
    switch action {
    case .kilometres(let km):
        guard Filter.kilometresRange.contains(km) else { return effects }
        state.filter.kilometres = km
        effects += [.camera(state.overview, animated: true), state.placeToRemember]
    case .days(let days):
        guard Filter.daysRange.contains(days) else { return effects }
        state.filter.days = days
        effects.append(state.placeToRemember)
    case .family(let family):
        state.filter.family = family
    case .asOf(let time):
        state.asOf = time
        effects += ask(&state)
    case .go(let centre, let name):
        state.filter.centre = centre.inAddress
        state.filter.family = nil
        state.place = name.isEmpty ? nil : name
        effects += forgetQuery(&state)
        state.navigation.search = nil
        state.navigation.stacks[Mode.nearby.rawValue].pushed = []
        state.navigation.mode = Mode.nearby.rawValue
        state.navigation.isHome = false
        state.navigation.isMinimised = false
        effects += [.camera(state.overview, animated: true), .focus("title"), state.placeToRemember]
        effects += ask(&state)
    case .retry:
        state.seasons = nil
        effects += ask(&state)
    case .removeSample:
        effects.append(.post(.sample, "/api/sample/remove"))
    default: break
    }
    return effects
}

/// Asks for the region around Nearby's centre.
func ask(_ state: inout AppState) -> [Effect] {
    state.regionStatus = .loading
    return [.fetch(.region, state.regionAddress)]
}

extension AppState {
    /// The address of the region pack around Nearby's centre.
    public var regionAddress: String {
        var address =
            "/api/region?lat=\(filter.centre.latitude.text(places: 5))&lon=\(filter.centre.longitude.text(places: 5))"
        if let asOf { address += "&at=" + asOf.iso }
        return address
    }

    /// Nearby's place, radius and window for the next visit: "49.3,-123.14,5,14" and the place's name.
    var placeToRemember: Effect {
        let at = filter.centre
        let name = place.map { "," + percentEncoded($0) } ?? ""
        return .rememberPlace(
            "\(at.latitude.text(places: 4)),\(at.longitude.text(places: 4)),\(filter.kilometres),\(filter.days)\(name)")
    }
}
