import App
import Foundation
import Lab
import Navigation

/// The lab as files that need no server: its pages, their frames and maps, styles and fonts, with every reference made
/// relative. What only a server can do, forms and the live app, is left out; a frame's link opens its picture instead.
public struct LabExport {
    /// One file.
    public struct File {
        /// Its name below the folder.
        public var name: String
        /// What is in it.
        public var bytes: [UInt8]
    }

    /// A picture that a browser can take of a file.
    public struct Picture {
        /// The state or the strip.
        public var name: String
        /// The file that shows it.
        public var page: String
        /// The window's width in px.
        public var width: Int
        /// Its height in px.
        public var height: Int
    }

    /// The files, in the order in which pages name them.
    public let files: [File]
    /// A picture of every frame and every strip.
    public let pictures: [Picture]

    /// Asks every page of the lab for what it shows, as a browser would; a sentence where one cannot be had.
    public init(_ installation: Installation) throws(AnswerError) {
        let router = Router(
            labEndpoints(installation, LabContents(installation)) + styleEndpoints(installation)
                + fileEndpoints(installation),
            access: Access(loopback: true))
        var crawl = Crawl()
        for page in ["/lab", "/lab/a", "/lab/bar"] { crawl.want(page) }
        for strip in Strip.all {
            crawl.want("/lab/strip?proposal=" + strip.proposal.name)
            for frame in strip.phones + strip.tablets { crawl.want("/lab/frame?state=" + frame.state.name) }
        }
        while let address = crawl.next() {
            guard let request = try? Request(.get, address, headers: [Header("Host", "localhost")]) else { continue }
            let reply = router.respond(request)
            guard reply.status == 200, let bytes = reply.whole else {
                throw .failure("\(address) cannot be written: the server answers \(reply.status). Run ./wingbar first.")
            }
            crawl.take(address, bytes, type: reply.headers.value("Content-Type") ?? "")
        }
        files = crawl.files
        pictures = LabExport.pictures()
    }

    private static func pictures() -> [Picture] {
        var found: [Picture] = []
        for strip in Strip.all {
            for frame in strip.phones + strip.tablets {
                let device = frame.state.screen.device
                found.append(
                    Picture(
                        name: frame.state.name, page: fileName("/lab/frame?state=" + frame.state.name),
                        width: Int(device.width), height: Int(device.height)))
            }
            let size = strip.pictureSize
            let letter = strip.proposal.name
            found.append(
                Picture(
                    name: "strip-" + letter, page: fileName("/lab/strip?proposal=" + letter), width: size.width,
                    height: size.height))
        }
        return found
    }
}

extension Reply {
    /// All that it carries; nil where a file cannot be read.
    fileprivate var whole: [UInt8]? {
        switch content {
        case .bytes(let bytes): bytes
        case .file(let file, let offset, let count): file.bytes(offset: offset, count: count)
        }
    }
}

/// The name of an address's file: "/lab/frame?state=rare&theme=dark" is "frames/rare-dark.html".
private func fileName(_ address: String) -> String {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    let values = (parts.count > 1 ? parts[1] : "").split(separator: "&").compactMap { pair -> String? in
        let sides = pair.split(separator: "=", maxSplits: 1)
        guard sides.count > 1 else { return nil }
        return ["state", "proposal", "theme", "flavour"].contains(sides[0]) ? String(sides[1]) : String(sides[0])
    }
    let name = String(values.joined(separator: "-").map { $0.isLetter || $0.isNumber ? $0 : "-" })
    switch parts[0] {
    case "/", "/lab": return "index.html"
    case "/lab/a": return "a.html"
    case "/lab/bar": return "bars.html"
    case "/lab/frame", "/lab/live": return "frames/\(name).html"
    case "/lab/strip": return "strips/\(name).html"
    case "/lab/map.svg": return "maps/\(name).svg"
    default: return String(parts[0].drop { $0 == "/" })
    }
}

/// What has been asked for and what is still to be.
private struct Crawl {
    private(set) var files: [LabExport.File] = []
    private var waiting: [String] = []
    private var known: Set<String> = []

    mutating func want(_ address: String) {
        if known.insert(fileName(address)).inserted { waiting.append(address) }
    }

    mutating func next() -> String? { waiting.isEmpty ? nil : waiting.removeFirst() }

    mutating func take(_ address: String, _ bytes: [UInt8], type: String) {
        let name = fileName(address)
        guard type.hasPrefix("text/") else { return files.append(LabExport.File(name: name, bytes: bytes)) }
        var text = String(decoding: bytes, as: UTF8.self)
        if type.hasPrefix("text/html") {
            text = without(text, from: "<form", to: "</form>")
            text = without(text, from: "<script", to: "</script>")
        }
        let up = String(repeating: "../", count: name.filter { $0 == "/" }.count)
        for opening in type.hasPrefix("text/html") ? ["src=\"", "href=\"", "srcset=\""] : ["url(\""] {
            text = replaceEach(text, after: opening) { reference in
                guard reference.hasPrefix("/") else { return reference }
                let address = reference.components(separatedBy: "&amp;").joined(separator: "&")
                let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
                    String.init)
                // Live pages become the frame's own.
                let target = parts[0].hasPrefix("/lab/live?") ? "/lab/frame" + parts[0].dropFirst(9) : parts[0]
                want(target == "/" ? "/lab" : target)
                return up + fileName(target) + (parts.count > 1 ? "#" + parts[1] : "")
            }
        }
        files.append(LabExport.File(name: name, bytes: Array(text.utf8)))
    }
}

/// A text without its stretches from one mark to another.
private func without(_ text: String, from start: String, to end: String) -> String {
    text.components(separatedBy: start).enumerated().map { index, piece in
        index == 0 ? piece : piece.components(separatedBy: end).dropFirst().joined(separator: end)
    }
    .joined()
}

/// A text with every quoted value after an opening changed.
private func replaceEach(_ text: String, after opening: String, _ change: (String) -> String) -> String {
    text.components(separatedBy: opening).enumerated().map { index, piece in
        guard index > 0, let end = piece.firstIndex(of: "\"") else { return piece }
        return opening + change(String(piece[..<end])) + piece[end...]
    }
    .joined()
}
