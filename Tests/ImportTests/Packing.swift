import CZip
import CZlib
import Glibc

/// Some bytes as a gzip file.
func gzipped(_ bytes: [UInt8]) -> [UInt8] {
    var state = z_stream()
    deflateInit2_(
        &state, 6, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&state) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + 1024)
    input.withUnsafeMutableBufferPointer { from in
        output.withUnsafeMutableBufferPointer { to in
            state.next_in = from.baseAddress
            state.avail_in = UInt32(from.count)
            state.next_out = to.baseAddress
            state.avail_out = UInt32(to.count)
            deflate(&state, Z_FINISH)
        }
    }
    return Array(output[..<(output.count - Int(state.avail_out))])
}

/// Writes a zip file that holds some files.
func writeZip(_ path: String, _ files: [(String, [UInt8])]) {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else { return }
    for (name, bytes) in files {
        let copy = malloc(max(1, bytes.count))
        bytes.withUnsafeBytes { if let copy, let start = $0.baseAddress { memcpy(copy, start, bytes.count) } }
        let source = zip_source_buffer(archive, copy, zip_uint64_t(bytes.count), 1)
        zip_file_add(archive, name, source, 0)
    }
    zip_close(archive)
}
