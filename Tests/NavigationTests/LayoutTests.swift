import Navigation
import Testing

/// What the navigation does differently by layout.
@Suite struct LayoutTests {
    typealias State = NavigationState<String>

    static func state(_ proposal: Proposal) -> State { State(layout: Layout(proposal), modes: 3) }

    @Test func theTableIsInTheProposalsOrder() {
        #expect(Layout.all.map { $0.id } == Proposal.allCases)
    }

    /// The table of the proposals, cell by cell.
    @Test(arguments: [
        (Proposal.a, Switcher.tabs, SearchPlace.circle, Home?.none, Detent.half, MorePlace.listMenu),
        (.b, .footer, .circle, nil, .peek, .listMenu), (.c, .tabs, .circle, nil, .half, .listFoot),
        (.d1, .cards, .field, .cards, .half, .fieldMenu), (.d2, .segments, .field, nil, .peek, .fieldMenu),
        (.e, .menu, .bar, .map, .half, .modeMenu), (.f, .toolbar, .circle, .map, .half, .listMenu),
        (.g, .pages, .edge, nil, .half, .listMenu),
    ])
    func whereThingsAre(
        _ proposal: Proposal, _ switcher: Switcher, _ search: SearchPlace, _ home: Home?, _ opensAt: Detent,
        _ more: MorePlace
    ) {
        let layout = Layout(proposal)
        #expect(layout.switcher == switcher && layout.search == search && layout.home == home)
        #expect(layout.opensAt == opensAt && layout.more == more)
    }

    @Test(arguments: [
        (Proposal.a, RunningList.accessory), (.b, .dot), (.c, .accessory), (.d1, .card), (.d2, .dot), (.e, .menuRow),
        (.f, .dot), (.g, .dot),
    ])
    func howARunningListShows(_ proposal: Proposal, _ running: RunningList) {
        #expect(Layout(proposal).running == running)
        let chrome = Chrome(Self.state(proposal), listRuns: true, onList: false, width: 402, height: 874)
        #expect((chrome.accessory != .absent) == (running == .accessory))
    }

    @Test func flavoursAreTheTabBars() {
        #expect(Layout(.a, .ios27).search == .item && Layout(.c, .ios27).search == .item)
        #expect(Layout(.b, .ios27).search == .circle && Layout(.e, .ios27).search == .bar)
        #expect(Layout(.a, .ios260).accessoryAlways && !Layout(.b, .ios260).accessoryAlways)
    }

    @Test(arguments: [Proposal.a, .b, .c, .d2, .g]) func oneModeIsAlwaysActive(_ proposal: Proposal) {
        var state = Self.state(proposal)
        #expect(state.activeMode == 0 && state.hasSheet && !state.canClose)
        state.reduce(.close)
        #expect(state.activeMode == 0)
    }

    @Test(arguments: [Proposal.d1, .e, .f]) func noModeIsActiveAtHome(_ proposal: Proposal) {
        var state = Self.state(proposal)
        #expect(state.activeMode == nil && state.hasSheet == (proposal == .d1) && !state.canClose)
        state.reduce(.select(mode: 1))
        #expect(state.activeMode == 1 && state.hasSheet && state.front.detent == .half)
        state.reduce(.rest(.full))
        state.reduce(.select(mode: 2))
        #expect(state.activeMode == 2)
        state.reduce(.select(mode: 1))
        #expect(state.front.detent == .full)
        state.reduce(.close)
        #expect(state.activeMode == nil)
        state.reduce(.select(mode: 1))
        #expect(state.front.detent == .full, "a mode that was closed comes back as it was")
    }

    @Test func theBareMapShowsTheLastMode() {
        var state = Self.state(.f)
        state.reduce(.select(mode: 1))
        state.reduce(.close)
        #expect(state.mode == 1 && state.isHome)
    }

    @Test func aSheetOverTheBareMapClosesToIt() {
        var state = Self.state(.e)
        state.reduce(.push("settings"))
        #expect(state.hasSheet && state.frontSheet == "settings" && state.dragsAway)
        state.reduce(.close)
        #expect(!state.hasSheet && state.isHome)
    }

    @Test(arguments: [
        (Proposal.a, false), (.b, false), (.c, false), (.d1, true), (.d2, false), (.e, true), (.f, false), (.g, false),
    ])
    func whatDraggingDownDoes(_ proposal: Proposal, _ dragsAway: Bool) {
        var state = Self.state(proposal)
        state.reduce(.select(mode: 0))
        #expect(state.dragsAway == dragsAway)
        state.reduce(.push("bird"))
        #expect(state.dragsAway, "a pushed sheet always can be dragged away")
    }

    @Test func nothingRestsBelowTheLowestDetent() {
        var state = Self.state(.e)
        state.reduce(.select(mode: 0))
        state.reduce(.rest(.peek))
        #expect(state.front.detent == .half)
        #expect(state.layout.next(after: .full) == .half && Layout(.a).next(after: .full) == .peek)
    }

    @Test(arguments: [(3, 1), (5, 2), (4, 1), (2, nil)]) func theMiddleModeFolds(_ modes: Int, _ folded: Int?) {
        #expect(Layout(.c).folded(among: modes) == folded)
        #expect(Layout(.a).folded(among: modes) == nil)
    }

    @Test func aFoldedModeIsShownByTheFirst() {
        var state = Self.state(.c)
        #expect(state.shownModes == [0, 2])
        state.reduce(.select(mode: 2))
        state.reduce(.select(mode: 1))
        #expect(state.activeMode == 0)
    }

    @Test func onlyTheTabBarMinimises() {
        for proposal in Proposal.allCases {
            var state = Self.state(proposal)
            state.reduce(.scrolled)
            #expect(state.isMinimised == (state.layout.switcher == .tabs), "\(proposal.name)")
        }
    }

    @Test func aBirdTakesTheWholeSheetWhereTheLayoutSaysSo() {
        for proposal in Proposal.allCases {
            var state = Self.state(proposal)
            state.reduce(.push("bird"))
            let bar = Chrome(state, listRuns: false, onList: false, width: 402, height: 874).bar
            #expect((bar == .absent) == ([.b, .d1, .d2, .g].contains(proposal)), "\(proposal.name)")
        }
    }

    /// From any proposal to any other, in every state that one can be in, nothing is left where the other has no place.
    @Test func anotherLayoutCanBeTakenOver() {
        for from in Proposal.allCases {
            for to in Proposal.allCases {
                for mode in [nil, 0, 1, 2] {
                    var state = Self.state(from)
                    if let mode { state.reduce(.select(mode: mode)) }
                    state.reduce(.rest(.peek))
                    state.reduce(.push("settings"))
                    state.reduce(.scrolled)
                    state.adopt(Layout(to))
                    #expect(state.activeMode == nil || state.shownModes.contains(state.mode))
                    #expect(state.layout.home != nil || !state.isHome)
                    #expect(state.front.frontDetent >= state.layout.lowest)
                    #expect(!state.isMinimised || state.layout.minimisesOnScroll)
                }
            }
        }
    }

    @Test func chromeAtTheBottomIsTheSwitchers() {
        let heights = Proposal.allCases.map {
            Chrome(Self.state($0), listRuns: false, onList: false, width: 402, height: 874).bottom
        }
        #expect(heights == [83, 78, 83, 0, 0, 69, 75, 0])
        for proposal in Proposal.allCases {
            let chrome = Chrome(Self.state(proposal), listRuns: false, onList: false, width: 1194, height: 834)
            #expect(chrome.isWide && chrome.bottom == 0)
        }
    }
}
