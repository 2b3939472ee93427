import CZlib
import Glibc

/// What gzip or a zip's deflate packed, unpacked in blocks of 64 KB: however much comes out, memory stays small.
final class InflatedStream: ByteStream {
    /// How the packed bytes are wrapped.
    enum Wrapping { case gzip, raw }

    private let source: ByteStream
    private let wrapping: Wrapping
    private let state: UnsafeMutablePointer<z_stream>
    private let block: UnsafeMutableRawBufferPointer
    private var isOpen = false
    private var ended = false
    private var failure: String?
    private var produced = 0

    /// Unpacks what `source` reads.
    init(_ source: ByteStream, wrapping: Wrapping) {
        self.source = source
        self.wrapping = wrapping
        state = .allocate(capacity: 1)
        state.initialize(to: z_stream())
        block = .allocate(byteCount: 64 << 10, alignment: 8)
        let bits: Int32 = wrapping == .gzip ? 31 : -15
        isOpen = inflateInit2_(state, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        if !isOpen { failure = "unpacking could not start" }
    }

    deinit {
        if isOpen { inflateEnd(state) }
        state.deallocate()
        block.deallocate()
    }

    override var fault: String? { failure ?? source.fault }
    override var position: Int { source.position }

    override func read(_ into: UnsafeMutableRawBufferPointer) -> Int {
        guard !ended, failure == nil, let start = into.baseAddress else { return 0 }
        state.pointee.next_out = start.assumingMemoryBound(to: UInt8.self)
        state.pointee.avail_out = UInt32(clamping: into.count)
        let space = state.pointee.avail_out
        while state.pointee.avail_out == space {
            if state.pointee.avail_in == 0, !refill() {
                failure = "the packed data is cut off after \(produced) bytes; what came before it was read"
                break
            }
            let code = inflate(state, Z_NO_FLUSH)
            if code == Z_STREAM_END {
                if !startNextMember() { break }
            } else if code != Z_OK && code != Z_BUF_ERROR {
                failure = "the packed data is damaged after \(produced) bytes; what came before it was read"
                break
            }
        }
        let got = Int(space - state.pointee.avail_out)
        produced += got
        return got
    }

    private func refill() -> Bool {
        let got = source.read(block)
        state.pointee.next_in = block.baseAddress?.assumingMemoryBound(to: UInt8.self)
        state.pointee.avail_in = UInt32(got)
        return got > 0
    }

    /// A gzip file may hold several packed parts one after another; what else follows is padding.
    private func startNextMember() -> Bool {
        if wrapping == .gzip, state.pointee.avail_in > 0 || refill(), state.pointee.next_in.pointee == 0x1F {
            return inflateReset(state) == Z_OK
        }
        ended = true
        return false
    }
}
