#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif

/// One list: when, where and how, and its birds in the order in which they stand on it.
func listPage(_ state: PastState, _ view: PastView) -> Node {
    guard let at = view.lists.first else {
        return emptyState(
            "list-checks", "This list is not here", "It was deleted, or it is kept on another device.")
    }
    let past = state.history.archive.birdList(Int(at))
    let list = state.journal(past.id)?.list ?? past
    return group {
        div {
            // A list with a journal has a sheet of its own, where it can be changed.
            if case .some = state.journal(list.id) { chip("pencil", "Edit", "list " + list.id) }
            chip("share", "Share", PastAction.share(list.id).text)
            chip("share", "Share a link", PastAction.link(list.id).text)
        }
        .class("chips").role("group").label("Share")
        listCard(list)
        saveCard(state, view, list: list.id)
    }
}

/// When, where and how, and the birds.
func listCard(_ list: BirdList) -> Node {
    let others = list.otherCount == 0 ? "" : countText(Int64(list.otherCount), "other taxon", "other taxa")
    return group {
        p {
            dotted([
                list.time.dateText + list.time.clockText(after: ", "), list.how.name,
                list.seconds.map { minutesText($0 / 60) } ?? "", list.metres.map { kilometres($0) } ?? "",
                list.observers > 1 ? countText(list.observers, "observer", "observers") : "",
                list.isComplete ? "complete" : "", list.isFinished ? "" : "Not finished",
                list.isOthers ? "From a link" : "",
            ])
        }
        .class("lead")
        if !list.comments.utf8.isEmpty { p { list.comments }.class("lead comments") }
        h3 { dotted([grouped(Int64(list.speciesCount)) + " species", others]) }.class("heading")
        ul {
            each(Array(list.entries.reversed()), key: { key(hashOf: $0.bird.code) }) { entry in
                li {
                    button {
                        span {
                            span { entry.bird.name }.class("name")
                            let detail = dotted([entry.noticed == .heard ? "Heard" : "", entry.note])
                            if !detail.utf8.isEmpty { span { detail }.class("detail") }
                        }
                        .class("text")
                        span { entry.countText }.class("detail")
                        icon("chevron-right")
                    }
                    .class("link").type("button").act("bird " + entry.bird.code)
                }
                .class("row")
            }
        }
        .class("card").role("list")
    }
}

/// "2.4 km".
private func kilometres(_ metres: Int64) -> String { (Double(metres) / 1000).text(places: 1) + " km" }
