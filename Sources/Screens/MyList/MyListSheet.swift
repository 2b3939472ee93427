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
        chips: running.map { listChips($0, state, isReached: place.isFront) } ?? pastChips())
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
        if running != nil {
            div {
                button {
                    icon("clock").class("symbol")
                    span { "Past lists" }.class("name")
                    icon("chevron-right")
                }
                .id("past-lists").class("row link").type("button").act(pastLists)
            }
            .class("card apart")
        }
        if state.navigation.layout.more == .listFoot { moreFoot() }
    }
}

private let pastLists = AppAction.sheet(.past("days Past lists"))

/// Where no list runs the past ones are in reach of every height.
private func pastChips() -> Node {
    div { chip("clock", "Past lists", pastLists).id("past-lists") }.class("chips").role("group").label("Lists")
}

private func listSubtitle(_ list: BirdList, _ state: AppState) -> String {
    dotted([list.place, dayText(list, state), list.elapsed(until: state.listClock.utc)])
}
