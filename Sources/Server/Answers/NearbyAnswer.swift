import Birds
import Store
import Wire

/// What `/api/nearby` and `wingbar nearby` answer.
public struct NearbyAnswer: Equatable, Sendable {
    /// The place and its clock.
    public var spot: Spot
    /// What was asked, the family by its scientific name.
    public var filter: Filter
    /// The species in taxonomic order.
    public var list: NearbyList

    /// The answer as JSON.
    public var json: JSONWriter {
        var json = JSONWriter(capacity: 1024 + list.summaries.count * 256)
        json.object { json in
            json.key("place")
            json.object { json in
                json.field("name", spot.title)
                json.field("detail", spot.subtitle)
                json.field("lat", spot.centre.latitude)
                json.field("lon", spot.centre.longitude)
                json.field("zone", spot.zone)
                json.field("at", spot.now.iso)
            }
            json.field("speciesCount", list.speciesCount)
            json.key("species")
            json.array { json in
                for summary in list.summaries { write(summary, list.taxa[Int(summary.taxon)], &json) }
            }
        }
        return json
    }

    private func write(_ summary: SpeciesSummary, _ taxon: Taxon, _ json: inout JSONWriter) {
        json.object { json in
            writeNames(of: taxon, &json)
            json.field("latest", summary.latest.iso)
            switch Age(of: summary.latest, now: spot.now) {
            case .hours(let hours): json.field("ageHours", hours)
            case .days(let days): json.field("ageDays", days)
            }
            json.key("count")
            if let count = summary.count { json.integer(Int64(count)) } else { json.null() }
            json.field("places", summary.places)
            json.field("sightings", summary.sightings)
        }
    }
}

/// Why a question got no answer.
public enum AnswerError: Error, Equatable, Sendable {
    /// The question is wrong.
    case parameter(BadParameter)
    /// The store or one of the tables cannot be read: a sentence.
    case failure(String)
}

extension World {
    /// Answers a question from the store.
    public func nearby(_ question: NearbyQuestion) throws(AnswerError) -> NearbyAnswer {
        do {
            var filter = question.filter
            if let family = filter.family { filter.family = try self.family(family) }
            let spot = try spot(filter.centre, at: question.moment)
            return NearbyAnswer(spot: spot, filter: filter, list: try store.nearby(filter, now: spot.now))
        } catch {
            throw AnswerError(error)
        }
    }

    /// A family's scientific name by that name or the English one, in any case; throws where there is none.
    func family(_ wanted: String) throws -> String {
        // The store's own families first: reading the world's list takes a moment.
        if !wanted.isEmpty {
            if let known = try store.family(where: { equalIgnoringCase($0, wanted) }) { return known }
            let all = (try? taxonomy())?.taxa ?? []
            let known = all.first { equalIgnoringCase($0.family, wanted) || equalIgnoringCase($0.familyName, wanted) }
            if let known { return known.family }
        }
        throw BadParameter(
            "family",
            "There is no family “\(wanted)”. Every species names its own, like Anatidae: find one with "
                + "wingbar species TEXT.")
    }
}

extension AnswerError {
    /// Sorts out whose fault an error is.
    init(_ error: any Error) {
        switch error {
        case let bad as BadParameter: self = .parameter(bad)
        case let known as AnswerError: self = known
        case let store as StoreError: self = .failure(store.sentence)
        case let table as TaxonomyError: self = .failure(table.sentence)
        default: self = .failure("\(error)")
        }
    }
}
