import App
import Lists
import Navigation

/// Something that a person wants done, the same in every proposal.
public struct LabTask: Sendable {
    /// The word in addresses.
    public var id: String
    /// What is wanted.
    public var title: String
    /// Where it begins, without the proposal ("mode=nearby&detent=half"); empty is the launch.
    var start: String
    /// The running list.
    var list = LabWorld.List.none
    /// What may be typed.
    var word: String?
    /// True where rows may be opened on the way.
    var birds = false
    /// True where rows may be ticked on the way.
    var ticks = false
    /// True once it is done.
    var isDone: @Sendable (AppState, ScreenPlan) -> Bool

    /// True for what could be of use: a person neither opens birds nor searches on the way to Settings.
    func uses(_ action: AppAction) -> Bool {
        switch action {
        case .tick: ticks
        case .bird: birds
        case .search, .go: word != nil
        case .menu(let menu): menu == .modes || menu == .more
        case .locate, .closeMenu: false
        default: true
        }
    }

    /// Every task, in the table's order.
    public static let all: [LabTask] = [
        LabTask(id: "launch", title: "From launch to Nearby's list", start: "") { state, plan in
            state.mode == .nearby && state.navigation.activeMode != nil && plan.list != nil
        },
        LabTask(id: "rare", title: "Switch from Nearby to Rare", start: nearby) { state, plan in
            state.foldsRare
                ? plan.controls.contains { $0.action == .bird("palwar") }
                : state.navigation.activeMode == Mode.rare.rawValue
        },
        LabTask(id: "mylist", title: "See the running list", start: nearby, list: .running) { state, plan in
            state.navigation.activeMode == Mode.list.rawValue && plan.list != nil && state.navigation.frontSheet == nil
        },
        LabTask(id: "bird", title: "Open the first bird of Nearby", start: nearby, birds: true) { state, _ in
            state.frontBird != nil
        },
        LabTask(id: "close", title: "Close a bird", start: nearby + "&bird=cangoo") { state, _ in
            state.navigation.frontSheet == nil
        },
        LabTask(id: "tick", title: "Tick the third bird of Nearby", start: nearby, ticks: true) { state, _ in
            (state.list?.count(of: "mallar3") ?? 0) > 0
        },
        LabTask(id: "raretick", title: "Open a rare bird from launch", start: "", birds: true) { state, _ in
            state.frontBird == "palwar"
        },
        LabTask(id: "find", title: "Find a species by name", start: nearby, word: "song sparrow", birds: true) {
            state, _ in
            state.frontBird == "sonspa"
        },
        LabTask(id: "place", title: "Move Nearby to another place", start: nearby, word: "sparwood") { state, _ in
            state.place == "Sparwood"
        },
        LabTask(id: "map", title: "See as much map as there can be", start: nearby) { state, _ in
            !state.navigation.hasSheet
                || state.navigation.front.frontDetent == .peek && state.navigation.frontSheet == nil
        },
        LabTask(id: "back", title: "Back to Nearby's list from that map", start: "mode=nearby&detent=") { state, plan in
            state.mode == .nearby && state.navigation.activeMode != nil && plan.list != nil
        },
        LabTask(id: "settings", title: "Open Settings", start: nearby) { state, _ in
            state.navigation.frontSheet == .settings
        },
    ]

    private static let nearby = "mode=nearby&detent=half"

    /// A task by its word.
    public static func named(_ id: String) -> LabTask? { all.first { $0.id == id } }

    /// The state where it begins in a proposal. "detent=" stands for the lowest, which may be no sheet at all.
    func opening(_ proposal: Proposal) -> AppState {
        let layout = Layout(proposal)
        let lowest = layout.home == .map ? "sheet=none" : "detent=" + layout.lowest.name
        var query = start.hasSuffix("detent=") ? String(start.dropLast(7)) + lowest : start
        query = "/?proposal=" + proposal.name + (query.isEmpty ? "" : "&" + query)
        let route = (try? Route(address: query)) ?? Route()
        var state = LabWorld.open(route, list: list, device: NamedState.Screen.phone.device)
        state.ticksInOneTap = true
        state.species = LabWorld.species
        // Whoever is in a list of D1's came from the cards, which were pulled up.
        if layout.home == .cards, !start.isEmpty { state.navigation.home.detent = .half }
        return state
    }
}
