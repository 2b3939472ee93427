/// The page where an address has a parameter that cannot be used: what is wrong with it, and the way to the map.
func refusedPage(_ bad: BadParameter) -> Reply {
    let sentence = bad.message.hasPrefix("\(bad.parameter) ") ? bad.message : "\(bad.parameter): \(bad.message)"
    let text = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Wingbar</title><link rel="stylesheet" href="/wingbar.css"></head>
        <body class="document"><main><h1>This address cannot be read</h1>
        <p>\(escaped(sentence))</p>
        <p><a href="/">Open the map</a></p></main></body></html>

        """
    return Reply(400, type: "text/html; charset=utf-8", text: text).with("Cache-Control", "no-store")
}
