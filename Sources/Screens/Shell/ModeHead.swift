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

/// The head of a mode's sheet, as the layout has it: with the switcher or the search field above the title, with a close
/// button where the sheet can be closed, without a title where the layout draws none.
func modeHead(
    _ place: SheetPlace, _ state: AppState, title: String, subtitle: String, trailing: Node? = nil, chips: Node? = nil
) -> SheetHead {
    let layout = state.navigation.layout
    let isBare = layout.content == .bare
    var head = SheetHead(title: title, subtitle: isBare ? "" : subtitle, isTitleHidden: isBare, chips: chips)
    head.peek = layout.peek
    head.lead = lead(place, state)
    head.trailing = group {
        trailing
        if layout.home != nil { closeButton() }
    }
    // Where the cards have the field, a list that they pushed shows its title at peek.
    if layout.home == .cards { head.peek = .head }
    return head
}

/// What stands above the title of a mode's sheet.
private func lead(_ place: SheetPlace, _ state: AppState) -> Node? {
    switch state.navigation.layout.switcher {
    case .segments:
        group {
            if state.hasSearch { fieldRow(place, state) }
            segments(place, state)
        }
    case .pages: pageDots(place, state)
    case .tabs, .footer, .cards, .menu, .toolbar: nil
    }
}
