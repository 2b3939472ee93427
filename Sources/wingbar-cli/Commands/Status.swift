import App
import Birds
import Import
import Server
import Store
import Wire

/// `wingbar status`: what there is.
let statusCommand = Command(
    name: "status", summary: "Say what the store holds and what is installed.", operands: "",
    options: [Option(name: "--json", value: nil, help: "print JSON")],
    run: status)

@Sendable private func status(_ arguments: Arguments) throws(Failure) {
    try arguments.noOperands()
    let place = try Place(arguments)
    let world = try place.world()
    let answer = try attempt { try world.status(place.installation) }
    if arguments.has("--json") {
        printOut(plainJSON(answer.json(store: world.storePath).text) + "\n")
        return
    }
    let missing = "missing; run ./wingbar to make it"
    var rows = [
        ("version", wingbarVersion), ("store", plain(world.storePath)),
        ("sightings", "\(answer.store.sightings) of \(answer.store.species) species"),
        ("newest", answer.store.newest?.iso ?? "none"),
        ("basemap", answer.basemap.map { "\($0 / 1_000_000) MB" } ?? missing),
        ("birds' names", answer.hasTaxonomy ? "installed" : missing),
        ("places' names", answer.hasGazetteer ? "installed" : missing), ("feeds", "none"),
    ]
    if answer.store.hasSample {
        rows.append(("sample", "made-up sightings; remove them with: wingbar sample --remove"))
    }
    printOut(table(rows))
}
