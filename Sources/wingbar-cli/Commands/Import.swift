import Glibc
import Import
import Server

/// `wingbar import`: reads files of sightings into the store.
let importCommand = Command(
    name: "import",
    summary: "Read files of sightings: eBird, GBIF or iNaturalist downloads, also inside gzip or zip.",
    operands: "FILE…",
    options: [Option(name: "--json", value: nil, help: "print the summary as JSON")],
    run: importFiles)

@Sendable private func importFiles(_ arguments: Arguments) throws(Failure) {
    guard !arguments.operands.isEmpty else { throw .usage("The file to import is missing.") }
    let place = try Place(arguments)
    let world = try place.world()
    let taxonomy = try attempt { try world.taxonomy() }
    var reports: [ImportReport] = []
    var failures: [Failure] = []
    for file in arguments.operands {
        let bar = ProgressBar(plain(file.split(separator: "/").last.map(String.init) ?? file))
        do {
            let report = try importFile(path: file, into: world.store, taxonomy: taxonomy) { bar.show($0, of: $1) }
            bar.clear()
            reports.append(report)
            if !arguments.has("--json") { printOut(reportText([report])) }
        } catch {
            bar.clear()
            failures.append(Failure(error))
        }
    }
    if arguments.has("--json") { printOut(plainJSON(reportJSON(reports))) }
    // The other files are in the store: each is a transaction of its own.
    for case .problem(let sentence) in failures.dropLast() { printError("wingbar: \(plain(sentence))\n") }
    if let last = failures.last { throw last }
}
