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
        return tick(&state, code)
    case .untick(let code):
        guard let entry = state.list?.entries.first(where: { same($0.code, code) }) else { return [] }
        return add(&state, ListEvent(code: code, name: entry.name, step: -1, utc: state.utc))
    case .finish, .resume:
        return end(&state, action)
    case .share(let code):
        if let code {
            guard let taxon = state.taxon(code) else { return [] }
            return [.share(title: taxon.name, text: birdMessage(state, taxon))]
        }
        guard let list = state.list else { return [] }
        return [.share(title: "My List, \(list.place)", text: listMessage(list))]
    case .stored(let key, let text):
        return restore(&state, key: key, text: text)
    case .storeFailed(let key, let reason):
        return fail(&state, key: key, reason: reason)
    default:
        return []
    }
}

/// One more of a bird. A name that is not known yet waits for the region that is on its way; no tick is dropped.
private func tick(_ state: inout AppState, _ code: String) -> [Effect] {
    guard let name = state.taxon(code)?.name ?? state.list?.name(of: code) else {
        state.waitingTicks.append(code)
        let asked = state.regionStatus == .loading || !state.species.isEmpty
        return asked ? [] : [.fetch(.species, "/api/species")]
    }
    if state.list == nil {
        // The start is the list's identity: two lists never share a second.
        let start = max(state.utc, (state.finished?.startedAt ?? 0) + 1)
        state.list = BirdList(startedAt: start, place: state.title, coordinate: state.filter.centre)
    }
    return add(&state, ListEvent(code: code, name: name, step: 1, utc: state.utc))
}

/// Carries out the ticks that waited for their names; what the world's list does not know either is kept by its code.
func tickWaiting(_ state: inout AppState) -> [Effect] {
    var effects: [Effect] = []
    let waiting = state.waitingTicks
    state.waitingTicks = []
    for code in waiting {
        if state.taxon(code) == nil, !state.species.isEmpty, state.list != nil {
            effects += add(&state, ListEvent(code: code, name: code, step: 1, utc: state.utc))
        } else {
            effects += tick(&state, code)
        }
    }
    return effects
}

private func add(_ state: inout AppState, _ event: ListEvent) -> [Effect] {
    state.list?.events.append(event)
    guard let list = state.list else { return [] }
    let count = list.count(of: event.code)
    let said = count > 0 ? "\(event.name), \(count) on My List" : "\(event.name) taken off My List"
    let back: AppAction = event.step > 0 ? .untick(event.code) : .tick(event.code)
    show(&state, Notice(said, button: "Undo", action: back.text))
    return [.store(key: "list", text: list.text), .announce(said), .later(seconds: 6, .fade)]
}

/// Shows a notice, unless one that a person must close is up.
private func show(_ state: inout AppState, _ notice: Notice) {
    if state.notice?.isLasting != true { state.notice = notice }
}

/// Finishes the list, or takes it up again. Both keys are stored together, so the list is never in neither.
private func end(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    if action == .finish, var list = state.list {
        list.finishedAt = state.utc
        state.list = nil
        state.finished = list
        let said = "List finished with \(list.entries.count) species"
        show(&state, Notice(said, button: "Undo", action: AppAction.resume.text))
        return [
            .storeAll([StoredText(list.finishedKey, list.text), StoredText("list", "")]), .announce(said),
            .later(seconds: 10, .fade),
        ]
    }
    if action == .resume, state.list == nil, var list = state.finished {
        list.finishedAt = nil
        state.list = list
        state.finished = nil
        state.notice = nil
        return [
            .storeAll([StoredText("list", list.text), StoredText(list.finishedKey, "")]),
            .announce("List taken up again"),
        ]
    }
    return []
}

/// Says that the device did not keep something; a list that could not be put away as finished goes on.
private func fail(_ state: inout AppState, key: String, reason: String) -> [Effect] {
    if state.list == nil, var list = state.finished, same(key, list.finishedKey) {
        list.finishedAt = nil
        state.list = list
        state.finished = nil
    }
    let sentence =
        same(reason, "unreadable")
        ? "What this device kept could not be read. It is put aside, and what you tick from now on is kept beside it."
        : "Could not save on this device (\(reason)). Keep this page open and share your list to keep it."
    state.notice = Notice(sentence, button: "Share", action: AppAction.share(nil).text, isLasting: true)
    return [.announce(sentence)]
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
            let sentence = "An earlier list could not be read. It is put aside on this device, not lost."
            state.notice = Notice(sentence, isLasting: true)
            return [.store(key: "list-unread-\(state.utc)", text: text), .announce(sentence)]
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
            case .singleKeys(let on): state.allowsSingleKeys = on
            case .flavour(let flavour):
                state.flavour = flavour
                state.navigation.adopt(state.layout(state.navigation.layout.id))
            case .proposal(let proposal):
                state.proposal = proposal
                if !state.isProposalPinned { state.navigation.adopt(state.layout(proposal)) }
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
                AppAction.theme(theme), .mapStyle(mapStyle), .oneTap(ticksInOneTap), .singleKeys(allowsSingleKeys),
                .flavour(flavour), .proposal(proposal),
            ].map { $0.text }.joined(separator: "\n"))
    }
}
