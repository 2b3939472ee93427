/// Gives the rows of a file in batches.
class BatchSource {
    /// The next batch; nil at the end.
    func next() -> Batch? { nil }
    /// Why the file ended before its end, in words for a report.
    var fault: String? { nil }
    /// True once a text was met that is not UTF-8.
    var hasLatin1: Bool { false }
}

/// Reads a stream from its first row to its last.
final class Parser<Reader: RowReader>: BatchSource {
    private let reader: Reader
    private let rows: Rows
    private var sink: RowSink
    private var linesTaken = 0
    private var ended = false

    /// How many rows a batch has.
    private static var size: Int { 8192 }

    init(_ reader: Reader, _ rows: Rows, _ sink: RowSink) {
        self.reader = reader
        self.rows = rows
        self.sink = sink
        rows.lastColumn = min(reader.lastColumn, Rows.widest - 1)
    }

    override var fault: String? { rows.stream.fault }
    override var hasLatin1: Bool { sink.hasLatin1 }

    override func next() -> Batch? {
        if ended { return nil }
        for _ in 0..<Parser.size where !ended && !sink.isFull { ended = !step(reader, rows, &sink, linesTaken) }
        defer { linesTaken = rows.lines }
        return sink.take(lines: rows.lines - linesTaken, position: rows.stream.position)
    }
}

/// Reads every n-th piece of a plain file, so that several threads share the work; each piece is one batch, and taken
/// in turn they are the file in its order.
final class StripeParser<Reader: RowReader>: BatchSource {
    private let reader: Reader
    private let rows: Rows
    private var sink: RowSink
    private let descriptor: Int32
    private let start: Int
    private let end: Int
    private let step: Int
    private var piece: Int
    private var failure: String?

    /// How long a piece is, in bytes.
    static var length: Int { 8 << 20 }

    /// Reads the pieces `first`, `first + step`… of a file between two offsets; a row belongs to the piece in which it
    /// begins.
    init(
        _ reader: Reader, _ sink: RowSink, dialect: Rows.Dialect, descriptor: Int32, from start: Int, to end: Int,
        first: Int, step: Int
    ) {
        self.reader = reader
        self.sink = sink
        self.descriptor = descriptor
        self.start = start
        self.end = end
        self.step = step
        piece = first
        rows = Rows(ByteStream())
        rows.dialect = dialect
        rows.lastColumn = min(reader.lastColumn, Rows.widest - 1)
    }

    override var fault: String? { failure }
    override var hasLatin1: Bool { sink.hasLatin1 }

    override func next() -> Batch? {
        let from = start + piece * StripeParser.length
        guard from < end else { return nil }
        let to = min(from + StripeParser.length, end)
        // The byte before tells whether a row begins right here.
        let opening = piece == 0 ? from : from - 1
        let stream = FileStream(descriptor: descriptor, from: opening, wanted: to)
        rows.reset(stream, origin: opening, limit: to)
        if piece > 0 {
            if !rows.more() { return nil }
            rows.skipLine()
        }
        piece += step
        while Import.step(reader, rows, &sink, 0) {}
        failure = failure ?? stream.fault
        return sink.take(lines: rows.lines, position: to)
    }
}

/// Reads one row; false at the end.
@inline(__always)
private func step<Reader: RowReader>(_ reader: Reader, _ rows: Rows, _ sink: inout RowSink, _ linesTaken: Int) -> Bool {
    switch rows.next() {
    case .end: return false
    case .row:
        sink.beginRow(line: rows.line - linesTaken)
        reader.read(rows.fields, into: &sink)
    case .broken(let reason):
        sink.beginRow(line: rows.line - linesTaken)
        sink.skip(reason)
    }
    return true
}
