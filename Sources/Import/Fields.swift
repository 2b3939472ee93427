import Birds
import Glibc

/// The fields of one row, as bytes that are valid until the next row is read.
struct Fields {
    /// Where the row's bytes begin.
    var base: UnsafeRawPointer
    /// Start and end of each field, counted from `base`.
    var spans: UnsafeMutablePointer<Span>
    /// How many fields the row has.
    var count: Int

    /// Where a field begins and ends.
    struct Span {
        var start: Int32
        var end: Int32
    }

    /// The bytes of a column; none for a column that the file or the row does not have.
    subscript(column: Int) -> UnsafeRawBufferPointer {
        guard column >= 0, column < count else { return UnsafeRawBufferPointer(start: base, count: 0) }
        let span = spans[column]
        return UnsafeRawBufferPointer(start: base + Int(span.start), count: Int(span.end - span.start))
    }

    /// Everything from the first of two columns to the end of the last: a key for what the columns between say.
    func from(_ first: Int, to last: Int) -> UnsafeRawBufferPointer {
        guard first >= 0, last < count, first <= last else { return UnsafeRawBufferPointer(start: base, count: 0) }
        let start = spans[first].start
        return UnsafeRawBufferPointer(start: base + Int(start), count: Int(spans[last].end - start))
    }

    /// A column as text, see `decoded`.
    func text(_ column: Int) -> String { decoded(self[column]) }
}

extension UnsafeRawBufferPointer {
    /// True where the bytes are those of a text.
    func equals(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && (count == 0 || memcmp(baseAddress!, text.utf8Start, count) == 0)
    }
}
