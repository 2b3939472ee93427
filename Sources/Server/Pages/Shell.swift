import App
import Markup
import Screens

/// The page's frame, filled with a state's screen: what the browser's program takes over.
func filledShell(_ shell: String, _ state: AppState, icons: String, head: String, classes: String = "") -> String {
    let theme = state.theme == .system ? "" : " data-theme=\"\(state.theme.name)\""
    let kind = classes.isEmpty ? "" : " class=\"\(escaped(classes))\""
    return replace(
        shell,
        [
            ("<html lang=\"en\"", "<html lang=\"en\"\(kind)\(theme)"), ("<!--head-->", head), ("<!--icons-->", icons),
            ("data-address=\"\"", "data-address=\"\(escaped(state.pinnedRoute.address))\""),
            ("<!--screen-->", html(screen(state))),
        ])
}

/// Fills a frame's gaps, each once and in order; what is filled in is never searched for the next gap.
func replace(_ frame: String, _ gaps: [(gap: String, text: String)]) -> String {
    var out: [UInt8] = []
    var rest = Array(frame.utf8)[...]
    for (gap, text) in gaps {
        guard let range = rest.firstRange(of: Array(gap.utf8)) else { continue }
        out += rest[..<range.lowerBound]
        out += text.utf8
        rest = rest[range.upperBound...]
    }
    out += rest
    return String(decoding: out, as: UTF8.self)
}
