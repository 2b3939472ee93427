/// Why a row was not kept. The order is the one in which reports list them.
enum SkipReason: Int, CaseIterable, Sendable {
    case noName, notBird, noDate, noDay, badDate, futureDate, noCoordinates, badCoordinates
    case notApproved, absent, captive, fossil
    case tooFewColumns, brokenQuote, nulByte, rowTooLong, nameTooLong

    /// The reason as reports show it.
    var text: String {
        switch self {
        case .noName: "no name"
        case .notBird: "not a bird"
        case .noDate: "no date"
        case .noDay: "date without a day"
        case .badDate: "bad date"
        case .futureDate: "date in the future"
        case .noCoordinates: "no coordinates"
        case .badCoordinates: "bad coordinates"
        case .notApproved: "not approved"
        case .absent: "absent (0 birds)"
        case .captive: "captive"
        case .fossil: "fossil"
        case .tooFewColumns: "too few columns"
        case .brokenQuote: "broken quotation mark"
        case .nulByte: "NUL byte"
        case .rowTooLong: "row longer than 1 MiB"
        case .nameTooLong: "name longer than 300 bytes"
        }
    }
}
