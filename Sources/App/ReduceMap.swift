#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// The actions of the map.
func chart(_ state: inout AppState, _ action: AppAction) -> [Effect] {
    switch action {
    case .locate:
        return [.locate]
    case .located(let at):
        state.position = at
        return [.position(at)] + narrow(&state, .go(at, name: ""))
    case .locateFailed(let reason):
        let sentence =
            same(reason, "denied")
            ? "Location is off for this site. Allow it in the browser's settings, or search for a place."
            : "Your location could not be found (\(reason)). Search for a place instead."
        state.notice = Notice(sentence)
        return [.announce(sentence), .later(seconds: 8, .fade)]
    case .camera(let camera):
        state.camera = camera
    case .disc(let at):
        return tapDisc(&state, at)
    case .mapStyle(let style):
        state.mapStyle = style
        state.menu = nil
        return [.theme(state.theme, style), state.settingsToStore, .focus("menu-style")]
    default: break
    }
    return []
}

extension AppState {
    /// How much of the map is covered: the column on a large window, else the sheet, at most up to half.
    public var padding: Effect {
        if chrome.isWide {
            return .padding(top: 0, leading: navigation.hasSheet ? Metrics.columnWidth : 0, bottom: 0)
        }
        return .padding(top: device.safeTop, leading: 0, bottom: device.height - freeHeight - device.safeTop)
    }

    /// Width in px of the map that is free beside the column of a large window.
    private var freeWidth: Double {
        chrome.isWide && navigation.hasSheet ? device.width - Metrics.columnWidth : device.width
    }

    /// Height in px of the map that is free above the front sheet; at full, as at half.
    var freeHeight: Double {
        let full = device.height - device.safeTop - Metrics.fullGap
        let peek = chrome.bottom + navigation.layout.peek.height
        let covered =
            !navigation.hasSheet
            ? chrome.bottom : navigation.front.frontDetent == .peek ? peek : full * Metrics.halfShare
        return max(120, device.height - device.safeTop - covered)
    }

    /// The camera that shows Nearby's whole circle in the free part of the map.
    public var overview: Camera {
        if let content { return content.camera }
        let room = min(freeWidth, chrome.isWide ? device.height : freeHeight) - 2 * Metrics.contentGap
        let metres = Double(filter.kilometres) * 2000
        return Camera(
            centre: filter.centre,
            zoom: zoom(showing: metres, over: max(80, room), latitude: filter.centre.latitude))
    }

    /// The camera that shows some sightings, no closer than zoom 12: beyond it a place alone fills the screen, with no shore
    /// and no name around it to know it by.
    func framing(_ sightings: [Int32]) -> Camera? {
        guard let region, let first = sightings.first else { return nil }
        let start = region.places[Int(region.sightings[Int(first)].place)].coordinate
        var low = start
        var high = start
        for index in sightings {
            let at = region.places[Int(region.sightings[Int(index)].place)].coordinate
            low = Coordinate(latitude: min(low.latitude, at.latitude), longitude: min(low.longitude, at.longitude))
            high = Coordinate(latitude: max(high.latitude, at.latitude), longitude: max(high.longitude, at.longitude))
        }
        let centre = Coordinate(
            latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2)
        let tall = low.metres(to: Coordinate(latitude: high.latitude, longitude: low.longitude))
        let broad = low.metres(to: Coordinate(latitude: low.latitude, longitude: high.longitude))
        let wide = freeWidth - 96
        let high2 = (chrome.isWide ? device.height : freeHeight) - 96
        let fit = min(
            zoom(showing: broad, over: max(80, wide), latitude: centre.latitude),
            zoom(showing: tall, over: max(80, high2), latitude: centre.latitude))
        return Camera(centre: centre, zoom: min(12, fit))
    }

    /// What the marks on the map show.
    public var markKind: MarkKind {
        hasContent ? .place : frontBird != nil ? .bird : (mode == .rare ? .rare : .sightings)
    }

    /// The marks on the map: discs with a count, or one a rare sighting's place.
    public var marks: [Mark] {
        if hasContent { return contentMarks }
        return marks(derived.discs, isRare: false) + marks(derived.rareDiscs, isRare: true)
    }

    private func marks(_ discs: [Disc], isRare: Bool) -> [Mark] {
        guard let region else { return [] }
        var marks: [Mark] = []
        for disc in discs {
            let place = region.places[Int(disc.place)].name
            let kind = isRare ? "rare " : ""
            let count = disc.sightings == 1 ? "1 \(kind)sighting" : "\(disc.sightings) \(kind)sightings"
            let label = disc.places > 1 ? "\(count), \(place) and \(disc.places - 1) more" : "\(count), \(place)"
            marks.append(
                Mark(
                    coordinate: disc.coordinate, count: disc.sightings, label: label,
                    action: AppAction.disc(disc.coordinate).text, isRare: isRare))
        }
        return marks
    }
}
