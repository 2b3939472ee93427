import Birds
import Import
import Server
import Store
import Wire

/// `wingbar nearby`: what was seen around a place.
let nearbyCommand = Command(
    name: "nearby", summary: "List the species seen around a place, in taxonomic order.", operands: "",
    options: [
        Option(name: "--lat", value: "DEGREES", help: "the place's latitude, -90 to 90"),
        Option(name: "--lon", value: "DEGREES", help: "the place's longitude, -180 to 180"),
        Option(name: "--km", value: "N", help: "the circle's radius, 1 to 50 (default: 5)"),
        Option(name: "--days", value: "N", help: "how long to look back, 1 to 30 (default: 14)"),
        Option(name: "--family", value: "NAME", help: "one family only, such as Anatidae"),
        Option(name: "--at", value: "TIME", help: "as of a local time, 2026-05-01T09:00 (default: now)"),
        Option(name: "--json", value: nil, help: "print JSON"),
    ],
    run: nearby)

@Sendable private func nearby(_ arguments: Arguments) throws(Failure) {
    try arguments.noOperands()
    for name in ["--lat", "--lon"] { _ = try arguments.required(name) }
    let place = try Place(arguments)
    let question = try attempt { try NearbyQuestion(Parameters { arguments["--\($0)"] }) }
    let world = try place.world()
    let answer = try attempt { try world.nearby(question) }
    printOut(arguments.has("--json") ? plainJSON(answer.json.text) + "\n" : text(answer))
}

/// An answer as a person reads it: a heading, then the species under their families.
private func text(_ answer: NearbyAnswer) -> String {
    let count = answer.list.speciesCount
    let title = plain(answer.spot.title)
    let town = plain(answer.spot.subtitle)
    // A town's own title is the start of what the subtitle says.
    var out = town.isEmpty ? title : town.hasPrefix("\(title),") ? town : "\(title), \(town)"
    out += " · \(count == 1 ? "1 species" : "\(count) species") within \(answer.filter.kilometres) km"
    out += " in \(answer.filter.days == 1 ? "1 day" : "\(answer.filter.days) days")\n"
    var family: String?
    for summary in answer.list.summaries {
        let taxon = answer.list.taxa[Int(summary.taxon)]
        if taxon.family != family {
            family = taxon.family
            let name = taxon.familyName.isEmpty ? taxon.family : taxon.familyName
            out += "\n\(plain(name.isEmpty ? "Others" : name))\n"
        }
        out += "  \(plain(taxon.name)) — \(Age(of: summary.latest, now: answer.spot.now).text)"
        if let birds = summary.count { out += birds == 1 ? " · 1 bird" : " · \(birds) birds" }
        out += "\n"
    }
    return out
}
