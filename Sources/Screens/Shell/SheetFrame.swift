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

/// What stands in a sheet's head.
struct SheetHead {
    /// The title.
    var title: String
    /// The line under it; empty for none.
    var subtitle = ""
    /// What stands above the title: a search field, the switcher.
    var lead: Node?
    /// What of it shows at peek.
    var peek = Peek.head
    /// True where the line is a scientific name.
    var isScientific = false
    /// True where the title is only said, not drawn.
    var isTitleHidden = false
    /// What stands on the title's right.
    var trailing: Node?
    /// The row under the title: chips.
    var chips: Node?
}

/// A sheet's frame: one native scroller whose first stretch is the sheet's travel and whose rest is the list.
///
/// `.rest` is the free map above the sheet, `.mark` are the places where the scroller comes to rest, `.area` is what a
/// person sees. Heights are the styles' alone, so that the server's page and the running one agree to the pixel.
func sheetFrame(
    _ place: SheetPlace, _ head: SheetHead, isBusy: Bool = false, @Children _ content: () -> [Node]
) -> Node {
    frame(place, head, isBusy, content())
}

/// The frame around nodes that are made already: around a closure it would be compiled once for each sheet.
@inline(never) private func frame(_ place: SheetPlace, _ head: SheetHead, _ isBusy: Bool, _ content: [Node]) -> Node {
    section {
        div {
            div().class("rest")
            if place.dragsAway { div().class("mark gone") }
            div().class("mark peek")
            div().class("mark half")
            div().class("mark full")
            div {
                div {
                    div().class("ground")
                    sheetHead(place, head)
                    div { content }.class("content")
                }
                .class("panel")
            }
            .class("area")
        }
        .class("scroller")
    }
    .id("sheet-" + place.name).class("sheet")
    .class("pushed", when: place.isPushed).class("covered", when: place.isCovered)
    .class("drags-away", when: place.dragsAway).class("peekless", when: place.lowest > .peek)
    .class("with-chips", when: head.chips != nil).class("untitled", when: head.isTitleHidden)
    .class("led", when: head.lead != nil)
    .aria(.labelledby, place.title).aria(.busy, isBusy ? "true" : "false")
    .data(.sheet, place.name).data(.detent, place.detent.name).data(.peek, head.peek.name)
    .flag(.inert, !place.isFront)
}

private func sheetHead(_ place: SheetPlace, _ head: SheetHead) -> Node {
    header {
        button()
            .class("grabber").type("button").role("slider").label("Sheet height")
            .aria(.orientation, "vertical").aria(.valuemin, "\(place.lowest.rawValue)").aria(.valuemax, "2")
            .aria(.valuenow, "\(place.detent.rawValue)").aria(.valuetext, detentText(place.detent))
        head.lead
        div {
            div {
                h2 { head.title }.id(place.title).class("title").class("unseen", when: head.isTitleHidden).tabindex(-1)
                if !head.subtitle.utf8.isEmpty {
                    p { head.subtitle }.class("subtitle").class("scientific", when: head.isScientific)
                }
            }
            .class("names")
            head.trailing
        }
        .class("titles")
        head.chips
    }
    .class("head")
}

/// A pushed sheet's close button.
func closeButton() -> Node {
    button { icon("x") }.class("round").type("button").label("Close").act(.close)
}

private func detentText(_ detent: Detent) -> String {
    switch detent {
    case .peek: "Peek"
    case .half: "Half"
    case .full: "Full"
    }
}

extension Node {
    /// The action that a click or tap performs.
    @discardableResult func act(_ action: AppAction) -> Node { act(action.text) }
}
