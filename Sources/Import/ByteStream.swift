import Glibc

/// Bytes that come one after another: of a plain file, or of what is packed in one.
class ByteStream {
    /// Why the stream ended before its end, in words for a report; nil where it is whole.
    var fault: String? { nil }
    /// How many bytes of the file on disk have been used, for progress.
    var position: Int { 0 }

    /// Reads the next bytes; how many there were, 0 at the end or at a fault.
    func read(_ into: UnsafeMutableRawBufferPointer) -> Int { 0 }

    /// Reads until the space is full or the stream ends.
    final func fill(_ into: UnsafeMutableRawBufferPointer) -> Int {
        var filled = 0
        while filled < into.count {
            let got = read(UnsafeMutableRawBufferPointer(rebasing: into[filled...]))
            if got == 0 { break }
            filled += got
        }
        return filled
    }
}

/// A file on disk, or a part of it.
///
/// It is read, not mapped: a mapped file that somebody cuts short meanwhile would end the program, and its pages would
/// count as memory in use.
final class FileStream: ByteStream {
    private let descriptor: Int32
    private var at: Int
    private let end: Int
    private var failure: String?

    /// Reads an open file from an offset on; the caller closes it. What follows `end` is read in small pieces, because
    /// only the rest of one row is wanted of it.
    init(descriptor: Int32, from start: Int, wanted end: Int = .max) {
        self.descriptor = descriptor
        at = start
        self.end = end
    }

    override var fault: String? { failure }
    override var position: Int { at }

    override func read(_ into: UnsafeMutableRawBufferPointer) -> Int {
        let wanted = min(into.count, at < end ? end - at : 64 << 10)
        guard wanted > 0 else { return 0 }
        while true {
            let got = pread(descriptor, into.baseAddress, wanted, off_t(at))
            if got >= 0 {
                at += got
                return got
            }
            if errno == EINTR { continue }
            failure = "reading failed (\(String(cString: strerror(errno))))"
            return 0
        }
    }
}

/// Some bytes that were read already, then the rest of the stream that they came from.
final class RewoundStream: ByteStream {
    private var head: ArraySlice<UInt8>
    private let rest: ByteStream

    /// Puts `head` in front of `rest`.
    init(head: [UInt8], rest: ByteStream) {
        self.head = head[...]
        self.rest = rest
    }

    override var fault: String? { rest.fault }
    override var position: Int { rest.position }

    override func read(_ into: UnsafeMutableRawBufferPointer) -> Int {
        guard !head.isEmpty else { return rest.read(into) }
        let count = min(head.count, into.count)
        head.withUnsafeBytes { into.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        head = head.dropFirst(count)
        return count
    }
}
