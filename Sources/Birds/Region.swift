/// A place where birds were seen: a hotspot, a park, a private location.
public struct Place: Equatable, Sendable {
    /// What people call it; "Private location" where the record is private.
    public var name: String
    /// Where it is; rounded to 2 decimals (≈ 1 km) where the record is private.
    public var coordinate: Coordinate
    /// True where the exact position is hidden.
    public var isApproximate: Bool

    /// Makes a place of its parts.
    public init(name: String, coordinate: Coordinate, isApproximate: Bool = false) {
        self.name = name
        self.coordinate = coordinate
        self.isApproximate = isApproximate
    }
}

/// One record of one taxon at one place.
public struct Sighting: Equatable, Sendable {
    /// Index into the region's taxa.
    public var taxon: Int32
    /// Index into the region's places.
    public var place: Int32
    /// When, on the clock of the place.
    public var time: LocalTime
    /// How many birds; −1 where nobody counted (eBird's X).
    public var count: Int32

    /// Makes a sighting of its parts.
    public init(taxon: Int32, place: Int32, time: LocalTime, count: Int32) {
        self.taxon = taxon
        self.place = place
        self.time = time
        self.count = count
    }
}

/// Everything known around a place: what a region pack holds once it is read.
///
/// The browser filters, groups, sorts and searches inside it, so changing 5 km to 20 km needs no network.
public struct Region: Equatable, Sendable {
    /// What the centre is called ("Stanley Park").
    public var title: String
    /// Town and state ("Vancouver, BC"); empty at sea.
    public var subtitle: String
    /// The middle of the region.
    public var centre: Coordinate
    /// The time zone of the centre, IANA name ("America/Vancouver").
    public var zone: String
    /// The zone's offset from UTC in seconds at `now`.
    public var offset: Int64
    /// The local time up to which sightings are held.
    public var now: LocalTime
    /// The names that the sightings use, in taxonomic order.
    public var taxa: [Taxon]
    /// Per taxon: list-days with it in 10,000ths of all list-days within 50 km; under 200 (2 %) is rare.
    public var shares: [Int32]
    /// The places that the sightings use.
    public var places: [Place]
    /// Sightings within 50 km and 30 days before `now`, newest first.
    public var sightings: [Sighting]
    /// True while the store holds the made-up sample.
    public var hasSample: Bool
    /// Where and when something is known, if the window holds nothing.
    public var offer: Offer

    /// An empty region around a centre.
    public init(title: String, subtitle: String, centre: Coordinate, zone: String, offset: Int64, now: LocalTime) {
        self.title = title
        self.subtitle = subtitle
        self.centre = centre
        self.zone = zone
        self.offset = offset
        self.now = now
        taxa = []
        shares = []
        places = []
        sightings = []
        hasSample = false
        offer = Offer()
    }
}

/// What a list that holds nothing offers in one tap.
public struct Offer: Equatable, Sendable {
    /// The newest time within 50 km that has a sighting, if any.
    public var newestHere: LocalTime?
    /// The nearest place with a sighting in the same 30 days, or with any sighting at all.
    public var nearest: Place?
    /// The newest time at that place.
    public var nearestNewest: LocalTime?

    /// Offers nothing.
    public init() {}
}
