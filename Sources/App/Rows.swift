#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

extension AppState {
    /// True where the list in front has a row of a taxon: a bird may have been taken off the list, or its row filtered
    /// out, while its sheet was open, and an address opens birds that have none.
    func hasRow(_ code: String) -> Bool {
        if navigation.search != nil, !query.isEmpty {
            return derived.foundBirds.contains { same(species[Int($0)].code, code) }
        }
        if navigation.search == nil, mode == .list {
            return list?.entries.contains { same($0.bird.code, code) } ?? false
        }
        guard let region, let taxon = region.taxon(code: code) else { return false }
        if navigation.search != nil { return newestNearby.contains { $0.taxon == taxon } }
        if mode == .rare { return isAmongRare(code) }
        return derived.nearby.contains { $0.taxon == taxon }
    }

    /// True where Rare, or its part of another mode's list, has a row of a taxon.
    func isAmongRare(_ code: String) -> Bool {
        guard let region, let taxon = region.taxon(code: code) else { return false }
        return derived.rare.contains { region.sightings[Int($0.sighting)].taxon == taxon }
    }

    /// What search lists before anything is typed: the birds seen last nearby, newest first.
    public var newestNearby: [SpeciesSummary] {
        let sorted = derived.nearby.sorted { a, b in
            a.latest == b.latest ? a.taxon < b.taxon : a.latest > b.latest
        }
        return Array(sorted.prefix(nearCount))
    }
}

/// How many birds search lists before anything is typed.
private let nearCount = 8
