#if canImport(Birds)
import Birds
#endif

extension Journal {
    /// The operations, a line each, in their order.
    public var text: String {
        var text = ""
        for operation in operations {
            if !text.utf8.isEmpty { text += "\n" }
            text += operation.text
        }
        return text
    }

    /// Reads lines. A line that cannot be read is handed back and costs no other.
    public static func read(id: String, text: String) -> (journal: Journal, unread: [String]) {
        var operations: [Operation] = []
        var unread: [String] = []
        for line in text.utf8.split(separator: 0x0A) where !line.isEmpty {
            let line = String(Substring(line))
            if let operation = Operation(text: line) { operations.append(operation) } else { unread.append(line) }
        }
        return (Journal(id: id, operations), unread)
    }

    /// The id of a list that starts now, by its start and the page that starts it.
    public static func newID(utc: Int64, writer: Int64) -> String { "\(utc)-\(writer)" }
}
