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

/// Support: how to report something, and what the keyboard can do.
func supportSheet(_ place: SheetPlace) -> Node {
    sheetFrame(place, SheetHead(title: "Support", trailing: closeButton())) {
        facts("keys-" + place.name, "Keyboard", keys).class("keys")
        facts("report-" + place.name, "If something is wrong", help)
    }
}

private let keys = [
    Fact("Nearby, Rare, My List", "Ctrl or ⌘ 1, 2, 3"),
    Fact("Search", "Ctrl or ⌘ F"),
    Fact("The same with one key", "1, 2, 3 and /, where Settings allows it"),
    Fact("Undo, Redo", "Ctrl or ⌘ Z, with Shift"),
    Fact("Close what is on top", "Esc"),
    Fact("Sheet height", "↑ ↓ on its handle"),
]

private let help = [
    Fact("A sighting looks wrong", "Wingbar shows what your files say. Correct it there, then import the file again."),
    Fact("The app does something wrong", "Tell whoever runs this copy what you did and what you saw."),
]
