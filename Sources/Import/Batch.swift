import Birds
import Store

/// One row that was understood, with numbers for its names.
struct ParsedRow: Sendable {
    /// The identity of the list and species.
    var id: Int64
    /// The identity of the list; 0 where there is none.
    var list: Int64
    /// When.
    var time: LocalTime
    /// How many; −1 uncounted.
    var count: Int32
    /// Index of the taxon among the parser's.
    var taxon: Int32
    /// Index of the place among the parser's.
    var place: Int32
    /// What tells a subspecies' row from its species' row of the same identity; 0 for the species.
    var part: UInt32
}

/// A place that a parser met for the first time.
struct NewPlace: Sendable {
    /// What tells it from other places.
    var key: String
    /// Where it is.
    var position: Position
    /// Its name.
    var place: Place
}

/// The rows of one piece of a file, on their way from a parser to the store.
struct Batch: Sendable {
    /// True where the parser has begun to number its taxa and places anew.
    var startsAnew = false
    /// Taxa that are new, numbered on from those of earlier batches.
    var taxa: [Taxon] = []
    /// Places that are new, numbered on from those of earlier batches.
    var places: [NewPlace] = []
    /// The rows.
    var rows: [ParsedRow] = []
    /// What became of the rows that were read.
    var tally = Tally()
    /// How many bytes of the file have been used so far.
    var position = 0
}
