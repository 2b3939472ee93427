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

/// A bird: its names, what can be done with it, and where it was seen lately.
func birdSheet(_ place: SheetPlace, _ code: String, _ state: AppState) -> Node {
    let taxon = state.taxon(code)
    let head = SheetHead(
        title: taxon?.name ?? "Unknown bird", subtitle: taxon?.scientificName ?? "", isScientific: true,
        trailing: closeButton())
    return sheetFrame(place, head) {
        if let taxon { birdActions(taxon, Ticks(state.frontList).count(code)) }
        recentSightings(place, code, state)
    }
}

private func birdActions(_ taxon: Taxon, _ ticks: Int64) -> Node {
    div {
        button {
            icon("check")
            span { "Seen It" }
            if ticks != 0 { span { ticks < 0 ? "X" : "\(ticks)" }.class("count").aria(.hidden, "true") }
        }
        .class("action seen-it").type("button").act(.tick(taxon.code)).label("Seen It")
        .aria(.pressed, ticks != 0 ? "true" : "false")
        if ticks != 0 {
            button { icon("undo-2") }
                .class("action alone").type("button").act(.untick(taxon.code)).label("Undo, one fewer on the list")
        }
        button {
            icon("hash")
            span { "Count" }
        }
        .class("action").type("button").act(.sheet(.count(taxon.code)))
        button {
            icon("share")
            span { "Share" }
        }
        .class("action").type("button").act(.share(taxon.code))
    }
    .class("actions")
}

/// The most sightings that are listed: more are counted, not drawn.
private let longest = 100
/// How many of them stand before the year.
private let newest = 6

private func recentSightings(_ place: SheetPlace, _ code: String, _ state: AppState) -> Node {
    let heading = "recent-" + place.name
    guard let region = state.region else { return skeleton() }
    let seasons = seasonsFigure(code, state)
    // Only the front bird's sightings are worked out; a covered one shows them again when it is in front.
    let isFront = state.frontBird.map { $0.utf8.elementsEqual(code.utf8) } ?? false
    let input = SightingRows(region: region, rows: isFront ? state.derived.birdSightings : [], now: state.now)
    return group {
        if input.rows.isEmpty {
            emptyState("map-pin", "Not seen nearby", "Nobody reported it within 50 km in the last 30 days.")
        } else {
            memo(input) { input in sightings(input, 0..<newest, "Recent sightings", heading) }
        }
        seasons
        if input.rows.count > newest {
            memo(input) { input in
                sightings(input, newest..<longest, "Earlier sightings", "earlier-" + place.name)
                if input.rows.count > longest {
                    p { "The newest \(longest) of \(grouped(Int64(input.rows.count)))." }.class("footnote")
                }
            }
        }
    }
}

/// Some of the rows under a heading.
@Children private func sightings(
    _ input: SightingRows, _ part: Range<Int>, _ title: String, _ heading: String
) -> [Node] {
    h3 { title }.id(heading).class("heading")
    ul { for row in input.rows[part.clamped(to: 0..<input.rows.count)] { sightingRow(input, row) } }
        .class("card").role("list").aria(.labelledby, heading)
}

/// What the rows are made from.
private struct SightingRows: Equatable {
    var region: Region
    var rows: [Int32]
    var now: LocalTime
}

private func sightingRow(_ input: SightingRows, _ index: Int32) -> Node {
    let sighting = input.region.sightings[Int(index)]
    let place = input.region.places[Int(sighting.place)]
    var facts = [Age(of: sighting.time, now: input.now).text]
    if sighting.count >= 0 { facts.append(grouped(Int64(sighting.count))) }
    if place.isApproximate { facts.append("about here") }
    return li {
        span {
            span { place.name }.class("name")
            span { dotted(facts) }.class("detail")
        }
        .class("text")
    }
    .class("row plain")
}
