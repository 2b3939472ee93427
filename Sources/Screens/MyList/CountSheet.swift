#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// How many of a bird are on the list in front: keys for one thumb, and the keyboard's.
func countSheet(_ place: SheetPlace, _ code: String, _ state: AppState) -> Node {
    let journal = state.frontJournal
    let entry = journal?.list.entry(code)
    let pad = state.pad
    let typed = pad.typed.map { "\($0)" } ?? ""
    let onList = entry.map { $0.count < 0 ? "Present, not counted" : "\($0.count) on the list" } ?? "Not on the list"
    let head = SheetHead(
        title: entry?.bird.name ?? state.taxon(code)?.name ?? journal?.bird(code)?.name ?? "Unknown bird",
        subtitle: pad.doubted == nil ? onList : unusualCount,
        trailing: group {
            strong { typed }.class("typed")
            closeButton()
        })
    return sheetFrame(place, head) {
        div {
            digits(1)
            padKey("Clear", .clear).class("quiet")
            digits(4)
            padKey("X", .present).class("quiet").label("X, present and not counted")
            digits(7)
            padKey("Set", .set).class("quiet")
            button { icon("delete") }.class("key quiet").type("button").label("Delete the last digit").act(.pad(.back))
            padKey("0", .digit(0))
            padKey(pad.doubted == nil ? "Add" : "Keep", pad.doubted ?? .add).class("add")
        }
        .class("pad").role("group").label("Count")
        if let entry {
            div {
                noticedChip("Seen", .seen, entry)
                noticedChip("Heard", .heard, entry)
            }
            .class("chips").role("group").label("Noticed")
            div { area("Note", entry.note, "note " + code) }.class("card")
        }
    }
}

private func noticedChip(_ title: String, _ how: Noticed, _ entry: ListEntry) -> Node {
    let isChosen = entry.noticed == how
    return button { title }.class("chip").class("set", when: isChosen).type("button")
        .act(.list(.noticed(entry.bird.code, isChosen ? .unsaid : how)))
        .aria(.pressed, isChosen ? "true" : "false")
}

private func digits(_ first: UInt8) -> Node {
    group { for digit in first..<first + 3 { padKey("\(digit)", .digit(digit)) } }
}

private func padKey(_ title: String, _ key: PadKey) -> Node {
    button { title }.class("key").type("button").act(.pad(key))
}
