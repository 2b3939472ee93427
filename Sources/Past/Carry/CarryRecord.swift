#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Wire)
import Wire
#endif

/// What one record of a mailbox carries, before it is sealed: operations of lists, lists from files, and which lists eBird
/// was handed.
public struct CarryRecord: Equatable, Sendable {
    /// Lines of a list's journal.
    public struct Lines: Equatable, Sendable {
        /// The list's id.
        public var list: String
        /// The lines, with line breaks between.
        public var text: String
    }

    /// Lines of journals, a list at a time.
    public var journals: [Lines] = []
    /// Lists from files.
    public var files = Archive()
    /// Ids of lists without a journal that eBird was handed.
    public var marks: [String] = []

    /// Nothing.
    public init() {}

    /// True where there is nothing to send.
    public var isEmpty: Bool { journals.isEmpty && files.lists.isEmpty && marks.isEmpty }

    /// "WBC" and the version of the format.
    private static let magic: [UInt8] = [0x57, 0x42, 0x43, 0x01]

    /// The record as bytes.
    public func encode() -> [UInt8] {
        var out = ByteWriter()
        out.raw(CarryRecord.magic)
        out.number(UInt64(journals.count))
        for lines in journals {
            out.text(lines.list)
            out.text(lines.text)
        }
        out.number(UInt64(marks.count))
        for id in marks { out.text(id) }
        if !files.lists.isEmpty { out.raw(files.encode()) }
        return out.bytes
    }

    /// Reads what `encode` wrote.
    public static func decode(_ bytes: [UInt8]) throws(WireError) -> CarryRecord {
        var from = ByteReader(bytes)
        try from.expect(magic)
        var record = CarryRecord()
        for _ in 0..<(try from.count(each: 2)) {
            let list = try from.text()
            guard isListID(list) else { throw .unknownFormat }
            record.journals.append(Lines(list: list, text: try from.text()))
        }
        for _ in 0..<(try from.count(each: 1)) { record.marks.append(try from.text()) }
        if from.left > 0 { record.files = try Archive.decode(Array(bytes[(bytes.count - from.left)...])) }
        return record
    }
}

/// True for what may stand in a journal's key: something short without blanks and line breaks.
private func isListID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for byte in bytes where byte <= 0x20 || byte == 0x7F { return false }
    return !bytes.isEmpty && bytes.count <= 200
}
