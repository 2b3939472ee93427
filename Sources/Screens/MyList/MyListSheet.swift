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
    let running = state.shelf.running
    let head = modeHead(
        place, state, title: "My List", subtitle: running.map { listSubtitle($0.list, state) } ?? "No list is running",
        trailing: state.navigation.layout.more == .listMenu ? moreButton(place, state) : nil,
        chips: running.map { listChips($0, state, isReached: place.isFront) })
    return sheetFrame(place, head) {
        if let list = running?.list {
            listBody(list, named: "list", state)
        } else {
            emptyState(
                "list-checks", "Start with a bird",
                "Tap + beside a bird that you see. The list starts by itself where you are looking, and stays on this device."
            ) {
                offer("Show Nearby", "", .mode(.nearby))
                offer("Start a List by Hand", "", .list(.start))
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
