import BarRules
import Navigation

/// The largest content file, in bytes.
public let largestContent = 256 << 10

/// What a content file looks like.
public let contentShape: Shape = .object([
    .init("$schema", "The address of this schema, for editors.", .text(1...200)),
    .init("title", required: true, "What the app is called.", name),
    .init(
        "map", "Where the map looks at the start.",
        .object([
            .init("centre", required: true, "The middle: latitude and longitude in degrees.", .position),
            .init("zoom", required: true, "How near: 0 is the world, 16 a few streets.", .number(0...20)),
        ])),
    .init("modes", required: true, "The places of the bar, in their order.", .list(1...12, mode)),
    .init("sheets", "Each mode's own sheet, by the mode's id.", .map(most: 12, sheet)),
    .init("accessory", "The capsule above the bar, and when it is there.", accessory),
    .init(
        "search", "How search is called where no mode has the role of search; the whole app's rows are searched.",
        .object([
            .init("label", "The name on its tab.", name), .init("prompt", "What the empty field says.", name),
        ])),
    .init("bar", "How the bar is planned: read by the rules, see `wingbar lab --check`.", bar),
])

private let name: Shape = .text(1...60)
private let line: Shape = .text(0...200)
private let id: Shape = .text(1...40)
private let icon: Shape = .choice(contentIcons)

private let badge: Shape = .either(
    "\"dot\", a count from 1 to 9999, or words (which the rules refuse)",
    [.integer(1...9999), .text(1...40)])

private let mode: Shape = .object([
    .init("id", required: true, "The word that names it in this file and in addresses.", id),
    .init("label", required: true, "What stands under its icon; the rules say whether it fits.", .text(0...60)),
    .init("icon", required: true, "Its symbol, by Lucide's name.", icon),
    .init("badge", "What stands on its corner: \"dot\" or a count.", badge),
    .init("badgeLabel", "The badge in words, for screen readers.", name),
    .init("role", "search: its rows are not its own, it finds those of all modes.", .choice(["search"])),
    .init("active", "True for the one that is open at the start; otherwise the first.", .bool),
    .init("enabled", "False where it is drawn and leads nowhere (the rules refuse it).", .bool),
    .init("pressed", "True where it is drawn as held down (the rules refuse it).", .bool),
    .init("when", "The state that it comes and goes with (the rules refuse it).", name),
    .init("weight", "Its part of the bar's width where not all are equal (the rules refuse it).", .number(0.1...10)),
])

private let sheet: Shape = .object([
    .init("title", "Its title; otherwise the mode's label.", name),
    .init("subtitle", "The line under the title.", line),
    .init(
        "opensAt", "Where it rests at the start; otherwise as the arrangement says.",
        .choice(Detent.allCases.map(\.name))),
    .init(
        "sections", "Its rows under headings.",
        .list(
            0...40,
            .object([
                .init("title", "The heading.", name),
                .init("rows", required: true, "The rows.", .list(0...200, row)),
            ]))),
])

private let row: Shape = .object([
    .init("title", required: true, "Its first line, and the title of the sheet that it opens.", .text(1...120)),
    .init("detail", "Its second line.", line),
    .init("mark", "A word at its end.", .text(1...12)),
    .init("at", "Where it is on the map: latitude and longitude in degrees.", .position),
    .init(
        "facts", "The lines of the sheet that it opens.",
        .list(
            0...40,
            .object([
                .init("title", required: true, "Its first line.", .text(1...120)),
                .init("detail", "Its second line.", line),
            ]))),
])

private let accessory: Shape = .object([
    .init("icon", required: true, "Its symbol, by Lucide's name.", icon),
    .init("title", "Its first line; not beside \"nearest\".", name),
    .init("detail", "Its second line; not beside \"nearest\".", line),
    .init("nearest", "The id of a mode: it shows that one of its rows which is nearest to the person.", id),
    .init("note", "What follows the nearest row's second line.", name),
    .init("modes", required: true, "The ids of the modes in which it is shown.", .list(1...12, id)),
    .init("location", "True where it is shown only while the person's position is known and allowed.", .bool),
])

private let bar: Shape = .object([
    .init("style", "The platform's bar that it is held against; otherwise ios26.", .choice(BarStyle.all.map(\.name))),
    .init("width", "The screen's width in px; otherwise 402.", .number(200...2000)),
    .init(
        "overflow", "What becomes of the places beyond the fifth; otherwise more.",
        .choice(["more", "scroll", "scroll-signalled", "none"])),
    .init("orderWhen", "The state that the order changes with (the rules refuse it).", name),
    .init(
        "highlight", "How the active one stands out; otherwise colour and pill.",
        .list(0...4, .choice(BarSpec.Highlight.allCases.map(\.rawValue)))),
    .init("focusRing", "False where the keyboard's focus is not shown (the rules refuse it).", .bool),
    .init("marksCurrent", "False where screen readers are not told the active one (the rules refuse it).", .bool),
    .init("moves", "True where the pill moves when the place changes.", .bool),
    .init("besides", "What else navigates all the time (\"a drawer\").", .list(0...8, name)),
])

/// The symbols that a content may use, by their names in Lucide; the lab's sprite has each of them.
public let contentIcons: [String] = """
    activity archive bed bell bike binoculars bird book bookmark briefcase building bus calendar camera car chart-column
    circle clock cloud coffee compass credit-card dumbbell ellipsis feather file-text film flag folder footprints fuel
    gauge gift globe graduation-cap heart history house image inbox info layers leaf library life-buoy list list-checks
    locate lock mail map map-pin map-pin-search map-pinned message-circle mic moon mountain music navigation newspaper
    package palette phone plane play plus podcast printer radio receipt route school search settings shield ship
    shopping-bag shopping-cart smile sparkles star stethoscope store sun tag ticket timer train-front tree-pine trees
    trophy truck tv user users utensils video wallet wifi wrench zap
    """.split(whereSeparator: \.isWhitespace).map(String.init)

/// The JSON Schema of a content file, as it is served and committed.
public let contentSchema = contentShape.schema(
    title: "Content for the navigation lab",
    meaning: "Modes, rows and rules that the lab draws in every proposal. Where this schema allows it, an editor knows "
        + "the keys; `wingbar lab --check FILE` also holds the bar against the rules.",
    id: "content.schema.json")
