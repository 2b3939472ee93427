import App
import Glibc
import Lab

/// A content that the lab can show in the place of birds.
struct LabContent: Sendable {
    /// What addresses call it.
    var name: String
    /// Its file, as it came.
    var bytes: [UInt8]
    /// What was read of it.
    var file: ContentFile
}

/// The contents that the lab knows: those that ship, one that was named at start, and those that were brought to the page.
///
/// What was brought stays in memory, the newest sixteen, under names that nobody can guess; nothing of it is written down.
public final class LabContents: Sendable {
    private let shipped: [LabContent]
    private let brought = Guarded<[LabContent]>([])

    /// So many of those that were brought are kept.
    static let most = 16

    /// The contents that ship with an installation.
    public init(_ installation: Installation) {
        let path = "\(installation.web)/lab/buses.json"
        shipped = [OpenFile(path: path)?.bytes()].compactMap { bytes in
            guard let bytes, let file = try? ContentFile(bytes) else { return nil }
            return LabContent(name: "buses", bytes: bytes, file: file)
        }
    }

    /// The same, and one more under the name "own".
    public init(_ installation: Installation, own bytes: [UInt8]) throws(FileProblems) {
        let own = LabContent(name: "own", bytes: bytes, file: try ContentFile(bytes))
        shipped = LabContents(installation).shipped + [own]
    }

    /// What the page offers, and shows where it is asked for a name.
    func shown(_ name: String) -> ShownContent {
        let chosen = named(name)
        var offers = shipped
        if let chosen, !offers.contains(where: { $0.name == name }) { offers.append(chosen) }
        return ShownContent(
            offers: offers.map { ($0.name, $0.file.content.title) }, content: chosen?.file.content,
            bytes: chosen?.bytes ?? [], isGone: chosen == nil && !name.isEmpty)
    }

    /// Takes a content from the page's form and leads to it, or says what is wrong with it.
    var endpoint: Endpoint {
        Endpoint(method: .post, path: "/lab/content", parameters: [], body: .small(3 * largestContent + 1024)) {
            request throws(BadParameter) in
            // Another site's page could only push out what people here have brought.
            if let site = request.headers.value("Sec-Fetch-Site"), site != "same-origin", site != "none" {
                return .refusal(403, "A content comes from the lab's own page.")
            }
            let (bytes, name) = try contentForm(request, "show")
            do throws(FileProblems) {
                let content = try self.bring(bytes)
                return Reply(
                    303, [Header("Location", "/lab?content=\(content.name)"), Header("Cache-Control", "no-store")])
            } catch {
                let page = brokenContentPage(String(name.prefix(120)), bytes, error.list)
                var reply = labDocument("Your own content", page, scripts: ["lab/page.js"])
                reply.status = 422
                return reply
            }
        }
    }

    /// A content by its name.
    func named(_ name: String) -> LabContent? {
        shipped.first { $0.name == name } ?? brought.with { all in all.first { $0.name == name } }
    }

    /// Takes a file; the same bytes have the same name.
    func bring(_ bytes: [UInt8]) throws(FileProblems) -> LabContent {
        let file = try ContentFile(bytes)
        return brought.with { all in
            if let known = all.first(where: { $0.bytes == bytes }) { return known }
            var name = ""
            for _ in 0..<2 {
                let part = String(UInt64.random(in: 0...UInt64.max), radix: 16)
                name += String(repeating: "0", count: 16 - part.utf8.count) + part
            }
            let content = LabContent(name: name, bytes: bytes, file: file)
            all.append(content)
            if all.count > LabContents.most { all.removeFirst() }
            return content
        }
    }

    /// What a request's settings name: nil for the birds; a sentence where there is none of that name.
    func chosen(_ request: Request) throws(BadParameter) -> LabContent? {
        guard let name = request.query["content"], !name.isEmpty, name != "birds" else { return nil }
        guard let content = named(name) else { throw BadParameter("content", LabContents.gone) }
        return content
    }

    /// Why a content is not there.
    static let gone =
        "There is no content of this name here. What was brought to the lab is kept in memory alone, until the server "
        + "stops or \(most) others have come: drop the file on /lab once more."
}
