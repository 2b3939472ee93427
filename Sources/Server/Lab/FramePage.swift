import App
import Foundation
import Birds
import Lab
import Markup
import Screens

/// One frame of the lab as a page of its own, without script: the app's screen of a named state over a picture of the map.
struct FramePages: Sendable {
    private let installation: Installation
    private let archive: TileArchive?
    private let icons: LabIcons
    private let styles: FrameStyles

    init(_ installation: Installation, _ icons: LabIcons) {
        self.installation = installation
        styles = FrameStyles(installation)
        self.icons = icons
        archive = TileArchive(path: installation.basemap)
    }

    /// The page of a named state.
    func page(_ named: NamedState, _ settings: LabSettings) -> String {
        let state = settings.applied(to: named).opened
        return page(
            state, named.screen, settings, title: named.caption, isScrolled: named.scroll > 0,
            map: MapNames.address(named, state, settings))
    }

    /// The page of any state; `map` is the address of the picture under it.
    func page(
        _ state: AppState, _ screen: NamedState.Screen, _ settings: LabSettings, title: String,
        isScrolled: Bool = false, map: String
    ) -> String {
        let body = html(pictured(Screens.screen(state)))
        let theme = state.theme == .system ? "" : " data-theme=\"\(state.theme.name)\""
        let classes = settings.classes(of: screen) + (isScrolled ? " lab-scrolled" : "")
        return """
            <!doctype html>
            <html lang="en" class="\(classes)"\(theme) data-map="\(state.mapStyle.name)"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <title>\(escaped(title))</title><link rel="icon" href="/icon.svg">
            \(styles.links(settings))</head>
            <body>\(icons.used(in: body))
            <div id="map" role="region" aria-label="Map">\(mapImage(state, escaped(map)))\(discs(state))</div>
            <div id="app">\(body)</div>
            <div class="lab-status" aria-hidden="true"><span>9:41</span></div><div class="lab-home" aria-hidden="true"></div>
            </body></html>

            """
    }

    /// The map under a state.
    func map(_ state: AppState, isDark: Bool) -> String { mapPicture(MapView(state), isDark: isDark, archive) }

    /// The picture for the state's map and appearance; where the appearance is the system's, either.
    private func mapImage(_ state: AppState, _ light: String) -> String {
        let dark = light + "&amp;night=1"
        func image(_ source: String) -> String { "<img class=\"lab-map\" src=\"\(source)\" alt=\"\">" }
        if state.mapStyle == .dark || state.theme == .dark { return image(dark) }
        if state.theme == .light { return image(light) }
        return "<picture><source srcset=\"\(dark)\" media=\"(prefers-color-scheme: dark)\">\(image(light))</picture>"
    }
}

/// Which frames show one and the same piece of the map: they share its picture.
private enum MapNames {
    private static let first: [MapView: String] = {
        var found: [MapView: String] = [:]
        for strip in Strip.all {
            for named in (strip.phones + strip.tablets).map({ $0.state }) {
                let view = MapView(named.opened)
                if found[view] == nil { found[view] = named.name }
            }
        }
        return found
    }()

    static func address(_ named: NamedState, _ state: AppState, _ settings: LabSettings) -> String {
        guard named.content == nil else { return "/lab/map.svg?state=\(named.name)&content=\(settings.content)" }
        return "/lab/map.svg?state=" + (first[MapView(state)] ?? named.name)
    }
}

/// The discs on a state's map, where the app's own would be, drawn without script.
private func discs(_ state: AppState) -> String {
    let view = MapView(state)
    var out = "<svg class=\"lab-discs\" width=\"\(view.width)\" height=\"\(view.height)\" aria-hidden=\"true\">"
    for mark in state.marks.reversed() {
        let at = view.place(of: mark.coordinate)
        guard at.x > -40, at.y > -40, at.x < Double(view.width) + 40, at.y < Double(view.height) + 40 else { continue }
        let (x, y) = (Int(at.x.rounded()), Int(at.y.rounded()))
        let isRare = mark.isRare || state.markKind == .rare
        let radius = isRare ? 17 : mark.count == 0 ? 14 : discRadius(mark.count)
        out +=
            "<g class=\"lab-disc\(isRare ? " lab-rare" : "")\"><circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius + 1.5)\"/>"
        out +=
            isRare
            ? "<use href=\"#icon-star\" x=\"\(x - 8)\" y=\"\(y - 8)\" width=\"16\" height=\"16\"/></g>"
            : mark.count == 0
                ? "</g>" : "<text x=\"\(x)\" y=\"\(y)\">\(mark.count)</text></g>"
    }
    return out + "</svg>"
}

/// Half the width of a disc that stands for some sightings, as `Web/host/marks.js` has it.
private func discRadius(_ count: Int32) -> Double {
    (max(28, min(52, 30 + 6.9 * log(Double(count) / 5)))).rounded() / 2
}
