import App
import Foundation

/// The symbols that a page of the lab may use: the app's, and those that contents may name.
struct LabIcons: Sendable {
    /// The app's own sprite.
    let own: String
    private let opening: String
    private let symbols: [(id: String, text: String)]

    init(_ installation: Installation) {
        let own = iconSprite("\(installation.derived)/web/icons.svg")
        self.own = own
        opening = own.range(of: "<symbol ").map { String(own[..<$0.lowerBound]) } ?? ""
        var found: [(id: String, text: String)] = []
        var known: Set<String> = []
        for sprite in [own, iconSprite("\(installation.derived)/web/lab-icons.svg")] {
            for piece in sprite.components(separatedBy: "<symbol ").dropFirst() {
                guard let end = piece.range(of: "</symbol>"), let quote = piece.range(of: "id=\"")?.upperBound,
                    let stop = piece[quote...].firstIndex(of: "\"")
                else { continue }
                let id = String(piece[quote..<stop])
                if known.insert(id).inserted { found.append((id, "<symbol " + piece[..<end.upperBound])) }
            }
        }
        symbols = found
    }

    /// A sprite of the symbols that a page names.
    func used(in page: String) -> String {
        guard !opening.isEmpty else { return "" }
        let names = named(in: page)
        return opening
            + symbols.filter { names.contains($0.id) || $0.id == "icon-star" }.map(\.text).joined() + "</svg>"
    }

    /// The ids that a page refers to as `"#id"`. In one pass over its bytes: asking Foundation for each symbol in turn took
    /// some twenty times as long as everything else about a frame.
    private func named(in page: String) -> Set<String> {
        var found: Set<String> = []
        for piece in page.utf8.split(separator: UInt8(ascii: "\"")) where piece.first == UInt8(ascii: "#") {
            found.insert(String(Substring(piece.dropFirst())))
        }
        return found
    }

    /// The app's sprite, with those that a content names.
    func sprite(for content: App.Content?) -> String {
        guard let content else { return own }
        var names = content.modes.map(\.icon) + [content.search?.icon, content.accessory?.icon].compactMap { $0 }
        names = names.map { "icon-" + $0 }
        let others = symbols.filter { names.contains($0.id) && !own.contains("id=\"\($0.id)\"") }.map(\.text).joined()
        return own.replacingOccurrences(of: "</svg>", with: others + "</svg>", options: .backwards)
    }
}
