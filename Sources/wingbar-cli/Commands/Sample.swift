import Server

/// `wingbar sample`: made-up sightings to look around with.
let sampleCommand = Command(
    name: "sample", summary: "Load made-up sightings around Vancouver into a store without real ones.", operands: "",
    options: [Option(name: "--remove", value: nil, help: "remove them; real sightings are never touched")],
    run: sample)

@Sendable private func sample(_ arguments: Arguments) throws(Failure) {
    try arguments.noOperands()
    let place = try Place(arguments)
    let store = SampleStore(try place.world())
    if arguments.has("--remove") {
        try attempt { try store.remove() }
        printOut("The sample sightings are removed.\n")
    } else {
        let count = try attempt { try store.load() }
        printOut("\(count) sample sightings, made up, are in the store.\n")
    }
}
