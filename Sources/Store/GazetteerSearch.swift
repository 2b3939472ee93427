import Birds
import Foundation

extension Gazetteer {
    /// Towns of which a name starts with some text, or a word of it; the most likely first.
    ///
    /// Likely is large, near, in the country and the province that the centre is in, or called so itself rather than in
    /// another language: the score is the logarithm of the population, less one for every doubling of the distance beyond
    /// 50 km, and more for the rest. So "spar" near Vancouver is Sparwood in the same province before the twenty times
    /// larger Sparks in Nevada, and "london" is still the one in England.
    public func search(_ text: String, near centre: Coordinate? = nil, limit: Int = 8) -> [Town] {
        let words = Gazetteer.words(text)
        guard !words.isEmpty, limit > 0 else { return [] }
        var found = matches(words)
        let home = centre.flatMap(nearestTown)
        if let centre {
            // A short text has more matches than are looked at; the near ones must be among them.
            let near = towns(around: centre, metres: 50_000).map { $0.0 }
            found += near.filter { Gazetteer.isCalled($0.name, words) }
        }
        var seen: Set<Int64> = []
        var scored: [(town: Town, score: Double)] = []
        for town in found where seen.insert(town.id).inserted {
            scored.append((town, Gazetteer.score(town, words, centre) + Gazetteer.kinship(town, home)))
        }
        scored.sort { $0.score != $1.score ? $0.score > $1.score : $0.town.id < $1.town.id }
        return scored.prefix(limit).map { $0.town }
    }

    /// How many matches are looked at. The file holds names in the order of population, so these are the largest.
    private static let looked: Int64 = 300

    private func matches(_ words: [String]) -> [Town] {
        // Every word is quoted, so that no text of a person's is an operator.
        let terms = words.map { "\"\($0)\"*" }.joined(separator: " ")
        return query { connection in
            let statement = try connection.statement(
                """
                SELECT \(Gazetteer.columns)
                FROM (SELECT rowid AS found FROM names WHERE names MATCH ?1 ORDER BY rowid LIMIT ?2)
                JOIN alias ON alias.id = found JOIN place ON place.id = alias.place
                """)
            statement.bind(terms, 1)
            statement.bind(Gazetteer.looked, 2)
            var towns: [Town] = []
            while try statement.step() { towns.append(Gazetteer.town(statement)) }
            statement.reset()
            return towns
        } ?? []
    }

    private static func score(_ town: Town, _ words: [String], _ centre: Coordinate?) -> Double {
        var score = log2(Double(max(100, town.population)))
        if isCalled(town.name, words) { score += 4 }
        if let centre { score -= log2(max(1, centre.metres(to: town.coordinate) / 50_000)) }
        return score
    }

    /// What it is worth to lie in the country of the town where somebody is, and in its province.
    private static func kinship(_ town: Town, _ home: Town?) -> Double {
        guard let home, town.country == home.country else { return 0 }
        return town.adminCode.isEmpty || town.adminCode != home.adminCode ? 2 : 4.5
    }

    /// True when every word starts a word of the name.
    private static func isCalled(_ name: String, _ words: [String]) -> Bool {
        let parts = Gazetteer.words(name)
        return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
    }

    /// The words of a text without case and accents; everything that is no letter or digit parts them.
    private static func words(_ text: String) -> [String] {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return folded.split { !$0.isLetter && !$0.isNumber }.prefix(8).map { String($0.prefix(40)) }
    }
}
