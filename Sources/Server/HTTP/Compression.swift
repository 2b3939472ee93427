/// Text shorter than this is sent as it is: gzip would save less than a packet.
private let worthwhile = 1024

/// The MIME types that compress well.
private let compressible = ["text/", "application/json", "application/javascript", "application/vnd.wingbar."]

/// Replies from this size on, in bytes, are kept in their compressed form: the list of the world's species takes 90 ms.
private let keptFrom = 1 << 18

/// How many of them are kept.
private let keptMost = 8

/// The compressed forms by their tags.
private let kept = Guarded<[String: [UInt8]]>([:])

/// Compresses bytes, or finds their compressed form where they are large and their tag was seen before.
private func packed(_ bytes: [UInt8], tag: String?) -> [UInt8]? {
    guard let tag, bytes.count >= keptFrom else { return gzipped(bytes) }
    if let known = kept.with({ $0[tag] }) { return known }
    guard let made = gzipped(bytes) else { return nil }
    kept.with { kept in
        if kept.count >= keptMost { kept.removeAll() }
        kept[tag] = made
    }
    return made
}

/// A reply from memory, compressed where the request takes gzip and it is worth it.
///
/// A tagged reply gets another tag in its compressed form, because the two are not the same bytes.
func compressed(_ reply: Reply, for request: Request) -> Reply {
    guard case .bytes(let bytes) = reply.content, bytes.count >= worthwhile,
        reply.headers.value("Content-Encoding") == nil, let type = reply.headers.value("Content-Type"),
        compressible.contains(where: { type.hasPrefix($0) })
    else { return reply }
    var copy = reply.with("Vary", "Accept-Encoding")
    guard acceptedCodings(request.headers.value("Accept-Encoding")).contains(.gzip),
        let packed = packed(bytes, tag: reply.headers.value("ETag"))
    else { return copy }
    copy.headers = copy.headers.map { header in
        equalIgnoringCase(header.name, "ETag") ? Header("ETag", String(header.value.dropLast()) + "-gzip\"") : header
    }
    copy.headers.append(Header("Content-Encoding", "gzip"))
    copy.content = .bytes(packed)
    return copy
}

/// A tag for bytes in memory: 64 bits of FNV-1a, whose constants are from RFC 9923.
func tag(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return "\"\(String(hash, radix: 36))\""
}
