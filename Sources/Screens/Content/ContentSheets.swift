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

/// A sheet of a content, in the place of the birds'.
func contentSheet(_ place: SheetPlace, _ content: Content, _ state: AppState) -> Node {
    switch place.content {
    case .home: cardsSheet(place, state)
    case .mode(let mode): modeSheet(place, mode, state)
    case .search: foundSheet(place, content, state)
    case .pushed(.row(let id)): rowSheet(place, id, content)
    case .pushed: rowSheet(place, ContentRowID(mode: -1, row: 0), content)
    }
}

private func modeSheet(_ place: SheetPlace, _ mode: Mode, _ state: AppState) -> Node {
    let shown = state.contentMode(mode)
    let head = modeHead(place, state, title: shown?.title ?? "", subtitle: shown?.subtitle ?? "")
    let sections = state.sections(of: mode)
    let isBare = state.navigation.layout.content == .bare
    return sheetFrame(place, head) {
        if sections.allSatisfy({ $0.section.rows.isEmpty }) {
            emptyState(state.symbol(of: mode), "Nothing here", "The content has no rows for \(state.title(of: mode)).")
        }
        each(sections, key: { Int64($0.mode) * 1000 + Int64($0.first) }) { part in
            rowCard(part.section, part.mode, part.first, isBare: isBare)
        }
    }
}

private func rowCard(_ section: ContentSection, _ mode: Int, _ first: Int, isBare: Bool) -> Node? {
    if section.rows.isEmpty { return nil }
    var rows: [Line] = []
    for (index, row) in section.rows.enumerated() {
        rows.append(Line(id: ContentRowID(mode: mode, row: first + index), row: row))
    }
    return div {
        if !isBare, !section.title.utf8.isEmpty { h3 { section.title }.class("heading") }
        ul { each(rows, key: { Int64($0.id.row) }) { row in memo(row) { line($0, "row-") } } }.class("card").role(
            "list")
    }
    .class("family")
}

/// A row and which one it is.
private struct Line: Equatable {
    var id: ContentRowID
    var row: ContentRow
}

private func line(_ line: Line, _ start: String) -> Node {
    let row = line.row
    return li {
        button {
            span {
                span { row.title }.class("name")
                if !row.detail.utf8.isEmpty { span { row.detail }.class("detail") }
            }
            .class("text")
            if !row.mark.utf8.isEmpty { span { row.mark }.class("mark-word") }
            icon("chevron-right")
        }
        .id(start + line.id.name).class("open").type("button").act(.sheet(.row(line.id)))
        .label(spoken([row.title, row.detail, row.mark]))
    }
    .class("row")
}

/// A row's own sheet: the lines that the content has for it.
private func rowSheet(_ place: SheetPlace, _ id: ContentRowID, _ content: Content) -> Node {
    let row = content.row(id)
    var head = SheetHead(title: row?.title ?? "", subtitle: row?.detail ?? "")
    head.trailing = closeButton()
    return sheetFrame(place, head) {
        if let row, !row.facts.isEmpty {
            ul {
                for fact in row.facts {
                    li {
                        span {
                            span { fact.title }.class("name")
                            if !fact.detail.utf8.isEmpty { span { fact.detail }.class("detail") }
                        }
                        .class("text")
                    }
                    .class("row plain")
                }
            }
            .class("card").role("list")
        } else {
            emptyState("info", "Nothing more", "The content says no more of it.")
        }
    }
}

/// Search's results: rows of every mode in one list.
private func foundSheet(_ place: SheetPlace, _ content: Content, _ state: AppState) -> Node {
    var head = SheetHead(title: content.search?.label ?? "Search", isTitleHidden: true)
    if state.navigation.layout.search.opensInSheet { head.lead = fieldRow(place, state) }
    return sheetFrame(place, head) {
        if state.query.utf8.isEmpty {
            emptyState(content.search?.icon ?? "search", "Type to search", "The rows of every mode are searched.")
        } else if state.derived.foundRows.isEmpty {
            emptyState("search", "Nothing found", "No row has a word that starts with “\(state.query)”.")
        } else {
            for mode in content.modes.indices { foundCard(mode, content, state) }
        }
    }
}

private func foundCard(_ mode: Int, _ content: Content, _ state: AppState) -> Node? {
    var rows: [Line] = []
    for id in state.derived.foundRows where id.mode == mode {
        if let row = content.row(id) { rows.append(Line(id: id, row: row)) }
    }
    if rows.isEmpty { return nil }
    return div {
        h3 { content.modes[mode].title }.class("heading")
        ul { each(rows, key: { Int64($0.id.row) }) { line($0, "row-search-") } }.class("card").role("list")
    }
    .class("family").key(Int64(mode) + 1)
}

/// The capsule above the bar, as the content has it.
func contentCapsule(_ content: Content, _ state: AppState, _ chrome: Chrome) -> Node? {
    guard let says = state.contentAccessory, let symbol = content.accessory?.icon else { return nil }
    let isInline = chrome.accessory == .inline
    return button {
        icon(symbol)
        span {
            strong { says.title }
            if !says.detail.utf8.isEmpty, !isInline { span { says.detail }.class("detail") }
        }
        .class("text")
    }
    .class("accessory glass lines").class("inline", when: isInline).type("button")
    .act(says.row.map { .sheet(.row($0)) } ?? .mode(state.mode))
    .label(spoken([says.title, says.detail]))
    .flag(.inert, state.notice != nil && chrome.accessory == .expanded && !chrome.isWide)
}

extension Content {
    /// What a mode's card says: the line under its title, else how many rows it has; of the accessory's own mode, what
    /// that says where there is no room for one.
    func summary(_ mode: Mode, position: Coordinate?) -> String {
        guard mode.rawValue < modes.count else { return "" }
        if let says = accessory(mode: mode.rawValue, position: position), says.row?.mode == mode.rawValue {
            return spoken([says.title, says.detail])
        }
        let shown = modes[mode.rawValue]
        if !shown.subtitle.utf8.isEmpty { return shown.subtitle }
        return countText(Int64(shown.rows.count), "row", "rows")
    }
}
