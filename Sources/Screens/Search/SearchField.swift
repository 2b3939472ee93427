#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// The field of search: open, or waiting for the first letter where it is always there. Not of type `search`: engines empty such a field on Escape, which here leaves it.
func searchField(_ state: AppState) -> Node {
    let isOpen = state.navigation.search != nil
    return group {
        icon("search")
        field(state, isOpen: isOpen).id("search-field")
        if isOpen {
            button { icon("x") }.class("field-clear").type("button")
                .label(state.query.utf8.isEmpty ? "Leave search" : "Clear")
                .act(state.query.utf8.isEmpty ? .leaveSearch : .query(""))
        }
    }
}

private func field(_ state: AppState, isOpen: Bool) -> Node {
    let prompt = state.content?.search?.prompt ?? "Search birds and places"
    let node = input().class("field").type("text").role("searchbox").label(prompt).placeholder(prompt)
        .value(isOpen ? state.query : "").actInput("query")
        .attr(.autocomplete, "off").attr(.autocapitalize, "off").attr(.spellcheck, "false")
        .attr(.inputmode, "search").attr(.enterkeyhint, "search").flag(.autofocus, isOpen)
    return isOpen ? node : node.act(.search)
}

/// The field at a sheet's top, and beside it the way to Settings where the layout has it there. In the sheet of results
/// it is open; in the others a tap or a letter opens it.
func fieldRow(_ place: SheetPlace, _ state: AppState) -> Node {
    div {
        div {
            if place.content == .search {
                searchField(state)
            } else {
                icon("search")
                field(state, isOpen: false)
            }
        }
        .class("sheet-field")
        if !state.hasContent, state.navigation.layout.more == .fieldMenu, place.content != .search {
            moreButton(place, state)
        }
    }
    .class("field-row")
}

/// The button that opens search. Of several only the one that a person can reach has the id.
func searchButton(_ names: String, isReached: Bool = true) -> Node {
    let node = button { icon("search") }.class(names).type("button").label("Search").act(.search)
    return isReached ? node.id("search-button") : node
}
