import App
import Navigation

/// Everything that the lab measures, worked out from the reducer and the geometry: no figure of it is typed in.
public struct Measures: Sendable {
    /// One proposal's figures.
    public struct Column: Sendable {
        /// The proposal.
        public var proposal: Proposal
        /// How it uses the screen.
        public var layout: LayoutMeasures
        /// The way to each task's end, in the order of `LabTask.all`; nil where none was found.
        public var paths: [LabPath?]

        /// The way to a task's end.
        public func path(_ id: String) -> LabPath? {
            LabTask.all.firstIndex { $0.id == id }.flatMap { paths[$0] }
        }

        /// The fewest steps of a task; −1 where no way was found.
        public func steps(_ id: String) -> Int { path(id)?.count ?? -1 }
    }

    /// A column a proposal, in the order of `Proposal`.
    public let columns: [Column]

    /// Measures all proposals.
    public init() {
        columns = Proposal.allCases.map { proposal in
            Column(
                proposal: proposal, layout: LayoutMeasures(proposal),
                paths: LabTask.all.map { fewestSteps($0, in: proposal) })
        }
    }

    /// A proposal's figures.
    public subscript(_ proposal: Proposal) -> Column { columns[Int(proposal.rawValue)] }

    /// Measured once; it takes some seconds.
    public static let shared = Measures()
}
