#if canImport(Markup)
import Markup
#endif

/// A page about past lists: its frame and title. What stands in it the second program draws, in a worker
/// (Docs/adr/0011); until it has come, and where no program runs, one line says what is missing.
func pastSheet(_ place: SheetPlace, _ path: String) -> Node {
    let title = String(Substring(path.utf8.drop { $0 != 0x20 }.dropFirst()))
    return sheetFrame(place, SheetHead(title: title.utf8.isEmpty ? "Past lists" : title, trailing: closeButton())) {
        div { p { "Reading your lists" }.class("footnote") }.class("mount").data(.past, path)
    }
}
