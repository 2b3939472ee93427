import BarRules
import Lab
import Markup

/// The lab's pages: what the navigation is made of, side by side.
func labEndpoints(_ installation: Installation, _ contents: LabContents) -> [Endpoint] {
    let folder = "\(installation.web)/lab"
    let icons = LabIcons(installation)
    let pages = FramePages(installation, icons)
    let app = LabApp(installation, contents, icons)
    return stripEndpoints(pages, contents) + measureEndpoints(pages) + app.endpoints + [
        .get("/lab/bar") { _ in labDocument("Bottom bars", barPage(labContents(folder))) },
        Endpoint(method: .post, path: "/lab/check", parameters: [], body: .small(3 * largestContent + 64)) {
            request throws(BadParameter) in
            let own = try contentForm(request, "check").content
            return labDocument("Bottom bars", barPage(labContents(folder), own: own))
        },
        .get("/lab/tokens.css") { _ in
            tagged(Array(LabSettings.Bar.css.utf8), type: "text/css; charset=utf-8")
        },
        FrameStyles(installation).endpoint,
        .get("/lab/bar.css") { _ in
            let drawn = OpenFile(path: "\(folder)/page.css")?.bytes() ?? []
            return tagged(Array((BarStyle.css + shareStyles).utf8) + drawn, type: "text/css; charset=utf-8")
        },
    ]
}

/// A form with a content, and what it was called where it came from; `purpose` is what it is sent for, in a word.
func contentForm(
    _ request: Request, _ purpose: String
) throws(BadParameter) -> (content: [UInt8], name: String) {
    guard case .bytes(let body) = request.body else {
        throw BadParameter("content", "The form must carry the content to \(purpose).")
    }
    let form = try Query(reading: String(decoding: body, as: UTF8.self)[...])
    return (Array((form["content"] ?? "").utf8), form["name"] ?? "")
}

/// The contents that ship, by the names of their files.
private func labContents(_ folder: String) -> [NamedContent] {
    ["birds", "buses"].compactMap { name in
        OpenFile(path: "\(folder)/\(name).json")?.bytes().map { NamedContent(name: name, bytes: $0) }
    }
}

/// A page of the lab: it works without script, and `scripts` only make it handier.
func labDocument(_ title: String, _ body: Node, scripts: [String] = []) -> Reply {
    let tags = scripts.map { "<script type=\"module\" src=\"/\($0)\"></script>" }.joined()
    let text = """
        <!doctype html>
        <html lang="en" class="lab-page"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <title>\(escaped(title)) · Wingbar</title><link rel="icon" href="/icon.svg">
        <link rel="stylesheet" href="/wingbar.css"><link rel="stylesheet" href="/lab/bar.css">\(tags)</head>
        <body>\(html(body))</body></html>

        """
    return Reply(type: "text/html; charset=utf-8", text: text).with("Cache-Control", "no-store")
}
