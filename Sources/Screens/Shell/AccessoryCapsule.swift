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

/// The running list's capsule, above the tab bar or beside its minimised icon. Where none is drawn nothing is there:
/// no space and nothing that swallows a tap.
func accessoryCapsule(_ state: AppState, _ chrome: Chrome) -> Node? {
    guard chrome.accessory != .absent else { return nil }
    if let content = state.content { return contentCapsule(content, state, chrome) }
    let node = button {
        if let list = state.list {
            icon("check")
            strong { "My List" }
            span { "\(list.speciesCount) · \(list.elapsed(until: state.listClock.utc))" }.class("figures")
        } else {
            icon("list-checks")
            strong { "Start a list" }
        }
    }
    .class("accessory glass").class("inline", when: chrome.accessory == .inline).type("button").act(.mode(.list))
    // A notice stands in its place for a while.
    .flag(.inert, state.notice != nil && chrome.accessory == .expanded && !chrome.isWide)
    if let list = state.list {
        let species = speciesText(Int64(list.speciesCount))
        node.label("My List, \(species), \(durationText(list.startedAt, until: state.listClock.utc))")
    } else {
        node.label("Start a list")
    }
    return node
}
