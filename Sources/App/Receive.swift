#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// Takes an answer to a `fetch` or `post`. `status` is the HTTP status, 0 where there was no network.
public func receive(_ state: inout AppState, _ request: Request, status: Int32, _ bytes: [UInt8]) -> [Effect] {
    let before = state
    var effects: [Effect] = []
    switch request {
    case .region: effects = takeRegion(&state, status: status, bytes)
    case .towns:
        state.towns = status == 200 ? towns(bytes) : []
        state.townsFailed = status != 200
        state.answeredQuery = state.query
    case .species:
        if status == 200, let species = try? SpeciesList.decode(bytes) {
            state.species = species
            effects = tickWaiting(&state)
        }
    case .seasons: takeSeasons(&state, status: status, bytes)
    case .sample: effects = takeSample(&state, status: status)
    }
    settle(&state, before: before, &effects)
    return effects
}

private func takeRegion(_ state: inout AppState, status: Int32, _ bytes: [UInt8]) -> [Effect] {
    guard status == 200 else {
        let sentence =
            status == 0
            ? "No connection. Shown is what was here before; try again when you are back online."
            : "The server could not give the sightings (\(status)). Try again in a moment."
        state.regionStatus = .failed(sentence)
        // Ticks that wait for their names have them from the world's list.
        return [.announce(sentence)] + (state.waitingTicks.isEmpty ? [] : [.fetch(.species, "/api/species")])
    }
    guard let region = try? RegionPack.decode(bytes) else {
        state.regionStatus = .failed("The sightings came damaged. Try again; if it stays so, restart the server.")
        return []
    }
    state.region = region
    state.regionVersion += 1
    state.regionStatus = .ready
    return tickWaiting(&state) + (state.drawnRows == .max ? [] : [.later(seconds: 0, .moreRows)])
}

private func takeSample(_ state: inout AppState, status: Int32) -> [Effect] {
    guard status == 200 else {
        state.notice = Notice(
            status == 403
                ? "Only the computer that runs Wingbar may remove the sample: open this page there."
                : "The sample could not be removed. Try again when the server can be reached.")
        return [.later(seconds: 8, .fade)]
    }
    return [.announce("Sample removed")] + ask(&state)
}

/// Reads towns: a line each of name, admin code, country, latitude and longitude, apart by tabs.
private func towns(_ bytes: [UInt8]) -> [Town] {
    var found: [Town] = []
    for line in bytes.split(separator: 0x0A) {
        let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard fields.count >= 5, let latitude = Double(decimal: fields[3]), let longitude = Double(decimal: fields[4])
        else { continue }
        let detail = fields[1].isEmpty ? fields[2] : fields[1] + ", " + fields[2]
        found.append(
            Town(
                name: fields[0], detail: detail, coordinate: Coordinate(latitude: latitude, longitude: longitude)))
    }
    return found
}
