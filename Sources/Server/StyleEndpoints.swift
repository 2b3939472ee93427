import Glibc
import Navigation

/// The page's look in one answer: the core's lengths, then every file of `Web/styles` in the order of their names, or what
/// set-up has made of them.
func styleEndpoints(_ installation: Installation) -> [Endpoint] {
    [
        .get("/wingbar.css") { _ in tagged(styles(installation), type: "text/css; charset=utf-8") }
    ]
}

/// The page's look.
func styles(_ installation: Installation) -> [UInt8] {
    Array(Metrics.css.utf8) + styleFiles(installation).flatMap { OpenFile(path: $0)?.bytes() ?? [] }
}

/// The styles' files, in the order in which they count.
func styleFiles(_ installation: Installation) -> [String] {
    let bundled = "\(installation.derived)/styles.css"
    if access(bundled, R_OK) == 0 { return [bundled] }
    return filesBelow("\(installation.web)/styles").filter { $0.name.hasSuffix(".css") }.map(\.path)
}
