import App
import Markup
import Navigation
import Screens

/// A page read once for all its rules.
struct PageReading {
    var ids: Set<String> = []
    /// What the focus can be sent to, by the names that the host knows.
    var reachable: Set<String> = []
    var page: [Outline]

    init(_ state: AppState) { page = outline(screen(state)) }
}

/// The rules of the page that a state draws.
func checkPage(_ state: AppState, _ reading: inout PageReading, _ finder: inout Finder) {
    var current = 0
    var fronts = 0
    let chrome = state.chrome
    let layout = state.navigation.layout
    let isA = layout.id == .a
    func visit(_ element: Outline, reachable: Bool, hidden: Bool, label: String = "") {
        if element.tag.isEmpty { return }
        let isInert = element["inert"] != nil
        let reachable = reachable && !isInert
        let hides = isHiddenByStyles(element, chrome)
        let hidden = hidden || hides
        // A field has the name of the label that it stands in.
        let label = element.tag == "label" ? element.wholeText : label
        let own = element["aria-label"] ?? element.wholeText
        let name = own.isEmpty ? label : own
        if isA, isInert || hides {
            finder.expect(
                isInert == hides || element["aria-hidden"] != nil || isAlsoUnreachable(element, chrome),
                "what is inert is hidden, and what is hidden inert",
                "\(element.tag) “\(name.prefix(40))” \(isInert ? "is only inert" : "is only hidden")")
        }
        if let id = element["id"] {
            finder.expect(reading.ids.insert(id).inserted, "ids are unique", id)
            if reachable { reading.reachable.insert(id) }
        }
        if reachable {
            let classes = element["class"] ?? ""
            for name in ["title", "row-actions"] where hasClass(classes, name) { reading.reachable.insert(name) }
            if element["role"] == "menu" { reading.reachable.insert("menu") }
        }
        if element["aria-current"] == "page", reachable { current += 1 }
        if element["data-sheet"] != nil, !isInert { fronts += 1 }
        if reachable, isFocusable(element) {
            finder.expect(!name.isEmpty, "whatever takes the focus has a name", element["data-act"] ?? element.tag)
        }
        if element.tag == "button", element["role"] != "slider", element["data-act"] == nil {
            finder.expect(false, "every button does something", name)
        }
        if let text = element["data-act"] {
            finder.expect(AppAction(text: text)?.text == text, "every control's action can be read", text)
        }
        for child in element.children { visit(child, reachable: reachable, hidden: hidden, label: label) }
    }
    for root in reading.page { visit(root, reachable: true, hidden: false) }
    let needsOne = (layout.switcher == .tabs || layout.switcher == .toolbar) && !state.navigation.isHome
    finder.expect(
        current == 1 || current == 0 && !needsOne, "exactly one active mode", "\(current) are current")
    finder.expect(
        fronts == (state.navigation.hasSheet ? 1 : 0), "exactly one sheet can be reached", "\(fronts) can")
    checkReferences(reading, &finder)
}

private func isFocusable(_ element: Outline) -> Bool {
    element.tag == "button" || element.tag == "input" || element.tag == "a" || element["tabindex"] != nil
}

private func checkReferences(_ reading: PageReading, _ finder: inout Finder) {
    func visit(_ element: Outline) {
        for name in ["aria-labelledby", "aria-describedby"] {
            if let id = element[name] {
                finder.expect(reading.ids.contains(id), "what names an element is there", "\(name) \(id)")
            }
        }
        for child in element.children { visit(child) }
    }
    for root in reading.page { visit(root) }
}

/// What the styles hide with `visibility` or `display`, by state: the sheets that are not in front, the tabs that a
/// small bar has no room for, and search where it stands elsewhere.
private func isHiddenByStyles(_ element: Outline, _ chrome: Chrome) -> Bool {
    let classes = element["class"] ?? ""
    if element["data-sheet"] != nil { return element["inert"] != nil }
    if hasClass(classes, "search-tab") { return chrome.isWide || chrome.bar != .full }
    if hasClass(classes, "tab") { return !chrome.isWide && chrome.bar != .full && !hasClass(classes, "kept") }
    if hasClass(classes, "tucked") { return !chrome.isWide }
    if hasClass(classes, "accessory") { return element["inert"] != nil }
    return false
}

/// `display: none` takes an element out of reach by itself.
private func isAlsoUnreachable(_ element: Outline, _ chrome: Chrome) -> Bool {
    chrome.isWide && hasClass(element["class"] ?? "", "search-tab")
}

private func hasClass(_ classes: String, _ name: String) -> Bool {
    classes.utf8.split(separator: 0x20).contains { $0.elementsEqual(name.utf8) }
}

/// Wherever the focus is sent there is something to take it, as the host finds it.
func checkFocus(_ name: String, _ reading: PageReading, _ finder: inout Finder) {
    var found = reading.reachable.contains(name)
    if !found, name.hasPrefix("row-"), let code = name.split(separator: "-").last {
        found = reading.reachable.contains { $0.hasPrefix("row-") && $0.hasSuffix("-" + code) }
    }
    finder.expect(found, "the focus goes to what is there", name)
}

/// Where the last of some effects sends the focus; nil where none does.
func focus(_ effects: [Effect]) -> String? {
    for effect in effects.reversed() { if case .focus(let name) = effect { return name } }
    return nil
}
