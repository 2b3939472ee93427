import Foundation

/// One thing that set-up installed, as `.wingbar/licences.json` lists it.
private struct Licence: Decodable {
    var name: String
    var version: String?
    var licence: String?
    var what: String?
    var url: String?
    var text: String?
}

/// The page of licences: what is installed, what it is for, whose it is and on what terms.
func licencesPage(_ path: String) -> Reply {
    guard let bytes = OpenFile(path: path)?.bytes(),
        let list = try? JSONDecoder().decode([Licence].self, from: Data(bytes))
    else { return .refusal(404, "The list of licences is not there yet; run ./wingbar to make it.") }
    var out = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Licences · Wingbar</title><link rel="stylesheet" href="/wingbar.css"></head>
        <body class="document"><main><h1>Licences</h1>
        <p>Wingbar stands on the work of others. <a href="/">Back to the map</a></p>

        """
    for item in list { out += entry(item) }
    return Reply(type: "text/html; charset=utf-8", text: out + "</main></body></html>\n")
        .with("Cache-Control", "no-cache")
}

private func entry(_ item: Licence) -> String {
    var out = "<section><h2>\(escaped(item.name)) \(escaped(item.version ?? ""))</h2>"
    out += "<p>\(escaped([item.what, item.licence].compactMap { $0 }.joined(separator: " · ")))</p>"
    // Only web addresses become links: the list is made from what packages say of themselves.
    if let url = item.url, url.hasPrefix("https://") || url.hasPrefix("http://") {
        out += "<p><a href=\"\(escaped(url))\" rel=\"noreferrer\">\(escaped(url))</a></p>"
    }
    if let text = item.text, !text.isEmpty {
        out += "<details><summary>The licence</summary><pre>\(escaped(text))</pre></details>"
    }
    return out + "</section>\n"
}
