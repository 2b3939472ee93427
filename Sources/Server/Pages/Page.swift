import App
import Birds
import Glibc
import Store
import Wire

/// Where the page opens when neither its address, the person's last visit nor the store says better.
public let stanleyPark = Coordinate(latitude: 49.30, longitude: -123.14)

/// Draws the page on the server: the same screen from the same state as in the browser, so that the list is there
/// before the program has started, and without scripts at all.
struct PageMaker: Sendable {
    let world: World
    let installation: Installation
    private let icons: String
    private let offline: OfflineApp
    private let densest = Guarded<(place: Coordinate?, until: Int)>((nil, 0))

    init(_ world: World, _ installation: Installation) {
        self.world = world
        self.installation = installation
        offline = OfflineApp(installation)
        icons = iconSprite("\(installation.derived)/web/icons.svg")
    }

    /// The page for a request.
    func page(_ request: Request) throws(BadParameter) -> Reply {
        try request.query.onlyOnce(but: ["bird", "sheet", "list", "count", "past"])
        let route = try route(request)
        return try answer {
            guard let shell = OpenFile(path: "\(installation.web)/index.html")?.bytes() else {
                throw AnswerError.failure("The page's frame is missing (\(installation.web)/index.html).")
            }
            let state = try state(route, last: request.cookie("place").flatMap(LastPlace.init(cookie:)))
            let head = "<link rel=\"preload\" href=\"\(escaped(state.regionAddress))\" as=\"fetch\" crossorigin>"
            let text = filledShell(String(decoding: shell, as: UTF8.self), state, icons: icons, head: head)
            return Reply(type: "text/html; charset=utf-8", text: text)
                .with("Cache-Control", "no-store").with("Wingbar-Version", offline.version)
        }
    }

    private func route(_ request: Request) throws(BadParameter) -> Route {
        do {
            return try Route(address: request.target)
        } catch {
            throw BadParameter(error.parameter, error.message + ".")
        }
    }

    /// The state that an address and the last visit come to, with the region around it.
    func state(_ route: Route, last: LastPlace?) throws -> AppState {
        var filter = last?.filter ?? Filter(centre: stanleyPark)
        if route.centre == nil, last == nil, let place = try densestPlace() { filter.centre = place }
        var state = AppState(
            route: route, filter: filter, place: route.centre == nil ? last?.name : nil, utc: Int64(time(nil)))
        state.isServed = true
        // An unknown family is passed over: an address from a friend should open, with all birds if need be.
        if let family = state.filter.family { state.filter.family = try known { try world.family(family) } }
        let region = try world.store.region(world.spot(state.filter.centre, at: state.asOf))
        // The answers come in as in the browser, so that both derive the same lists.
        _ = receive(&state, .region, status: 200, RegionPack.encode(region))
        if let seasons = state.seasons {
            let known = try world.store.seasons(of: seasons.code, around: seasons.centre)
            _ = receive(&state, .seasons, status: 200, Array(known.text.utf8))
        }
        if !state.query.isEmpty {
            let taxa = try world.taxonomy().taxa.filter { $0.category == .species }
            _ = receive(&state, .species, status: 200, SpeciesList.encode(taxa))
            let towns = world.gazetteer.search(state.query, near: state.filter.centre).map(placeLine).joined()
            _ = receive(&state, .towns, status: 200, Array(towns.utf8))
        }
        return state
    }

    /// What a parameter means, or nil where it means nothing.
    private func known(_ read: () throws -> String) throws -> String? {
        do { return try read() } catch is BadParameter { return nil }
    }

    /// Where the newest sightings are densest, found out at most once a minute.
    private func densestPlace() throws(StoreError) -> Coordinate? {
        let now = monotonicSeconds()
        let known = densest.with { $0 }
        if known.until > now { return known.place }
        // Anywhere on earth it is at most 14 hours later than in UTC.
        let place = try world.store.densest(now: .at(utc: Int64(time(nil)), offset: 14 * 3600))?.coordinate
        densest.with { $0 = (place, now + 60) }
        return place
    }
}

/// A text for an attribute or between tags.
func escaped(_ text: String) -> String {
    let marks: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
    var out = ""
    for character in text { if let mark = marks[character] { out += mark } else { out.append(character) } }
    return out
}
