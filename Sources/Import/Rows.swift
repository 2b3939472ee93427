import Glibc

/// What `Rows.next` came upon.
enum RowStep: Equatable {
    /// A row; its fields are in `Rows.fields`.
    case row
    /// A row that cannot be used, and why.
    case broken(SkipReason)
    /// The end.
    case end
}

/// Cuts a stream of text into rows and fields.
///
/// At most one block and one row of 1 MiB are in memory, whatever the file holds.
final class Rows {
    /// How the text is written.
    struct Dialect: Equatable {
        /// What separates fields.
        var delimiter: UInt8 = 9
        /// What fields are quoted with; nil where quotation marks are data.
        var quote: UInt8?
        /// What ends a row: LF (perhaps after a CR), or CR in files of old Macintoshes.
        var newline: UInt8 = 0x0A
    }

    /// The longest row that is read.
    static let longest = 1 << 20
    /// How many fields of a row are kept; GBIF has 259.
    static let widest = 1024

    /// How the text is written; set it before the first row is read.
    var dialect = Dialect()
    /// The last field that is needed; what follows it in a row is not cut up.
    var lastColumn = Rows.widest - 1
    /// The row that `next` gave.
    var fields: Fields
    /// The line on which that row starts, from 1.
    private(set) var line = 0
    /// How many lines have been read.
    var lines = 0
    /// Rows that begin at this offset or later are not given: they belong to the next part of the file.
    var limit = Int.max

    private(set) var stream: ByteStream
    var buffer: UnsafeMutableRawPointer
    private var capacity: Int
    /// Where the bytes that are not read yet begin and end in `buffer`.
    var start = 0
    var end = 0
    /// The offset in the stream of `buffer`'s first byte.
    var origin = 0
    private(set) var isAtEnd = false
    /// Rows that begin before this offset have no quoted fields: an unclosed quotation mark was met there.
    var literalUntil = 0

    /// Reads a stream.
    init(_ stream: ByteStream, block: Int = 1 << 20) {
        self.stream = stream
        capacity = Rows.longest + block
        buffer = .allocate(byteCount: capacity + 8, alignment: 16)
        fields = Fields(base: UnsafeRawPointer(buffer), spans: .allocate(capacity: Rows.widest), count: 0)
    }

    deinit {
        buffer.deallocate()
        fields.spans.deallocate()
    }

    /// Starts anew with another stream whose first byte has the given offset.
    func reset(_ stream: ByteStream, origin: Int, limit: Int) {
        self.stream = stream
        self.origin = origin
        self.limit = limit
        start = 0
        end = 0
        lines = 0
        line = 0
        isAtEnd = false
        literalUntil = 0
    }

    /// The bytes that have been read from the stream but not been given as rows.
    var pending: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: buffer + start, count: end - start) }

    /// Reads more of the stream behind what is there; false at its end.
    func more() -> Bool {
        if isAtEnd { return false }
        if start > 0 {
            memmove(buffer, buffer + start, end - start)
            origin += start
            end -= start
            start = 0
        }
        let space = UnsafeMutableRawBufferPointer(start: buffer + end, count: capacity - end)
        guard !space.isEmpty else { return false }
        let got = stream.read(space)
        end += got
        if got == 0 { isAtEnd = true }
        return got > 0
    }

    /// Takes some bytes away that are no row: a byte order mark, the rest of another part's row.
    func skip(_ count: Int) { start = min(end, start + count) }

    /// Throws away everything up to and with the next newline.
    func skipLine() {
        while true {
            if let newline = memchr(buffer + start, Int32(dialect.newline), end - start) {
                start = UnsafeRawPointer(newline) - UnsafeRawPointer(buffer) + 1
                return
            }
            start = end
            if !more() { return }
        }
    }

    /// Goes to the next row. Lines without anything are passed over.
    func next() -> RowStep {
        while true {
            if start == end, !more() { return .end }
            if origin + start >= limit { return .end }
            line = lines + 1
            let step = dialect.quote == nil || origin + start < literalUntil ? nextPlain() : nextQuoted()
            if step == .row, isBlank { continue }
            return step
        }
    }

    private var isBlank: Bool { fields.count == 1 && fields.spans[0].start == fields.spans[0].end }

    /// Puts down where a field of the current row is.
    @inline(__always)
    func put(_ from: Int, _ to: Int) {
        guard fields.count < Rows.widest else { return }
        fields.spans[fields.count] = Fields.Span(start: Int32(from - start), end: Int32(to - start))
        fields.count += 1
    }

    /// Begins a row at `start`.
    @inline(__always)
    func beginRow() {
        fields.base = UnsafeRawPointer(buffer + start)
        fields.count = 0
    }

    /// Ends a row whose last byte is before `stop`; the next starts at `next`.
    func endRow(at stop: Int, next: Int) -> RowStep {
        let hasNUL = memchr(buffer + start, 0, stop - start) != nil
        start = next
        return hasNUL ? .broken(.nulByte) : .row
    }

    /// A row that has no end within what is allowed: it is thrown away up to its newline.
    func dropLongRow() -> RowStep {
        skipLine()
        lines += 1
        return .broken(.rowTooLong)
    }
}
