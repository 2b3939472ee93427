#if canImport(Birds)
import Birds
#endif
#if canImport(Wire)
import Wire
#endif

extension Archive {
    /// The first bytes: "WBA" and the version of the format.
    static let magic: [UInt8] = [0x57, 0x42, 0x41, 0x01]

    /// What marks another person's list, above its protocol.
    private static let others = UInt64(ListProtocol.allCases.count) << 1

    /// The lists as bytes, a million entries in two to three megabytes.
    public func encode() -> [UInt8] {
        var out = ByteWriter()
        out.raw(Archive.magic)
        out.number(UInt64(birds.count))
        for bird in birds {
            out.text(bird.code)
            out.text(bird.name)
            out.text(bird.scientificName)
            out.number(UInt64(bird.category.rawValue))
        }
        out.number(UInt64(places.count))
        for place in places {
            out.text(place.name)
            out.degrees(place.coordinate.latitude)
            out.degrees(place.coordinate.longitude)
        }
        out.number(UInt64(lists.count))
        for list in lists {
            out.text(list.id)
            out.number(UInt64(list.place))
            out.signed(list.time.packed)
            out.signed(Int64(list.minutes))
            out.signed(Int64(list.metres))
            out.number(UInt64(max(0, list.observers)))
            out.number(
                (list.isOthers ? Archive.others : 0)
                    | UInt64(list.how.rawValue) << 1 | (list.isComplete ? 1 : 0))
            out.text(list.comments)
            out.number(UInt64(list.entries.count))
        }
        for bird in entryBirds { out.number(UInt64(bird)) }
        for count in entryCounts { out.number(UInt64(count + 1)) }
        out.number(UInt64(notes.count))
        for note in notes {
            out.number(UInt64(note.entry))
            out.text(note.text)
        }
        return out.bytes
    }

    /// Reads what `encode` wrote.
    public static func decode(_ bytes: [UInt8]) throws(WireError) -> Archive {
        var from = ByteReader(bytes)
        try from.expect(magic)
        var archive = Archive()
        for _ in 0..<(try from.count(each: 4)) {
            let code = try from.text()
            let name = try from.text()
            let scientificName = try from.text()
            guard let category = Category(rawValue: UInt8(try from.number(below: Category.allCases.count))) else {
                throw .unknownFormat
            }
            let bird = ListedBird(code: code, name: name, scientificName: scientificName, category: category)
            guard archive.index(of: bird) == Int32(archive.birds.count - 1) else { throw .unknownFormat }
        }
        for _ in 0..<(try from.count(each: 3)) {
            let name = try from.text()
            let latitude = try from.degrees(limit: 90)
            let at = Coordinate(latitude: latitude, longitude: try from.degrees(limit: 180))
            guard archive.index(of: ListPlace(name: name, coordinate: at)) == Int32(archive.places.count - 1) else {
                throw .unknownFormat
            }
        }
        var total: Int32 = 0
        for _ in 0..<(try from.count(each: 9)) {
            let id = try from.text()
            if archive.list(id) != nil { throw .unknownFormat }
            var list = PastList(
                id: id, place: try from.number(below: archive.places.count), time: LocalTime(packed: try from.moment()))
            list.minutes = Int32(clamping: try from.signed())
            list.metres = Int32(clamping: try from.signed())
            list.observers = try from.number(below: Int(Int32.max))
            var how = UInt64(try from.number(below: Int(others) * 2))
            list.isOthers = how >= others
            how %= others
            list.how = ListProtocol(rawValue: UInt8(how >> 1)) ?? .historical
            list.isComplete = how & 1 == 1
            list.comments = try from.text()
            let count = Int32(try from.count(each: 2))
            archive.begin(list)
            // Together the lists cannot claim more entries than there are bytes for.
            guard Int(total) + Int(count) <= from.left / 2 else { throw .cutOff }
            archive.lists[archive.lists.count - 1].entries = total..<(total + count)
            total += count
        }
        archive.entryBirds = try from.numbers(Int(total), below: archive.birds.count)
        archive.entryCounts = try from.numbers(Int(total), below: Int(mostBirds) + 2)
        for index in archive.entryCounts.indices { archive.entryCounts[index] -= 1 }
        for _ in 0..<(try from.count(each: 2)) {
            let entry = try from.number(below: Int(total))
            if let last = archive.notes.last, last.entry >= entry { throw .unknownFormat }
            archive.notes.append((entry, try from.text()))
        }
        return archive
    }
}

extension ByteReader {
    /// A packed local time between the years 1 and 9999.
    fileprivate mutating func moment() throws(WireError) -> Int64 {
        let value = try signed()
        guard value.magnitude < 10_000_000_000 else { throw .badNumber(0) }
        return value
    }
}
