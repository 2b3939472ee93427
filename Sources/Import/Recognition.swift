import Birds

/// A text that was recognised: who reads its rows, and from where on.
struct Recognised {
    /// Understands the rows.
    var reader: any RowReader
    /// The rows, with the header taken off.
    var rows: Rows
    /// Where the first row begins in the unpacked text.
    var bodyStart: Int
}

/// The formats that a header can be of, in the order in which they are tried.
private let readers: [@Sendable (Header) -> (any RowReader)?] = [
    { EBDReader($0) }, { MyEBirdReader($0) }, { INaturalistReader($0) }, { GBIFReader($0) },
]

/// Finds out by its header what a text is; nil where it is nothing that is known.
func recognise(_ stream: ByteStream) -> Recognised? {
    let rows = Rows(stream)
    guard rows.more() else { return nil }
    while rows.pending.count < 64 << 10, rows.more() {}
    let mark = rows.pending.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    rows.skip(mark)
    let head = rows.pending
    let newline: UInt8 = head.contains(0x0A) ? 0x0A : head.contains(0x0D) ? 0x0D : 0x0A
    let stop = head.firstIndex(of: newline) ?? head.count
    guard stop <= Rows.longest else { return nil }
    for delimiter in [UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ";")] {
        let header = Header(names: columnNames(UnsafeRawBufferPointer(rebasing: head[..<stop]), delimiter))
        guard header.names.count > 2 else { continue }
        for make in readers {
            guard let reader = make(header) else { continue }
            // eBird's and GBIF's tab-separated files do not quote; everything else does.
            let isPlain = delimiter == 9 && (reader is EBDReader || reader is GBIFReader)
            rows.dialect = Rows.Dialect(
                delimiter: delimiter, quote: isPlain ? nil : UInt8(ascii: "\""), newline: newline)
            rows.skip(stop + 1)
            rows.lines = 1
            return Recognised(reader: reader, rows: rows, bodyStart: min(mark + stop + 1, mark + head.count))
        }
    }
    return nil
}

/// The names in a header line, without quotation marks.
private func columnNames(_ line: UnsafeRawBufferPointer, _ delimiter: UInt8) -> [String] {
    line.split(separator: delimiter, maxSplits: Rows.widest, omittingEmptySubsequences: false).map { field in
        var bytes = UnsafeRawBufferPointer(rebasing: field).trimmed
        if bytes.count >= 2, bytes.first == 0x22, bytes.last == 0x22 {
            bytes = UnsafeRawBufferPointer(rebasing: bytes[1..<(bytes.count - 1)])
        }
        return decoded(bytes)
    }
}
