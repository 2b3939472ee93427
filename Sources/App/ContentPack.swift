#if canImport(Birds)
import Birds
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

/// A content as bytes, from the server, which reads its file, to the browser, which shows it.
public enum ContentPack {
    /// The first bytes: "WBC" and the version of the format.
    static let magic: [UInt8] = [0x57, 0x42, 0x43, 0x01]

    /// Writes a content.
    public static func encode(_ content: Content) -> [UInt8] {
        var out = ByteWriter()
        out.raw(magic)
        out.text(content.title)
        write(content.camera.centre, &out)
        out.number(UInt64((content.camera.zoom * 1000).rounded()))
        out.number(UInt64(content.modes.count))
        for mode in content.modes { write(mode, &out) }
        out.number(content.search == nil ? 0 : 1)
        if let search = content.search { for text in [search.label, search.icon, search.prompt] { out.text(text) } }
        out.number(content.accessory == nil ? 0 : 1)
        if let accessory = content.accessory { write(accessory, &out) }
        return out.bytes
    }

    /// Reads a content.
    public static func decode(_ bytes: [UInt8]) throws(WireError) -> Content {
        var from = ByteReader(bytes)
        try from.expect(magic)
        let title = try from.text()
        let camera = Camera(centre: try coordinate(&from), zoom: Double(try from.number(below: 24_001)) / 1000)
        var modes: [ContentMode] = []
        for _ in 0..<(try from.count(each: 8)) { modes.append(try mode(&from)) }
        guard !modes.isEmpty else { throw .unknownFormat }
        var content = Content(title: title, camera: camera, modes: modes, search: nil, accessory: nil)
        if try from.number(below: 2) == 1 {
            content.search = ContentSearch(label: try from.text(), icon: try from.text(), prompt: try from.text())
        }
        if try from.number(below: 2) == 1 { content.accessory = try accessory(&from, modes.count) }
        return content
    }
}

private func write(_ at: Coordinate, _ out: inout ByteWriter) {
    out.degrees(at.latitude)
    out.degrees(at.longitude)
}

private func write(_ mode: ContentMode, _ out: inout ByteWriter) {
    for text in [mode.id, mode.label, mode.icon, mode.badgeWords, mode.title, mode.subtitle] { out.text(text) }
    // Nothing, then the dot and the counts.
    out.number(mode.badge.map { UInt64($0) + 1 } ?? 0)
    out.number(mode.opensAt.map { UInt64($0.rawValue) + 1 } ?? 0)
    out.number(UInt64(mode.sections.count))
    for section in mode.sections {
        out.text(section.title)
        out.number(UInt64(section.rows.count))
        for row in section.rows { write(row, &out) }
    }
}

private func write(_ row: ContentRow, _ out: inout ByteWriter) {
    for text in [row.title, row.detail, row.mark] { out.text(text) }
    out.number(row.at == nil ? 0 : 1)
    if let at = row.at { write(at, &out) }
    out.number(UInt64(row.facts.count))
    for fact in row.facts {
        out.text(fact.title)
        out.text(fact.detail)
    }
}

private func write(_ accessory: ContentAccessory, _ out: inout ByteWriter) {
    out.text(accessory.icon)
    switch accessory.says {
    case .fixed(let title, let detail):
        out.number(0)
        out.text(title)
        out.text(detail)
    case .nearest(let mode, let note):
        out.number(UInt64(mode) + 1)
        out.text(note)
    }
    out.number(UInt64(accessory.modes.count))
    for mode in accessory.modes { out.number(UInt64(mode)) }
    out.number(accessory.needsLocation ? 1 : 0)
}

private func coordinate(_ from: inout ByteReader) throws(WireError) -> Coordinate {
    Coordinate(latitude: try from.degrees(limit: 90), longitude: try from.degrees(limit: 180))
}

private func mode(_ from: inout ByteReader) throws(WireError) -> ContentMode {
    var mode = ContentMode(id: try from.text(), label: try from.text(), icon: try from.text())
    mode.badgeWords = try from.text()
    mode.title = try from.text()
    mode.subtitle = try from.text()
    let badge = try from.number(below: 10_001)
    if badge > 0 { mode.badge = badge - 1 }
    let detent = try from.number(below: Detent.allCases.count + 1)
    if detent > 0 { mode.opensAt = Detent(rawValue: UInt8(detent - 1)) }
    for _ in 0..<(try from.count(each: 2)) {
        var section = ContentSection(title: try from.text(), rows: [])
        for _ in 0..<(try from.count(each: 5)) { section.rows.append(try row(&from)) }
        mode.sections.append(section)
    }
    return mode
}

private func row(_ from: inout ByteReader) throws(WireError) -> ContentRow {
    var row = ContentRow(title: try from.text(), detail: try from.text(), mark: try from.text())
    if try from.number(below: 2) == 1 { row.at = try coordinate(&from) }
    for _ in 0..<(try from.count(each: 2)) {
        row.facts.append(ContentFact(title: try from.text(), detail: try from.text()))
    }
    return row
}

private func accessory(_ from: inout ByteReader, _ modes: Int) throws(WireError) -> ContentAccessory {
    let icon = try from.text()
    let nearest = try from.number(below: modes + 1)
    let says: ContentAccessory.Says =
        nearest == 0
        ? .fixed(title: try from.text(), detail: try from.text())
        : .nearest(mode: Int(nearest) - 1, note: try from.text())
    var shown: [Int] = []
    for _ in 0..<(try from.count(each: 1)) { shown.append(Int(try from.number(below: modes))) }
    return ContentAccessory(icon: icon, says: says, modes: shown, needsLocation: try from.number(below: 2) == 1)
}
