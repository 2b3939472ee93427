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

/// The actions of the running list and of what is kept on the device.
func keep(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    switch action {
    case .tick(let code):
        return tick(&state, code)
    case .untick(let code):
        guard let journal = state.frontJournal, let entry = journal.list.entry(code) else { return [] }
        let left = max(0, entry.count - 1)
        return count(&state, journal.setting(entry.bird, to: left), of: code, in: journal.id)
    case .list(let action):
        return edit(&state, action)
    case .finish, .resume:
        return end(&state, action)
    case .share(let code):
        if let code {
            guard let taxon = state.taxon(code) else { return [] }
            return [.share(title: taxon.name, text: birdMessage(state, taxon))]
        }
        guard let list = state.frontJournal?.list else { return [] }
        return [.share(title: "My List, \(list.place)", text: listMessage(list))]
    case .stored(let key, let text):
        return restore(&state, key: key, text: text)
    case .storeFailed(let key, let reason):
        return fail(&state, key, reason: reason)
    case .kept(let key):
        return takeBack(&state, failureOf: key)
    default:
        return []
    }
}

/// One more of a bird. A name that is not known yet waits for the region that is on its way; no tick is dropped.
private func tick(_ state: inout AppState, _ code: String) -> [Effect] {
    guard let bird = state.bird(code) else {
        state.waitingTicks.append(code)
        let asked = state.regionStatus == .loading || !state.species.isEmpty
        return asked ? [] : [.fetch(.species, "/api/species")]
    }
    return add(&state, bird, 1)
}

/// Carries out the ticks that waited for their names; what the world's list does not know either is kept by its code.
func tickWaiting(_ state: inout AppState) -> [Effect] {
    var effects: [Effect] = []
    let waiting = state.waitingTicks
    state.waitingTicks = []
    for code in waiting {
        if state.bird(code) == nil, !state.species.isEmpty, state.list != nil {
            effects += add(&state, ListedBird(code: code, name: code, category: .unknown), 1)
        } else {
            effects += tick(&state, code)
        }
    }
    return effects
}

/// Some more of a bird on the list in front; where there is none, one starts.
func add(_ state: inout AppState, _ bird: ListedBird, _ number: Int64) -> [Effect] {
    let (id, effects) = frontID(&state)
    return effects + count(&state, .add(bird, number), of: bird.code, in: id)
}

/// The list in front; where there is none, one starts.
func frontID(_ state: inout AppState) -> (id: String, effects: [Effect]) {
    if let journal = state.frontJournal { return (journal.id, []) }
    return begin(&state)
}

/// Starts a list where Nearby is.
func begin(_ state: inout AppState) -> (id: String, effects: [Effect]) {
    var number = state.utc
    while state.shelf.journal(Journal.newID(utc: number, writer: state.writer)) != nil { number += 1 }
    let id = Journal.newID(utc: number, writer: state.writer)
    let start = Change.start(utc: state.utc, offset: state.placeOffset, at: state.filter.centre, place: state.title)
    return (id, write(&state, start, to: id).effects)
}

/// Writes a change of a bird's count, and says what came of it.
func count(_ state: inout AppState, _ change: Change, of code: String, in id: String) -> [Effect] {
    let written = write(&state, change, to: id)
    let said = state.counted(code, in: id)
    // The count pad has a key for Undo, which a notice would cover.
    if case .count? = state.navigation.frontSheet { return written.effects + [.announce(said)] }
    show(&state, Notice(said, button: "Undo", action: AppAction.list(.undo(written.operation.id)).text))
    return written.effects + [.announce(said), .later(seconds: 6, .fade)]
}

/// Writes a change into a list's journal. What is written is on its way to the disk before anything is drawn.
func write(
    _ state: inout AppState, _ change: Change, to id: String
) -> (operation: Operation, effects: [Effect]) {
    let operation = state.shelf.write(change, to: id, writer: state.writer, utc: state.listClock.utc)
    return (operation, [.append(list: id, [operation.text])])
}

/// Shows a notice, unless one that a person must close is up.
func show(_ state: inout AppState, _ notice: Notice) {
    if state.notice?.isLasting != true { state.notice = notice }
}

