import Lab
import Navigation

/// The lab's strips: the page with all of them, each frame and its map by itself, and each frame big and live.
func stripEndpoints(_ pages: FramePages, _ contents: LabContents) -> [Endpoint] {
    [
        .get("/lab", LabSettings.names) { request in
            var settings = LabSettings { request.query[$0] }
            let shown = contents.shown(settings.content)
            // A link to what is not there any more shows the birds, and says so.
            if shown.isGone { settings.content = "" }
            let page = labPage(settings, shown)
            return labDocument("Navigation lab", page, scripts: ["lab/page.js"])
        },
        contents.endpoint,
        .get("/lab/a", LabSettings.names) { request in
            labDocument("Navigation lab A", labAPage(LabSettings { request.query[$0] }), scripts: ["lab/page.js"])
        },
        .get("/lab/strip", ["proposal"] + LabSettings.names) { request throws(BadParameter) in
            let strips = try contents.chosen(request).map { Strip.showing($0.file.content) } ?? Strip.all
            guard let strip = strips.first(where: { $0.proposal.name == request.query["proposal"] }) else {
                throw BadParameter("proposal", "proposal must be a, b, c, d1, d2, e, f or g.")
            }
            return labDocument(strip.title, stripPage(strip, LabSettings { request.query[$0] }))
        },
        .get("/lab/frame", ["state"] + LabSettings.names) { request throws(BadParameter) in
            framed(try pages.page(named(request, contents), LabSettings { request.query[$0] }))
        },
        .get("/lab/live", ["state"] + LabSettings.names) { request throws(BadParameter) in
            let state = try named(request, contents)
            let settings = LabSettings { request.query[$0] }
            let page = livePage(state, settings, app: LabApp.address(state, settings))
            return labDocument(state.caption, page, scripts: ["lab/page.js"])
        },
        .get("/lab/map.svg", ["state", "night", "content"]) { request throws(BadParameter) in
            let map = try pages.map(named(request, contents).opened, isDark: request.query["night"] == "1")
            // A page shows a piece of the map under several frames.
            return tagged(Array(map.utf8), type: "image/svg+xml").with("Cache-Control", "max-age=60")
        },
    ]
}

/// A page that the lab's own pages show inside themselves.
func framed(_ page: String) -> Reply {
    Reply(type: "text/html; charset=utf-8", text: page).with("Cache-Control", "no-cache")
        .with(Security.framedPolicy.name, Security.framedPolicy.value)
}

/// The state that a request names.
private func named(_ request: Request, _ contents: LabContents) throws(BadParameter) -> NamedState {
    let content = try contents.chosen(request)?.file.content
    let found = request.query["state"].flatMap { name in
        content.map { NamedState.named(name, in: $0) } ?? NamedState.named(name)
    }
    guard let state = found else {
        throw BadParameter("state", "state must be the name of a state, like nearby or b-half; /lab shows them.")
    }
    return state
}
