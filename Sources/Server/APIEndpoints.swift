import Birds
import Import
import Navigation
import Store
import Wire

/// What the browser's program and other programs read.
func apiEndpoints(_ world: World, _ installation: Installation) -> [Endpoint] {
    let species = Guarded<Reply?>(nil)
    return [
        .get("/api/nearby", NearbyQuestion.names) { request throws(BadParameter) in
            let question = try NearbyQuestion(Parameters { request.query[$0] })
            return try reply { try world.nearby(question).json }
        },
        .get("/api/region", ["lat", "lon", "at"]) { request throws(BadParameter) in
            let parameters = Parameters { request.query[$0] }
            let centre = try parameters.centre()
            let moment = try parameters.moment()
            return try answer {
                let region = try world.store.region(world.spot(centre, at: moment))
                return tagged(RegionPack.encode(region), type: "application/vnd.wingbar.region")
            }
        },
        .get("/api/seasons.tsv", ["bird", "lat", "lon"]) { request throws(BadParameter) in
            let parameters = Parameters { request.query[$0] }
            let centre = try parameters.centre()
            let code = try parameters.code()
            return try answer {
                let text = try world.store.seasons(of: code, around: centre).text
                return tagged(Array(text.utf8), type: "text/tab-separated-values; charset=utf-8")
            }
        },
        .get("/api/places.tsv", ["q", "lat", "lon"]) { request throws(BadParameter) in
            let parameters = Parameters { request.query[$0] }
            let near = try parameters.optionalCentre()
            let text = try parameters.search()
            let lines = world.gazetteer.search(text, near: near).map(placeLine)
            return Reply(type: "text/tab-separated-values; charset=utf-8", text: lines.joined())
                .with("Cache-Control", "no-store")
        },
        .get("/api/species") { _ throws(BadParameter) in
            if let known = species.with({ $0 }) { return known }
            return try answer {
                let list = SpeciesList.encode(try world.taxonomy().taxa.filter { $0.category == .species })
                let made = tagged(list, type: "application/vnd.wingbar.species")
                species.with { $0 = made }
                return made
            }
        },
        .get("/api/status") { _ throws(BadParameter) in
            // The path would tell other machines who uses this one.
            try reply { try world.status(installation).json(store: "SQLite") }
        },
        .get("/layout.css") { _ in tagged(Array(Metrics.css.utf8), type: "text/css; charset=utf-8") },
    ]
}

/// A place as a line of search results: name, what is written after it, country, latitude, longitude.
func placeLine(_ town: Town) -> String {
    let fields = [
        town.name, town.adminCode, town.country, "\(town.coordinate.latitude)", "\(town.coordinate.longitude)",
    ]
    return fields.map { $0.filter { $0 != "\t" && !$0.isNewline } }.joined(separator: "\t") + "\n"
}

/// Bytes that the browser keeps and asks about before it uses them again.
func tagged(_ bytes: [UInt8], type: String) -> Reply {
    Reply(
        200, [Header("Content-Type", type), Header("Cache-Control", "no-cache"), Header("ETag", tag(of: bytes))],
        .bytes(bytes))
}

/// The reply that a body makes, or one that says what failed.
func answer(_ body: () throws -> Reply) throws(BadParameter) -> Reply {
    do {
        return try body()
    } catch {
        switch AnswerError(error) {
        case .parameter(let bad): throw bad
        case .failure(let sentence):
            note("wingbar: \(plain(sentence))\n")
            return .refusal(500, "Something is wrong with the server's data; its terminal says what.")
        }
    }
}

/// A reply with the JSON that a body makes, or one that says what failed.
private func reply(_ body: () throws -> JSONWriter) throws(BadParameter) -> Reply {
    try answer { .json(try body()) }
}
