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

/// My List: what was ticked on the running list, and how to begin where there is none.
func myListSheet(_ place: SheetPlace, _ state: AppState) -> Node {
    let head = modeHead(
        place, state, title: "My List", subtitle: state.list.map { listSubtitle($0, state) } ?? "No list is running",
        trailing: state.navigation.layout.more == .listMenu ? moreButton(place, state) : nil,
        chips: state.list == nil ? nil : listChips())
    return sheetFrame(place, head) {
        if let list = state.list, !list.entries.isEmpty {
            birdCard(listRows(list, state))
        } else if state.list != nil {
            emptyState("list-checks", "Nothing ticked yet", "Tap + beside a bird that you see.") {
                offer("Show Nearby", "", .mode(.nearby))
            }
        } else {
            emptyState(
                "list-checks", "Start with a bird",
                "Tap + beside a bird that you see. The list starts by itself where you are looking, and stays on this device."
            ) {
                offer("Show Nearby", "", .mode(.nearby))
            }
        }
        div {
            button {
                icon("clock").class("symbol")
                span { "Past lists" }.class("name")
                icon("chevron-right")
            }
            .id("past-lists").class("row link").type("button").act(.sheet(.past("days Past lists")))
        }
        .class("card apart")
        if state.navigation.layout.more == .listFoot { moreFoot() }
    }
}

private func listSubtitle(_ list: BirdList, _ state: AppState) -> String {
    dotted([list.place, dayText(list, state), list.elapsed(until: state.listClock.utc)])
}

private func listChips() -> Node {
    div {
        button {
            icon("check")
            span { "Finish" }
        }
        .class("chip with-icon").type("button").act(.finish)
        button {
            icon("share")
            span { "Share" }
        }
        .class("chip with-icon").type("button").act(.share(nil))
    }
    .class("chips").role("group").label("List")
}

private func listRows(_ list: BirdList, _ state: AppState) -> [BirdRow] {
    let aside = Aside(state, in: "list")
    return list.entries.map { entry in
        BirdRow(
            list: "list", code: entry.bird.code, name: entry.bird.name,
            facts: [state.nearbyAge(entry.bird.code) ?? "Not reported nearby"],
            ticks: entry.count, hasStepper: true, actions: aside.actions(entry.bird.code))
    }
}
