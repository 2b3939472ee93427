import Glibc

/// The names in a folder, without hidden ones, in no order.
func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if !name.hasPrefix(".") { found.append(name) }
    }
    return found
}

/// A small file's text, also where its length is not known beforehand, as in `/proc`.
public func readText(_ path: String) -> String? { readBytes(path).map { String(decoding: $0, as: UTF8.self) } }

/// The bytes of a file that a person named, `most` at most, so that a device without end is given up on; nil where it
/// cannot be read.
public func readBytes(_ path: String, most: Int = .max) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < most {
        let got = read(descriptor, &piece, min(piece.count, most - bytes.count))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return got == 0 ? bytes : nil }
        bytes += piece[..<got]
    }
    return bytes
}
