/// The files we serve as they are, and the service worker that keeps them on a device.
func fileEndpoints(_ installation: Installation) -> [Endpoint] {
    let offline = OfflineApp(installation)
    return [.get("/sw.js") { _ in offline.worker() }]
        + servedFiles(installation).filter { $0.address != "/sw.js" }.map { address, path in
            .get(address, nil) { request in serveFile(path, name: String(address.dropFirst()), request: request) }
        }
}
