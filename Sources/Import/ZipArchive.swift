import CZip
import Glibc

/// A zip file, read through libzip; it stays open while one of its entries is being read.
final class ZipArchive {
    /// A file in the archive.
    struct Entry: Equatable {
        /// Its place in the archive.
        var index: Int
        /// Its name, with the folders that it is in.
        var name: String
        /// How long it is unpacked, in bytes, if the archive tells the truth.
        var size: Int
        /// True where a password is needed.
        var isEncrypted: Bool
    }

    private let handle: OpaquePointer
    /// The files in it, folders and what macOS adds left out.
    let entries: [Entry]
    /// How many entries come after those that are looked at.
    let passedOver: Int

    /// Opens an archive; nil where it has no table of contents (it is cut off, or no zip).
    init?(_ file: OpenedFile) {
        var code: Int32 = 0
        // libzip closes the descriptor that it is given, and reads by its own position.
        let descriptor = dup(file.descriptor)
        guard descriptor >= 0 else { return nil }
        guard let opened = zip_fdopen(descriptor, 0, &code) else {
            close(descriptor)
            return nil
        }
        handle = opened
        var found: [Entry] = []
        let count = max(0, Int(zip_get_num_entries(opened, 0)))
        for index in 0..<min(count, ZipArchive.most) {
            var status = zip_stat_t()
            guard zip_stat_index(opened, zip_uint64_t(index), 0, &status) == 0, let name = status.name else { continue }
            let text = String(cString: name)
            if text.hasSuffix("/") || text.hasPrefix("__MACOSX/") { continue }
            found.append(
                Entry(
                    index: index, name: text, size: Int(clamping: status.size),
                    isEncrypted: status.encryption_method != UInt16(ZIP_EM_NONE)))
        }
        entries = found
        passedOver = max(0, count - ZipArchive.most)
    }

    deinit { zip_discard(handle) }

    /// How many entries are looked at.
    static let most = 10_000

    /// The bytes of an entry; nil where they cannot be unpacked.
    func stream(_ entry: Entry, fileSize: Int) -> ByteStream? {
        guard let opened = zip_fopen_index(handle, zip_uint64_t(entry.index), 0) else { return nil }
        return ZipStream(self, opened, size: entry.size, fileSize: fileSize)
    }
}

/// The unpacked bytes of one file in an archive.
private final class ZipStream: ByteStream {
    private let archive: ZipArchive
    private let handle: OpaquePointer
    private let size: Int
    private let fileSize: Int
    private var produced = 0
    private var failure: String?

    init(_ archive: ZipArchive, _ handle: OpaquePointer, size: Int, fileSize: Int) {
        self.archive = archive
        self.handle = handle
        self.size = size
        self.fileSize = fileSize
    }

    deinit { zip_fclose(handle) }

    override var fault: String? { failure }
    /// libzip does not tell how much of the file it has used, so it is worked out from what came out.
    override var position: Int {
        size > 0 ? Int(Double(fileSize) * min(1, Double(produced) / Double(size))) : 0
    }

    override func read(_ into: UnsafeMutableRawBufferPointer) -> Int {
        guard failure == nil else { return 0 }
        let got = zip_fread(handle, into.baseAddress, zip_uint64_t(into.count))
        if got < 0 {
            failure = "the packed data is damaged after \(produced) bytes; what came before it was read"
            return 0
        }
        produced += Int(got)
        return Int(got)
    }
}
