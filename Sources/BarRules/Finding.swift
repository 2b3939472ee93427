/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable {
    /// The bar breaks a rule.
    case error
    /// The bar may break a rule; a person has to judge.
    case warning
    /// Nothing to change; said so that it is known.
    case note
}

/// What a rule says about a bar.
public struct Finding: Equatable, Sendable {
    /// The rule's id ("label.fits").
    public var rule: String
    /// How much it matters.
    public var severity: Severity
    /// Where in the file ("modes[2].label").
    public var place: String
    /// What is wrong there.
    public var sentence: String
    /// What to do about it.
    public var remedy: String
    /// Which document says so.
    public var source: Source
}

/// One rule of the documents.
public struct Rule: Sendable {
    /// What a rule finds: where, what and what to do.
    struct Breach {
        var place: String
        var sentence: String
        var remedy: String

        init(_ place: String, _ sentence: String, _ remedy: String) {
            self.place = place
            self.sentence = sentence
            self.remedy = remedy
        }
    }

    /// Its id.
    public var id: String
    /// How much a breach matters.
    public var severity: Severity
    /// Which document says so.
    public var source: Source
    /// The rule itself, in our own words.
    public var gist: String
    let check: @Sendable (BarSpec) -> [Breach]

    init(
        _ id: String, _ severity: Severity, _ source: Source, _ gist: String,
        _ check: @escaping @Sendable (BarSpec) -> [Breach]
    ) {
        self.id = id
        self.severity = severity
        self.source = source
        self.gist = gist
        self.check = check
    }

    /// Every rule, in the order in which findings are listed.
    public static let all = setRules + stateRules + labelRules + badgeRules + sizeRules + accessRules
}

/// What every rule finds about a bar, the errors first.
public func validate(_ spec: BarSpec) -> [Finding] {
    var findings: [Finding] = []
    for rule in Rule.all {
        for breach in rule.check(spec) {
            findings.append(
                Finding(
                    rule: rule.id, severity: rule.severity, place: breach.place, sentence: breach.sentence,
                    remedy: breach.remedy, source: rule.source))
        }
    }
    return Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
}

/// "modes[2]", with a part of it after a point.
func place(_ index: Int, _ part: String? = nil) -> String { "modes[\(index)]" + (part.map { ".\($0)" } ?? "") }
