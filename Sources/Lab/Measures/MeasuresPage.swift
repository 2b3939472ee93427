import Markup
import Navigation

/// `/lab/measures`: what each arrangement costs and gives, in figures, and what the document says of it held against them.
public func measuresPage(_ measures: Measures) -> Node {
    div {
        main {
            h1 { "Measured trade-offs" }
            p {
                "What the eight proposals cost and give, worked out from the reducer that the app runs and from its geometry, on a phone of 402 × 874 px in the fixed world. No figure on this page is typed in."
            }
            labLinks("/lab/measures", LabSettings())
            tasksSection(measures)
            screenSection(measures)
            claimsSection(measures)
            methodSection()
        }
    }
    .class("lab lab-wide")
}

/// A table with a column a proposal.
private func byProposal(_ title: String, _ rows: [(title: String, cells: [Node])]) -> Node {
    div {
        table {
            thead {
                tr {
                    th { title }.attr(.scope, "col")
                    for proposal in Proposal.allCases { th { proposal.name.uppercased() }.attr(.scope, "col") }
                }
            }
            tbody {
                for row in rows {
                    tr {
                        th { row.title }.attr(.scope, "row")
                        for cell in row.cells { td { cell } }
                    }
                }
            }
        }
    }
    .class("lab-table").role("region").label(title).tabindex(0)
}

private func tasksSection(_ measures: Measures) -> Node {
    section {
        h2 { "Fewest steps" }
        p {
            "The fewest taps, drags and letters for each task, found by a search over the states, with the time for the right and the left thumb. A cell opens its way as a filmstrip."
        }
        byProposal(
            "Task",
            LabTask.all.enumerated().map { index, task in
                (title: task.title, cells: measures.columns.map { cell($0, task, $0.paths[index]) })
            })
    }
    .id("tasks")
}

private func cell(_ column: Measures.Column, _ task: LabTask, _ path: LabPath?) -> Node {
    guard let path else { return span { "no way found" } }
    let name = column.proposal.name
    let times = TimeModel.Hand.allCases.map { seconds(path.seconds($0)) }
    return a {
        strong { "\(path.count)" }
        small { times[0] == times[1] ? times[0] : times.joined(separator: " / ") }
    }
    .class("lab-cell").href("/lab/path?proposal=\(name)&task=\(task.id)")
    .label("\(task.title) in \(name.uppercased()): \(steps(path.count)), \(times[0]) right, \(times[1]) left")
}

/// "3.4 s".
func seconds(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
}

private func screenSection(_ measures: Measures) -> Node {
    func row(_ title: String, _ share: (LayoutMeasures) -> Double) -> (title: String, cells: [Node]) {
        (title, measures.columns.map { shareBar(share($0.layout)) })
    }
    func plain(_ title: String, _ text: (LayoutMeasures) -> String) -> (title: String, cells: [Node]) {
        (title, measures.columns.map { column in span { text(column.layout) } })
    }
    return section {
        h2 { "The screen" }
        p { "With a list running. At rest is the lowest that the sheet goes, or no sheet where there may be none." }
        byProposal(
            "Share of the screen",
            [
                row("Map at rest") { $0.rest.map }, row("Map at half") { $0.half.map },
                row("Map at full") { $0.full.map }, row("Map at launch") { $0.launch.map },
                row("Neither map nor list, at half") { $0.half.chrome },
                row("List at half") { $0.half.list }, row("List at full") { $0.full.list },
            ])
        byProposal(
            "Chrome",
            [
                plain("Layers at rest") { "\($0.rest.layers)" }, plain("Layers at half") { "\($0.half.layers)" },
                plain("Modes one tap away, at half") { "\($0.modes)" },
                plain("Smallest target at half") { pixels($0.smallest) },
                plain("Width of the open search field") { pixels($0.field) },
                plain("Search above the screen's bottom") { pixels($0.searchHeight) },
            ])
    }
    .id("screen")
}

/// A share as a figure and a bar.
private func shareBar(_ share: Double) -> Node {
    div {
        span { percent(share) }
        div().class("lab-share share-\(Int((share * 50).rounded()) * 2)").aria(.hidden, "true")
    }
}

private func claimsSection(_ measures: Measures) -> Node {
    section {
        h2 { "What is said of them" }
        p { "Each claim of the document, and the figure that bears it out or speaks against it." }
        div {
            table {
                thead {
                    tr {
                        for title in ["Proposal", "Claim", "Verdict", "Figures"] { th { title }.attr(.scope, "col") }
                    }
                }
                tbody {
                    for claim in Claim.all(measures) {
                        tr {
                            td { claim.proposal.name.uppercased() }
                            th { claim.text }.attr(.scope, "row")
                            td { claim.verdict.rawValue }.data(.state, "\(claim.verdict)")
                            td { claim.figures }
                        }
                    }
                }
            }
        }
        .class("lab-table").role("region").label("Claims").tabindex(0)
    }
    .id("claims")
}

private func methodSection() -> Node {
    section {
        h2 { "Method" }
        ul {
            for line in [
                "Steps: breadth first over the app's own reducer. From each state lead the controls that are on the screen and not covered, the sheet's drags to the detents beside its own, a drag of the list, and letters while the field is open. Filters and the map's own controls are left out; so are rows, ticking and search where the task is about none of them.",
                "Time: a keystroke-level model (Card, Moran and Newell 1980): \(TimeModel.preparing) s to prepare a tap or drag, \(TimeModel.regripping) s for a change of grip. Moving takes log2(distance ÷ size + 1) ÷ \(TimeModel.throughput) s, Fitts's law with a finger's throughput on a phone (MacKenzie 2015). A letter takes \(seconds(TimeModel.letter)) (Palin et al. 2019).",
                "Thumb: it rests beside the middle of the lower half and reaches \(Int(TimeModel.reach)) px from its corner of the screen; what is farther costs a change of grip. Both are Wingbar's own choice.",
                "Layers: the most surfaces of glass or sheet that lie over one another anywhere. The safe areas count as screen.",
            ] {
                li { line }
            }
        }
        .class("lab-rules")
    }
    .id("method")
}

/// The widths of the bars in the tables, as styles: the page may carry none of its own.
public let shareStyles: String = (0...50).map { ".share-\($0 * 2) { --share: \($0 * 2)%; }\n" }.joined()
