import BarRules
import Markup

/// The rules beside contents: what they find in each style, a box for one's own file, and the rules themselves.
func rulesSection(_ contents: [NamedContent], own: [UInt8]?) -> Node {
    section {
        h2 { "The rules" }
        p {
            "A content file is held against every rule of the bottom-navigation pattern and of Appetite UI's guidelines: here, or in a build by ./wingbar lab --check FILE."
        }
        if let own { found("your content", own) }
        for content in contents { found(content.name, content.bytes) }
        form {
            label { "Your own content, as JSON" }.attr(.for, "own")
            textarea { own.map { String(decoding: $0, as: UTF8.self) } ?? "" }
                .id("own").name("content").attr(.spellcheck, "false")
            button { "Check it" }.type("submit").class("spec-button")
            a { "Its schema" }.href("/lab/content.schema.json")
        }
        .attr(.method, "post").attr(.action, "/lab/check#rules").class("spec-form")
        h3 { "All of them" }
        grid(
            "The rules", ["Rule", "What it asks", "A breach is", "Source"],
            Rule.all.map { [$0.id, $0.gist, $0.severity.rawValue, "\($0.source.document), \($0.source.section)"] })
    }
    .id("rules")
}

/// The same under a heading.
private func found(_ name: String, _ bytes: [UInt8]) -> Node {
    div {
        h3 { "What they find in \(name)" }
        foundIn(bytes)
    }
}

/// What the reader or the rules say of a content, in every style, without a heading.
func foundIn(_ bytes: [UInt8]) -> Node {
    let reports = BarStyle.all.map { CheckReport(bytes, style: $0) }
    return group {
        if let problems = reports.first?.problems, !problems.isEmpty {
            ul { for problem in problems { li { problem.sentence } } }.class("spec-findings")
        } else {
            for report in reports {
                p { "\(report.style.title): \(report.summary)" }.class("spec-verdict")
                    .data(.state, report.errorCount > 0 ? "bad" : "good")
                if !report.findings.isEmpty {
                    ul { for finding in report.findings { line(finding) } }.class("spec-findings")
                }
            }
        }
    }
}

private func line(_ finding: Finding) -> Node {
    li {
        strong { "\(finding.severity.rawValue), \(finding.place): " }
        "\(finding.sentence) \(finding.remedy) "
        small { "\(finding.rule); \(finding.source.document), \(finding.source.section)" }
    }
    .data(.state, finding.severity.rawValue)
}
