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

/// What must be known about the rows below: that they are made up, from another time, or not fresh.
func banners(_ state: AppState) -> Node {
    group {
        if let time = state.asOf {
            banner("Shown as of " + time.dateText, "clock", "Back to now", .asOf(nil))
        }
        if state.region?.hasSample ?? false {
            banner("Sample sightings, made up", "feather", "Remove", .removeSample)
        }
        if state.region != nil { freshness(state) }
    }
}

private func freshness(_ state: AppState) -> Node? {
    if case .failed(let sentence) = state.regionStatus { return banner(sentence, "triangle-alert", "Retry", .retry) }
    guard !state.isOnline, let region = state.region else { return nil }
    return banner("Offline · sightings from " + Age(of: region.now, now: state.now).text, "wifi-off", nil, .retry)
}

private func banner(_ text: String, _ symbol: String, _ title: String?, _ action: AppAction) -> Node {
    div {
        icon(symbol)
        span { text }.class("banner-text")
        if let title { button { title }.class("banner-button").type("button").act(action) }
    }
    .class("banner").key(key(hashOf: text))
}

/// One thing that an empty list offers.
func offer(_ title: String, _ detail: String, _ action: AppAction) -> Node {
    button {
        span { title }.class("name")
        if !detail.utf8.isEmpty { span { detail }.class("detail") }
    }
    .class("offer").type("button").act(action)
}

/// Rows that are still to come, drawn and not said.
func skeleton() -> Node {
    div {
        div().class("bone heading")
        div {
            for width in ["w1", "w2", "w3", "w2"] {
                div {
                    div().class("bone name").class(width)
                    div().class("bone detail")
                }
                .class("bones")
            }
        }
        .class("card")
    }
    .class("skeleton").aria(.hidden, "true")
}
