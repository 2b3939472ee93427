/// What kind of name a record was filed under, in eBird's words.
///
/// Only `species` counts as a species. Subspecies, forms, intergrades and domestic types have rolled up to their
/// species before a `Taxon` exists; the others keep their own name because nobody knows which species they were.
public enum Category: UInt8, Sendable, CaseIterable {
    /// One species of the current list.
    case species = 0
    /// A group of species ("gull sp.").
    case spuh = 1
    /// One of two or three ("Greater/Lesser Scaup").
    case slash = 2
    /// A cross of two species.
    case hybrid = 3
    /// A name that the current list does not have, kept as it was stored.
    case unknown = 4
}

/// A name that sightings are filed under, with its place in the taxonomy.
public struct Taxon: Equatable, Sendable {
    /// eBird's species code, 2 to 8 characters ("cangoo"); for names without one, a code of ours that starts with "x-".
    public var code: String
    /// The name people read ("Canada Goose").
    public var name: String
    /// The scientific name ("Branta canadensis").
    public var scientificName: String
    /// The family's scientific name ("Anatidae"), empty when not known.
    public var family: String
    /// The family's English name ("Ducks, Geese, and Waterfowl"), empty when not known.
    public var familyName: String
    /// Position in taxonomic order, from 1; names outside the list come after their family or last.
    public var sequence: Int32
    /// What kind of name it is.
    public var category: Category

    /// Makes a taxon of its parts.
    public init(
        code: String, name: String, scientificName: String, family: String, familyName: String, sequence: Int32,
        category: Category
    ) {
        self.code = code
        self.name = name
        self.scientificName = scientificName
        self.family = family
        self.familyName = familyName
        self.sequence = sequence
        self.category = category
    }
}
