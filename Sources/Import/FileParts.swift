/// A text in a file: the file itself, or what is packed in it.
struct FilePart {
    /// What the format is called in reports.
    var format: String
    /// True where the text is the file itself, so that threads can each read pieces of it.
    var isPlainFile = false
    /// What problems' reasons start with: the name inside a zip that holds several.
    var prefix = ""
    /// What is wrong with it as a whole.
    var note = ""
    /// Gives the text, once; nil where it can no longer be opened.
    var open: () -> Recognised?

    /// A text that is open already. `format` is given where it is more than the reader knows.
    init(recognised: Recognised, isPlainFile: Bool = false, format: String? = nil) {
        self.format = format ?? type(of: recognised.reader).format
        self.isPlainFile = isPlainFile
        open = { recognised }
    }

    /// A text of the kind of one that was looked at; it is opened when its turn comes, so that a zip file of thousands
    /// needs the memory of one.
    init(like found: Recognised, prefix: String, open: @escaping () -> Recognised?) {
        format = type(of: found.reader).format
        self.prefix = prefix
        self.open = open
    }
}

/// Finds the texts in a file; throws a sentence where there is none that can be read.
func findParts(in file: OpenedFile) throws(ImportError) -> [FilePart] {
    let head = file.head(512)
    if head.starts(with: gzipMagic) {
        let stream = InflatedStream(file.stream, wrapping: .gzip)
        guard let found = recogniseUnpacked(stream) else {
            throw unknown(file.path, inside: "the gzip file", stream.fault)
        }
        return [FilePart(recognised: found)]
    }
    if head.starts(with: zipMagic) { return try findParts(inZip: file) }
    for kind in notTexts where kind.matches(head) {
        throw ImportError(sentence: "\(file.path): this is \(kind.name).")
    }
    guard let found = recognise(file.stream) else { throw unknown(file.path, inside: "the file", nil) }
    return [FilePart(recognised: found, isPlainFile: true)]
}

/// How a gzip file begins.
let gzipMagic: [UInt8] = [0x1F, 0x8B]

/// The sentence for a file in which nothing was recognised.
func unknown(_ path: String, inside what: String, _ fault: String?) -> ImportError {
    let reason = fault.map { " (\($0))" } ?? ""
    return ImportError(
        sentence: "\(path): nothing in \(what) is known here\(reason). Wingbar reads MyEBirdData.csv, eBird Basic "
            + "Dataset text, GBIF downloads and iNaturalist CSV, also inside gzip or zip.")
}

/// A kind of file that holds no text, by the bytes at some offset.
private struct NotText {
    var offset: Int
    var magic: [UInt8]
    var name: String

    func matches(_ head: [UInt8]) -> Bool { head.dropFirst(offset).starts(with: magic) }
}

private let notTexts = [
    NotText(offset: 0, magic: [0xFF, 0xFE], name: "UTF-16 text. Save it as UTF-8 and import that"),
    NotText(offset: 0, magic: [0xFE, 0xFF], name: "UTF-16 text. Save it as UTF-8 and import that"),
    NotText(offset: 0, magic: Array("BZh".utf8), name: "a bzip2 file. Unpack it with bunzip2 first"),
    NotText(offset: 0, magic: [0xFD, 0x37, 0x7A, 0x58], name: "an xz file. Unpack it with unxz first"),
    NotText(offset: 0, magic: [0x37, 0x7A, 0xBC, 0xAF], name: "a 7-Zip file. Unpack it and import the text in it"),
    NotText(offset: 257, magic: Array("ustar".utf8), name: "a tar archive. Unpack it with tar xf first"),
    NotText(offset: 0, magic: [0xD0, 0xCF, 0x11, 0xE0], name: "an Excel workbook. Save it as CSV and import that"),
    NotText(offset: 0, magic: Array("%PDF".utf8), name: "a PDF. Export the sightings as CSV instead"),
    NotText(offset: 0, magic: Array("SQLite format 3".utf8), name: "a database. Export the sightings as CSV instead"),
]
