import App
import Birds
import Lab
import Markup
import Navigation
import Screens
import Wire

/// The app itself in the lab's fixed world: the same page and the same program as `/`, told another time, other sightings
/// and a place of its own to keep things, so that nothing of it reaches a person's own lists.
struct LabApp: Sendable {
    let installation: Installation
    private let icons: LabIcons
    private let contents: LabContents

    init(_ installation: Installation, _ contents: LabContents, _ icons: LabIcons) {
        self.installation = installation
        self.contents = contents
        self.icons = icons
    }

    /// Where the app opens a named state.
    static func address(_ named: NamedState, _ settings: LabSettings) -> String {
        let pinned = settings.applied(to: named)
        var parts = [String(pinned.address.dropFirst(2))].filter { !$0.isEmpty }
        if named.content != nil, !named.isLocated { parts.append("located=0") }
        if named.list != .none { parts.append("world=\(named.list)") }
        if named.screen != .phone { parts.append("screen=tablet") }
        var plain = settings
        (plain.theme, plain.flavour) = (.system, nil)
        parts += [plain.query(forFrame: true)].filter { !$0.isEmpty }
        return parts.isEmpty ? "/lab/app" : "/lab/app?" + parts.joined(separator: "&")
    }

    /// The page for a request.
    func page(_ request: Request) throws(BadParameter) -> Reply {
        let content = try contents.chosen(request)?.file.content
        let route: Route
        do throws(Route.Problem) {
            route = try Route(address: request.target, modes: content?.modes.map(\.id) ?? [])
        } catch {
            throw BadParameter(error.parameter, error.message + ".")
        }
        let list = LabWorld.List.allCases.first { "\($0)" == request.query["world"] } ?? .none
        let screen: NamedState.Screen = request.query["screen"] == "tablet" ? .landscape : .phone
        let settings = LabSettings { request.query[$0] }
        return try answer {
            guard let shell = OpenFile(path: "\(installation.web)/index.html")?.bytes() else {
                throw AnswerError.failure("The page's frame is missing (\(installation.web)/index.html).")
            }
            let isLocated = request.query["located"] != "0"
            let state =
                content.map {
                    LabWorld.open(request.target, $0, isLocated: isLocated, device: screen.device)
                } ?? LabWorld.open(route, list: list, device: screen.device)
            let kept = content.map { LabWorld.kept($0, isLocated: isLocated) } ?? LabWorld.kept(list)
            let head = """
                <meta name="wingbar-lab" content="\(escaped(world(kept, content)))">
                \(FrameStyles(installation).liveLinks(settings))<script src="/lab/world.js"></script>
                """
            // A content has a program of its own, which the product's does not have to carry.
            let frame = String(decoding: shell, as: UTF8.self)
                .replacing("/wasm/wingbar.wasm", with: content == nil ? "/wasm/wingbar.wasm" : "/wasm/lab.wasm")
            let page = filledShell(
                frame, state, icons: icons.sprite(for: content), head: head,
                classes: settings.classes(of: screen))
            return Reply(type: "text/html; charset=utf-8", text: page)
                .with("Cache-Control", "no-store").with(Security.framedPolicy.name, Security.framedPolicy.value)
        }
    }

    /// What `Web/lab/world.js` makes the world of: the time, the place's offset, and what is kept.
    private func world(_ kept: [(key: String, text: String)], _ content: App.Content?) -> String {
        var json = JSONWriter()
        json.object { json in
            json.field("utc", LabWorld.utc)
            json.field("offset", LabWorld.offset)
            json.key("kept")
            json.object { json in
                for (key, text) in kept { json.field(key, text) }
            }
            if let at = content?.camera.centre {
                json.field("latitude", at.latitude)
                json.field("longitude", at.longitude)
            }
        }
        return json.text
    }

    /// What the app asks of a server, from the fixed world.
    var endpoints: [Endpoint] {
        [
            .get("/lab/app", nil) { request throws(BadParameter) in try page(request) },
            .get("/lab/api/region", ["lat", "lon", "at"]) { request throws(BadParameter) in
                let centre = try Parameters { request.query[$0] }.centre()
                return tagged(
                    RegionPack.encode(LabWorld.region(around: centre)), type: "application/vnd.wingbar.region")
            },
            .get("/lab/api/species") { _ in
                tagged(SpeciesList.encode(LabWorld.species), type: "application/vnd.wingbar.species")
            },
            .get("/lab/api/places.tsv", ["q", "lat", "lon"]) { request in
                let lines = LabWorld.towns(request.query["q"] ?? "").map(townLine)
                return Reply(type: "text/tab-separated-values; charset=utf-8", text: lines.joined())
                    .with("Cache-Control", "no-store")
            },
        ]
    }
}

/// A town of the fixed world as the program reads it: name, what is written after it, nothing more, latitude, longitude.
private func townLine(_ town: App.Town) -> String {
    let parts = town.detail.split(separator: ", ", maxSplits: 1).map(String.init)
    let fields = [
        town.name, parts.first ?? "", parts.count > 1 ? parts[1] : "", "\(town.coordinate.latitude)",
        "\(town.coordinate.longitude)",
    ]
    return fields.joined(separator: "\t") + "\n"
}
