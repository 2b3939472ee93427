#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif

/// Lists in and out as files.
func filesPage(_ state: PastState, _ view: PastView) -> Node {
    group {
        div {
            h3 { "Bring lists in" }.class("heading")
            bringing(state.bringing)
        }
        .class("family")
        if !state.history.archive.lists.isEmpty { saveCard(state, view, list: nil) }
    }
}

private func bringing(_ bringing: Bringing) -> Node {
    switch bringing {
    case .nothing: return group { chooser("Choose a file") }
    case .reading(let file, let done):
        return div {
            p { done == 0 ? "Reading \(file)" : "Reading \(file) · \(done) %" }.class("lead")
            div { div().class("progress").vars("--done:\(done)%") }
                .role("progressbar").label("Reading " + file).aria(.valuenow, "\(done)")
        }
    case .storing: return div { p { "Storing" }.class("lead") }
    case .failed(let sentence):
        return group {
            div {
                icon("triangle-alert")
                span { sentence }.class("banner-text")
            }
            .class("banner")
            chooser("Choose another file")
        }
    case .done(let sentence):
        return group {
            div {
                icon("circle-check")
                span { sentence }.class("banner-text")
            }
            .class("banner")
            chooser("Choose another file")
        }
    case .preview(let file, let plan): return preview(file, plan)
    }
}

private func chooser(_ title: String) -> Node {
    group {
        label {
            icon("upload")
            span { title }
            input().class("unseen").type("file").attr(.accept, ".csv,.json,text/csv,application/json").name("lists")
        }
        .class("choose")
        p {
            "MyEBirdData.csv from ebird.org, My eBird, Download My Data; or lists that Wingbar saved as JSON. You see what it changes before anything is stored."
        }
        .class("footnote")
    }
}

/// What a file would change, and the two ways on.
private func preview(_ file: String, _ plan: ImportPlan) -> Node {
    let changes = plan.adds + plan.changes
    return group {
        div {
            div {
                div {
                    span { file }.class("name")
                    span {
                        dotted([
                            summary(plan), plan.same == 0 ? "" : "\(grouped(Int64(plan.same))) are here already",
                            plan.found.dates,
                        ])
                    }
                    .class("detail")
                }
                .class("text")
            }
            .class("row plain")
        }
        .class("card")
        div {
            if changes > 0 {
                button { plan.changes == 0 ? "Add \(countText(Int64(plan.adds), "list", "lists"))" : "Add and change" }
                    .class("action chosen").type("button").act(PastAction.confirm.text)
            }
            button { changes > 0 ? "Cancel" : "Close" }.class("action").type("button").act(PastAction.leave.text)
        }
        .class("actions apart")
        if plan.found.problemCount > 0 { problems(plan.found) }
    }
}

/// What could not be read, by line.
private func problems(_ found: ListImport) -> Node {
    div {
        h3 { countText(Int64(found.problemCount), "line was not read", "lines were not read") }.class("heading")
        ul {
            for problem in found.problems {
                li {
                    div {
                        span { "Line \(grouped(Int64(problem.line)))" }.class("name")
                        span { problem.reason }.class("detail")
                    }
                    .class("text")
                }
                .class("row plain")
            }
        }
        .class("card").role("list")
        if found.problemCount > found.problems.count {
            p { "The first \(found.problems.count) are shown." }.class("footnote")
        }
    }
    .class("family")
}

/// The files that lists can be saved as: of one list, or of all.
func saveCard(_ state: PastState, _ view: PastView, list id: String?) -> Node {
    let left = Int64(state.outgoing(.eBird, list: nil, again: false).count)
    let isOne = id.map { state.isHandedOver($0) }
    // What eBird would not take from this person is not offered.
    let archive = state.history.archive
    let isOwn = id.flatMap { archive.list($0) }.map { archive.lists[$0].counts } ?? true
    return div {
        h3 { id == nil ? "Save all lists" : "Save this list" }.class("heading")
        ul {
            for format in ListFormat.allCases where format != .eBird || isOwn {
                li {
                    button {
                        span {
                            span { format.title }.class("name")
                            span {
                                format == .eBird
                                    ? isOne.map { $0 ? "Handed over already" : "Not handed over yet" }
                                        ?? (left == 0 ? "All were handed over" : "\(grouped(left)) not handed over yet")
                                    : format.detail
                            }
                            .class("detail")
                        }
                        .class("text")
                        icon("download")
                    }
                    .class("link").type("button").act(PastAction.export(format, list: id, again: false).text)
                }
                .class("row")
            }
        }
        .class("card").role("list")
        if view.asks {
            div {
                icon("triangle-alert")
                span { askedAgain }.class("banner-text")
                button { "Save again" }.class("banner-button").type("button")
                    .act(PastAction.export(.eBird, list: id, again: true).text)
            }
            .class("banner")
        }
    }
    .class("family")
}

extension ListFormat {
    /// What a person reads.
    var title: String {
        switch self {
        case .eBird: "For eBird's import"
        case .csv: "Table (CSV)"
        case .json: "Wingbar (JSON)"
        case .geoJSON: "Map (GeoJSON)"
        }
    }

    /// What it is for.
    var detail: String {
        switch self {
        case .eBird: ""
        case .csv: "For spreadsheets"
        case .json: "Everything, to bring in elsewhere"
        case .geoJSON: "Points for map programs"
        }
    }
}
