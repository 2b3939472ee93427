import App
import BarRules
import Navigation

/// What the document says of a proposal, with the figures that bear on it.
public struct Claim: Sendable {
    /// The proposal.
    public var proposal: Proposal
    /// What is said, in our own words.
    public var text: String
    /// What the figures come to.
    public var verdict: Verdict
    /// The figures, in a sentence.
    public var figures: String

    /// What the figures come to.
    public enum Verdict: String, Sendable {
        /// They bear it out.
        case holds = "Holds"
        /// They speak against it.
        case refuted = "Does not hold"
        /// No figure can settle it.
        case open = "No number settles it"
    }

    /// Every claim, held against the measures.
    public static func all(_ m: Measures) -> [Claim] {
        func layout(_ p: Proposal) -> LayoutMeasures { m[p].layout }
        func claim(_ p: Proposal, _ text: String, _ holds: Bool?, _ figures: String) -> Claim {
            Claim(
                proposal: p, text: text, verdict: holds.map { $0 ? .holds : .refuted } ?? .open, figures: figures)
        }
        let chromes = Proposal.allCases.map { layout($0).half.chrome }
        let rests = Proposal.allCases.map { layout($0).rest.map }
        let lists = Proposal.allCases.map { layout($0).half.list }
        let switches = { (p: Proposal) in m[p].steps("rare") }
        let surfaces = Proposal.allCases.map { layout($0).rest.layers }
        return [
            claim(
                .a, "Bar and sheet are two layers", layout(.a).half.layers >= 2,
                "\(layout(.a).half.layers) surfaces lie over one another at half."),
            claim(
                .a, "A lot of chrome over the map at half", layout(.a).half.chrome >= (chromes.max() ?? 0) - 0.0005,
                "\(percent(layout(.a).half.chrome)) of the screen is neither map nor list at half; the least of any is \(percent(chromes.min() ?? 0)), the most \(percent(chromes.max() ?? 0))."
            ),
            claim(
                .a, "It looks and moves like the system's own apps", nil, "Taste and habit; nothing here measures them."
            ),
            claim(
                .b, "The most map", layout(.b).rest.map >= (rests.max() ?? 0) - 0.0005,
                "At its lowest \(percent(layout(.b).rest.map)) is map; the most of any is \(percent(rests.max() ?? 0)), \(name(rests))."
            ),
            claim(
                .b, "One layer instead of two", layout(.b).half.layers < layout(.a).half.layers,
                "\(layout(.b).half.layers) at half, A \(layout(.a).half.layers)."),
            claim(.b, "None of the system's behaviour for free", nil, "A matter of work, not of the screen."),
            claim(
                .c, "Simplest", layout(.c).modes < layout(.a).modes,
                "\(layout(.c).modes) modes one tap away, A \(layout(.a).modes)."),
            claim(
                .c, "A smaller bar", layout(.c).bar < layout(.a).bar,
                "\(pixels(layout(.c).bar)) of tabs, A \(pixels(layout(.a).bar))."),
            claim(
                .c, "More room for search", layout(.c).field > layout(.a).field,
                "The open field is \(pixels(layout(.c).field)) wide, A's \(pixels(layout(.a).field)): both are down to one tab then."
            ),
            claim(
                .c, "Rare loses its button", switches(.c) > switches(.a) || layout(.c).modes < 3,
                "\(layout(.c).modes) modes have a button. A rare bird is on the screen after \(steps(switches(.c))) from Nearby, in A after \(switches(.a))."
            ),
            claim(
                .d1, "Every mode is two taps away instead of one", switches(.d1) == 2,
                "\(steps(switches(.d1))) from Nearby to Rare, A \(switches(.a))."),
            claim(
                .d1, "Search is not at the bottom trailing corner", layout(.d1).searchHeight > layout(.a).searchHeight,
                "Its field is \(pixels(layout(.d1).searchHeight)) above the screen's bottom, A's button \(pixels(layout(.a).searchHeight))."
            ),
            claim(.d1, "Instantly familiar", nil, "Only people can say; nothing here measures them."),
            claim(
                .d2, "Faster than D1", switches(.d2) < switches(.d1),
                "\(steps(switches(.d2))) from Nearby to Rare, D1 \(switches(.d1))."),
            claim(
                .d2, "More chrome in the sheet", layout(.d2).half.list < layout(.d1).half.list,
                "\(percent(layout(.d2).half.list)) of the screen is list at half, in D1 \(percent(layout(.d1).half.list))."
            ),
            claim(
                .d2, "Three segments are the most that fit", segments(4) < longestLabel,
                "A fourth leaves \(pixels(segments(4))) for each; My List with its symbol and padding takes \(pixels(longestLabel))."
            ),
            claim(
                .e, "The least chrome of all",
                layout(.e).rest.layers <= (surfaces.min() ?? 0) && layout(.e).rest.map >= (rests.max() ?? 0) - 0.0005,
                "\(percent(layout(.e).rest.map)) is map at rest; the most of any is \(percent(rests.max() ?? 0)), \(name(rests))."
            ),
            claim(
                .e, "Rare is harder to come across", layout(.e).modes < layout(.a).modes,
                "\(layout(.e).modes) modes are visible, A \(layout(.a).modes); Rare is \(steps(switches(.e))) away."),
            claim(
                .f, "The bare map is one tap away", m[.f].steps("map") == 1,
                "\(steps(m[.f].steps("map"))) from Nearby at half."),
            claim(
                .f, "It does not open on the list", m[.f].steps("launch") > 0,
                "\(steps(m[.f].steps("launch"))) from launch to the list, A \(m[.a].steps("launch"))."),
            claim(
                .g, "The most list", layout(.g).half.list >= (lists.max() ?? 0) - 0.0005,
                "\(percent(layout(.g).half.list)) of the screen is list at half; the most of any is \(percent(lists.max() ?? 0)), \(name(lists))."
            ),
            claim(
                .g, "No tab bar", layout(.g).bar == 0, "\(pixels(layout(.g).bar)) of bar at the bottom."),
            claim(
                .g, "Sideways swipes fight the rows' own", turning < 0.5,
                "A drag that starts on a row is the row's: \(percent(turning)) of the sheet at half is left for turning pages."
            ),
        ]
    }

    /// The width of one of `count` segments on the phone.
    private static func segments(_ count: Int) -> Double {
        (NamedState.Screen.phone.device.width - 2 * Drawn.segments.side) / Double(count)
    }

    /// What the longest of the modes' names takes in a segment: its width in the page's font at 15 px, a symbol of 20 px
    /// and 24 px around and between them (ours).
    private static let longestLabel = Advances.semibold.width("My List", size: 15) + 44

    /// How much of G's sheet at half has no row in it.
    private static var turning: Double {
        let plan = ScreenPlan(LabTask.all[1].opening(.g))
        guard let sheet = plan.sheet, let list = plan.list else { return 1 }
        return 1 - (list.height * (list.width - 2 * Drawn.side)) / (sheet.width * sheet.height)
    }

    /// Who has the most.
    private static func name(_ values: [Double]) -> String {
        let most = values.max() ?? 0
        let all = zip(Proposal.allCases, values).filter { $0.1 >= most - 0.0005 }.map { $0.0.name.uppercased() }
        return all.joined(separator: " and ")
    }
}

/// "1 step", "2 steps".
func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }

/// A share in whole per cent.
func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

/// A length in whole px.
func pixels(_ length: Double) -> String { "\(Int(length.rounded())) px" }
