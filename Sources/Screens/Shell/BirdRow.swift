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

/// One line of a list of birds, as values, so that an unchanged one is not made again.
struct BirdRow: Equatable {
    /// The list it stands in: the first part of its ids.
    var list: String
    /// The taxon's code.
    var code: String
    /// The name.
    var name: String
    /// The parts of the line under it.
    var facts: [String]
    /// How many of it are on the running list: 0 for none, −1 for present and not counted.
    var ticks: Int64
    /// True where the word Rare stands on it.
    var isRare = false
    /// True where the button that ticks is drawn before the first tick.
    var offersTick = true
    /// True where it can be counted up and down in place.
    var hasStepper = false

    /// Its actions, where it is drawn aside.
    var actions: RowActions = .absent

    /// The count as it is written.
    var tickText: String { ticks < 0 ? "X" : "\(ticks)" }
    /// What tells it from other rows between renders.
    var key: Int64 { rowKey(code) }
}

/// The key of a bird's row.
func rowKey(_ code: String) -> Int64 { key(hashOf: code) }

/// A row: the bird's button, and beside it (never inside) the one that ticks it.
func birdRow(_ row: BirdRow) -> Node {
    li {
        button {
            span {
                span { row.name }.class("name")
                if !row.facts.isEmpty { span { dotted(unbrokenLast(row.facts)) }.class("detail") }
            }
            .class("text")
            if row.isRare { span { "Rare" }.class("rare-mark") }
            icon("chevron-right")
        }
        .id("row-" + row.list + "-" + row.code).class("open").type("button").act(.bird(row.code))
        .label(spoken([row.name] + row.facts + (row.isRare ? ["Rare"] : [])))
        if row.hasStepper { stepper(row) } else { seenButton(row) }
        rowActions(row.actions, row.code, row.name, ticks: row.ticks)
    }
    .class("row").class("shy", when: !row.offersTick).class("ticked", when: row.ticks != 0)
    .class("stepping", when: row.hasStepper).class("many", when: row.ticks > 99)
}

private func seenButton(_ row: BirdRow) -> Node {
    let count = "count-" + row.list + "-" + row.code
    let node = button {
        if row.ticks != 0 {
            icon("check")
            span { row.tickText }.id(count).class("count")
        } else {
            icon("plus")
        }
    }
    .class("seen").type("button").act(.tick(row.code)).label("Seen It, " + row.name)
    .aria(.pressed, row.ticks != 0 ? "true" : "false")
    if row.ticks != 0 { node.aria(.describedby, count) }
    return node
}

private func stepper(_ row: BirdRow) -> Node {
    div {
        button {
            icon("check")
            span { row.tickText }.class("count")
        }
        .id("tally-" + row.list + "-" + row.code).class("tally").type("button").act(.sheet(.count(row.code)))
        .label(row.tickText + ", count " + row.name)
        button { icon("minus") }.class("step").type("button").act(.untick(row.code)).label("One fewer, " + row.name)
        button { icon("plus") }.class("step").type("button").act(.tick(row.code)).label("One more, " + row.name)
    }
    .class("stepper").role("group").label((row.ticks < 0 ? "Present" : "\(row.ticks)") + " on the list, " + row.name)
}

/// A card of rows, each made only when it changes.
func birdCard(_ rows: [BirdRow]) -> Node {
    ul { each(rows, key: { $0.key }) { row in memo(row) { birdRow($0) } } }.class("card").role("list")
}
