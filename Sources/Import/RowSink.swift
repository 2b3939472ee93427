import Birds
import Store

/// Where a format's reader puts what it understood: numbers its names, counts what it skips.
struct RowSink {
    /// What became of a key that was seen before.
    enum Known: Equatable {
        /// A taxon or place and its number.
        case number(Int32)
        /// Rows with it are skipped.
        case skipped(SkipReason)
    }

    /// The list of the world's birds.
    let taxonomy: Taxonomy
    /// What has been gathered since it was taken.
    private(set) var batch = Batch()
    /// The line of the current row.
    var line = 0
    /// What problems' reasons start with: the name of a second file in a zip.
    var prefix = ""
    /// True once a text was met that is not UTF-8.
    private(set) var hasLatin1 = false

    private var nameTable = ByteTable()
    private var placeTable = ByteTable()
    private var names: [TaxonName] = []
    private var taxonCount: Int32 = 0
    private var placeCount: Int32 = 0

    /// What a name as written means.
    struct TaxonName {
        /// The number of its taxon.
        var taxon: Int32
        /// A hash of the taxon's code, for identities.
        var code: Int64
        /// A hash of the name for a part of a species; 0 for the species itself.
        var part: UInt32
        /// True where the list of the world's birds does not have it.
        var isUnknown: Bool
    }

    /// How much memory the tables may take before they start anew, in bytes: what an honest file of a region needs.
    static let limit = 8 << 20

    /// The first moment that is too far in the future to be true.
    private let future: Int64

    /// Starts empty. A sighting after `lastDay`, counted from 1970-01-01, is skipped: nobody has made it yet.
    init(taxonomy: Taxonomy, lastDay: Int64) {
        self.taxonomy = taxonomy
        future = LocalTime(day: lastDay + 1).packed
    }

    /// How much memory the tables take, in bytes.
    var size: Int { nameTable.size + placeTable.size + names.count * MemoryLayout<TaxonName>.stride }

    /// True where the tables are to start anew, so that a batch should end.
    var isFull: Bool { size > RowSink.limit }

    /// Counts the current row as skipped.
    mutating func skip(_ reason: SkipReason) { batch.tally.skip(reason, line: line, prefix: prefix) }

    /// Counts a row, whatever becomes of it.
    mutating func beginRow(line: Int) {
        self.line = line
        batch.tally.rows += 1
    }

    /// What a name is, by the bytes that hold it; `make` runs where it is new.
    mutating func name(_ key: UnsafeRawBufferPointer, _ make: (Taxonomy) -> NameReading) -> Known {
        if let known = nameTable.value(for: key) { return RowSink.known(known) }
        let number: Int32
        switch make(taxonomy) {
        case .skip(let reason): number = -1 - Int32(reason.rawValue)
        case .name(let match, let written):
            number = Int32(names.count)
            let part = match.isPart ? partHash(written) : 0
            names.append(
                TaxonName(taxon: taxonCount, code: fingerprint(match.taxon.code), part: part, isUnknown: !match.isKnown)
            )
            batch.taxa.append(match.taxon)
            taxonCount += 1
        }
        if !isUTF8(key) { hasLatin1 = true }
        nameTable.set(key, to: number)
        return RowSink.known(number)
    }

    /// What a place is, by the bytes that hold it; `make` runs where it is new.
    mutating func place(_ key: UnsafeRawBufferPointer, _ make: () -> PlaceReading) -> Known {
        if let known = placeTable.value(for: key) { return RowSink.known(known) }
        let number: Int32
        switch make() {
        case .skip(let reason): number = -1 - Int32(reason.rawValue)
        case .place(let place):
            number = placeCount
            batch.places.append(place)
            placeCount += 1
        }
        if !isUTF8(key) { hasLatin1 = true }
        placeTable.set(key, to: number)
        return RowSink.known(number)
    }

    /// Adds a sighting. `list` is the identity of the list that it is on, `id` its own where it is on none.
    mutating func add(_ reading: RowReading, count: Int32, list: Int64, id: Int64? = nil) {
        if count == 0 { return skip(.absent) }
        if reading.time.packed >= future { return skip(.futureDate) }
        let known = names[Int(reading.name)]
        if known.isUnknown { batch.tally.noteUnknown(known.code) }
        var print = Fingerprint()
        print.add(list)
        print.add(known.code)
        batch.rows.append(
            ParsedRow(
                id: id ?? print.value, list: list, time: reading.time, count: count, taxon: known.taxon,
                place: reading.place,
                part: id == nil ? known.part : 0))
    }

    /// Hands over what was gathered, and starts the tables anew where they have become large.
    mutating func take(lines: Int, position: Int) -> Batch {
        var taken = batch
        taken.tally.lines = lines
        taken.position = position
        batch = Batch()
        batch.rows.reserveCapacity(taken.rows.count)
        if isFull {
            nameTable.removeAll()
            placeTable.removeAll()
            names = []
            taxonCount = 0
            placeCount = 0
            batch.startsAnew = true
        }
        return taken
    }

    private static func known(_ number: Int32) -> Known {
        number >= 0 ? .number(number) : .skipped(SkipReason(rawValue: Int(-1 - number)) ?? .noName)
    }

    private func partHash(_ written: String) -> UInt32 { UInt32(truncatingIfNeeded: fingerprint(written)) | 1 }
}

/// What a row's names turned out to be.
enum NameReading {
    /// A taxon, and the name as it was written.
    case name(NameMatch, written: String)
    /// Nothing that can be kept.
    case skip(SkipReason)
}

/// What a row's place turned out to be.
enum PlaceReading {
    /// A place.
    case place(NewPlace)
    /// Nothing that can be kept.
    case skip(SkipReason)
}

/// The identity of a text.
func fingerprint(_ text: String) -> Int64 {
    var print = Fingerprint()
    print.add(text)
    return print.value
}

/// The identity of some bytes.
func fingerprint(_ bytes: UnsafeRawBufferPointer) -> Int64 {
    var print = Fingerprint()
    print.add(bytes)
    return print.value
}
