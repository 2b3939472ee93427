import App
import Birds
import Lab
import Navigation

/// The running app as the check drives it: its state, its browser's history, and nothing else.
struct Subject: Equatable {
    var state: AppState
    var browser: Browser

    /// A fresh start of a layout in a small world.
    init(_ layout: Layout, device: Device = Subject.phone) {
        var state = AppState(filter: Filter(centre: LabWorld.centre), utc: LabWorld.utc, layout: layout)
        state.flavour = layout.search == .item ? .ios27 : layout.accessoryAlways ? .ios260 : .ios26
        state.proposal = layout.id
        state.device = device
        state.region = Subject.region
        state.regionVersion = 1
        state.regionStatus = .ready
        state.species = Subject.species
        _ = start(&state)
        self.state = state
        browser = Browser(state.route.address)
    }

    /// The app opened at an address, with what the device keeps taken from another state.
    init(_ route: Route, like other: AppState) {
        var state = AppState(route: route, filter: Filter(centre: LabWorld.centre), utc: other.utc)
        state.device = other.device
        state.region = other.region
        state.regionVersion = other.regionVersion
        state.regionStatus = other.regionStatus
        state.species = other.species
        state.shelf = other.shelf
        _ = start(&state)
        self.state = state
        browser = Browser(state.route.address)
    }

    /// Carries out an action and does to the history what it asks; steps back wait for `settle`.
    @discardableResult mutating func act(_ action: AppAction) -> [Effect] {
        let effects = reduce(&state, action)
        for effect in effects { browser.apply(effect) }
        return effects
    }

    /// Lets the steps back that are under way arrive.
    mutating func settle() {
        var left = 20
        while let address = browser.arrive(), left > 0 {
            act(.popped(address, steps: -1))
            left -= 1
        }
    }

    static let phone = Device(width: 402, height: 874, safeTop: 62, safeBottom: 34)
    static let tablet = Device(width: 1194, height: 834, safeTop: 24, safeBottom: 20)

    /// Five birds of the lab's world, two of them rare: enough for every control, few enough to walk quickly.
    static let region: Region = {
        let all = LabWorld.region
        let wanted = ["cangoo", "annhum", "blkpho", "sonspa", "palwar"]
        var small = all
        var numbers: [Int32: Int32] = [:]
        small.taxa = []
        small.shares = []
        for code in wanted {
            guard let index = all.taxon(code: code) else { continue }
            numbers[index] = Int32(small.taxa.count)
            small.taxa.append(all.taxa[Int(index)])
            small.shares.append(all.shares[Int(index)])
        }
        small.sightings = []
        for sighting in all.sightings {
            guard let number = numbers[sighting.taxon] else { continue }
            var kept = sighting
            kept.taxon = number
            if small.sightings.lazy.filter({ $0.taxon == number }).count < 3 { small.sightings.append(kept) }
        }
        return small
    }()

    static let species: [Taxon] = LabWorld.species.filter { taxon in
        ["cangoo", "annhum", "sonspa", "foxspa", "eurspa1"].contains { $0.utf8.elementsEqual(taxon.code.utf8) }
    }
}
