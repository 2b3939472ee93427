/// Why a taxonomy could not be read, in a sentence.
public struct TaxonomyError: Error, Equatable, Sendable {
    /// What is wrong, in which line, and what to do about it.
    public var sentence: String
}

/// The list of the world's birds: what names are filed under, and in which order.
///
/// It is read from the table that set-up derives from the eBird taxonomy: a header line, then tab-separated columns
/// found by their names: code, name, scientificName, category, sequence, family, familyName, reportAs.
public struct Taxonomy: Sendable {
    /// All taxa that sightings can be filed under, in the table's (taxonomic) order. Their `sequence` is twice the
    /// table's, so that hybrids and the like fit in between.
    public private(set) var taxa: [Taxon] = []

    /// Names and codes, of subspecies too, to indices of `taxa`.
    var scientific = NameIndex()
    var codes = NameIndex()
    var common = NameIndex()
    /// Genera and families to the first taxon in them.
    var genera = NameIndex()
    var families = NameIndex()
    /// Scientific names of parts of a species (subspecies, forms…): their sightings join those of the species.
    var parts = NameIndex()

    /// An empty list: every name is unknown.
    public init() {}

    /// Reads a table; throws where a column is missing or a row cannot be understood.
    public init(table: [UInt8]) throws(TaxonomyError) {
        var rows = TableRows(table)
        let header = rows.next() ?? []
        var columns: [Int] = []
        for name in Taxonomy.columns {
            guard let at = header.firstIndex(where: { $0.elementsEqual(name.utf8) }) else {
                throw TaxonomyError(
                    sentence: "The taxonomy table has no column \"\(name)\". Run ./wingbar to make it anew.")
            }
            columns.append(at)
        }
        var rolled: [(row: [ArraySlice<UInt8>], line: Int)] = []
        while let row = rows.next() {
            if row.count == 1, row[0].isEmpty { continue }
            guard row.count > columns.max() ?? 0, let sequence = tableNumber(row[columns[4]]), !row[columns[0]].isEmpty
            else {
                throw TaxonomyError(
                    sentence: "Line \(rows.line) of the taxonomy table is broken. Run ./wingbar to make it anew.")
            }
            let fields = columns.map { row[$0] }
            if fields[7].isEmpty {
                add(fields, sequence: sequence)
            } else {
                rolled.append((fields, rows.line))
            }
        }
        for (fields, _) in rolled { addPart(fields) }
        addSynonyms()
    }

    /// A list of taxa as they are, in their order: what a page has of it, without the parts of species.
    public init(taxa: [Taxon]) {
        for taxon in taxa { insert(taxon) }
        addSynonyms()
    }

    private static let columns = [
        "code", "name", "scientificName", "category", "sequence", "family", "familyName", "reportAs",
    ]

    private mutating func add(_ fields: [ArraySlice<UInt8>], sequence: Int32) {
        insert(
            Taxon(
                code: tableText(fields[0]), name: tableText(fields[1]), scientificName: tableText(fields[2]),
                family: tableText(fields[5]), familyName: tableText(fields[6]), sequence: sequence * 2,
                category: Category(word: Array(fields[3])) ?? Taxonomy.ownKind(Array(fields[2]))))
    }

    private mutating func insert(_ taxon: Taxon) {
        let index = Int32(taxa.count)
        taxa.append(taxon)
        let name = foldedName(Array(taxon.scientificName.utf8))
        scientific.insert(name, index)
        codes.insert(foldedName(Array(taxon.code.utf8)), index)
        common.insert(foldedName(Array(taxon.name.utf8)), index)
        if taxon.category == .species {
            genera.insert(Array(name.prefix { $0 != 0x20 }), index)
            families.insert(foldedName(Array(taxon.family.utf8)), index)
        }
    }

    /// Old names that are one species today.
    private mutating func addSynonyms() {
        for line in Array(synonyms.utf8).split(separator: 0x0A) {
            let names = line.split(separator: 0x3D)
            if names.count == 2, let index = scientific.find(foldedName(Array(names[1]))) {
                scientific.insert(foldedName(Array(names[0])), index)
            }
        }
    }

    /// The kind of a form or domestic type that belongs to no species.
    private static func ownKind(_ scientificName: [UInt8]) -> Category {
        let kind = ScientificName(scientificName).category
        return kind == .species ? .unknown : kind
    }

    private mutating func addPart(_ fields: [ArraySlice<UInt8>]) {
        guard let index = codes.find(foldedName(Array(fields[7]))) else { return }
        let name = foldedName(Array(fields[2]))
        scientific.insert(name, index)
        parts.insert(name, index)
        codes.insert(foldedName(Array(fields[0])), index)
        common.insert(foldedName(Array(fields[1])), index)
    }

    /// The taxon of a code: eBird's, also of a subspecies, which gives its species.
    public func taxon(code: String) -> Taxon? { codes.find(foldedName(Array(code.utf8))).map { taxa[Int($0)] } }

    /// A family's English name, or nil where the list does not have it.
    public func familyName(_ family: String) -> String? {
        families.find(foldedName(Array(family.utf8))).map { taxa[Int($0)].familyName }
    }
}

extension Category {
    /// The kind that a table or file names in eBird's words; nil for words that do not settle it.
    init?(word: [UInt8]) {
        let folded = foldedName(word)
        for (name, category) in Category.words where folded.elementsEqual(name.utf8) {
            self = category
            return
        }
        return nil
    }

    private static let words: [(String, Category)] = [
        ("species", .species), ("spuh", .spuh), ("slash", .slash), ("hybrid", .hybrid),
    ]
}

/// The rows of a tab-separated table in memory.
struct TableRows {
    private let bytes: [UInt8]
    private var at = 0
    /// The number of the row that `next` gave last, from 1.
    private(set) var line = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next row's fields, or nil at the end.
    mutating func next() -> [ArraySlice<UInt8>]? {
        guard at < bytes.count else { return nil }
        line += 1
        var fields: [ArraySlice<UInt8>] = []
        var start = at
        while at < bytes.count, bytes[at] != 0x0A {
            if bytes[at] == 9 {
                fields.append(bytes[start..<at])
                start = at + 1
            }
            at += 1
        }
        let end = at > start && bytes[at - 1] == 0x0D ? at - 1 : at
        fields.append(bytes[start..<end])
        at += 1
        return fields
    }
}

/// Bytes as text.
func tableText(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// A whole number that leaves room to be doubled; digits after a point are cut off. Nil for anything else.
func tableNumber(_ bytes: ArraySlice<UInt8>) -> Int32? {
    var value: Int32 = 0
    var digits = 0
    for byte in bytes {
        if byte == 0x2E { break }
        guard byte >= 0x30, byte <= 0x39, value < 10_000_000 else { return nil }
        value = value * 10 + Int32(byte - 0x30)
        digits += 1
    }
    return digits > 0 ? value : nil
}
