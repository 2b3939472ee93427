import Foundation

/// The sprite of icons as part of a page, each symbol under `icon-` and its name, so that no name of the page's own is
/// taken; empty where set-up has not made it.
///
/// A reference to another file costs an engine ten times one within the page, at each of two icons a row.
func iconSprite(_ path: String) -> String {
    guard let bytes = OpenFile(path: path)?.bytes() else { return "" }
    let opening = "<symbol id=\""
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<svg "), text.contains(opening) else { return "" }
    return "<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\" "
        + text[start.upperBound...].replacingOccurrences(of: opening, with: opening + "icon-")
}
