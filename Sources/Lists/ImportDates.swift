#if canImport(Birds)
import Birds
#endif

extension ListImport {
    /// The days that the file's lists are of: "1 May 2019 – 3 Jun 2021"; nothing where it has none.
    public var dates: String {
        var first: LocalTime?
        var last: LocalTime?
        for time in archive.lists.map({ $0.time }) + journals.map({ $0.list.time }) {
            first = min(first ?? time, time)
            last = max(last ?? time, time)
        }
        guard let first, let last else { return "" }
        return first.day == last.day ? first.dateText : first.dateText + " – " + last.dateText
    }
}
