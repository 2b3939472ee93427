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

/// When, where and how the list in front was kept; every field can be changed, also on a finished list.
func detailsSheet(_ place: SheetPlace, _ state: AppState) -> Node {
    guard let list = state.frontList else {
        return sheetFrame(place, SheetHead(title: "Details", trailing: closeButton())) {
            emptyState("list-checks", "No list is running", "") { offer("Start a List by Hand", "", .list(.start)) }
        }
    }
    let iso = list.time.iso.utf8
    let steps = state.frontJournal?.steps
    let head = SheetHead(
        title: "Details", subtitle: list.place,
        trailing: group {
            stepButton("undo-2", "Undo", steps?.undo, .undo(nil), on: state.frontJournal).class("round")
            closeButton()
        })
    return sheetFrame(place, head) {
        div {
            field("Place", list.place, "text", .place)
            field("Date", String(Substring(iso.prefix(10))), "date", .date)
            field("Time", String(Substring(iso.dropFirst(11))), "time", .time)
            if list.isFinished {
                field("Minutes", list.seconds.map { "\($0 / 60)" } ?? "", "number", .minutes)
            }
            field("Observers", "\(list.observers)", "number", .observers)
            field("Distance, km", list.metres.map { kilometres($0) } ?? "", "number", .distance)
            if list.isRunning, list.how == .traveling {
                toggle("Measure from my location", state.measuresWay, .measure(!state.measuresWay))
            }
            toggle("All species reported", list.isComplete, .list(.edit(.complete, list.isComplete ? "0" : "1")))
            area("Comments", list.comments, "edit comments")
        }
        .class("card")
        if list.isRunning, list.how == .traveling, state.measuresWay {
            p { wayText(state.walk) }.class("footnote").id("way")
        }
        radioCard(
            "how-" + place.name, "Protocol",
            ListProtocol.allCases.map { Choice($0.name, list.how == $0, .list(.edit(.how, $0.name))) })
        div {
            if !state.title.utf8.isEmpty, !same(state.title, list.place) {
                rowButton("map-pin", "Move to " + state.title, .list(.edit(.here, "")))
            }
            rowButton("trash-2", "Delete This List", .list(.delete(list.id)))
        }
        .class("card apart")
    }
}

/// How the measuring of the way stands.
private func wayText(_ walk: Walk) -> String {
    let now =
        switch walk.standing {
        case .waiting: "Waiting for your position."
        case .measuring: "Measured while this page is shown. What you type counts, and what you go after that is added."
        case .rough: "Paused: your position is known only to \(Int(Way.roughest)) m or worse."
        case .denied: "Paused: location is not allowed. Type the distance, or allow it and switch this on again."
        case .unavailable: "Paused: this device has no position. Type the distance."
        case .elsewhere: "Measured in another window."
        }
    let missed = walk.missed / 60
    return missed < 1
        ? now : now + " Not measured for \(countText(missed, "minute", "minutes")) while the page was hidden."
}

private func field(_ title: String, _ value: String, _ type: String, _ field: ListField) -> Node {
    entry(title, value, type, "edit " + field.name)
}

private func rowButton(_ symbol: String, _ title: String, _ action: AppAction) -> Node {
    button {
        icon(symbol).class("symbol")
        span { title }.class("name")
    }
    .class("row link").type("button").act(action)
}
