#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif

/// How many species there were by the end of each year: a line that never falls, and the same as a table for who does not
/// see it. Nothing where there are fewer than two years.
func speciesOverTime(_ years: [YearSummary]) -> Node? {
    guard years.count > 1, let newest = years.first, let oldest = years.last else { return nil }
    var sums: [(year: Int64, species: Int64)] = []
    var sum: Int64 = 0
    for year in years.reversed() {
        sum += Int64(year.firsts)
        sums.append((year.year, sum))
    }
    let length = Double(newest.year - oldest.year)
    var line = ""
    for (index, point) in sums.enumerated() {
        let x = Double(point.year - oldest.year) / length * Plot.width
        let y = Plot.height - Double(point.species) / Double(max(1, sum)) * Plot.height
        line += (index == 0 ? "M" : "L") + x.text(places: 1) + " " + y.text(places: 1)
    }
    let area = "M0 \(Int(Plot.height))L" + line.dropFirst() + "V\(Int(Plot.height))Z"
    return figure {
        figcaption { "Species over time" }.class("heading")
        div {
            svg {
                path().class("plot-area").attr(.d, area)
                path().class("plot-line").attr(.d, line)
            }
            .class("plot").attr(.viewBox, Plot.box).attr(.preserveAspectRatio, "none").aria(.hidden, "true")
            div {
                span { "\(oldest.year)" }
                span { grouped(sum) + " species" }
                span { "\(newest.year)" }
            }
            .class("axis").aria(.hidden, "true")
        }
        .class("card plotted")
        table {
            thead {
                tr {
                    th { "By the end of" }.attr(.scope, "col")
                    th { "Species" }.attr(.scope, "col")
                }
            }
            tbody {
                for point in sums {
                    tr {
                        th { "\(point.year)" }.attr(.scope, "row")
                        td { grouped(point.species) }
                    }
                }
            }
        }
        .class("unseen")
    }
    .class("family")
}

/// Where the places lie to each other, each as large as it has lists; the page's rows say the same in words.
func placesMap(_ places: [PlaceSummary], _ archive: Archive) -> Node? {
    guard places.count > 1 else { return nil }
    let spots = places.map { archive.places[Int($0.place)].coordinate }
    var south = 90.0
    var north = -90.0
    var west = 180.0
    var east = -180.0
    for spot in spots {
        south = min(south, spot.latitude)
        north = max(north, spot.latitude)
        west = min(west, spot.longitude)
        east = max(east, spot.longitude)
    }
    let middle = Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2)
    // Degrees of longitude are shorter than those of latitude; both axes have one scale, in metres.
    let wide = Coordinate(latitude: middle.latitude, longitude: west)
        .metres(to: Coordinate(latitude: middle.latitude, longitude: east))
    let high = Coordinate(latitude: south, longitude: middle.longitude)
        .metres(to: Coordinate(latitude: north, longitude: middle.longitude))
    let margin = 14.0
    let scale = max(1, max(wide / (Plot.width - 2 * margin), high / (Plot.mapHeight - 2 * margin)))
    let most = Double(places.first?.lists ?? 1)
    return figure {
        svg {
            for (index, spot) in spots.enumerated().reversed() {
                let x =
                    Plot.width / 2 + (east > west ? ((spot.longitude - west) / (east - west) - 0.5) * wide / scale : 0)
                let y =
                    Plot.mapHeight / 2
                    - (north > south ? ((spot.latitude - south) / (north - south) - 0.5) * high / scale : 0)
                path().class("plot-spot")
                    .attr(.d, disc(x, y, 3 + 8 * (Double(places[index].lists) / most).squareRoot()))
            }
        }
        .class("plot map").attr(.viewBox, Plot.mapBox).role("img").label("Map of your places")
    }
    .class("card plotted")
}

/// A disc as a path.
private func disc(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let r = radius.text(places: 1)
    let across = (2 * radius).text(places: 1)
    return
        "M\((x - radius).text(places: 1)) \(y.text(places: 1))a\(r) \(r) 0 1 0 \(across) 0a\(r) \(r) 0 1 0 -\(across) 0Z"
}

/// The drawings' own lengths; the page stretches them.
private enum Plot {
    static let width = 320.0
    static let height = 120.0
    static let mapHeight = 200.0
    static let box = "0 0 320 120"
    static let mapBox = "0 0 320 200"
}
