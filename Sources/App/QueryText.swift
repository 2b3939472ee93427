/// The items of an address's query, in order, percent-decoded; "+" is a space. Bytes that are no UTF-8 come as U+FFFD.
public func queryItems(_ address: String) -> [(String, String)] {
    var items: [(String, String)] = []
    let bytes = Array(address.utf8)
    guard let mark = bytes.firstIndex(of: 0x3F) else { return items }
    let end = bytes.firstIndex(of: 0x23) ?? bytes.count
    var start = mark + 1
    while start < end {
        var stop = start
        while stop < end, bytes[stop] != 0x26 { stop += 1 }
        if stop > start {
            let equals = bytes[start..<stop].firstIndex(of: 0x3D) ?? stop
            items.append(
                (percentDecoded(bytes[start..<equals]), percentDecoded(bytes[min(stop, equals + 1)..<stop])))
        }
        start = stop + 1
    }
    return items
}

/// Percent-encodes everything but letters, digits and -._~ (RFC 3986's unreserved characters).
public func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: out.append(byte)
        default: out.append(contentsOf: [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
        }
    }
    return String(decoding: out, as: UTF8.self)
}

private func percentDecoded(_ bytes: ArraySlice<UInt8>) -> String {
    var out: [UInt8] = []
    var at = bytes.startIndex
    while at < bytes.endIndex {
        if bytes[at] == 0x25, at + 2 < bytes.endIndex, let high = hex(bytes[at + 1]), let low = hex(bytes[at + 2]) {
            out.append(high << 4 | low)
            at += 3
        } else {
            out.append(bytes[at] == 0x2B ? 0x20 : bytes[at])
            at += 1
        }
    }
    return String(decoding: out, as: UTF8.self)
}

private func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
}
