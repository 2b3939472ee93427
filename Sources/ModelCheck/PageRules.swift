import App
import Markup
import Navigation
import Screens

/// The rules of the page that a state draws.
func checkPage(_ state: AppState, _ reading: PageReading, _ finder: inout Finder) {
    finder.found += reading.found
    let layout = state.navigation.layout
    let needsOne = (layout.switcher == .tabs || layout.switcher == .toolbar) && !state.navigation.isHome
    finder.expect(
        reading.current == 1 || reading.current == 0 && !needsOne, "exactly one active mode",
        "\(reading.current) are current")
    finder.expect(
        reading.fronts == (state.navigation.hasSheet ? 1 : 0), "exactly one sheet can be reached",
        "\(reading.fronts) can")
}

/// Reads one piece of a page, and what of it breaks a rule.
func readPiece(_ roots: [Outline], _ chrome: Chrome, isA: Bool) -> PieceReading {
    var piece = PieceReading()
    func visit(_ element: Outline, reachable: Bool, inMenu: Bool, label: String = "") {
        if element.tag.isEmpty { return }
        let isInert = element["inert"] != nil
        let reachable = reachable && !isInert
        let hides = isHiddenByStyles(element, chrome)
        let classes = element["class"] ?? ""
        let inMenu = inMenu || element["role"] == "menu" || classes == "scrim"
        // A field has the name of the label that it stands in.
        let label = element.tag == "label" ? element.wholeText : label
        let own = element["aria-label"] ?? element.wholeText
        let name = own.isEmpty ? label : own
        if isA, isInert || hides {
            piece.finder.expect(
                isInert == hides || element["aria-hidden"] != nil || isAlsoUnreachable(element, chrome),
                "what is inert is hidden, and what is hidden inert",
                "\(element.tag) “\(name.prefix(40))” \(isInert ? "is only inert" : "is only hidden")")
        }
        if let id = element["id"] {
            piece.ids.append(id)
            if reachable { piece.reachable.append(id) }
        }
        if reachable {
            for name in ["title", "row-actions"] where hasClass(classes, name) { piece.reachable.append(name) }
            if element["role"] == "menu" { piece.reachable.append("menu") }
        }
        if element["aria-current"] == "page", reachable { piece.current += 1 }
        if element["data-sheet"] != nil, !isInert { piece.fronts += 1 }
        if reachable, isFocusable(element) {
            piece.finder.expect(
                !name.isEmpty, "whatever takes the focus has a name", element["data-act"] ?? element.tag)
        }
        if element.tag == "button", element["role"] != "slider", element["data-act"] == nil {
            piece.finder.expect(false, "every button does something", name)
        }
        if let text = element["data-act"] {
            let action = AppAction(text: text)
            piece.finder.expect(action?.text == text, "every control's action can be read", text)
            if let action, reachable { inMenu ? piece.menuControls.append(action) : piece.controls.append(action) }
        }
        for name in ["aria-labelledby", "aria-describedby"] {
            if let id = element[name] { piece.references.append((name, id)) }
        }
        for child in element.children { visit(child, reachable: reachable, inMenu: inMenu, label: label) }
    }
    for root in roots { visit(root, reachable: true, inMenu: false) }
    return piece
}

private func isFocusable(_ element: Outline) -> Bool {
    element.tag == "button" || element.tag == "input" || element.tag == "a" || element["tabindex"] != nil
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
