#if canImport(Birds)
import Birds
#endif

/// A region as bytes: what the server sends and the browser keeps for when there is no signal.
///
/// Taxa, families and places come once, in tables; sightings are columns of small numbers (times as steps back from
/// the newest), because columns compress better than rows.
public enum RegionPack {
    /// The first bytes: "WBR" and the version of the format.
    static let magic: [UInt8] = [0x57, 0x42, 0x52, 0x01]

    /// Writes a region. Its sightings must be newest first.
    public static func encode(_ region: Region) -> [UInt8] {
        var out = ByteWriter()
        out.raw(magic)
        out.text(region.title)
        out.text(region.subtitle)
        out.degrees(region.centre.latitude)
        out.degrees(region.centre.longitude)
        out.text(region.zone)
        out.signed(region.offset)
        out.signed(region.now.packed)
        out.number(region.hasSample ? 1 : 0)
        write(region.offer, &out)
        writeTaxa(region.taxa, &out)
        for share in region.shares { out.number(UInt64(share)) }
        out.number(UInt64(region.places.count))
        for place in region.places { write(place, &out) }
        out.number(UInt64(region.sightings.count))
        var last = region.now.packed
        for sighting in region.sightings {
            out.signed(last - sighting.time.packed)
            last = sighting.time.packed
        }
        for sighting in region.sightings { out.number(UInt64(sighting.taxon)) }
        for sighting in region.sightings { out.number(UInt64(sighting.place)) }
        for sighting in region.sightings { out.number(UInt64(sighting.count + 1)) }
        return out.bytes
    }

    /// Reads a region; every index in it is within its table.
    public static func decode(_ bytes: [UInt8]) throws(WireError) -> Region {
        var from = ByteReader(bytes)
        try from.expect(magic)
        let title = try from.text()
        let subtitle = try from.text()
        let centre = try coordinate(&from)
        let zone = try from.text()
        let offset = try from.signed()
        let now = LocalTime(packed: try bounded(try from.signed()))
        var region = Region(
            title: title, subtitle: subtitle, centre: centre, zone: zone, offset: max(-86_400, min(86_400, offset)),
            now: now)
        region.hasSample = try from.number(below: 2) == 1
        region.offer = try offer(&from)
        region.taxa = try readTaxa(&from)
        region.shares.reserveCapacity(region.taxa.count)
        for _ in 0..<region.taxa.count { region.shares.append(try from.number(below: 10_001)) }
        for _ in 0..<(try from.count(each: 4)) { region.places.append(try place(&from)) }
        try readSightings(&from, &region)
        return region
    }

    private static func readSightings(_ from: inout ByteReader, _ region: inout Region) throws(WireError) {
        let count = try from.count(each: 4)
        region.sightings.reserveCapacity(count)
        var last = region.now.packed
        for _ in 0..<count {
            last = try bounded(last &- (try bounded(try from.signed())))
            region.sightings.append(Sighting(taxon: 0, place: 0, time: LocalTime(packed: last), count: -1))
        }
        for index in 0..<count { region.sightings[index].taxon = try from.number(below: region.taxa.count) }
        for index in 0..<count { region.sightings[index].place = try from.number(below: region.places.count) }
        for index in 0..<count { region.sightings[index].count = try from.number(below: Int(Int32.max)) - 1 }
    }

    private static func write(_ place: Place, _ out: inout ByteWriter) {
        out.text(place.name)
        out.degrees(place.coordinate.latitude)
        out.degrees(place.coordinate.longitude)
        out.number(place.isApproximate ? 1 : 0)
    }

    private static func place(_ from: inout ByteReader) throws(WireError) -> Place {
        let name = try from.text()
        let at = try coordinate(&from)
        return Place(name: name, coordinate: at, isApproximate: try from.number(below: 2) == 1)
    }

    private static func coordinate(_ from: inout ByteReader) throws(WireError) -> Coordinate {
        let latitude = try from.degrees(limit: 90)
        return Coordinate(latitude: latitude, longitude: try from.degrees(limit: 180))
    }

    /// An offer: a bit for each part that is there, then the parts.
    private static func write(_ offer: Offer, _ out: inout ByteWriter) {
        let parts: UInt64 =
            (offer.newestHere == nil ? 0 : 1) | (offer.nearest == nil ? 0 : 2) | (offer.nearestNewest == nil ? 0 : 4)
        out.number(parts)
        if let time = offer.newestHere { out.signed(time.packed) }
        if let place = offer.nearest { write(place, &out) }
        if let time = offer.nearestNewest { out.signed(time.packed) }
    }

    private static func offer(_ from: inout ByteReader) throws(WireError) -> Offer {
        var offer = Offer()
        let parts = try from.number(below: 8)
        if parts & 1 != 0 { offer.newestHere = LocalTime(packed: try bounded(try from.signed())) }
        if parts & 2 != 0 { offer.nearest = try place(&from) }
        if parts & 4 != 0 { offer.nearestNewest = LocalTime(packed: try bounded(try from.signed())) }
        return offer
    }

    /// Packed times within the years that `CalendarDate` knows, so that arithmetic on them cannot overflow.
    private static func bounded(_ packed: Int64) throws(WireError) -> Int64 {
        guard packed > -(1 << 40), packed < 1 << 40 else { throw .badNumber(0) }
        return packed
    }
}
