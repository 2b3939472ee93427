#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

extension PastState {
    /// A page with the lists or birds that it shows by now.
    func sought(_ view: PastView) -> PastView {
        var view = view
        view.lists = found(view)
        view.birds = foundBirds(view)
        return view
    }

    /// The species that a page shows: those whose names have the words in its search field.
    private func foundBirds(_ view: PastView) -> [LifeBird] {
        var birds: [LifeBird]
        switch view.page {
        case .life: birds = history.life
        case .year(let year): birds = history.birds(of: year)
        default: return []
        }
        let query = folded(view.query)
        if query.contains(where: { $0 > 0x20 }) {
            birds.removeAll { !history.archive.birds[Int($0.bird)].isCalled(query) }
        }
        return birds
    }

    /// The lists that a page shows: all, or those of its place; with a text in the search field only those whose place
    /// and date have its words, or that have a bird of such a name.
    private func found(_ view: PastView) -> [Int32] {
        let archive = history.archive
        var lists: [Int32]
        switch view.page {
        case .days: lists = history.order
        case .place(let place):
            guard let at = archive.place(place) else { return [] }
            lists = history.order.filter { archive.lists[Int($0)].place == at && archive.lists[Int($0)].counts }
        case .list(let id): return archive.list(id).map { [Int32($0)] } ?? []
        default: return []
        }
        let query = folded(view.query)
        if !query.contains(where: { $0 > 0x20 }) { return lists }
        let names = archive.places.map { folded($0.name) }
        var isWanted: [Bool] = []
        for bird in archive.birds { isWanted.append(bird.isCalled(query)) }
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

extension ListedBird {
    /// True where one of its names has the words.
    func isCalled(_ query: [UInt8]) -> Bool {
        matchesWords(query, in: folded(name)) || matchesWords(query, in: folded(scientificName))
    }
}
