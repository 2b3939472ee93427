import App
import BarRules
import Birds
import Navigation
import Wire

/// A content file that was read: what is drawn, and the bar as the rules see it.
public struct ContentFile: Equatable, Sendable {
    /// What is drawn.
    public var content: Content
    /// What the rules are held against, with the modes numbered as in the file.
    public var spec: BarSpec
}

/// Everything that is wrong with a file; never empty.
public struct FileProblems: Error, Equatable, Sendable {
    /// The problems, in the order of the file.
    public var list: [FileProblem]
}

extension ContentFile {
    /// Reads a content file. Whatever the bytes are, the answer is a content or what is wrong and where.
    public init(_ bytes: [UInt8]) throws(FileProblems) {
        guard bytes.count <= largestContent else {
            throw FileProblems(
                list: [FileProblem("", "The file has \(bytes.count) bytes; \(largestContent) are the most.")])
        }
        let json: JSON
        do {
            json = try JSON(bytes)
        } catch {
            throw FileProblems(list: [FileProblem("", error.sentence)])
        }
        var problems = contentShape.problems(json)
        if problems.isEmpty { problems = referenceProblems(json) }
        guard problems.isEmpty else { throw FileProblems(list: problems) }
        content = readContent(json)
        spec = readSpec(json)
    }
}

/// What no shape can say: ids that name nothing or stand twice, keys that exclude each other.
private func referenceProblems(_ json: JSON) -> [FileProblem] {
    var found: [FileProblem] = []
    let modes = json["modes"]?.array ?? []
    let ids = modes.map { $0["id"]?.string ?? "" }
    func mustName(_ id: String, _ path: String) {
        guard !ids.contains(id) else { return }
        let hint = nearest(id, among: ids).map { "; did you mean “\($0)”?" } ?? "."
        found.append(FileProblem(path, "No mode has this id\(hint)"))
    }
    for (index, id) in ids.enumerated() {
        if let first = ids.firstIndex(of: id), first < index {
            found.append(FileProblem("modes[\(index)].id", "“\(id)” is also the id of modes[\(first)]."))
        }
    }
    let searches = modes.indices.filter { modes[$0]["role"]?.string == "search" }
    for index in searches.dropFirst() {
        found.append(FileProblem("modes[\(index)].role", "modes[\(searches[0])] has the role of search already."))
    }
    if searches.count == modes.count { found.append(FileProblem("modes", "Besides search there must be a mode.")) }
    if let index = searches.first {
        if json["search"] != nil {
            found.append(FileProblem("search", "modes[\(index)] is search already; say it in one place."))
        }
        if json["sheets"]?[ids[index]] != nil {
            found.append(FileProblem(joined("sheets", ids[index]), "Search has no rows of its own."))
        }
    }
    for member in json["sheets"]?.members ?? [] { mustName(member.key, joined("sheets", member.key)) }
    if let accessory = json["accessory"] {
        if let mode = accessory["nearest"]?.string { mustName(mode, "accessory.nearest") }
        for (index, mode) in (accessory["modes"]?.array ?? []).enumerated() {
            mustName(mode.string ?? "", "accessory.modes[\(index)]")
        }
        for key in ["title", "detail"] where accessory["nearest"] != nil && accessory[key] != nil {
            found.append(FileProblem("accessory.\(key)", "Beside \"nearest\" this has no meaning; the row says it."))
        }
        if accessory["nearest"] == nil, accessory["title"] == nil {
            found.append(FileProblem("accessory.title", "This is missing; or say \"nearest\"."))
        }
        if accessory["nearest"] == nil, accessory["note"] != nil {
            found.append(FileProblem("accessory.note", "This stands only beside \"nearest\"."))
        }
    }
    return found
}

