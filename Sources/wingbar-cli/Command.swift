/// One thing that `wingbar` does.
struct Command: Sendable {
    /// The word that calls it.
    var name: String
    /// What it does, in a line.
    var summary: String
    /// Its operands in the usage line ("FILE…"), or empty.
    var operands: String
    /// Its options, without those that every command has.
    var options: [Option]
    /// Does it.
    var run: @Sendable (Arguments) throws(Failure) -> Void

    /// The options that every command has.
    static let common = [
        Option(name: "--home", value: "DIR", help: "where the store lives (default: data/ of this copy of Wingbar)"),
        Option(name: "--help", value: nil, help: "show this text"),
    ]

    /// All its options.
    var allOptions: [Option] { options + Command.common }

    /// How it is used, in a line.
    var usage: String {
        "usage: wingbar \(name)" + (operands.isEmpty ? "" : " \(operands)")
            + options.map { " [\($0.name)\($0.value.map { " \($0)" } ?? "")]" }.joined() + " [--home DIR]"
    }

    /// Its help page.
    var help: String {
        "\(usage)\n\n\(summary)\n\nOptions:\n"
            + table(allOptions.map { ("\($0.name)\($0.value.map { " \($0)" } ?? "")", $0.help) })
    }
}

/// The help page of the whole program.
func programHelp(_ commands: [Command]) -> String {
    """
    usage: wingbar COMMAND [OPTION…]

    Wingbar shows which birds were reported around a place, from files of your own.

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }))
    Options:
    \(table([("--help", "show this text; after a command, that command's"), ("--version", "show the version")]))
    """
}

/// Two columns, the second one aligned, each row a line.
func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)\n" }.joined()
}
