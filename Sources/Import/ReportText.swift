/// Reports as a person reads them, a paragraph a file.
public func reportText(_ reports: [ImportReport]) -> String {
    var text = ""
    for report in reports {
        let skipped = report.skipped.reduce(0) { $0 + $1.count }
        text += "\(plain(report.file)): \(report.format), \(grouped(report.rows)) rows"
        text += " in \(tenths(report.seconds)) s\n"
        text += "  \(grouped(report.kept)) kept, \(grouped(report.known)) already known, \(grouped(skipped)) skipped\n"
        for entry in report.skipped { text += "    \(entry.reason): \(grouped(entry.count))\n" }
        if report.unknownNames > 0 {
            let noun = report.unknownNames == 1 ? "name" : "names"
            text += "  \(grouped(report.unknownNames)) \(noun) not known, kept as written\n"
        }
        if report.removedSample { text += "  The made-up sample was removed\n" }
        if report.problems.isEmpty { continue }
        text += "  first problems:\n"
        for problem in report.problems {
            text += problem.line > 0 ? "    line \(problem.line): " : "    "
            text += plain(problem.reason) + "\n"
        }
    }
    return text
}

/// Reports as JSON: a list of objects, see the README's `import --json`.
public func reportJSON(_ reports: [ImportReport]) -> String {
    var objects: [String] = []
    for report in reports {
        let skipped = report.skipped.map { "\(quoted($0.reason)):\($0.count)" }.joined(separator: ",")
        let problems = report.problems.map { "{\"line\":\($0.line),\"reason\":\(quoted($0.reason))}" }
        objects.append(
            "{\"file\":\(quoted(report.file)),\"format\":\(quoted(report.format)),\"rows\":\(report.rows),"
                + "\"kept\":\(report.kept),\"known\":\(report.known),\"skipped\":{\(skipped)},"
                + "\"problems\":[\(problems.joined(separator: ","))],\"seconds\":\(milliseconds(report.seconds))}")
    }
    return "[" + objects.joined(separator: ",\n") + "]\n"
}

/// A text as a JSON string.
private func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": out += "\\\""
        case "\\": out += "\\\\"
        case "\n": out += "\\n"
        case "\t": out += "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let hex = String(scalar.value, radix: 16)
            out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        default: out.unicodeScalars.append(scalar)
        }
    }
    return out + "\""
}

/// 1234567 as "1,234,567".
private func grouped(_ number: Int) -> String {
    let digits = String(number)
    var out = ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0, digit.isNumber { out += "," }
        out.append(digit)
    }
    return out
}

/// Seconds to one decimal.
private func tenths(_ seconds: Double) -> String {
    let tenths = Int((max(0, seconds) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
}

/// Seconds to three decimals.
private func milliseconds(_ seconds: Double) -> String {
    let thousandths = Int((max(0, seconds) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}
