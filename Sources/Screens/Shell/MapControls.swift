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

/// Map style and my location: one small capsule at the top trailing corner.
func mapControls(_ state: AppState) -> Node {
    div {
        button { icon("layers") }.type("button").label("Map style").act(.menu(.style)).opens(.style, state)
        button { icon("navigation") }.type("button").label("My location").act(.locate)
            .class("known", when: state.position != nil)
    }
    .class("map-controls glass").role("group").label("Map")
}

/// A sentence for a while above the chrome, with what can be done about it.
func noticeBar(_ state: AppState) -> Node? {
    guard let notice = state.notice else { return nil }
    return div {
        span { notice.text }.class("notice-text")
        if let action = notice.action, let title = notice.button {
            button { title }.class("notice-button").type("button").act(action)
        }
        if let action = notice.otherAction, let title = notice.otherButton {
            button { title }.class("notice-button").type("button").act(action)
        }
        button { icon("x") }.class("notice-close").type("button").label("Dismiss").act(.dismiss)
    }
    .class("notice glass").key(key(hashOf: notice.text))
}

extension Node {
    /// Marks a button that opens a menu; the focus comes back to it by its id. Of several that open the same one, only
    /// the one that a person can reach has it.
    @discardableResult func opens(_ menu: Menu, _ state: AppState, isReached: Bool = true) -> Node {
        if isReached { id("menu-" + menu.name) }
        return aria(.haspopup, "menu").aria(.expanded, isReached && state.menu == menu ? "true" : "false")
            .aria(.controls, "menu")
    }
}
