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

/// The field that search grows into. Not of type `search`: engines empty such a field on Escape, which here leaves it.
func searchField(_ state: AppState) -> Node {
    group {
        icon("search")
        input().id("search-field").class("field").type("text").role("searchbox").label("Search birds and places")
            .placeholder("Birds and places").value(state.query).actInput("query")
            .attr(.autocomplete, "off").attr(.autocapitalize, "off").attr(.spellcheck, "false")
            .attr(.inputmode, "search").attr(.enterkeyhint, "search").flag(.autofocus, true)
        button { icon("x") }.class("field-clear").type("button")
            .label(state.query.utf8.isEmpty ? "Leave search" : "Clear")
            .act(state.query.utf8.isEmpty ? .leaveSearch : .query(""))
    }
}
