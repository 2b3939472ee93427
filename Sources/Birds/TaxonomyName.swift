/// What a scientific name says about itself, worked out from its text.
///
/// eBird's and museums' names come as "Larus argentatus Pontoppidan, 1763", "Columba livia (Feral Pigeon)",
/// "Junco hyemalis [oreganus Group]", "Setophaga coronata coronata x auduboni", "Larus occidentalis x glaucescens",
/// "Aythya marila/affinis", "Larinae sp." or "Porzana".
struct ScientificName: Equatable {
    /// What kind of name it is; `unknown` for a text that is no name.
    var category: Category
    /// Genus and epithet, folded ("larus argentatus"); empty where the name is of no one species.
    var binomial: [UInt8]
    /// The first word, folded ("larus"); a genus, a family or something higher.
    var genus: [UInt8]
    /// The genus or something higher as it was written, where that is all the name says ("Larus Linnaeus, 1758").
    var group: [UInt8] = []

    /// Reads a name.
    init(_ text: [UInt8]) {
        let words = ScientificName.words(of: text)
        category = .unknown
        binomial = []
        genus = words.first.map { foldedName($0) } ?? []
        guard let first = words.first else { return }
        if words.count > 1, ScientificName.hasMarker(words) {
            category = .spuh
            return
        }
        if let cross = words.firstIndex(where: { $0 == [0x78] || $0 == [0x58] }), cross > 0, cross < words.count - 1 {
            guard ScientificName.isIntergrade(words, cross) else {
                category = .hybrid
                return
            }
        } else if let slash = words.firstIndex(where: { $0.contains(0x2F) }), slash < 2 {
            category = .slash
            return
        }
        guard words.count > 1, ScientificName.isEpithet(words[1], after: first) else {
            // A genus or something higher, perhaps with its author.
            let isGroup = first.first.map(isCapital) == true
            category = isGroup ? .spuh : .unknown
            group = isGroup ? first : []
            return
        }
        category = .species
        binomial = genus + [0x20] + foldedName(words[1].filter { $0 != 0x2C })
    }

    /// The words outside brackets, with × as x and no space around a slash.
    private static func words(of text: [UInt8]) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        var depth = 0
        var index = 0
        func finish() {
            if word.isEmpty { return }
            if let last = words.last, word.first == 0x2F || last.last == 0x2F {
                words[words.count - 1] += word
            } else {
                words.append(word)
            }
            word = []
        }
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case 0x28, 0x5B: depth += 1
            case 0x29, 0x5D: depth = max(0, depth - 1)
            case _ where depth > 0: continue
            case _ where isNameSpace(byte): finish()
            case 0xC3 where index < text.count && text[index] == 0x97:
                index += 1
                finish()
                words.append([0x78])
            default: word.append(byte)
            }
            if depth > 0 { finish() }
        }
        finish()
        return words
    }

    /// True where a word says "some species of".
    private static func hasMarker(_ words: [[UInt8]]) -> Bool {
        for word in words.dropFirst() {
            let folded = foldedName(word)
            for marker in ["sp", "sp.", "spp", "spp."] where folded.elementsEqual(marker.utf8) { return true }
        }
        return false
    }

    /// True for a cross inside one species: "coronata coronata x auduboni", "a b x a b c".
    private static func isIntergrade(_ words: [[UInt8]], _ cross: Int) -> Bool {
        guard cross >= 2 else { return false }
        let after = words[(cross + 1)...]
        guard let next = after.first else { return false }
        if next.first.map(isCapital) != true { return cross >= 3 && after.count == 1 }
        guard after.count > 1 else { return false }
        return next == words[0] && after[cross + 2] == words[1]
    }

    /// True where the second word is a species' epithet and not the author of a genus.
    private static func isEpithet(_ word: [UInt8], after genus: [UInt8]) -> Bool {
        guard let start = word.first else { return false }
        if start >= 0x61 && start <= 0x7A || start >= 0x80 { return true }
        // SHOUTED NAMES are names too.
        return isCapital(start) && genus.count > 1 && word.allSatisfy(isCapital) && genus.allSatisfy(isCapital)
    }
}
