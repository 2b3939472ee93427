import Birds
import Import
import Server
import Wire

/// `wingbar species`: finds species by name.
let speciesCommand = Command(
    name: "species", summary: "Find species by the starts of words, by code or by family.", operands: "TEXT",
    options: [Option(name: "--json", value: nil, help: "print JSON")],
    run: species)

@Sendable private func species(_ arguments: Arguments) throws(Failure) {
    guard !arguments.operands.isEmpty else { throw .usage("What to look for is missing.") }
    let place = try Place(arguments)
    let world = try place.world()
    let wanted = arguments.operands.joined(separator: " ")
    let found = try attempt { try world.species(wanted) }
    if arguments.has("--json") {
        printOut(plainJSON(speciesJSON(found).text) + "\n")
        return
    }
    guard !found.isEmpty else { throw .problem("No species is called “\(plain(wanted))”; try the start of its name.") }
    printOut(
        found.map { taxon in
            [taxon.code, taxon.name, taxon.scientificName, taxon.family, taxon.familyName].map(plain)
                .joined(separator: "\t") + "\n"
        }.joined())
}
