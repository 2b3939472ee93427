import Glibc

/// A file open for reading; closed when nobody holds it any more.
///
/// It stays the same file while another one takes its name, so that a reply under way is never half of each.
public final class OpenFile: Sendable {
    /// The file's descriptor.
    let descriptor: Int32
    /// Its length in bytes.
    let size: Int64
    /// When it was last changed, in nanoseconds since 1970.
    let changed: Int64
    /// Its number in its file system.
    let number: UInt64

    /// Opens a regular file, or gives nil where there is none that can be read.
    init?(path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        size = Int64(info.st_size)
        changed = Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec)
        number = UInt64(info.st_ino)
    }

    deinit { close(descriptor) }

    /// When it was last changed, in whole seconds.
    var second: Int64 { changed / 1_000_000_000 }

    /// A tag that changes with the file's identity, length and time.
    var tag: String { "\(String(number, radix: 36))-\(String(size, radix: 36))-\(String(changed, radix: 36))" }

    /// A part of the file, or nil where it cannot be read.
    func bytes(offset: Int64 = 0, count: Int64? = nil) -> [UInt8]? {
        let wanted = Int(count ?? size - offset)
        var complete = true
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            while filled < wanted {
                guard let base = buffer.baseAddress else { break }
                let got = pread(descriptor, base + filled, wanted - filled, off_t(offset) + off_t(filled))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { break }
                filled += got
            }
            complete = filled == wanted
        }
        return complete ? bytes : nil
    }
}
