import App
import Markup
import Navigation
import Screens

/// What the rules read of a piece of a page.
struct PieceReading {
    /// The ids of its elements.
    var ids: [String] = []
    /// What the focus can be sent to, by the names that the host knows.
    var reachable: [String] = []
    /// The ids that name its elements.
    var references: [(name: String, id: String)] = []
    /// How many of its elements are the current page.
    var current = 0
    /// How many of its sheets can be reached.
    var fronts = 0
    /// What its controls do, those of a menu and what lies under it apart.
    var controls: [AppAction] = []
    var menuControls: [AppAction] = []
    /// What of it breaks a rule.
    var finder = Finder()
}

/// What the rules read of a whole page.
final class PageReading {
    /// What the focus can be sent to.
    private(set) var reachable: Set<String> = []
    private(set) var current = 0
    private(set) var fronts = 0
    private(set) var controls: [AppAction] = []
    private(set) var menuControls: [AppAction] = []
    /// What breaks a rule, whatever the state that draws it.
    var found: [(rule: String, detail: String)] { finder.found }
    private var finder = Finder()

    init(_ pieces: [PieceReading]) {
        var ids: Set<String> = []
        for piece in pieces {
            for id in piece.ids { finder.expect(ids.insert(id).inserted, "ids are unique", id) }
            reachable.formUnion(piece.reachable)
            current += piece.current
            fronts += piece.fronts
            for action in piece.controls where !controls.contains(action) { controls.append(action) }
            for action in piece.menuControls where !menuControls.contains(action) { menuControls.append(action) }
            finder.found += piece.finder.found
        }
        for piece in pieces {
            for (name, id) in piece.references {
                finder.expect(ids.contains(id), "what names an element is there", "\(name) \(id)")
            }
        }
    }

    /// The actions of the controls that a person can reach, each once. While a menu is open its scrim lies over the rest.
    func reachableControls(menuIsOpen: Bool) -> [AppAction] {
        if menuIsOpen { return menuControls }
        return controls + menuControls.filter { !controls.contains($0) }
    }
}

/// Reads pages. Most of a page is what another one had: pieces are known again by their fingerprints.
final class PageReader {
    private struct PieceKind: Hashable {
        var fingerprint: Int
        var bar: Chrome.Bar
        var isWide: Bool
        var isA: Bool
    }
    private var pieces: [PieceKind: PieceReading] = [:]
    private var pages: [[PieceKind]: PageReading] = [:]
    /// How many were read, those included that another one was like.
    private(set) var count = 0
    /// As many are kept as a walk needs in a while; texts change with the time, so that they would be ever more.
    private static let most = 20_000

    /// Reads the page that a state draws.
    func read(_ state: AppState) -> PageReading {
        count += 1
        let chrome = state.chrome
        let isA = state.navigation.layout.id == .a
        // The shell and what it has beside its bar are opened: each sheet is a piece.
        let drawn = Markup.pieces(screen(state), depth: 2)
        let kinds = drawn.map {
            PieceKind(fingerprint: $0.fingerprint, bar: chrome.bar, isWide: chrome.isWide, isA: isA)
        }
        if let known = pages[kinds] { return known }
        var parts: [PieceReading] = []
        for (piece, kind) in zip(drawn, kinds) {
            let part = pieces[kind] ?? readPiece(piece.outline, chrome, isA: isA)
            if pieces.count >= Self.most { pieces = [:] }
            pieces[kind] = part
            parts.append(part)
        }
        let page = PageReading(parts)
        if pages.count >= Self.most { pages = [:] }
        pages[kinds] = page
        return page
    }
}
