/// One option of a command.
struct Option: Equatable, Sendable {
    /// The name with its dashes ("--port").
    var name: String
    /// What its value is called in the help ("N"), or nil where it takes none.
    var value: String?
    /// What it does, in a few words.
    var help: String
}

/// A command line, read by a command's table of options.
struct Arguments: Equatable {
    /// What is no option, in order.
    var operands: [String] = []
    private var values: [String: String] = [:]

    /// Reads `--name value`, `--name=value` and operands; after `--` everything is an operand.
    init(_ words: [String], options: [Option]) throws(Failure) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw .usage("There is no option \(parts[0]).")
            }
            guard values[option.name] == nil else { throw .usage("\(option.name) is given twice; give it once.") }
            if let placeholder = option.value {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw .usage("\(option.name) needs a value: \(option.name) \(placeholder).")
                }
                values[option.name] = value
            } else {
                guard parts.count == 1 else { throw .usage("\(option.name) takes no value.") }
                values[option.name] = ""
            }
        }
    }

    /// The value of an option, or nil where it is missing.
    subscript(_ name: String) -> String? { values[name] }

    /// True where an option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option that cannot be left out.
    func required(_ name: String) throws(Failure) -> String {
        guard let value = values[name] else { throw .usage("\(name) is missing.") }
        return value
    }

    /// Throws where there are operands that nobody reads.
    func noOperands() throws(Failure) {
        if let first = operands.first { throw .usage("“\(first)” was not expected.") }
    }
}
