import Glibc
import Import
import Server

/// `wingbar serve`: answers browsers until it is stopped.
let serveCommand = Command(
    name: "serve", summary: "Serve the map to browsers on this machine.", operands: "",
    options: [
        Option(name: "--port", value: "N", help: "the port to listen on (default: 8080; 0 takes a free one)"),
        Option(
            name: "--host", value: "ADDRESS", help: "the address to listen on (default: 127.0.0.1, this machine only)"),
        Option(name: "--name", value: "NAME", help: "the host name of a proxy in front; imports then need the token"),
        Option(name: "--token-file", value: "FILE", help: "a file with the secret that lets other machines import"),
    ],
    run: serve)

@Sendable private func serve(_ arguments: Arguments) throws(Failure) {
    try arguments.noOperands()
    let port = try port(arguments["--port"])
    let token = try token(arguments["--token-file"])
    try serve(
        try Place(arguments), host: arguments["--host"] ?? "127.0.0.1", port: port,
        names: arguments["--name"].map { [$0] } ?? [], token: token)
}

/// Serves a place until the process is told to stop; `page` is what the address that it prints opens.
func serve(
    _ place: Place, host: String = "127.0.0.1", port: Int, names: [String] = [], token: [UInt8]? = nil,
    contents: LabContents? = nil, page: String = ""
) throws(Failure) {
    let began = time(nil)
    blockStopSignals()
    let world = try place.world()
    removeLeftUploads(in: world.home, before: began)
    try loadSampleIfWanted(world)
    let daemon = try attempt {
        try Site(place.installation, world, contents: contents).start(
            host: host, port: port, names: names, token: token)
    }
    printOut("\(plain(address(host, daemon.port) + page))\n")
    waitForStopSignal()
    daemon.stop()
}

/// Fills a new store with the sample, saying so: it is the one thing at start that may take a second.
private func loadSampleIfWanted(_ world: World) throws(Failure) {
    let store = SampleStore(world)
    guard try attempt({ try store.isWanted }) else { return }
    printError("Making sample sightings… ")
    let began = ContinuousClock.now
    do {
        let count = try store.load()
        let tenths = (ContinuousClock.now - began) / .milliseconds(100)
        printError("\(count) in \(Int(tenths) / 10).\(Int(tenths) % 10) s.\n")
    } catch {
        // The map is useful without it.
        guard case .problem(let sentence) = Failure(error) else { return }
        printError("none: \(plain(sentence))\n")
    }
}

/// The address to open in a browser.
private func address(_ host: String, _ port: Int) -> String {
    let name = ["0.0.0.0", "::"].contains(host) ? "127.0.0.1" : host
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)"
}

/// The port that an option names.
func port(_ text: String?) throws(Failure) -> Int {
    guard let text else { return 8080 }
    guard let port = Int(text), (0...65_535).contains(port) else {
        throw .problem("--port must be a number from 0 to 65535, not “\(text)”.")
    }
    return port
}

/// The secret in a token file; too short a one could be guessed.
private func token(_ path: String?) throws(Failure) -> [UInt8]? {
    guard let path else { return nil }
    guard let text = readText(path) else { throw .problem("The token file \(path) cannot be read.") }
    let token = text.utf8.filter { $0 > 0x20 && $0 < 0x7f }
    guard token.count >= 16 else {
        throw .problem("The token in \(path) must have at least 16 characters; make one with: openssl rand -hex 32")
    }
    return token
}
