#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// The actions of the running list and of what is kept on the device.
func keep(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    switch action {
    case .tick(let code):
        guard let taxon = state.taxon(code) else { return [] }
        if state.list == nil {
            state.list = BirdList(startedAt: state.utc, place: state.title, coordinate: state.filter.centre)
        }
        return add(&state, ListEvent(code: code, name: taxon.name, step: 1, utc: state.utc))
    case .untick(let code):
        guard let entry = state.list?.entries.first(where: { same($0.code, code) }) else { return [] }
        return add(&state, ListEvent(code: code, name: entry.name, step: -1, utc: state.utc))
    case .finish:
        guard var list = state.list else { return [] }
        list.finishedAt = state.utc
        state.list = nil
        state.notice = Notice("List finished with \(list.entries.count) species")
        return [
            .store(key: "list-\(list.startedAt)", text: list.text), .store(key: "list", text: ""),
            .announce("List finished"), .later(seconds: 6, .dismiss),
        ]
    case .share(let code):
        if let code {
            guard let taxon = state.taxon(code) else { return [] }
            return [.share(title: taxon.name, text: birdMessage(state, taxon))]
        }
        guard let list = state.list else { return [] }
        return [.share(title: "My List, \(list.place)", text: listMessage(list))]
    case .stored(let key, let text):
        return restore(&state, key: key, text: text)
    case .storeFailed(_, let reason):
        let sentence = "Could not save on this device (\(reason)). Keep this page open and share your list to keep it."
        state.notice = Notice(sentence, button: "Share", action: AppAction.share(nil).text)
        return [.announce(sentence)]
    default:
        return []
    }
}

private func add(_ state: inout AppState, _ event: ListEvent) -> [Effect] {
    state.list?.events.append(event)
    guard let list = state.list else { return [] }
    let count = list.count(of: event.code)
    let said = count > 0 ? "\(event.name), \(count) on My List" : "\(event.name) taken off My List"
    if event.step > 0 {
        state.notice = Notice(said, button: "Undo", action: AppAction.untick(event.code).text)
    } else {
        state.notice = Notice(said, button: "Undo", action: AppAction.tick(event.code).text)
    }
    return [.store(key: "list", text: list.text), .announce(said), .later(seconds: 6, .dismiss)]
}

/// Takes back what an earlier visit kept. A text that cannot be read is put aside under another key, never dropped.
private func restore(_ state: inout AppState, key: String, text: String) -> [Effect] {
    switch key {
    case "list":
        guard !text.isEmpty else {
            // Another tab finished the list.
            state.list = nil
            return []
        }
        guard let list = BirdList(text: text) else {
            return [.store(key: "list-unread-\(state.utc)", text: text)]
        }
        state.list = list
    case "recents":
        state.recents = lines(text)
    case "settings":
        for line in lines(text) {
            switch AppAction(text: line) {
            case .theme(let theme): state.theme = theme
            case .mapStyle(let style): state.mapStyle = style
            case .oneTap(let on): state.ticksInOneTap = on
            case .flavour(let flavour):
                state.flavour = flavour
                state.navigation.layout = .a(flavour)
            default: continue
            }
        }
        return [.theme(state.theme, state.mapStyle)]
    default: break
    }
    return []
}

/// The lines of a text that hold something.
func lines(_ text: String) -> [String] {
    var found: [String] = []
    for line in text.utf8.split(separator: 0x0A) where !line.isEmpty { found.append(String(Substring(line))) }
    return found
}

/// A list as a message: place, then a line a bird.
private func listMessage(_ list: BirdList) -> String {
    var text = "\(list.place), \(list.entries.count) species"
    for entry in list.entries.reversed() { text += "\n\(entry.name) \(entry.count)" }
    return text
}

/// A bird as a message: its names and where it was seen last.
private func birdMessage(_ state: AppState, _ taxon: Taxon) -> String {
    var text = "\(taxon.name) (\(taxon.scientificName))"
    if let region = state.region, let newest = state.derived.birdSightings.first {
        let sighting = region.sightings[Int(newest)]
        text += "\n\(region.places[Int(sighting.place)].name), \(Age(of: sighting.time, now: state.now).text)"
    }
    return text
}

extension AppState {
    /// The settings as the actions that bring them back.
    var settingsToStore: Effect {
        .store(
            key: "settings",
            text: [
                AppAction.theme(theme), .mapStyle(mapStyle), .oneTap(ticksInOneTap), .flavour(flavour),
            ].map { $0.text }.joined(separator: "\n"))
    }
}
