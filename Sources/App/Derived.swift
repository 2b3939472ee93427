#if canImport(Birds)
import Birds
#endif

/// What the lists and the map show now, worked out by the reducer when what they depend on changes.
public struct Derived: Equatable, Sendable {
    /// The region's places as seen from the filter's centre.
    public var around = Surroundings()
    /// Per place of the region: how many sightings Nearby's filter lets through.
    public var weights: [Int32] = []
    /// Nearby's rows in taxonomic order.
    public var nearby: [SpeciesSummary] = []
    /// How many of them are species.
    public var speciesCount = 0
    /// The families that the Family menu offers.
    public var families: [Taxon] = []
    /// Rare's rows, newest first.
    public var rare: [RareSighting] = []
    /// The discs on the map.
    public var discs: [Disc] = []
    /// The discs of the rare birds beside them, where these are a section of Nearby.
    public var rareDiscs: [Disc] = []
    /// The sightings of the bird whose sheet is in front, newest first, as indices into the region.
    public var birdSightings: [Int32] = []
    /// The birds that search found, best first, as indices into the world's species.
    public var foundBirds: [Int32] = []

    /// The rows of a content that search found.
    public var foundRows: [ContentRowID] = []

    /// The region's places that search found, the nearest first, as indices into the region's places.
    public var foundPlaces: [Int32] = []

    /// Nothing.
    public init() {}
}
