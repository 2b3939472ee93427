#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// A list that was pushed: a finished one, or the running one, with all that can be done to it.
func listSheet(_ place: SheetPlace, _ id: String, _ state: AppState) -> Node {
    guard let journal = state.shelf.journal(id), !journal.list.isDeleted else {
        return sheetFrame(place, SheetHead(title: "List", trailing: closeButton())) {
            emptyState("list-checks", "Not on this device", "It was thrown away, or kept elsewhere.")
        }
    }
    let list = journal.list
    let head = SheetHead(
        title: list.place.utf8.isEmpty ? "List" : list.place,
        subtitle: dotted([dayText(list, state), listFigures(list, state)]),
        trailing: closeButton(), chips: listChips(journal, state, isReached: place.isFront))
    return sheetFrame(place, head) { listBody(list, named: rowWord(place), state) }
}

/// "12 species · 0:47".
func listFigures(_ list: BirdList, _ state: AppState) -> String {
    let time = list.isFinished && list.seconds == nil ? "" : list.elapsed(until: state.listClock.utc)
    return dotted([speciesText(Int64(list.speciesCount)), time])
}

/// What can be done to a list. Undo and Redo say what they take back and bring again.
func listChips(_ journal: Journal, _ state: AppState, isReached: Bool) -> Node {
    let steps = journal.steps
    let details = chip("pencil", "Details", .sheet(.details))
    if isReached { details.id("details") }
    return div {
        if journal.list.isRunning { chip("check", "Finish", .finish) }
        if !journal.list.isRunning, state.list == nil { chip("play", "Reopen", .resume) }
        chip("share", "Share", .share(nil))
        stepButton("undo-2", "Undo", steps.undo, .undo(nil), on: journal).class("chip with-icon")
        stepButton("redo-2", "Redo", steps.redo, .redo(nil), on: journal).class("chip with-icon")
        details
    }
    .class("chips").role("group").label("List")
}

/// A button of the row under a list's title.
func chip(_ symbol: String, _ title: String, _ action: AppAction) -> Node {
    button {
        icon(symbol)
        span { title }
    }
    .class("chip with-icon").type("button").act(action)
}

/// Undo or Redo; where there is nothing to do it stays in its place, and keeps the focus.
func stepButton(
    _ symbol: String, _ title: String, _ step: Operation?, _ action: ListAction, on journal: Journal?
) -> Node {
    let node = button { icon(symbol) }.type("button").act(.list(action))
    guard let step, let journal else { return node.label("Nothing to " + title).aria(.disabled, "true") }
    let name = title + ": " + step.change.words(on: journal)
    return node.label(name).attr(.title, name)
}

/// The birds of a list, the newest first.
func listBody(_ list: BirdList, named word: String, _ state: AppState) -> Node {
    if list.entries.isEmpty {
        return group {
            emptyState("list-checks", "Nothing ticked yet", "Tap + beside a bird that you see.") {
                offer("Show Nearby", "", .mode(.nearby))
            }
            listFacts(list)
        }
    }
    let aside = Aside(state, in: word)
    let rows = list.entries.map { entry in
        BirdRow(
            list: word, code: entry.bird.code, name: entry.bird.name,
            facts: [
                // Other people's sightings: the age alone reads like the tick's own time.
                state.nearbyAge(entry.bird.code).map { "Last reported " + $0 } ?? "Not reported nearby",
                entry.noticed == .unsaid ? "" : entry.noticed.name, entry.note,
            ],
            ticks: entry.count, hasStepper: true, actions: aside.actions(entry.bird.code))
    }
    return group {
        birdCard(rows)
        listFacts(list)
    }
}

/// What is known of a list beside its birds, in a line, and what was said of it.
private func listFacts(_ list: BirdList) -> Node {
    group {
        p {
            dotted([
                list.how.name, list.metres.map { kilometres($0) + " km" } ?? "",
                countText(list.observers, "observer", "observers"), list.isComplete ? "all species" : "",
            ])
        }
        .class("footnote")
        if !list.comments.utf8.isEmpty { p { list.comments }.class("footnote") }
    }
}

/// A way in km, to 10 m: "1.25".
func kilometres(_ metres: Int64) -> String { (Double(metres) / 1000).text(places: 2) }

/// What the ids of a pushed list's rows begin with; without hyphens, which end it.
private func rowWord(_ place: SheetPlace) -> String {
    String(decoding: place.name.utf8.map { $0 == 0x2D ? 0x5F : $0 }, as: UTF8.self)
}
