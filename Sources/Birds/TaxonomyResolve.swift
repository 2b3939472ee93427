/// What a name was resolved to.
public struct NameMatch: Equatable, Sendable {
    /// What sightings under the name are filed under.
    public var taxon: Taxon
    /// True where the name is of a part of the species (a subspecies, form, domestic type): the same list can have the
    /// species beside it, and both are one sighting then.
    public var isPart: Bool
    /// True where the list has the name, its genus or its family: it is a bird's name.
    public var isKnown: Bool
}

extension Taxonomy {
    /// What a record is filed under, see `match`.
    public func resolve(
        scientificName: String, commonName: String = "", code: String = "", category: String = ""
    ) -> Taxon {
        match(scientificName: scientificName, commonName: commonName, code: code, category: category).taxon
    }

    /// Finds the taxon of a record's names.
    ///
    /// The scientific name decides, because common names are in the language of whoever wrote the file: as it stands,
    /// then without authors, subspecies and what is in brackets, then through old names that are one species today.
    /// After it the code, and an English common name last. A name of no one species keeps its own name, in the family
    /// of its genus; a name that the list does not have is `Category.unknown` under the name that was stored.
    /// `category` is eBird's word (species, issf, slash…), where a file has one.
    public func match(
        scientificName: String, commonName: String = "", code: String = "", category: String = ""
    ) -> NameMatch {
        let written = Array(scientificName.utf8)
        let folded = foldedName(written)
        let name = ScientificName(written)
        let told = Category(word: Array(category.utf8))
        if !folded.isEmpty, let index = scientific.find(folded) {
            return found(index, isPart: parts.find(folded) != nil)
        }
        let kind = told ?? name.category
        if kind == .species || kind == .unknown {
            if let index = scientific.find(name.binomial), !name.binomial.isEmpty {
                return found(index, isPart: isPart(folded, name))
            }
            for (text, index) in [(code, codes), (commonName, common), (bare(commonName), common)] where !text.isEmpty {
                let key = foldedName(Array(text.utf8))
                if let at = index.find(key) { return found(at, isPart: text.utf8.count < commonName.utf8.count) }
            }
        }
        return outside(written, name, kind: kind, commonName: commonName)
    }

    private func found(_ index: Int32, isPart: Bool) -> NameMatch {
        let taxon = taxa[Int(index)]
        return NameMatch(taxon: taxon, isPart: isPart && taxon.category == .species, isKnown: true)
    }

    /// True where a name says more than its binomial, other than its author.
    private func isPart(_ folded: [UInt8], _ name: ScientificName) -> Bool {
        guard folded.count > name.binomial.count + 1, folded.starts(with: name.binomial) else { return false }
        let next = folded[name.binomial.count + 1]
        return next >= 0x61 && next <= 0x7A || next == 0x28 || next == 0x5B
    }

    /// A common name without what is in brackets: "Rock Pigeon (Feral Pigeon)" is a Rock Pigeon.
    private func bare(_ name: String) -> String {
        let bytes = Array(name.utf8)
        guard let bracket = bytes.firstIndex(where: { $0 == 0x28 || $0 == 0x5B }), bracket > 0 else { return "" }
        return String(decoding: bytes[..<bracket], as: UTF8.self)
    }

    /// A name that the list does not have, put beside its relatives where they are known.
    private func outside(
        _ written: [UInt8], _ name: ScientificName, kind: Category, commonName: String
    ) -> NameMatch {
        let relative = relative(name.genus)
        let scientificName = name.group.isEmpty ? trimmed(written) : name.group + Array(" sp.".utf8)
        var shown = trimmed(Array(commonName.utf8))
        if shown.isEmpty { shown = scientificName }
        let key = foldedName(scientificName.isEmpty ? shown : scientificName)
        let taxon = Taxon(
            code: outsideCode(key), name: String(decoding: shown, as: UTF8.self),
            scientificName: String(decoding: scientificName, as: UTF8.self),
            family: relative.map { taxa[Int($0)].family } ?? "",
            familyName: relative.map { taxa[Int($0)].familyName } ?? "",
            sequence: relative.map { taxa[Int($0)].sequence + 1 } ?? Taxonomy.last,
            category: kind == .species ? .unknown : kind)
        return NameMatch(taxon: taxon, isPart: false, isKnown: relative != nil)
    }

    /// The first taxon of the genus or family that a word names; a subfamily's name (-inae) is tried as its family's.
    private func relative(_ word: [UInt8]) -> Int32? {
        let first = word.prefix { $0 != 0x2F }
        if let index = genera.find(Array(first)) ?? families.find(Array(first)) { return index }
        let ending = Array("inae".utf8)
        guard first.count > 5, first.suffix(4).elementsEqual(ending) else { return nil }
        return families.find(first.dropLast(4) + Array("idae".utf8))
    }

    /// Where names without relatives stand: after everything.
    static let last: Int32 = 1_000_000_000

    /// A code of ours: "x-" and 13 digits of base 32 of the name's hash, the same in every run.
    private func outsideCode(_ key: [UInt8]) -> String {
        let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
        var hash = nameHash(key)
        var code = Array("x-".utf8)
        for _ in 0..<13 {
            code.append(digits[Int(hash & 31)])
            hash >>= 5
        }
        return String(decoding: code, as: UTF8.self)
    }

    /// Bytes without white space around them.
    private func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        guard let start = bytes.firstIndex(where: { !isNameSpace($0) }),
            let end = bytes.lastIndex(where: { !isNameSpace($0) })
        else { return [] }
        return Array(bytes[start...end])
    }
}
