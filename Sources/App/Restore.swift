#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

/// What the keys of lists' journals start with; the list's id follows.
let journalPrefix = "journal-"

/// Takes back what an earlier visit kept, or what another tab has kept since.
func restore(_ state: inout AppState, key: String, text: String) -> [Effect] {
    if let id = suffix(of: key, after: journalPrefix) { return takeUp(&state, id, text) }
    switch key {
    case "content": if Content.isKnown { takeContent(&state, text) }
    case "position": if state.hasContent { state.position = Coordinate(words: text) }
    case "carry":
        // Said once more at every start, until a person has decided.
        if same(text, "lost") {
            let said = "Your lists go to your other devices no more: the server does not know their code."
            state.notice = Notice(
                said, button: "Devices", action: AppAction.sheet(.past("devices Other devices")).text, isLasting: true)
            return [.announce(said)]
        }
    case "life":
        state.life = LifeCodes(text)
    case "recents":
        state.recents = lines(text)
    case "settings":
        for line in lines(text) {
            switch AppAction(text: line) {
            case .theme(let theme): state.theme = theme
            case .mapStyle(let style): state.mapStyle = style
            case .measure(let on): state.measuresWay = on
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
    case "list":
        return moveEarlier(&state, key: key, text: text)
    default:
        if suffix(of: key, after: "list-").flatMap({ Int64($0) }) != nil {
            return moveEarlier(&state, key: key, text: text)
        }
    }
    return []
}

/// Puts a journal's lines to those that are known. A line that cannot be read stays where it is kept, and is said.
private func takeUp(_ state: inout AppState, _ id: String, _ text: String) -> [Effect] {
    let (journal, unread) = Journal.read(id: id, text: text)
    let running = state.shelf.running
    state.shelf.merge(id, journal.operations)
    let heard = same(running?.id, id) ? hearFinish(&state, id) : joinBegun(&state, running, with: id)
    if let running = state.shelf.running { state.listClock.catchUp(with: running.newestTime) }
    if unread.isEmpty { return heard }
    let count = countText(Int64(unread.count), "line", "lines")
    let sentence = "\(count) of an earlier list could not be read. Nothing is lost on this device, the rest is shown."
    state.notice = Notice(sentence, isLasting: true)
    return heard + [.announce(sentence)]
}

/// A list as version 1 kept it becomes a journal. Its text goes once the journal is stored, in the same step; one that
/// cannot be read is put aside under another key, never dropped.
private func moveEarlier(_ state: inout AppState, key: String, text: String) -> [Effect] {
    if text.utf8.isEmpty { return [] }
    guard let journal = Journal(earlier: text, offset: state.zone) else {
        let sentence = "An earlier list could not be read. It is put aside on this device, not lost."
        state.notice = Notice(sentence, isLasting: true)
        return [
            .store(key: "unread-\(key)-\(state.utc)", text: text), .store(key: key, text: ""), .announce(sentence),
        ]
    }
    state.shelf.merge(journal.id, journal.operations)
    if let running = state.shelf.running { state.listClock.catchUp(with: running.newestTime) }
    return [.append(list: journal.id, journal.operations.map { $0.text }), .store(key: key, text: "")]
}

/// What follows a text's beginning; nil where it begins otherwise.
func suffix(of text: String, after start: String) -> String? {
    let bytes = text.utf8
    guard bytes.count > start.utf8.count, bytes.starts(with: start.utf8) else { return nil }
    return String(Substring(bytes.dropFirst(start.utf8.count)))
}

/// The lines of a text that hold something.
func lines(_ text: String) -> [String] {
    var found: [String] = []
    for line in text.utf8.split(separator: 0x0A) where !line.isEmpty { found.append(String(Substring(line))) }
    return found
}

extension AppState {
    /// The settings as the actions that bring them back.
    var settingsToStore: Effect {
        .store(
            key: "settings",
            text: [
                AppAction.theme(theme), .mapStyle(mapStyle), .oneTap(ticksInOneTap), .singleKeys(allowsSingleKeys),
                .measure(measuresWay),
                .flavour(flavour), .proposal(proposal),
            ].map { $0.text }.joined(separator: "\n"))
    }
}
