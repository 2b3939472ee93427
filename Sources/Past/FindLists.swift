#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

extension PastState {
    /// The lists that a page shows: all, or those of its place; with a text in the search field only those whose place
    /// and date have its words, or that have a bird of such a name.
    func found(_ view: PastView) -> [Int32] {
        let archive = history.archive
        var lists: [Int32]
        switch view.page {
        case .days: lists = history.order
        case .place(let place):
            guard let at = archive.place(place) else { return [] }
            lists = history.order.filter { archive.lists[Int($0)].place == at }
        case .list(let id): return archive.list(id).map { [Int32($0)] } ?? []
        case .places, .unknown: return []
        }
        let query = folded(view.query)
        if !query.contains(where: { $0 > 0x20 }) { return lists }
        let names = archive.places.map { folded($0.name) }
        var isWanted: [Bool] = []
        for bird in archive.birds {
            isWanted.append(
                matchesWords(query, in: folded(bird.name)) || matchesWords(query, in: folded(bird.scientificName)))
        }
        lists.removeAll { at in
            let list = archive.lists[Int(at)]
            for entry in list.entries where isWanted[Int(archive.entryBirds[Int(entry)])] { return false }
            let text = names[Int(list.place)]
            return !matchesWords(query, in: text)
                && !matchesWords(query, in: text + [0x20] + folded(list.time.dateText + " " + list.time.dayText))
        }
        return lists
    }
}

extension LocalTime {
    /// "2026-05-01", the day without the clock.
    var dayText: String { LocalTime(day: day).iso }
}
