import Birds
import Wire

extension World {
    /// Species that a text finds by the starts of their words, or by code, scientific name or family; best first:
    /// the whole name, names that start with it, other names, the rest; each in taxonomic order.
    public func species(_ text: String, limit: Int = 50) throws(AnswerError) -> [Taxon] {
        do {
            let query = folded(text)
            var found: [[Taxon]] = [[], [], [], []]
            for taxon in try taxonomy().taxa where taxon.category == .species {
                if let rank = rank(taxon, query) { found[rank].append(taxon) }
            }
            return Array(found.joined().prefix(limit))
        } catch {
            throw AnswerError(error)
        }
    }

    private func rank(_ taxon: Taxon, _ query: [UInt8]) -> Int? {
        let name = folded(taxon.name)
        if name == query || query.elementsEqual(taxon.code.utf8) { return 0 }
        if matchesWords(query, in: name) { return name.starts(with: query) ? 1 : 2 }
        return matchesWords(query, in: folded("\(taxon.scientificName) \(taxon.family) \(taxon.familyName)")) ? 3 : nil
    }
}

/// Species as JSON.
public func speciesJSON(_ taxa: [Taxon]) -> JSONWriter {
    var json = JSONWriter(capacity: 64 + taxa.count * 160)
    json.array { json in
        for taxon in taxa {
            json.object { json in
                writeNames(of: taxon, &json)
            }
        }
    }
    return json
}

/// The names of a taxon as fields of an object.
func writeNames(of taxon: Taxon, _ json: inout JSONWriter) {
    json.field("code", taxon.code)
    json.field("name", taxon.name)
    json.field("scientificName", taxon.scientificName)
    json.field("family", taxon.family)
    json.field("familyName", taxon.familyName)
}
