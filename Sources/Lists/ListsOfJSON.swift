#if canImport(Birds)
import Birds
#endif
#if canImport(Wire)
import Wire
#endif

extension ListImport {
    /// Reads what `ListJSON` wrote, list by list; nil where the text has no lists. A list that is damaged is named by its
    /// line and costs no other.
    static func readJSON(_ bytes: [UInt8]) -> ListImport? {
        guard var pieces = JSONPieces(bytes, key: "lists") else { return nil }
        var found = ListImport(format: "Wingbar's lists")
        while let piece = pieces.next() {
            do throws(JSONProblem) {
                let value = try JSON(piece.bytes)
                if let journal = journal(value, piece.line, &found) {
                    found.journals.append(journal)
                } else if let list = list(value) {
                    if found.archive.list(list.id) == nil { found.archive.append(list) }
                } else {
                    found.report(piece.line, "is no list that can be read")
                }
            } catch {
                found.report(piece.line + error.line - 1, error.reason)
            }
        }
        if !pieces.isWhole { found.report(pieces.reached, "The file is cut off here; what followed is missing.") }
        return found
    }

    /// A list with its operations; nil where it has none, or not one that begins it. A damaged operation costs no other.
    private static func journal(_ value: JSON, _ line: Int, _ found: inout ListImport) -> Journal? {
        guard let id = id(value), let lines = value["operations"]?.array else { return nil }
        var operations: [Operation] = []
        for value in lines {
            if let operation = value.string.flatMap({ Operation(text: $0) }), operation.id.clock < newestFromOutside {
                operations.append(operation)
            } else {
                found.report(line, "An operation of this list is damaged; it is left out.")
            }
        }
        let journal = Journal(id: id, operations)
        return journal.hasStarted ? journal : nil
    }

    private static func list(_ value: JSON) -> BirdList? {
        guard let id = id(value), let latitude = value["latitude"]?.number, let longitude = value["longitude"]?.number,
            let time = value["start"]?.string.flatMap({ LocalTime(iso: $0) }), let birds = value["birds"]?.array
        else { return nil }
        let at = Coordinate(latitude: latitude, longitude: longitude)
        guard at.isValid else { return nil }
        var list = BirdList(
            id: id, startedAt: time.minutes * 60, offset: 0, place: value["place"]?.string ?? "", coordinate: at)
        list.hasClock = time.hasClock
        list.isFinished = true
        list.seconds = value["seconds"]?.integer.flatMap { (0...longestList).contains($0) ? $0 : nil }
        list.metres = value["metres"]?.integer.flatMap { (0...40_000_000).contains($0) ? $0 : nil }
        list.observers = max(1, min(100_000, value["observers"]?.integer ?? 1))
        list.how = value["protocol"]?.string.flatMap { ListProtocol(name: $0) } ?? .historical
        list.isComplete = value["complete"]?.bool ?? false
        list.comments = value["comments"]?.string ?? ""
        list.isOthers = value["shared"]?.bool ?? false
        for bird in birds.reversed() {
            guard let entry = entry(bird) else { continue }
            list.entries.append(entry)
        }
        return list
    }

    private static func entry(_ value: JSON) -> ListEntry? {
        guard let code = value["code"]?.string, !code.utf8.isEmpty, !code.utf8.contains(where: { $0 <= 0x20 }),
            let name = value["name"]?.string, let count = value["count"]?.integer, count == -1 || count >= 1,
            count <= mostBirds
        else { return nil }
        let category = value["category"]?.integer.flatMap { Category(rawValue: UInt8(clamping: $0)) } ?? .unknown
        return ListEntry(
            bird: ListedBird(
                code: code, name: name, scientificName: value["scientificName"]?.string ?? "", category: category),
            count: count, note: value["note"]?.string ?? "",
            noticed: value["noticed"]?.string.flatMap { Noticed(name: $0) } ?? .unsaid)
    }

    /// An id without spaces: it is a word of actions and keys.
    private static func id(_ value: JSON) -> String? {
        guard let id = value["id"]?.string, !id.utf8.isEmpty, id.utf8.count <= 60,
            !id.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F })
        else { return nil }
        return id
    }
}
