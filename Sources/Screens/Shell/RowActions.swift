#if canImport(App)
import App
#endif
#if canImport(Markup)
import Markup
#endif

/// Whether a row has its actions in the page. They come when a hand begins to draw it aside: a list of a thousand rows
/// holds three buttons, not three thousand.
enum RowActions: Equatable {
    /// It has none.
    case absent
    /// They are there and cannot be reached: the row is under the hand, or back in its place.
    case covered
    /// They can be tapped.
    case open
}

/// The row of one list that is drawn aside.
struct Aside: Equatable {
    private var code: String?
    private var isOpen = false

    /// The one of `list`, none where it stands in another list.
    init(_ state: AppState, in list: String) {
        guard let swiped = state.swiped, swiped.stands(in: list, swiped.code) else { return }
        code = swiped.code
        isOpen = swiped.isOpen
    }

    /// What a bird's row has.
    func actions(_ code: String) -> RowActions {
        guard let aside = self.code, aside.utf8.elementsEqual(code.utf8) else { return .absent }
        return isOpen ? .open : .covered
    }
}

/// What a row uncovers at its trailing end; the first is what a full swipe performs.
func rowActions(_ actions: RowActions, _ code: String, _ name: String, ticks: Int64) -> Node? {
    if actions == .absent { return nil }
    return div {
        action("Seen It", "check", .tick(code)).class("first")
        if ticks != 0 { action("Undo", "minus", .untick(code)) }
        action("Details", "info", .bird(code))
    }
    .class("row-actions").role("group").label("Actions, " + name).flag(.inert, actions == .covered)
}

private func action(_ title: String, _ symbol: String, _ action: AppAction) -> Node {
    button {
        icon(symbol)
        span { title }
    }
    .class("row-action").type("button").label(title).act(action)
}
