#if canImport(Birds)
import Birds
#endif

/// Writes taxa with their families in a table of their own.
func writeTaxa(_ taxa: [Taxon], _ out: inout ByteWriter) {
    var families: [Taxon] = []
    var indices: [Int] = []
    for taxon in taxa {
        // Taxa of one family stand together, so its entry is nearly always the last one.
        let known = families.lastIndex {
            $0.family.utf8.elementsEqual(taxon.family.utf8) && $0.familyName.utf8.elementsEqual(taxon.familyName.utf8)
        }
        indices.append(known ?? families.count)
        if known == nil { families.append(taxon) }
    }
    out.number(UInt64(families.count))
    for family in families {
        out.text(family.family)
        out.text(family.familyName)
    }
    out.number(UInt64(taxa.count))
    var sequence: Int32 = 0
    for (taxon, family) in zip(taxa, indices) {
        out.text(taxon.code)
        out.text(taxon.name)
        out.text(taxon.scientificName)
        out.number(UInt64(family))
        out.signed(Int64(taxon.sequence) - Int64(sequence))
        out.number(UInt64(taxon.category.rawValue))
        sequence = taxon.sequence
    }
}

/// Reads what `writeTaxa` wrote.
func readTaxa(_ from: inout ByteReader) throws(WireError) -> [Taxon] {
    var families: [(String, String)] = []
    for _ in 0..<(try from.count(each: 2)) {
        let family = try from.text()
        families.append((family, try from.text()))
    }
    let count = try from.count(each: 6)
    var taxa: [Taxon] = []
    taxa.reserveCapacity(count)
    var sequence: Int64 = 0
    for _ in 0..<count {
        let code = try from.text()
        let name = try from.text()
        let scientificName = try from.text()
        let family = families[Int(try from.number(below: families.count))]
        sequence = sequence &+ (try from.signed())
        guard sequence >= 0, sequence <= Int64(Int32.max) else { throw .badNumber(0) }
        guard let category = Category(rawValue: UInt8(try from.number(below: Category.allCases.count))) else {
            throw .badNumber(0)
        }
        taxa.append(
            Taxon(
                code: code, name: name, scientificName: scientificName, family: family.0, familyName: family.1,
                sequence: Int32(sequence), category: category))
    }
    return taxa
}
