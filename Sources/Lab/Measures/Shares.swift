import App
import Navigation

/// How a proposal uses the screen, measured on the plan of a state.
public struct Shares: Sendable {
    /// The part of the screen that is map with nothing over it, 0…1.
    public var map: Double
    /// The part where rows can be read, 0…1.
    public var list: Double
    /// How many surfaces lie over one another above the map, where they are the most.
    public var layers: Int

    /// The part that is neither: heads, bars and what else is chrome, 0…1.
    public var chrome: Double { max(0, 1 - map - list) }

    /// Measures a plan: between the edges of its surfaces lie cells that are covered as a whole or not at all.
    public init(_ plan: ScreenPlan) {
        let surfaces = plan.surfaces + [plan.sheet].compactMap { $0 }
        let across = Shares.edges(surfaces.flatMap { [$0.x, $0.x + $0.width] }, upTo: plan.screen.width)
        let down = Shares.edges(surfaces.flatMap { [$0.y, $0.end] }, upTo: plan.screen.height)
        var free = 0.0
        var deepest = 0
        for (top, bottom) in zip(down, down.dropFirst()) {
            for (left, right) in zip(across, across.dropFirst()) {
                let depth = surfaces.filter { $0.holds((left + right) / 2, (top + bottom) / 2) }.count
                if depth == 0 { free += (right - left) * (bottom - top) }
                deepest = max(deepest, depth)
            }
        }
        map = free / (plan.screen.width * plan.screen.height)
        layers = deepest
        list = plan.list.map { $0.width * $0.height / (plan.screen.width * plan.screen.height) } ?? 0
    }

    /// The screen's own edges and those within, in order.
    private static func edges(_ all: [Double], upTo end: Double) -> [Double] {
        ([0, end] + all.filter { $0 > 0 && $0 < end }).sorted()
    }
}

/// What is measured of one proposal beside the tasks.
public struct LayoutMeasures: Sendable {
    /// At rest: the lowest that the proposal's sheet goes, or no sheet.
    public var rest: Shares
    /// With Nearby's sheet at half.
    public var half: Shares
    /// With it at full.
    public var full: Shares
    /// As it is launched.
    public var launch: Shares
    /// The least side of what can be tapped at half, in px.
    public var smallest: Double
    /// How many modes can be reached by one tap at half.
    public var modes: Int
    /// The width of the open search field, in px.
    public var field: Double
    /// Where the control that opens search stands at half: the distance of its middle from the screen's bottom, in px.
    public var searchHeight: Double
    /// The width of the bar's capsule or row, without search; 0 where there is no bar.
    public var bar: Double

    /// Measures a proposal in the fixed world with a list running.
    public init(_ proposal: Proposal) {
        let layout = Layout(proposal)
        func plan(_ query: String) -> ScreenPlan {
            let address = "/?proposal=\(proposal.name)" + (query.isEmpty ? "" : "&" + query)
            var state = LabWorld.open(
                (try? Route(address: address)) ?? Route(), list: .running, device: NamedState.Screen.phone.device)
            state.ticksInOneTap = true
            return ScreenPlan(state)
        }
        let lowest = layout.home == .map ? "" : layout.home == .cards ? "detent=peek" : "detent=\(layout.lowest.name)"
        let atHalf = plan("mode=nearby&detent=half")
        rest = Shares(plan(lowest))
        half = Shares(atHalf)
        full = Shares(plan("mode=nearby&detent=full"))
        launch = Shares(plan(""))
        smallest = atHalf.controls.map { $0.box.least }.min() ?? 0
        modes =
            Set(
                atHalf.controls.compactMap { control -> Mode? in
                    if case .mode(let mode) = control.action { return mode }
                    return nil
                }
            ).count
        field = plan("mode=nearby&q=").field?.width ?? 0
        // D1's cards have the field; its lists are without.
        let opener =
            atHalf.controls.first { $0.action == .search }
            ?? plan("detent=half").controls.first { $0.action == .search }
        searchHeight = opener.map { atHalf.screen.height - $0.box.middle.y } ?? 0
        let tabs = atHalf.controls.filter { control in
            if case .mode = control.action {
                return control.box.y > atHalf.screen.height / 2 && control.box.width < 200
            }
            return false
        }
        bar = tabs.reduce(0) { $0 + $1.box.width }
    }
}
