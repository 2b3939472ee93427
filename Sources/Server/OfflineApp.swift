import Glibc

/// The app's own files by their addresses: the page's, their bundle where set-up has made it, what set-up installed, and
/// those that may appear later.
func servedFiles(_ installation: Installation) -> [(address: String, path: String)] {
    let bundle = filesBelow("\(installation.derived)/app")
    var named: [String: String] = [:]
    // A bundle stands for all the scripts that it was made from.
    for file in filesBelow(installation.web) where file.name != "index.html" {
        if bundle.isEmpty || !file.name.hasSuffix(".js") || file.name.hasPrefix("lab/") {
            named["/" + file.name] = file.path
        }
    }
    for file in bundle { named["/" + file.name] = file.path }
    for file in filesBelow("\(installation.derived)/web") { named["/vendor/" + file.name] = file.path }
    for program in ["wingbar", "lists", "lab"] {
        named["/wasm/\(program).wasm"] = "\(installation.derived)/wasm/\(program).wasm"
    }
    named["/basemap/base.pmtiles"] = installation.basemap
    return named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

/// Which version of the app this is, and the files that make it up: what a device keeps to start without a network.
///
/// The version changes with any of the files and with the program that draws the page, so a device that has one version
/// has all of it, and nothing of another.
struct OfflineApp: Sendable {
    private let installation: Installation
    private let files: [(address: String, path: String)]

    /// Large things that a start does not need, and what is kept in parts as it is asked for.
    private static let left = [
        "/basemap/", "/lab/", "/wasm/lab.wasm", "/styles/", "/screenshots/", "/sw.js", "/vendor/inter-rest.woff2",
        "/vendor/lab-icons.svg",
    ]

    init(_ installation: Installation) {
        self.installation = installation
        files = servedFiles(installation).filter { file in
            !OfflineApp.left.contains { file.address.hasPrefix($0) }
        }
    }

    /// A short text that is another for another version.
    var version: String {
        var tags = OpenFile(path: "/proc/self/exe")?.tag ?? ""
        for path in files.map(\.path) + styleFiles(installation) + ["\(installation.web)/index.html", workerPath] {
            tags += " " + (OpenFile(path: path)?.tag ?? "")
        }
        return String(tag(of: Array(tags.utf8)).dropFirst().dropLast())
    }

    private var workerPath: String {
        let bundled = "\(installation.derived)/app/sw.js"
        return access(bundled, R_OK) == 0 ? bundled : "\(installation.web)/sw.js"
    }

    /// The service worker: what it is to keep, and then its text. A new version is another text, which is how browsers
    /// find out.
    func worker() -> Reply {
        guard let text = OpenFile(path: workerPath)?.bytes() else {
            return .refusal(404, "sw.js is not there yet; run ./wingbar to build it.")
        }
        let there = files.filter { access($0.path, R_OK) == 0 }.map { "\"\($0.address)\"" } + ["\"/wingbar.css\""]
        let head = "globalThis.app={version:\"\(version)\",files:[\(there.joined(separator: ","))]};\n"
        return tagged(Array(head.utf8) + text, type: mimeType("sw.js"))
    }
}
