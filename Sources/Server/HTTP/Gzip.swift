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

/// What a gzip stream holds, or nil where it is damaged or holds more than `most` bytes.
func gunzipped(_ packed: [UInt8], most: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var out: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    return packed.withUnsafeBufferPointer { input -> [UInt8]? in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = uInt(input.count)
        while out.count <= most {
            let (code, got) = piece.withUnsafeMutableBufferPointer { buffer -> (Int32, Int) in
                stream.next_out = buffer.baseAddress
                stream.avail_out = uInt(buffer.count)
                let code = inflate(&stream, Z_NO_FLUSH)
                return (code, buffer.count - Int(stream.avail_out))
            }
            out += piece[..<got]
            if code == Z_STREAM_END { return out.count <= most ? out : nil }
            if code != Z_OK || got == 0 && stream.avail_in == 0 { return nil }
        }
        return nil
    }
}
