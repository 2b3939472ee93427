import Glibc

/// The bytes of a file; none where it cannot be read.
public func contents(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let got = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if got <= 0 { return bytes }
        bytes += block[..<got]
    }
}
