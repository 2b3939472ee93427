/// Finds the texts in a zip file: the core of a Darwin Core Archive, or every text that is known, the largest first.
func findParts(inZip file: OpenedFile) throws(ImportError) -> [FilePart] {
    guard let archive = ZipArchive(file) else { return try findParts(inCutZip: file) }
    if let meta = archive.entries.first(where: { lastName($0.name) == "meta.xml" }) {
        return [try findCore(of: archive, meta, file)]
    }
    if archive.entries.contains(where: { $0.name.hasPrefix("xl/") }) {
        throw ImportError(sentence: "\(file.path): this is an Excel workbook. Save it as CSV and import that.")
    }
    if let locked = archive.entries.first(where: { $0.isEncrypted }) {
        throw ImportError(
            sentence: "\(file.path): \(locked.name) in it needs a password. Unpack it and import what is in it.")
    }
    var parts: [FilePart] = []
    var fault: String?
    for entry in archive.entries.sorted(by: { $0.size > $1.size }) {
        let open = { archive.stream(entry, fileSize: file.size).flatMap(recogniseUnpacked) }
        guard let stream = archive.stream(entry, fileSize: file.size) else { continue }
        if let found = recogniseUnpacked(stream) {
            parts.append(FilePart(like: found, prefix: "\(entry.name): ", open: open))
        } else {
            fault = fault ?? stream.fault
        }
    }
    if parts.isEmpty { throw unknown(file.path, inside: "the zip file", fault) }
    if parts.count == 1 { parts[0].prefix = "" }
    parts[0].note = unread(archive.entries.count - parts.count + archive.passedOver)
    return parts
}

/// What a report says about the files of a zip that were not read; empty where all were.
private func unread(_ count: Int) -> String {
    switch count {
    case ...0: ""
    case 1: "1 file in the zip file was not read: it is damaged or in no format that is known here"
    default:
        "\(count) files in the zip file were not read: they are damaged, in no format that is known here, or come "
            + "after the first \(ZipArchive.most)"
    }
}

/// Recognises a text that may be packed once more.
func recogniseUnpacked(_ stream: ByteStream) -> Recognised? {
    var head = [UInt8](repeating: 0, count: 512)
    let got = head.withUnsafeMutableBytes { stream.fill($0) }
    head.removeLast(512 - got)
    let whole = RewoundStream(head: head, rest: stream)
    return recognise(head.starts(with: gzipMagic) ? InflatedStream(whole, wrapping: .gzip) : whole)
}

private func findCore(
    of archive: ZipArchive, _ meta: ZipArchive.Entry, _ file: OpenedFile
) throws(ImportError) -> FilePart {
    guard let stream = archive.stream(meta, fileSize: file.size) else {
        throw ImportError(sentence: "\(file.path): its meta.xml cannot be unpacked. Download the archive again.")
    }
    var xml = [UInt8](repeating: 0, count: 4 << 20)
    let got = xml.withUnsafeMutableBytes { stream.fill($0) }
    guard let description = ArchiveMeta(xml: Array(xml[..<got])) else {
        throw ImportError(
            sentence: "\(file.path): its meta.xml names no file of occurrences, so there are no sightings to read.")
    }
    let folder = String(meta.name.dropLast("meta.xml".count))
    guard let core = archive.entries.first(where: { $0.name == folder + description.location }) else {
        throw ImportError(
            sentence: "\(file.path): \(description.location), which its meta.xml names, is not in it. "
                + "Download the archive again.")
    }
    guard
        let reader = GBIFReader(
            Header(names: description.terms), defaults: description.defaults),
        let text = archive.stream(core, fileSize: file.size)
    else {
        throw ImportError(
            sentence: "\(file.path): \(description.location) has no columns for the name, the date and the position.")
    }
    let rows = Rows(text)
    rows.dialect = description.dialect
    guard rows.more() else { throw unknown(file.path, inside: description.location, text.fault) }
    if rows.pending.starts(with: [0xEF, 0xBB, 0xBF]) { rows.skip(3) }
    for _ in 0..<min(max(0, description.headerLines), 100) {
        rows.skipLine()
        rows.lines += 1
    }
    return FilePart(
        recognised: Recognised(reader: reader, rows: rows, bodyStart: 0), format: "GBIF Darwin Core Archive")
}

private func findParts(inCutZip file: OpenedFile) throws(ImportError) -> [FilePart] {
    let zip = CutZip(file)
    var parts: [FilePart] = []
    for entry in zip.entries {
        let open = { zip.stream(entry, of: file).flatMap(recogniseUnpacked) }
        guard let found = open() else { continue }
        parts.append(FilePart(like: found, prefix: "\(entry.name): ", open: open))
    }
    if parts.isEmpty { throw unknown(file.path, inside: "the zip file, which is cut off or damaged", nil) }
    if parts.count == 1 { parts[0].prefix = "" }
    let others = unread(zip.entries.count - parts.count)
    parts[0].note =
        "the zip file is cut off or damaged; what is whole in it was read" + (others.isEmpty ? "" : "; \(others)")
    return parts
}

/// What follows the last slash of a name.
private func lastName(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }
