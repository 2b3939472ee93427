import App
import Import
import Server

/// Every command, in the order of the help page.
let commands: [Command] = [
    serveCommand, importCommand, nearbyCommand, speciesCommand, statusCommand, sampleCommand, labCommand,
]

/// Runs a command line without the program's name; gives the exit status.
func run(_ words: [String]) -> Int32 {
    guard let first = words.first else {
        printError(programHelp(commands))
        return 2
    }
    switch first {
    case "--help", "-h", "help":
        printOut(programHelp(commands))
        return 0
    case "--version":
        printOut("wingbar \(wingbarVersion)\n")
        return 0
    default: break
    }
    guard let command = commands.first(where: { $0.name == first }) else {
        printError("wingbar: There is no command “\(plain(first))”.\n\n\(programHelp(commands))")
        return 2
    }
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        printOut(command.help)
        return 0
    }
    do throws(Failure) {
        try command.run(try Arguments(rest, options: command.allOptions))
        return 0
    } catch {
        switch error {
        case .usage(let sentence):
            printError("wingbar: \(plain(sentence))\n\(command.usage)\n")
            return 2
        case .problem(let sentence):
            printError("wingbar: \(plain(sentence))\n")
            return 1
        }
    }
}
