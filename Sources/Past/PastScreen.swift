#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif

/// What stands in one open page, for a state.
public func pastScreen(_ state: PastState, _ view: PastView) -> Node {
    switch state.status {
    case .loading: return div { p { "Reading your lists" }.class("footnote") }
    case .failed(let sentence):
        return div { emptyState("triangle-alert", "Your lists could not be read", sentence) }
    case .ready: break
    }
    let isDamaged = state.isDamaged && (view.page == .days || view.page == .files)
    let content = content(state, view)
    return div {
        if isDamaged { damaged() }
        content
    }
}

private func content(_ state: PastState, _ view: PastView) -> Node {
    switch view.page {
    case .days: daysPage(state, view)
    case .places: placesPage(state)
    case .place: listsOf(state, view, noun: "lists here")
    case .list: listPage(state, view)
    case .life, .year: birdsPage(state, view)
    case .years: yearsPage(state)
    case .shared: sharedPage(state, view)
    case .files: filesPage(state, view)
    case .devices: devicesPage(state.carrying, state)
    case .unknown: emptyState("list-checks", "Nothing is here", "The address names no page of your lists.")
    }
}

/// Says that lists from files are not here, until something was brought in again.
private func damaged() -> Node {
    div {
        icon("triangle-alert")
        span {
            "The lists from files were damaged. They are set aside on this device; bring the files in again. Other lists are as they were."
        }
        .class("banner-text")
    }
    .class("banner")
}

/// All lists by day, and the ways to the other pages.
private func daysPage(_ state: PastState, _ view: PastView) -> Node {
    group {
        if state.history.archive.lists.isEmpty {
            emptyState(
                "list-checks", "No past lists yet",
                "Lists that you finish stand here. Lists that you kept elsewhere can be brought in as files."
            ) {
                button { span { "Bring lists in" }.class("name") }.class("offer").type("button").act(Opening.files)
                button { span { "Other devices" }.class("name") }.class("offer").type("button").act(Opening.devices)
            }
        } else {
            div {
                chip("star", "Life list", Opening.life)
                chip("clock", "Years", Opening.years)
                chip("map-pin", "Places", Opening.places)
                chip("download", "Files", Opening.files)
                chip("monitor-smartphone", "Devices", Opening.devices)
            }
            .class("chips").role("group").label("Other pages")
            listsOf(state, view, noun: "lists")
        }
    }
}

/// A button of a row of chips.
func chip(_ symbol: String, _ title: String, _ act: String) -> Node {
    button {
        icon(symbol)
        span { title }
    }
    .class("chip with-icon").type("button").act(act)
}

/// The places, the one with the most lists first.
private func placesPage(_ state: PastState) -> Node {
    if state.places.isEmpty {
        return emptyState("map-pin", "No places yet", "The places of your finished lists stand here.")
    }
    return group {
        placesMap(state.places, state.history.archive)
        ul {
            each(state.places, key: { Int64($0.place) + 1 }) { sum in
                let place = state.history.archive.places[Int(sum.place)]
                pastRow(
                    placeTitle(place.name),
                    dotted([
                        countText(Int64(sum.lists), "list", "lists"), grouped(Int64(sum.species)) + " species",
                        "since " + sum.first.dateText,
                    ]), Opening.place(place))
            }
        }
        .class("card apart").role("list")
    }
}

/// A row that opens something.
func pastRow(_ title: String, _ detail: String, _ act: String) -> Node {
    li {
        button {
            span {
                span { title }.class("name")
                if !detail.utf8.isEmpty { span { detail }.class("detail") }
            }
            .class("text")
            icon("chevron-right")
        }
        .class("link").type("button").act(act)
    }
    .class("row")
}

/// What a place without a name is called.
func placeTitle(_ name: String) -> String { name.utf8.isEmpty ? "Unnamed place" : name }
