#if canImport(Birds)
import Birds
#endif

/// All the world's species as bytes, for search in the browser.
public enum SpeciesList {
    /// The first bytes: "WBS" and the version of the format.
    static let magic: [UInt8] = [0x57, 0x42, 0x53, 0x01]

    /// Writes taxa in the order in which they stand.
    public static func encode(_ taxa: [Taxon]) -> [UInt8] {
        var out = ByteWriter()
        out.raw(magic)
        writeTaxa(taxa, &out)
        return out.bytes
    }

    /// Reads taxa.
    public static func decode(_ bytes: [UInt8]) throws(WireError) -> [Taxon] {
        var from = ByteReader(bytes)
        try from.expect(magic)
        return try readTaxa(&from)
    }
}
