import Import
import Store
import Wire

/// The largest file that is taken over the web, in bytes; larger ones are imported by the command.
private let largestUpload: Int64 = 4 << 30

/// What changes the store; only this machine or a program with the token may.
func changeEndpoints(_ world: World) -> [Endpoint] {
    [
        .change("/api/sample/remove", body: .none) { _ throws(BadParameter) in
            try answer {
                try world.store.removeSample()
                try world.refuseSample()
                var json = JSONWriter()
                json.object { $0.field("removed", true) }
                return .json(json)
            }
        },
        .change("/api/import", ["name"], body: .large(largestUpload)) { request throws(BadParameter) in
            guard case .file(let path) = request.body else {
                throw BadParameter("body", "The request must carry the file to import.")
            }
            return try answer { try imported(path, name: safeFileName(request.query["name"]), world) }
        },
    ]
}

/// Imports a file that has arrived; its reports and errors call it by the name that it has for the person.
private func imported(_ path: String, name: String, _ world: World) throws -> Reply {
    let taxonomy = try world.taxonomy()
    do throws(ImportError) {
        var report = try importFile(path: path, into: world.store, taxonomy: taxonomy)
        report.file = name
        return Reply(type: "application/json; charset=utf-8", text: reportJSON([report]))
            .with("Cache-Control", "no-store")
    } catch {
        return .refusal(422, error.sentence.split(path).joined(separator: name))
    }
}

extension String {
    /// The parts between the places where another text stands.
    fileprivate func split(_ text: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
