import App
import Birds
import Glibc

/// What part of the basemap a picture shows, and how.
struct MapView: Hashable, Sendable {
    /// Where the picture's upper left corner is on a world `world` px wide, from that one's north-west corner.
    var x: Double
    /// See `x`.
    var y: Double
    /// MapLibre's zoom (512-px tiles).
    var zoom: Double
    /// Its width in px.
    var width: Int
    /// Its height in px.
    var height: Int

    /// What the app's map shows of a state, the covered part included.
    init(_ state: AppState) {
        let camera = state.camera ?? state.overview
        zoom = camera.zoom
        width = Int(state.device.width)
        height = Int(state.device.height)
        (x, y) = mercator(camera.centre, scale: 512 * exp2(zoom))
        guard case .padding(let top, let leading, let bottom) = state.padding else { return }
        x -= (state.device.width + leading) / 2
        y -= (state.device.height + top - bottom) / 2
    }

    /// The width of the world in px.
    var world: Double { 512 * exp2(zoom) }

    /// Where a position lies in the picture, in px.
    func place(of coordinate: Coordinate) -> (x: Double, y: Double) {
        let at = mercator(coordinate, scale: world)
        return (at.x - x, at.y - y)
    }
}

/// The colours of the muted map, as the browser draws it (`Web/host/map-style.js`).
struct MapColours {
    /// Sea, lakes and rivers.
    var water: String
    /// Land.
    var land: String
    /// Borders.
    var border: String
    /// Names.
    var text: String
    /// What lies round a name.
    var halo: String

    /// By day.
    static let light = MapColours(
        water: "#c3d9e8", land: "#f2efe9", border: "#b9b3ab", text: "#5f5b55", halo: "#f7f5f0")
    /// At night.
    static let dark = MapColours(water: "#2b3742", land: "#24211c", border: "#57524a", text: "#aaa59c", halo: "#24211c")
}

