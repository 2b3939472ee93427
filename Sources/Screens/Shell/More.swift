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

/// The ways to Settings, About and Support, always together: the same three wherever a layout has them.
private let ways: [(title: String, symbol: String, sheet: Sheet)] = [
    ("Settings", "settings", .settings), ("About", "info", .about), ("Support", "life-buoy", .support),
]

/// The button that opens the three as a menu.
func moreButton(_ place: SheetPlace, _ state: AppState) -> Node {
    button { icon("ellipsis") }.class("round").type("button").label("More").act(.menu(.more))
        .opens(.more, state, isReached: place.isFront)
}

/// The three as a menu's items; `opensMore` writes the first one as what leads away from a list of modes.
func moreItems(opensMore: Bool = false) -> Node {
    each(ways, key: { key(hashOf: $0.title) }) { way in
        menuItem(opensMore && way.sheet == .settings ? way.title + "…" : way.title, way.symbol, .sheet(way.sheet))
    }
}

/// The three as rows at the foot of a list.
func moreFoot() -> Node {
    div {
        for way in ways {
            button {
                icon(way.symbol).class("symbol")
                span { way.title }.class("name")
                icon("chevron-right")
            }
            .id("more-" + way.sheet.parameter.value).class("row link").type("button").act(.sheet(way.sheet))
        }
    }
    .class("card apart foot")
}
