import Navigation

/// The page's look in one answer: the core's lengths, then every file of `Web/styles` in the order of their names, or what
/// set-up has made of them.
func styleEndpoints(_ installation: Installation) -> [Endpoint] {
    [
        .get("/wingbar.css") { _ in
            var bytes = Array(Metrics.css.utf8)
            if let bundled = OpenFile(path: "\(installation.derived)/styles.css")?.bytes() {
                bytes += bundled
            } else {
                for file in filesBelow("\(installation.web)/styles") where file.name.hasSuffix(".css") {
                    bytes += OpenFile(path: file.path)?.bytes() ?? []
                }
            }
            return tagged(bytes, type: "text/css; charset=utf-8")
        }
    ]
}
