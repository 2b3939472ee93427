import CSQLite

/// A prepared statement. Parameters count from 1, columns from 0, as SQLite does.
final class Statement {
    private let handle: OpaquePointer
    private unowned let connection: Connection

    init(_ handle: OpaquePointer, of connection: Connection) {
        self.handle = handle
        self.connection = connection
    }

    /// Frees the statement; the connection does it before it closes.
    func finish() { sqlite3_finalize(handle) }

    /// Makes the statement ready to run again; parameters stay.
    func reset() { sqlite3_reset(handle) }

    /// Gives a parameter a number.
    func bind(_ value: Int64, _ index: Int32) { sqlite3_bind_int64(handle, index, value) }

    /// Gives a parameter a number.
    func bind(_ value: Int32, _ index: Int32) { sqlite3_bind_int(handle, index, value) }

    /// Gives a parameter a number.
    func bind(_ value: Double, _ index: Int32) { sqlite3_bind_double(handle, index, value) }

    /// Gives a parameter a text.
    func bind(_ value: String, _ index: Int32) {
        var text = value
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { chars in
                // A nil pointer would bind NULL where an empty text is meant.
                let count = Int32(clamping: chars.count)
                if let start = chars.baseAddress, count > 0 {
                    _ = sqlite3_bind_text(handle, index, start, count, csqlite_transient())
                } else {
                    _ = sqlite3_bind_text(handle, index, "", 0, csqlite_transient())
                }
            }
        }
    }

    /// Gives a parameter some bytes.
    func bind(_ value: [UInt8], _ index: Int32) {
        value.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress, bytes.count > 0 {
                _ = sqlite3_bind_blob(handle, index, start, Int32(clamping: bytes.count), csqlite_transient())
            } else {
                _ = sqlite3_bind_zeroblob(handle, index, 0)
            }
        }
    }

    /// Goes to the next row; false where there is none.
    func step() throws(StoreError) -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        let error = connection.error(code)
        sqlite3_reset(handle)
        throw error
    }

    /// Runs a statement that gives no rows.
    func run() throws(StoreError) {
        _ = try step()
        sqlite3_reset(handle)
    }

    /// True where a column is NULL.
    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// A column as a number.
    func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    /// A column as a number.
    func int32(_ column: Int32) -> Int32 { sqlite3_column_int(handle, column) }

    /// A column as a number.
    func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    /// A column as a text; empty for NULL.
    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Hands a column's bytes to `body`; they are gone at the next step.
    func withBytes<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let start = sqlite3_column_blob(handle, column)
        return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
    }
}
