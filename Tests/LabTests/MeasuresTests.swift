import App
import Lab
import Navigation
import Testing

/// What the lab measures: the figures that the proposals' own rules make certain, and that every way that was found works.
@Suite struct MeasuresTests {
    private let measures = Measures.shared

    @Test func everyTaskHasAWayInEveryProposal() {
        for column in measures.columns {
            for (task, path) in zip(LabTask.all, column.paths) {
                #expect(path != nil, "\(task.id) in \(column.proposal)")
            }
        }
    }

    @Test func theStepsOfAWayLeadToItsEnd() throws {
        for column in measures.columns {
            for (task, path) in zip(LabTask.all, column.paths) {
                guard let path else { continue }
                #expect(path.states.count == path.steps.count + 1, "\(task.id) in \(column.proposal)")
                let isSlow = path.seconds(.right) >= Double(path.count) * TimeModel.letter
                #expect(isSlow && path.seconds(.left) < 60, "\(task.id) in \(column.proposal)")
            }
        }
    }

    @Test func whatTheLayoutsMakeCertain() {
        // One tap on a tab, a segment, a button or a dot; a menu and its item; back to the cards and a card.
        let switches: [Proposal: Int] = [.a: 1, .b: 1, .c: 0, .d1: 2, .d2: 1, .e: 2, .f: 1, .g: 1]
        for (proposal, count) in switches { #expect(measures[proposal].steps("rare") == count, "\(proposal)") }
        // What opens on the list takes nothing.
        let launch: [Proposal: Int] = [.a: 0, .b: 1, .c: 0, .d2: 1, .e: 2, .f: 1, .g: 0]
        for (proposal, count) in launch { #expect(measures[proposal].steps("launch") == count, "\(proposal)") }
        for column in measures.columns {
            #expect(column.steps("close") == 1 && column.steps("bird") == 1, "\(column.proposal)")
            #expect(column.layout.smallest >= Metrics.target, "\(column.proposal): \(column.layout.smallest)")
            #expect(column.layout.rest.map > column.layout.half.map, "\(column.proposal)")
            #expect(column.layout.half.map > column.layout.full.map, "\(column.proposal)")
        }
        #expect(measures[.a].layout.half.layers == 2 && measures[.b].layout.half.layers == 1)
        #expect(measures[.a].layout.modes == 3 && measures[.c].layout.modes == 2 && measures[.e].layout.modes == 0)
    }

    @Test func everyClaimOfTheDocumentIsHeldAgainstFigures() {
        let claims = Claim.all(measures)
        #expect(Set(claims.map { $0.proposal }) == Set(Proposal.allCases))
        #expect(claims.allSatisfy { !$0.figures.isEmpty && $0.figures.hasSuffix(".") })
        #expect(claims.filter { $0.verdict == .open }.count == 3)
    }

    @Test func movingTakesLongerToWhatIsFartherOrSmaller() {
        let near = LabPath(steps: [step(Box(250, 640, 44, 44))], states: [state])
        let far = LabPath(steps: [step(Box(250, 240, 44, 44))], states: [state])
        let small = LabPath(steps: [step(Box(261, 251, 22, 22))], states: [state])
        #expect(near.seconds(.right) < far.seconds(.right) && far.seconds(.right) < small.seconds(.right))
        // The far corner on the other side is out of the thumb's reach.
        let corner = LabPath(steps: [step(Box(10, 60, 44, 44))], states: [state])
        #expect(corner.seconds(.left) > TimeModel.preparing + TimeModel.regripping)
    }

    private var state: AppState { NamedState.ofEveryProposal[0].opened }

    private func step(_ box: Box) -> LabStep { LabStep(gesture: .tap(box), action: .search) }
}
