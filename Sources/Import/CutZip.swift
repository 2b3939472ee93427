/// A zip file without its table of contents, which comes last: somebody cut it off.
///
/// What is whole is found by the headers in front of each entry. Source: PKWARE APPNOTE.TXT 4.3.7.
struct CutZip {
    /// An entry, as far as its own header tells.
    struct Entry {
        /// Its name.
        var name: String
        /// Where its packed bytes begin in the file.
        var start: Int
        /// How they are packed: 0 not at all, 8 deflated.
        var method: Int
    }

    /// The entries that were found.
    let entries: [Entry]

    /// Goes from header to header.
    init(_ file: OpenedFile) {
        var found: [Entry] = []
        var at = 0
        while found.count < ZipArchive.most, let header = CutZip.bytes(of: file, at, 30), header.starts(with: zipMagic)
        {
            func number(_ offset: Int, _ count: Int) -> Int {
                (0..<count).reversed().reduce(0) { $0 << 8 | Int(header[offset + $1]) }
            }
            let nameLength = number(26, 2)
            let start = at + 30 + nameLength + number(28, 2)
            let flags = number(6, 2)
            guard flags & 1 == 0, let name = CutZip.bytes(of: file, at + 30, nameLength) else { break }
            found.append(Entry(name: String(decoding: name, as: UTF8.self), start: start, method: number(8, 2)))
            // Where the length comes after the data, the next header cannot be found.
            let packed = number(18, 4)
            if flags & 8 != 0 || packed == 0xFFFF_FFFF { break }
            at = start + packed
        }
        entries = found
    }

    /// The unpacked bytes of an entry; nil where they are packed in a way that is not known.
    func stream(_ entry: Entry, of file: OpenedFile) -> ByteStream? {
        let source = FileStream(descriptor: file.descriptor, from: entry.start)
        return entry.method == 8 ? InflatedStream(source, wrapping: .raw) : entry.method == 0 ? source : nil
    }

    private static func bytes(of file: OpenedFile, _ at: Int, _ count: Int) -> [UInt8]? {
        guard at >= 0, at < file.size else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        let got = bytes.withUnsafeMutableBytes { FileStream(descriptor: file.descriptor, from: at).fill($0) }
        return got == count ? bytes : nil
    }
}

/// How a zip file begins.
let zipMagic: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
