#if canImport(Birds)
import Birds
#endif

extension Journal {
    /// Reads a list as version 1 kept it, as a journal; nil where any line is damaged, so that the text can be put
    /// aside. The same text gives the same operations on every device and in every tab.
    ///
    ///     list 1790000000
    ///     at 49.3 -123.14 Stanley Park
    ///     + cangoo 1790000012 Canada Goose
    ///     - cangoo 1790000015 Canada Goose
    ///     finished 1790003600
    ///
    /// It knew no clock of its place; `offset` is what that is taken to be, in seconds ahead of UTC.
    public init?(earlier text: String, offset: Int64) {
        var rest = text.utf8.split(separator: 0x0A)[...]
        guard let first = rest.popFirst() else { return nil }
        var words = Words(String(Substring(first)))
        guard let word = words.word(), same(word, "list"), let started = words.whole(),
            moments.contains(started)
        else { return nil }
        var place = ""
        var at = Coordinate(latitude: 0, longitude: 0)
        if let line = rest.first {
            words = Words(String(Substring(line)))
            if same(words.word() ?? "", "at") {
                guard let latitude = words.number(), let longitude = words.number() else { return nil }
                at = Coordinate(latitude: latitude, longitude: longitude)
                place = words.rest
                rest.removeFirst()
            }
        }
        guard at.isValid else { return nil }
        self.init(id: "\(started)-0")
        write(.start(utc: started, offset: offset, at: at, place: place), writer: 0, utc: started)
        for line in rest {
            words = Words(String(Substring(line)))
            let word = words.word() ?? ""
            if same(word, "finished"), let utc = words.whole(), moments.contains(utc) {
                write(.finish(seconds: max(0, min(longestList, utc - started))), writer: 0, utc: utc)
                continue
            }
            guard same(word, "+") || same(word, "-"), let code = words.word(), let utc = words.whole(),
                moments.contains(utc)
            else { return nil }
            let bird = ListedBird(code: code, name: words.rest)
            let change =
                same(word, "+") ? .add(bird, 1) : setting(bird, to: max(0, list.count(of: code) - 1))
            write(change, writer: 0, utc: utc)
        }
    }
}

/// The moments that a list can have been kept at: the years 1970 to 9999.
private let moments: ClosedRange<Int64> = 0...253_402_300_799
