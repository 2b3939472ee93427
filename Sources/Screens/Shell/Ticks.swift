#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// How many of each bird are on the running list, worked out once a render.
struct Ticks: Equatable {
    private var entries: [ListEntry]

    init(_ list: BirdList?) { entries = list?.entries ?? [] }

    /// How many of a taxon; 0 when it is not on the list, −1 when it was not counted.
    func count(_ code: String) -> Int64 {
        for entry in entries where entry.bird.code.utf8.elementsEqual(code.utf8) { return entry.count }
        return 0
    }
}

extension AppState {
    /// What Nearby says about a taxon, nil when it is not among its rows.
    func nearbySummary(_ code: String) -> SpeciesSummary? {
        guard let taxon = region?.taxon(code: code) else { return nil }
        var low = 0
        var high = derived.nearby.count
        while low < high {
            let middle = (low + high) / 2
            if derived.nearby[middle].taxon < taxon { low = middle + 1 } else { high = middle }
        }
        guard low < derived.nearby.count, derived.nearby[low].taxon == taxon else { return nil }
        return derived.nearby[low]
    }

    /// When a bird was seen last near here: "3 hours ago", or nil.
    func nearbyAge(_ code: String) -> String? { nearbySummary(code).map { Age(of: $0.latest, now: now).text } }
}