private func readContent(_ json: JSON) -> Content {
    let modes = json["modes"]?.array ?? []
    let shown = modes.filter { $0["role"]?.string != "search" }
    let ids = shown.map { $0["id"]?.string ?? "" }
    let read = shown.map { readMode($0, json["sheets"]?[$0["id"]?.string ?? ""]) }
    let role = modes.first { $0["role"]?.string == "search" }
    return Content(
        title: json["title"]?.string ?? "", camera: readCamera(json, read), modes: read,
        search: readSearch(json, role: role), accessory: json["accessory"].map { readAccessory($0, ids) })
}

/// Where the file says, else around its first row with a place, else the world.
private func readCamera(_ json: JSON, _ modes: [ContentMode]) -> Camera {
    if let centre = json["map"]?["centre"].flatMap(position), let zoom = json["map"]?["zoom"]?.number {
        return Camera(centre: centre, zoom: zoom)
    }
    for mode in modes {
        for row in mode.rows { if let at = row.at { return Camera(centre: at, zoom: 13) } }
    }
    return Camera(centre: Coordinate(latitude: 0, longitude: 0), zoom: 1)
}

private func readMode(_ mode: JSON, _ sheet: JSON?) -> ContentMode {
    var read = ContentMode(
        id: mode["id"]?.string ?? "", label: mode["label"]?.string ?? "", icon: mode["icon"]?.string ?? "")
    switch readBadge(mode) {
    case .count(let count)?: read.badge = Int32(clamping: count)
    case nil: read.badge = nil
    // Words are no badge: the rules say so, and a dot is drawn.
    case .dot?, .words?: read.badge = 0
    }
    read.badgeWords = mode["badgeLabel"]?.string ?? ""
    if let title = sheet?["title"]?.string { read.title = title }
    read.subtitle = sheet?["subtitle"]?.string ?? ""
    read.opensAt = sheet?["opensAt"]?.string.flatMap { Detent(name: $0) }
    read.sections = (sheet?["sections"]?.array ?? []).map { section in
        ContentSection(title: section["title"]?.string ?? "", rows: (section["rows"]?.array ?? []).map(readRow))
    }
    return read
}

private func readRow(_ row: JSON) -> ContentRow {
    ContentRow(
        title: row["title"]?.string ?? "", detail: row["detail"]?.string ?? "", mark: row["mark"]?.string ?? "",
        at: row["at"].flatMap(position),
        facts: (row["facts"]?.array ?? []).map {
            ContentFact(title: $0["title"]?.string ?? "", detail: $0["detail"]?.string ?? "")
        })
}

private func readSearch(_ json: JSON, role: JSON?) -> ContentSearch? {
    guard role != nil || json["search"] != nil else { return nil }
    let label = role?["label"]?.string ?? json["search"]?["label"]?.string ?? "Search"
    return ContentSearch(
        label: label, icon: role?["icon"]?.string ?? "search", prompt: json["search"]?["prompt"]?.string ?? label)
}

private func readAccessory(_ accessory: JSON, _ ids: [String]) -> ContentAccessory {
    var says = ContentAccessory.Says.fixed(
        title: accessory["title"]?.string ?? "", detail: accessory["detail"]?.string ?? "")
    if let mode = accessory["nearest"]?.string.flatMap({ ids.firstIndex(of: $0) }) {
        says = .nearest(mode: mode, note: accessory["note"]?.string ?? "")
    }
    return ContentAccessory(
        icon: accessory["icon"]?.string ?? "", says: says,
        modes: (accessory["modes"]?.array ?? []).compactMap { mode in mode.string.flatMap { ids.firstIndex(of: $0) } },
        needsLocation: accessory["location"]?.bool ?? false)
}

private func position(_ json: JSON) -> Coordinate? {
    let parts = (json.array ?? []).compactMap(\.number)
    return parts.count == 2 ? Coordinate(latitude: parts[0], longitude: parts[1]) : nil
}

/// A mode's badge as the file has it.
func readBadge(_ mode: JSON) -> Badge? {
    guard let badge = mode["badge"] else { return nil }
    if let count = badge.integer { return .count(Int(count)) }
    guard let word = badge.string else { return nil }
    return word == "dot" ? .dot : .words(word)
}
