import CMicrohttpd
import Glibc

/// The head of a request as libmicrohttpd holds it in its read buffer.
struct RawHead {
    /// The method, ended by a zero.
    var method: UnsafePointer<CChar>
    /// Where the target starts, and its length.
    var target: (start: UnsafePointer<CChar>, count: Int)
    /// The protocol's version, ended by a zero.
    var version: UnsafePointer<CChar>
    /// The length of the head in bytes, with the blank line at its end.
    var size: Int
    /// The header lines in the order in which they came.
    var fields: [RawField]
}

/// One header line in libmicrohttpd's read buffer.
struct RawField {
    /// The name, ended by a zero that was its colon.
    var name: UnsafePointer<CChar>
    /// The name's length.
    var nameCount: Int
    /// The value, ended by a zero that was the line's end.
    var value: UnsafePointer<CChar>
    /// The value's length.
    var valueCount: Int

    /// The line as a value of ours.
    var header: Header {
        let name = UnsafeRawBufferPointer(start: name, count: nameCount)
        let value = UnsafeRawBufferPointer(start: value, count: valueCount)
        return Header(
            String(decoding: name, as: UTF8.self), String(trimmed(String(decoding: value, as: UTF8.self)[...])))
    }
}

/// Why a request is refused before anybody looks at it, or nil where it is sound.
///
/// Two programs in a row must never disagree about where a request ends (RFC 9112 § 11.2), so whatever can be read in
/// two ways is refused: libmicrohttpd alone would let it pass.
func fault(_ head: RawHead, _ headers: [Header]) -> String? {
    if readsLineEndsLeniently, !isContiguous(head) {
        return "The request holds a NUL, a line that does not end in CR LF, or a folded line."
    }
    for header in headers {
        guard !header.name.isEmpty, header.name.utf8.allSatisfy(isTokenByte) else {
            return "A header's name holds a character that names may not have."
        }
        guard header.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
            return "The value of the header \(header.name) holds a control character."
        }
    }
    let lengths = headers.count("Content-Length")
    let codings = headers.count("Transfer-Encoding")
    if lengths > 0, codings > 0 { return "The request has both Content-Length and Transfer-Encoding." }
    if lengths > 1 { return "The request has more than one Content-Length." }
    if codings > 1 { return "The request has more than one Transfer-Encoding." }
    if headers.count("Host") > 1 { return "The request has more than one Host." }
    if let length = headers.value("Content-Length"), digits(length[...]) == nil {
        return "The Content-Length is not a number."
    }
    if let coding = headers.value("Transfer-Encoding"), !equalIgnoringCase(coding, "chunked") {
        return "The only Transfer-Encoding that is understood is chunked."
    }
    return nil
}

/// True for the bytes of a token (RFC 9110 § 5.6.2).
private func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

/// True for the versions of libmicrohttpd that end a line at a bare CR and cut it at a NUL; later ones refuse both
/// by themselves when told to be strict.
private let readsLineEndsLeniently: Bool = {
    let version = String(cString: MHD_get_version()).split(separator: ".").map { Int($0) ?? 0 }
    return version.count == 3 && version[0] == 0 && version[1] == 9 && version[2] <= 75
}()

/// True where the pieces of the head lie in the buffer with exactly their separators between them.
///
/// libmicrohttpd 0.9.75 cuts the head into C strings in place: it overwrites CR LF with two zeros, but a lone CR or LF
/// with one; a NUL inside a line leaves bytes that belong to no piece; a folded line is moved elsewhere. So the
/// distances between the pieces tell what was there. `Docs/adr/0004-http.md` says why it is done this way.
private func isContiguous(_ head: RawHead) -> Bool {
    let target = head.target.start + head.target.count
    guard head.method + strlen(head.method) + 1 == head.target.start, target + 1 == head.version else { return false }
    var end = head.version + strlen(head.version)
    for field in head.fields {
        guard end[0] == 0, end[1] == 0, end + 2 == field.name else { return false }
        var gap = field.name + field.nameCount + 1
        while gap < field.value {
            guard gap.pointee == 0x20 || gap.pointee == 0x09 else { return false }
            gap += 1
        }
        guard gap == field.value else { return false }
        end = field.value + field.valueCount
    }
    return end + 4 == head.method + head.size
}
