import Birds

/// What `/api/nearby` and `wingbar nearby` are asked.
public struct NearbyQuestion: Equatable, Sendable {
    /// The names of its parameters.
    public static let names = ["lat", "lon", "km", "days", "family", "at"]

    /// The circle, the window, and perhaps a family as it was written.
    public var filter: Filter
    /// The local time that ages are counted from, or nil for now.
    public var moment: LocalTime?

    /// Reads the parameters; throws where one is wrong.
    public init(_ parameters: Parameters) throws(BadParameter) {
        filter = Filter(centre: try parameters.centre())
        filter.kilometres = try parameters.whole(
            "km", Filter.kilometresRange, otherwise: filter.kilometres, "kilometres")
        filter.days = try parameters.whole("days", Filter.daysRange, otherwise: filter.days, "days")
        filter.family = parameters.text("family")
        moment = try parameters.moment()
        // A day means all of it: nobody who asks for the 1st of May wants to know what its midnight was like.
        if let day = moment, !day.hasClock { moment = LocalTime(day: day.day, minute: 1439) }
    }
}
