#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// What an address says of a state. What it leaves out is nil: the default, or what the person last had.
public struct Route: Equatable, Sendable {
    /// The proposal.
    public var proposal: Proposal?
    /// The active mode, or with `isClosed` the last one.
    public var mode: Mode?
    /// What the modes are called here, in their order.
    public var modes: [String] = []
    /// True for `sheet=none`, and for `detent=none`: the mode's sheet is not up, in a proposal where none may be.
    public var isClosed = false
    /// Where Nearby is.
    public var centre: Coordinate?
    /// What the place is called.
    public var place: String?
    /// Nearby's radius in km.
    public var kilometres: Int?
    /// Nearby's window in days.
    public var days: Int?
    /// Nearby's family.
    public var family: String?
    /// The local time that the lists are shown as of.
    public var asOf: LocalTime?
    /// The sheets over the mode, or over search's results: the front one last.
    public var sheets: [Sheet] = []
    /// Where the front sheet rests.
    public var detent: Detent?
    /// What is typed in the search field; not nil while search is open.
    public var query: String?
    /// True for `bar=min`.
    public var isMinimised = false
    /// The open menu.
    public var menu: Menu?
    /// The map's style.
    public var mapStyle: MapStyle?
    /// The flavour of the bar.
    public var flavour: Flavour?
    /// The appearance.
    public var theme: Theme?

    /// An address that says nothing.
    public init() {}

    /// A parameter that could not be read.
    public struct Problem: Error, Equatable {
        /// Its name.
        public var parameter: String
        /// What is wrong and what is right.
        public var message: String
    }

    /// Reads the query of an address ("?mode=rare&km=20", with or without what stands before the "?"). Parameters that
    /// are not ours are passed over. `modes`: what the modes are called where they are not Wingbar's own.
    public init(address: String, modes: [String] = []) throws(Problem) {
        self.modes = modes
        var latitude: Double?
        var longitude: Double?
        for (name, value) in queryItems(address) {
            switch name {
            case "lat": latitude = try Route.degrees(value, name, limit: 90)
            case "lon": longitude = try Route.degrees(value, name, limit: 180)
            case "km": kilometres = try Route.whole(value, name, Filter.kilometresRange)
            case "days": days = try Route.whole(value, name, Filter.daysRange)
            case "proposal":
                proposal = try Route.named(Proposal(name: value), name, "a, b, c, d1, d2, e, f or g")
            case "mode": mode = try Route.named(word(value), name, choices)
            case "detent" where same(value, "none"): isClosed = true
            case "detent": detent = try Route.named(Detent(name: value), name, "peek, half, full or none")
            case "menu":
                menu = try Route.named(Menu(name: value), name, "distance, period, family, more, style or modes")
            case "map": mapStyle = try Route.named(MapStyle(name: value), name, "standard or dark")
            case "flavour": flavour = try Route.named(Flavour(name: value), name, "ios260, ios26 or ios27")
            case "theme": theme = try Route.named(Theme(name: value), name, "system, light or dark")
            case "sheet" where same(value, "none"): isClosed = true
            case "sheet", "bird", "list", "count", "past", "row":
                sheets.append(
                    try Route.named(Sheet(name, value), name, "details, settings, about, support or none"))
            case "family": family = value
            case "place": place = value
            case "q": query = searchable(value)
            case "at": asOf = try Route.named(LocalTime(iso: value), name, "a date like 2026-05-01 or 2026-05-01T09:00")
            case "bar": isMinimised = same(value, "min")
            default: continue
            }
        }
        switch (latitude, longitude) {
        case (let latitude?, let longitude?): centre = Coordinate(latitude: latitude, longitude: longitude)
        case (nil, nil): break
        case (nil, _): throw Problem(parameter: "lat", message: "lon needs a lat beside it")
        case (_, nil): throw Problem(parameter: "lon", message: "lat needs a lon beside it")
        }
    }

    /// The address: "/" and what differs from the default, in a fixed order.
    public var address: String {
        var items: [(String, String)] = []
        if let proposal { items.append(("proposal", proposal.name)) }
        if let mode { items.append(("mode", modes.isEmpty ? mode.name : modes[mode.rawValue])) }
        if let centre {
            items.append(("lat", centre.latitude.text(places: 5)))
            items.append(("lon", centre.longitude.text(places: 5)))
        }
        if let place { items.append(("place", place)) }
        if let kilometres { items.append(("km", "\(kilometres)")) }
        if let days { items.append(("days", "\(days)")) }
        if let family { items.append(("family", family)) }
        if let asOf { items.append(("at", asOf.iso)) }
        if let query { items.append(("q", query)) }
        if isClosed { items.append(("sheet", "none")) }
        for sheet in sheets { items.append(sheet.parameter) }
        if let detent { items.append(("detent", detent.name)) }
        if isMinimised { items.append(("bar", "min")) }
        if let menu { items.append(("menu", menu.name)) }
        if let mapStyle { items.append(("map", mapStyle.name)) }
        if let flavour { items.append(("flavour", flavour.name)) }
        if let theme { items.append(("theme", theme.name)) }
        var text = "/"
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "?" : "&") + item.0 + "=" + percentEncoded(item.1)
        }
        return text
    }

    /// The mode that a word names.
    private func word(_ value: String) -> Mode? {
        if modes.isEmpty { return Mode.allCases.first { same($0.name, value) } }
        return modes.firstIndex { same($0, value) }.flatMap { Mode(rawValue: $0) }
    }

    private var choices: String { modes.isEmpty ? "nearby, rare or list" : modes.joined(separator: " or ") }

    private static func degrees(_ text: String, _ name: String, limit: Double) throws(Problem) -> Double {
        if let value = Double(decimal: text), value >= -limit, value <= limit { return Coordinate.inAddress(value) }
        let shown = Int(limit)
        throw Problem(parameter: name, message: "\(name) is a number of degrees from -\(shown) to \(shown)")
    }

    private static func whole(_ text: String, _ name: String, _ range: ClosedRange<Int>) throws(Problem) -> Int {
        if let value = Int(text), range.contains(value) { return value }
        throw Problem(
            parameter: name,
            message: "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }

    private static func named<T>(_ value: T?, _ name: String, _ choices: String) throws(Problem) -> T {
        guard let value else { throw Problem(parameter: name, message: "\(name) is \(choices)") }
        return value
    }
}

extension Coordinate {
    /// To 5 decimals (≈ 1 m), which is what an address says: so that a reload is at the very same place.
    var inAddress: Coordinate {
        Coordinate(latitude: Coordinate.inAddress(latitude), longitude: Coordinate.inAddress(longitude))
    }

    fileprivate static func inAddress(_ degrees: Double) -> Double { (degrees * 100_000).rounded() / 100_000 }
}
