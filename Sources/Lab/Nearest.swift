/// The known word that somebody who wrote another one most likely meant; nil where none is near.
///
/// Near is: it starts with the word or the other way round, or at most a third of its letters (two at least where it has
/// four) were changed, added, left out or swapped with the next.
func nearest(_ word: String, among known: [String]) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (word: String, steps: Int)?
    for candidate in known {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let isPart = wanted.count > 2 && (letters.starts(with: wanted) || wanted.starts(with: letters))
        let steps = isPart ? 1 : distance(wanted, letters)
        let most = max(letters.count / 3, letters.count >= 4 ? 2 : 1)
        if steps <= most, best.map({ steps < $0.steps }) ?? true { best = (candidate, steps) }
    }
    return best?.word
}

/// How many single letters have to be changed, added, left out or swapped with the next to make one word of the other
/// (optimal string alignment).
private func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var steps = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { steps = min(steps, before[j - 1] + 1) }
            row.append(steps)
        }
        before = last
        last = row
    }
    return last[b.count]
}