/// A piece of the basemap as an SVG picture, drawn from its vector tiles by the browser's own rules: what stands under the
/// lab's frames, where a map with controls would be forty of them on one page.
func mapPicture(_ view: MapView, isDark: Bool, _ archive: TileArchive?) -> String {
    let colours = isDark ? MapColours.dark : .light
    let tiles = archive.map { tilesOf(view, $0) } ?? []
    var out = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(view.width)" height="\(view.height)" \
        viewBox="0 0 \(view.width * fineness) \(view.height * fineness)">\
        <rect width="100%" height="100%" fill="\(colours.water)"/>
        """
    func fill(_ layer: String, _ colour: String, where holds: (VectorTile.Feature) -> Bool = { _ in true }) {
        let path = tiles.map { tile in tile.path(layer, closed: true, view, where: holds) }.joined()
        if !path.isEmpty { out += "<path fill=\"\(colour)\" fill-rule=\"evenodd\" d=\"\(path)\"/>" }
    }
    func line(_ layer: String, _ colour: String, _ width: Double, _ more: String = "", level: String? = nil) {
        let path = tiles.map { tile in
            tile.path(layer, closed: false, view) { level == nil || $0.properties["level"] == level }
        }
        .joined()
        if path.isEmpty { return }
        out += "<path fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(tenths(width * Double(fineness)))\" "
        out += "stroke-linecap=\"round\" stroke-linejoin=\"round\"\(more) d=\"\(path)\"/>"
    }
    fill("land", colours.land) { $0.properties["island"] == nil }
    fill("lake", colours.water)
    fill("land", colours.land) { $0.properties["island"] != nil }
    line("river", colours.water, widening(view.zoom, [(4, 0.4), (10, 1.4), (14, 4)]))
    let dashes = " stroke-dasharray=\"\(2.4 * Double(fineness))\" opacity=\".7\""
    line("border", colours.border, 0.8, dashes, level: "2")
    line("border", colours.border, widening(view.zoom, [(2, 0.6), (8, 1.2), (14, 2)]), level: "1")
    return out + names(view, tiles, colours) + "</svg>"
}

/// Units a px: coordinates are whole numbers of them, which are short.
private let fineness = 4

private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

/// A width that grows with the zoom, as MapLibre's exponential interpolation to the base 1.5.
private func widening(_ zoom: Double, _ stops: [(zoom: Double, width: Double)]) -> Double {
    guard let after = stops.firstIndex(where: { $0.zoom > zoom }) else { return stops[stops.count - 1].width }
    guard after > 0 else { return stops[0].width }
    let (low, high) = (stops[after - 1], stops[after])
    let share = (pow(1.5, zoom - low.zoom) - 1) / (pow(1.5, high.zoom - low.zoom) - 1)
    return low.width + share * (high.width - low.width)
}

/// A tile with where it lies in the picture.
private struct PlacedTile {
    var tile: VectorTile
    /// Where its corner is, in units of the picture.
    var x: Double
    var y: Double
    /// Units of the picture a unit of the tile.
    var scale: Double

    /// What a layer comes to, as an SVG path in whole units; parts that are wholly outside the picture are left out.
    func path(
        _ layer: String, closed: Bool, _ view: MapView, where holds: (VectorTile.Feature) -> Bool
    ) -> String {
        var out = ""
        for feature in tile.layers[layer] ?? [] where holds(feature) {
            for part in feature.parts where part.count > 1 {
                let points = part.map(placed)
                if isInside(points, view) { write(points, closed: closed, &out) }
            }
        }
        return out
    }

    func placed(_ point: (x: Int, y: Int)) -> (x: Int, y: Int) {
        (Int((x + Double(point.x) * scale).rounded()), Int((y + Double(point.y) * scale).rounded()))
    }

    private func isInside(_ points: [(x: Int, y: Int)], _ view: MapView) -> Bool {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return right >= 0 && left <= view.width * fineness && bottom >= 0 && top <= view.height * fineness
    }

    private func write(_ points: [(x: Int, y: Int)], closed: Bool, _ out: inout String) {
        var last = points[0]
        out += "M\(last.x) \(last.y)l"
        var isFirst = true
        for point in points.dropFirst() where point != last {
            out += "\(isFirst ? "" : " ")\(point.x - last.x) \(point.y - last.y)"
            isFirst = false
            last = point
        }
        if isFirst { out += "0 0" }
        if closed { out += "z" }
    }
}

/// The tiles that a picture shows, at the zoom below its own as far as the archive goes.
private func tilesOf(_ view: MapView, _ archive: TileArchive) -> [PlacedTile] {
    let zoom = min(archive.deepest, max(0, Int(view.zoom)))
    let side = view.world / Double(1 << zoom)
    func range(_ start: Double, _ length: Int) -> ClosedRange<Int> {
        let first = max(0, Int((start / side).rounded(.down)))
        let last = min((1 << zoom) - 1, Int(((start + Double(length)) / side).rounded(.down)))
        return first...max(first, last)
    }
    var found: [PlacedTile] = []
    for y in range(view.y, view.height) {
        for x in range(view.x, view.width) {
            guard let bytes = archive.tile(zoom: zoom, x: x, y: y) else { continue }
            let tile = VectorTile(bytes)
            found.append(
                PlacedTile(
                    tile: tile, x: (Double(x) * side - view.x) * Double(fineness),
                    y: (Double(y) * side - view.y) * Double(fineness),
                    scale: side / Double(tile.extent) * Double(fineness)))
        }
    }
    return found
}

/// The names of places, the most populous first, none over another.
private func names(_ view: MapView, _ tiles: [PlacedTile], _ colours: MapColours) -> String {
    struct Name {
        var text: String
        var at: (x: Int, y: Int)
        var population: Double
    }
    var all: [Name] = []
    for tile in tiles {
        for feature in tile.tile.layers["place"] ?? [] {
            guard let point = feature.parts.first?.first, let text = feature.properties["name"],
                Double(feature.properties["zoom"] ?? "") ?? 0 <= view.zoom
            else { continue }
            let population = Double(feature.properties["population"] ?? "") ?? 0
            all.append(Name(text: text, at: tile.placed(point), population: population))
        }
    }
    all.sort { ($0.population, $1.text) > ($1.population, $0.text) }
    var taken: [(left: Double, right: Double, y: Double)] = []
    var out = ""
    for name in all {
        let size = nameSize(name.population)
        let (x, y) = (Double(name.at.x) / Double(fineness), Double(name.at.y) / Double(fineness))
        // Letters are half as wide as high, near enough to keep names apart.
        let half = Double(name.text.count) * size * 0.28 + 4
        guard x > 0, y > 0, x < Double(view.width), y < Double(view.height),
            !taken.contains(where: { x + half > $0.left && x - half < $0.right && abs(y - $0.y) < 20 })
        else { continue }
        taken.append((x - half, x + half, y))
        out += "<text x=\"\(name.at.x)\" y=\"\(name.at.y)\" font-size=\"\(tenths(size * Double(fineness)))\">"
        out += escaped(name.text) + "</text>"
    }
    if out.isEmpty { return "" }
    return """
        <g font-family="Inter, system-ui, sans-serif" fill="\(colours.text)" stroke="\(colours.halo)" \
        stroke-width="\(tenths(2.8 * Double(fineness)))" stroke-linejoin="round" paint-order="stroke" text-anchor="middle" \
        dominant-baseline="central">\(out)</g>
        """
}

/// 12 px for a thousand people to 17 for three million.
private func nameSize(_ population: Double) -> Double {
    let magnitude = log10(max(100, population))
    return 12 + max(0, min(1, (magnitude - 3) / 3.5)) * 5
}
