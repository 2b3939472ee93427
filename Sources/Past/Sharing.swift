#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Wire)
import Wire
#endif

extension PastState {
    /// Takes the bytes of the link that the page which was opened last is about: one list. Nothing is stored among the
    /// person's lists before they want to keep it. False where the bytes hold no such list.
    @discardableResult
    public mutating func take(shared bytes: [UInt8]) -> Bool {
        guard let at = views.indices.last, views[at].page == .shared else { return false }
        views[at].shared = nil
        do throws(WireError) {
            var archive = try Archive.decode(bytes)
            guard archive.lists.count == 1 else { return false }
            archive.mark(isOthers: true)
            views[at].shared = archive
            return true
        } catch {
            return false
        }
    }

    /// A list as a text, or as a link that holds it.
    func share(_ id: String, asLink: Bool) -> [PastEffect] {
        guard let at = history.archive.list(id) else { return [] }
        let list = history.archive.birdList(at)
        let title = dotted([placeTitle(list.place), list.time.dateText])
        if !asLink { return [.share(title: title, text: list.message)] }
        var one = Archive()
        one.append(at, of: history.archive)
        one.mark(isOthers: false)
        return [.link(title: title, one.encode())]
    }

    /// The shared list is kept as another person's: it is shown, and its birds count nowhere.
    mutating func keepShared(_ view: PastView) -> [PastEffect] {
        guard let shared = view.shared else { return [] }
        var found = ListImport(format: "A shared list")
        found.archive = shared
        bringing = .preview(file: found.format, plan(found, imported: imported))
        return confirm()
    }
}

/// A list that somebody shared, and the way to keep it.
func sharedPage(_ state: PastState, _ view: PastView) -> Node {
    guard let shared = view.shared else {
        return emptyState("share", "This link cannot be read", "It was cut off on its way. Ask for it once more.")
    }
    let list = shared.birdList(0)
    let isHere = state.history.archive.list(list.id) != nil
    return group {
        div {
            icon(isHere ? "circle-check" : "share")
            span { sharedText(state, isHere: isHere) }.class("banner-text")
            if !isHere {
                button { "Keep" }.class("banner-button").type("button").act(PastAction.keep.text)
            }
        }
        .class("banner")
        h3 { placeTitle(list.place) }.class("heading")
        listCard(list)
    }
}

private func sharedText(_ state: PastState, isHere: Bool) -> String {
    if isHere { return "This list is among your past lists" }
    if case .failed(let sentence) = state.bringing { return sentence }
    return "Shared with you, not kept yet"
}