/// Finishes the running list, or takes the one that was finished last up again.
private func end(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    let front = state.frontJournal
    if case .finish = action, let journal = front, journal.list.isRunning {
        // Nobody watches for longer than a day: such a list was left running, or begun by hand.
        let seconds = max(0, state.listClock.utc - journal.list.startedAt)
        var effects = write(&state, .finish(seconds: seconds > 86_400 ? nil : seconds), to: journal.id).effects
        if state.life.add(journal.list) { effects.append(.store(key: "life", text: state.life.text)) }
        state.finishedID = journal.id
        let said = "List finished with \(countText(Int64(journal.list.speciesCount), "species", "species"))"
        show(&state, Notice(said, button: "Undo", action: AppAction.resume.text))
        if state.navigation.activeMode == Mode.list.rawValue, state.navigation.frontSheet == nil {
            state.navigation.reduce(.push(.list(journal.id)))
        }
        let focus: [Effect] = state.navigation.hasSheet ? [.focus("title")] : []
        return effects + [.announce(said)] + focus + [.later(seconds: 10, .fade)]
    }
    if case .resume = action, let id = front?.id ?? state.finishedID { return reopen(&state, id) }
    return []
}

/// Takes up a finished list again, where none is running.
func reopen(_ state: inout AppState, _ id: String) -> [Effect] {
    guard state.list == nil, state.shelf.journal(id) != nil else { return [] }
    let effects = write(&state, .reopen, to: id).effects
    state.finishedID = nil
    state.notice = nil
    // It is My List's again.
    if state.navigation.frontSheet == .list(id) { state.navigation.reduce(.close) }
    return effects + [.announce("List taken up again")]
}

/// Says that the device did not keep something. What it did not keep is still shown, and tried again with the next
/// change.
private func fail(_ state: inout AppState, _ key: String, reason: String) -> [Effect] {
    if !same(reason, "unreadable"), !state.unkept.contains(where: { same($0, key) }) { state.unkept.append(key) }
    let sentence =
        same(reason, "unreadable")
        ? "What this device kept could not be read. It is put aside, and what you tick from now on is kept beside it."
        : "\(unsaved) (\(reason)). Keep this page open and share your list to keep it."
    state.notice = Notice(sentence, button: "Share", action: AppAction.share(nil).text, isLasting: true)
    return [.announce(sentence)]
}

private let unsaved = "Could not save on this device"

/// What could not be saved has been, and nothing else is waiting: the notice that said so goes.
private func takeBack(_ state: inout AppState, failureOf key: String) -> [Effect] {
    let count = state.unkept.count
    state.unkept.removeAll { same($0, key) }
    guard count > 0, state.unkept.isEmpty else { return [] }
    if let notice = state.notice, notice.text.utf8.starts(with: unsaved.utf8) { state.notice = nil }
    return [.announce("Saved on this device after all")]
}

/// A list as a message: place, then a line a bird.
private func listMessage(_ list: BirdList) -> String {
    var text = "\(list.place), \(countText(Int64(list.speciesCount), "species", "species"))"
    for entry in list.entries.reversed() { text += "\n\(entry.bird.name) \(entry.countText)" }
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
    /// The journal that changes go to: that of the list whose sheet is open, else the running one's.
    public var frontJournal: Journal? {
        for pushed in navigation.front.pushed.reversed() {
            if case .list(let id) = pushed.sheet, let journal = shelf.journal(id) { return journal }
        }
        return shelf.running
    }

    /// The list that changes go to, nil where none is in front and none runs.
    public var frontList: BirdList? { frontJournal?.list }

    /// A bird as it is put on lists: by the region or the world's list, else as the list in front has it.
    func bird(_ code: String) -> ListedBird? {
        taxon(code).map { ListedBird($0) } ?? frontJournal?.bird(code)
    }

    /// What is said of a bird's count on a list.
    func counted(_ code: String, in id: String) -> String {
        guard let journal = shelf.journal(id) else { return "" }
        let name = journal.bird(code)?.name ?? code
        guard let entry = journal.list.entry(code) else { return name + " taken off My List" }
        return entry.count < 0 ? name + ", present, on My List" : name + ", \(entry.count) on My List"
    }

    /// How far the clock of Nearby's place is ahead of UTC, in seconds; the device's own until the place is known.
    var placeOffset: Int64 { isRegionHere ? region?.offset ?? zone : zone }
}
