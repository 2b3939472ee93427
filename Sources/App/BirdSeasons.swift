#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif

/// What is known of when in the year the bird in front is reported here.
public struct BirdSeasons: Equatable, Sendable {
    /// How the asking went.
    public enum Answer: Equatable, Sendable {
        /// It has been asked for.
        case asked
        /// It is known.
        case known(Seasons)
        /// There is no network; it is asked for again when there is.
        case offline
        /// The server could not tell.
        case failed
        /// The server keeps no such thing, as the lab's, or knows no such code.
        case none
    }

    /// The bird's code.
    public var code: String
    /// Where it was asked about.
    public var centre: Coordinate
    /// How it went.
    public var answer: Answer

    /// Makes one of its parts.
    public init(code: String, centre: Coordinate, answer: Answer = .asked) {
        self.code = code
        self.centre = centre
        self.answer = answer
    }
}

/// Asks for the seasons of the bird that has come to the front, or again where there was no answer and there may be one
/// now; `isAnew` asks whatever went wrong.
func askForSeasons(_ state: inout AppState, isAnew: Bool) -> [Effect] {
    guard let code = state.frontBird else { return [] }
    let centre = state.filter.centre
    if let known = state.seasons, same(known.code, code), known.centre == centre {
        switch known.answer {
        case .offline, .failed:
            if !isAnew { return [] }
        default: return []
        }
    }
    state.seasons = BirdSeasons(code: code, centre: centre)
    // A bird of a past list need not be one that was seen here lately: the world's list has its name.
    let isNameless = state.region != nil && state.species.isEmpty && state.taxon(code) == nil
    let at = "lat=\(centre.latitude.text(places: 5))&lon=\(centre.longitude.text(places: 5))"
    return (isNameless ? [.fetch(.species, "/api/species")] : []) + [
        .fetch(.seasons, "/api/seasons.tsv?bird=\(percentEncoded(code))&\(at)")
    ]
}

/// Takes the answer.
func takeSeasons(_ state: inout AppState, status: Int32, _ bytes: [UInt8]) {
    switch status {
    case 200: state.seasons?.answer = Seasons(text: bytes).map { .known($0) } ?? .failed
    case 0: state.seasons?.answer = .offline
    case 400, 404: state.seasons?.answer = .none
    default: state.seasons?.answer = .failed
    }
}
