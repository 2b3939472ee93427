import Glibc

/// The MIME types of the files we serve, by what their names end in.
private let types = [
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".woff2": "font/woff2", ".wasm": "application/wasm", ".pmtiles": "application/vnd.pmtiles",
    ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
]

/// The MIME type of a file by its name.
func mimeType(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    return types[String(name[dot...])] ?? "application/octet-stream"
}

/// Every file below a folder as (name relative to it, path); hidden files, links and ready-compressed siblings are not.
///
/// Addresses are matched against these names, never joined to a folder, so no address can lead out of it.
func filesBelow(_ folder: String, prefix: String = "") -> [(name: String, path: String)] {
    var found: [(name: String, path: String)] = []
    for name in names(in: folder) where !Coding.allCases.contains(where: { name.hasSuffix($0.suffix) }) {
        let path = "\(folder)/\(name)"
        var info = stat()
        guard lstat(path, &info) == 0 else { continue }
        if info.st_mode & S_IFMT == S_IFDIR {
            found += filesBelow(path, prefix: "\(prefix)\(name)/")
        } else if info.st_mode & S_IFMT == S_IFREG {
            found.append((prefix + name, path))
        }
    }
    return found.sorted { $0.name < $1.name }
}

/// Answers with a file: its compressed sibling where the request takes one, or the part that a Range header asks for.
///
/// The file is opened anew for every request, so it may be replaced by renaming another one onto it at any time.
func serveFile(_ path: String, name: String, request: Request) -> Reply {
    guard let file = OpenFile(path: path) else {
        return .refusal(404, "\(name) is not there yet; run ./wingbar to build it.")
    }
    let wish = request.method == .get ? request.headers.value("Range") : nil
    var headers = [Header("Content-Type", mimeType(name)), Header("Cache-Control", "no-cache")]
    let plainTag = "\"\(file.tag)\""
    if wish == nil {
        for coding in acceptedCodings(request.headers.value("Accept-Encoding")) {
            // An older sibling is of an older file; compressors copy the file's time to the second only.
            guard let sibling = OpenFile(path: path + coding.suffix), sibling.second >= file.second else { continue }
            headers += [
                Header("ETag", "\"\(file.tag)-\(coding.rawValue)\""), Header("Vary", "Accept-Encoding"),
                Header("Content-Encoding", coding.rawValue),
            ]
            return Reply(200, headers, .file(sibling, offset: 0, count: sibling.size))
        }
    }
    headers += [
        Header("ETag", plainTag), Header("Vary", "Accept-Encoding"), Header("Accept-Ranges", "bytes"),
    ]
    let condition = request.headers.value("If-Range")
    switch condition == nil || condition == plainTag ? rangeWish(wish, size: file.size) : .whole {
    case .whole: return wholeFile(file, headers, request)
    case .impossible:
        return Reply.refusal(416, "The file has \(file.size) bytes.").with("Content-Range", "bytes */\(file.size)")
    case .part(let range):
        headers.append(Header("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound)/\(file.size)"))
        let count = range.upperBound - range.lowerBound + 1
        return Reply(206, headers, .file(file, offset: range.lowerBound, count: count))
    }
}

/// A small text is read into memory, where it can be compressed; anything else is sent from the file.
private func wholeFile(_ file: OpenFile, _ headers: [Header], _ request: Request) -> Reply {
    let isText = headers.value("Content-Type")?.hasPrefix("text/") ?? false
    if isText, file.size <= 1 << 20, let bytes = file.bytes() {
        return Reply(200, headers.filter { $0.name != "Vary" }, .bytes(bytes))
    }
    return Reply(200, headers, .file(file, offset: 0, count: file.size))
}
