import BarRules
import Wire

/// What a check of a content file comes to: what the reader says where it cannot be read, else what the rules say.
public struct CheckReport: Equatable, Sendable {
    /// Why the file cannot be read; empty where it can.
    public var problems: [FileProblem]
    /// What the rules find.
    public var findings: [Finding]
    /// The style that it was held against.
    public var style: BarStyle
    /// The screen's width that it was held against, in px.
    public var width: Double

    /// Checks a file; `style` and `width` go before what the file says.
    public init(_ bytes: [UInt8], style: BarStyle? = nil, width: Double? = nil) {
        do throws(FileProblems) {
            var spec = try ContentFile(bytes).spec
            spec.style = style ?? spec.style
            spec.width = width ?? spec.width
            self.init(problems: [], findings: validate(spec), style: spec.style, width: spec.width)
        } catch {
            self.init(problems: error.list, findings: [], style: style ?? .ios26, width: width ?? 402)
        }
    }

    private init(problems: [FileProblem], findings: [Finding], style: BarStyle, width: Double) {
        self.problems = problems
        self.findings = findings
        self.style = style
        self.width = width
    }

    /// How many findings are errors; what the reader says always is one.
    public var errorCount: Int { problems.count + findings.filter { $0.severity == .error }.count }
    /// How many findings are warnings.
    public var warningCount: Int { findings.filter { $0.severity == .warning }.count }

    /// "2 errors and 1 warning".
    public var summary: String {
        let errors = errorCount == 1 ? "1 error" : "\(errorCount) errors"
        let warnings = warningCount == 1 ? "1 warning" : "\(warningCount) warnings"
        return "\(errors) and \(warnings)"
    }

    /// Two lines a finding: where and what, then what to do and who says so.
    public var text: String {
        var out = problems.map { "error: \($0.sentence)\n" }.joined()
        for finding in findings {
            out += "\(finding.severity.rawValue): \(finding.place): \(finding.sentence)\n"
            out += "    \(finding.remedy) [\(finding.rule); \(finding.source.document), \(finding.source.section)]\n"
        }
        return out
    }

    /// The same for programs.
    public func json(file: String) -> JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.field("file", file)
            json.field("style", style.name)
            json.field("width", width, decimals: 1)
            json.field("errors", errorCount)
            json.field("warnings", warningCount)
            json.key("problems")
            json.array { json in
                for problem in problems {
                    json.object { json in
                        json.field("path", problem.path)
                        json.field("reason", problem.reason)
                    }
                }
            }
            json.key("findings")
            json.array { json in for finding in findings { json.object { write(finding, &$0) } } }
        }
        return json
    }
}

private func write(_ finding: Finding, _ json: inout JSONWriter) {
    json.field("rule", finding.rule)
    json.field("severity", finding.severity.rawValue)
    json.field("place", finding.place)
    json.field("sentence", finding.sentence)
    json.field("remedy", finding.remedy)
    json.key("source")
    json.object { json in
        json.field("document", finding.source.document)
        json.field("section", finding.source.section)
    }
}
