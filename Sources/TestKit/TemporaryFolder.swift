import Glibc

/// A folder that is removed with all that is in it when nobody holds it any more: for tests and benchmarks.
public final class TemporaryFolder: Sendable {
    /// The folder's path.
    public let path: String

    /// Makes a folder that nobody else has; stops the program where none can be made.
    public init() {
        var name = Array("/tmp/wingbar-test-XXXXXX".utf8CString)
        let made = name.withUnsafeMutableBufferPointer { $0.baseAddress.map { mkdtemp($0) != nil } ?? false }
        precondition(made, "no temporary folder can be made")
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Writes a file, with the folders above it; gives its path.
    @discardableResult
    public func write(_ name: String, _ bytes: [UInt8]) -> String {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
        let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        precondition(file >= 0, "\(name) cannot be written")
        precondition(Glibc.write(file, bytes, bytes.count) == bytes.count)
        close(file)
        return "\(path)/\(name)"
    }

    /// Writes a text file; gives its path.
    @discardableResult
    public func write(_ name: String, _ text: String) -> String { write(name, Array(text.utf8)) }

    /// The names in it, hidden ones too, sorted.
    public var names: [String] { TemporaryFolder.names(in: path) }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            found.append(
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return found.filter { $0 != "." && $0 != ".." }.sorted()
    }

    private static func removeAll(_ path: String) {
        for name in names(in: path) { removeAll("\(path)/\(name)") }
        remove(path)
    }

    deinit { TemporaryFolder.removeAll(path) }
}
