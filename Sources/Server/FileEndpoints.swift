/// The files we serve as they are: the page's own, their bundle where set-up has made it, what set-up installed, and two
/// that may appear later.
func fileEndpoints(_ installation: Installation) -> [Endpoint] {
    var named: [String: String] = [:]
    let folders = [
        (installation.web, "/"), ("\(installation.derived)/app", "/"), ("\(installation.derived)/web", "/vendor/"),
    ]
    for (folder, prefix) in folders {
        for file in filesBelow(folder) where file.name != "index.html" { named[prefix + file.name] = file.path }
    }
    named["/basemap/base.pmtiles"] = installation.basemap
    for program in ["wingbar", "lists"] {
        named["/wasm/\(program).wasm"] = "\(installation.derived)/wasm/\(program).wasm"
    }
    return named.sorted { $0.key < $1.key }.map { address, path in
        .get(address, nil) { request in serveFile(path, name: String(address.dropFirst()), request: request) }
    }
}
