import App
import Birds

/// Where a person was last, as the page's cookie `place` keeps it: "49.3,-123.14,5,14" and perhaps the place's name.
struct LastPlace: Equatable {
    /// The circle and the window.
    var filter: Filter
    /// What the place was called; nil where it has its own name.
    var name: String?

    /// Reads the cookie; nil where anything about it is wrong, because a broken cookie must not break the page.
    init?(cookie: String) {
        let parts = cookie.split(separator: ",", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count >= 4, let latitude = Double(decimal: String(parts[0])),
            let longitude = Double(decimal: String(parts[1])), let kilometres = digits(parts[2]),
            let days = digits(parts[3])
        else { return nil }
        let centre = Coordinate(latitude: latitude, longitude: longitude)
        guard centre.isValid, Filter.kilometresRange.contains(Int(kilometres)), Filter.daysRange.contains(Int(days))
        else { return nil }
        filter = Filter(centre: centre, kilometres: Int(kilometres), days: Int(days))
        name = parts.count > 4 && !parts[4].isEmpty ? percentDecoded(parts[4], plusIsSpace: false) : nil
    }
}
