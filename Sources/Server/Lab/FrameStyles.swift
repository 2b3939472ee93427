import Lab

/// The styles of the lab's frames. A picture's are one file whose address names what is in it: a page shows some thirty
/// pictures, and a browser asks once for each for a file that may have changed.
struct FrameStyles: Sendable {
    private let installation: Installation

    init(_ installation: Installation) { self.installation = installation }

    /// The links to a picture's styles, as they are now.
    func links(_ settings: LabSettings) -> String {
        links(["frames.css?v=" + version(bytes)] + ofBar(settings))
    }

    /// The links of a live frame besides the app's own styles.
    func liveLinks(_ settings: LabSettings) -> String { links(["frame.css"] + ofBar(settings)) }

    /// Answers with them; for good where the address names these.
    var endpoint: Endpoint {
        .get("/lab/frames.css", ["v"]) { request in
            let bytes = bytes
            let reply = tagged(bytes, type: "text/css; charset=utf-8")
            guard request.query["v"] == version(bytes) else { return reply }
            return reply.with("Cache-Control", "max-age=31536000, immutable")
        }
    }

    private var bytes: [UInt8] {
        styles(installation) + (OpenFile(path: "\(installation.web)/lab/frame.css")?.bytes() ?? [])
    }

    private func version(_ bytes: [UInt8]) -> String { tag(of: bytes).filter { $0 != "\"" } }

    private func ofBar(_ settings: LabSettings) -> [String] {
        settings.bar == .system ? [] : ["tokens.css", "platform.css"]
    }

    private func links(_ names: [String]) -> String {
        names.map { "<link rel=\"stylesheet\" href=\"/lab/\($0)\">" }.joined()
    }
}
