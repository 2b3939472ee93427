import Glibc

/// A file that is open for reading; it closes when nobody needs it.
final class OpenedFile {
    /// The path, as it was given.
    let path: String
    /// The file's descriptor.
    let descriptor: Int32
    /// How long it is, in bytes.
    let size: Int

    /// Opens a regular file; throws a sentence where that cannot be done.
    init(path: String) throws(ImportError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let reason =
                switch errno {
                case ENOENT: "there is no such file. Check the path."
                case EACCES: "it may not be read. Check its permissions."
                default: "it cannot be opened (\(String(cString: strerror(errno))))."
                }
            throw ImportError(sentence: "\(path): \(reason)")
        }
        var status = stat()
        let code = fstat(descriptor, &status)
        let kind = status.st_mode & S_IFMT
        guard code == 0, kind == S_IFREG else {
            close(descriptor)
            let what = kind == S_IFDIR ? "a folder. Name the files in it." : "not a regular file. Save it as one first."
            throw ImportError(sentence: "\(path): this is \(what)")
        }
        size = Int(status.st_size)
        if size == 0 {
            close(descriptor)
            throw ImportError(sentence: "\(path): the file is empty. Download it again.")
        }
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
    }

    deinit { close(descriptor) }

    /// The file's first bytes.
    func head(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = bytes.withUnsafeMutableBytes { FileStream(descriptor: descriptor, from: 0).fill($0) }
        return Array(bytes[..<got])
    }

    /// The whole file as a stream.
    var stream: ByteStream { FileStream(descriptor: descriptor, from: 0) }
}
