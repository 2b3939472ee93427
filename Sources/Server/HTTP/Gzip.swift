import CZlib

/// Some bytes as a gzip stream, or nil where zlib has no memory.
func gzipped(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
    var stream = z_stream()
    guard czlib_gzip_start(&stream, level) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(bytes.count)))
    var ended = false
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, filled in
        bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = uInt(input.count)
            stream.next_out = buffer.baseAddress
            stream.avail_out = uInt(bound)
            ended = deflate(&stream, Z_FINISH) == Z_STREAM_END
            filled = bound - Int(stream.avail_out)
        }
    }
    return ended ? packed : nil
}
