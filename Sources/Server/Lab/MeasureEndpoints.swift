import App
import Lab
import Navigation

/// What the lab measures, and each way that was found as a filmstrip.
func measureEndpoints(_ pages: FramePages) -> [Endpoint] {
    let names = ["proposal", "task", "step", "night"]
    return [
        .get("/lab/measures") { _ in labDocument("Measured trade-offs", measuresPage(.shared)) },
        .get("/lab/path", names) { request throws(BadParameter) in
            let (task, proposal, path) = try way(request)
            return labDocument(task.title, pathPage(task, proposal, path))
        },
        .get("/lab/film", names) { request throws(BadParameter) in
            let (task, proposal, path) = try way(request)
            let step = try step(request, of: path)
            return framed(
                pages.page(
                    path.states[step], .phone, LabSettings(), title: task.title,
                    map: filmAddress("/lab/film.svg", task, proposal, step)))
        },
        .get("/lab/film.svg", names) { request throws(BadParameter) in
            let (_, _, path) = try way(request)
            let state = path.states[try step(request, of: path)]
            return tagged(
                Array(pages.map(state, isDark: request.query["night"] == "1").utf8), type: "image/svg+xml")
        },
    ]
}

/// The way that a request names.
private func way(_ request: Request) throws(BadParameter) -> (LabTask, Proposal, LabPath) {
    guard let proposal = request.query["proposal"].flatMap({ Proposal(name: $0) }) else {
        throw BadParameter("proposal", "proposal must be a, b, c, d1, d2, e, f or g.")
    }
    guard let task = request.query["task"].flatMap(LabTask.named) else {
        throw BadParameter("task", "task must be \(LabTask.all.map { $0.id }.joined(separator: ", ")).")
    }
    guard let path = Measures.shared[proposal].path(task.id) else {
        throw BadParameter("task", "No way to the end of this task was found in this proposal.")
    }
    return (task, proposal, path)
}

private func step(_ request: Request, of path: LabPath) throws(BadParameter) -> Int {
    guard let step = Int(request.query["step"] ?? ""), path.states.indices.contains(step) else {
        throw BadParameter("step", "step must be a number from 0 to \(path.states.count - 1).")
    }
    return step
}
