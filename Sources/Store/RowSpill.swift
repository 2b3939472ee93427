import Glibc

/// A nameless file of sorted runs of rows, so that a load of any size needs the memory of one run.
///
/// The file has no name in the folder, so nothing is left behind however the program ends.
final class RowSpill {
    private let file: Int32
    private var end = 0
    /// Where each run lies, in rows from the start of the file.
    private(set) var runs: [Range<Int>] = []

    /// Makes the file in a folder; throws where the disk does not let it.
    init(folder: String) throws(StoreError) {
        var name = Array("\(folder)/.import-XXXXXX".utf8CString)
        file = mkstemp(&name)
        if file < 0 { throw RowSpill.failure("made") }
        unlink(name)
    }

    deinit { close(file) }

    /// Adds a run: the rows in the given order.
    func append(_ rows: UnsafeBufferPointer<Row>, order: [UInt32]) throws(StoreError) {
        let start = end
        var chunk: [Row] = []
        chunk.reserveCapacity(RowSpill.chunk)
        for index in order {
            chunk.append(rows[Int(index)])
            if chunk.count == RowSpill.chunk { try flush(&chunk) }
        }
        try flush(&chunk)
        runs.append(start..<end)
    }

    /// Reads up to `target.count` rows that start at a row of the file; gives how many it read.
    func read(at row: Int, into target: UnsafeMutableBufferPointer<Row>) throws(StoreError) -> Int {
        let size = MemoryLayout<Row>.stride
        let bytes = UnsafeMutableRawBufferPointer(target)
        var got = 0
        while got < bytes.count {
            let n = pread(file, bytes.baseAddress! + got, bytes.count - got, off_t(row * size + got))
            if n < 0, errno == EINTR { continue }
            if n <= 0 { throw RowSpill.failure("read") }
            got += n
        }
        return got / size
    }

    private func flush(_ chunk: inout [Row]) throws(StoreError) {
        let written = chunk.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let n = write(file, bytes.baseAddress! + done, bytes.count - done)
                if n < 0, errno == EINTR { continue }
                if n <= 0 { return false }
                done += n
            }
            return true
        }
        if !written { throw RowSpill.failure("written") }
        end += chunk.count
        chunk.removeAll(keepingCapacity: true)
    }

    private static let chunk = 4096

    private static func failure(_ what: String) -> StoreError {
        let reason = String(cString: strerror(errno))
        return StoreError(
            sentence: "The import's scratch file could not be \(what) (\(reason)). Nothing was changed; "
                + "free some space in the store's folder and try again.")
    }
}
