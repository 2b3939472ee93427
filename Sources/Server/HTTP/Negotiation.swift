/// A way of compressing a reply.
enum Coding: String, CaseIterable, Sendable {
    /// Brotli: smallest; ready-made files only.
    case brotli = "br"
    /// gzip: ready-made, or made for a reply.
    case gzip = "gzip"

    /// What a ready-made file's name ends in.
    var suffix: String { self == .brotli ? ".br" : ".gz" }
}

/// The codings that an Accept-Encoding header takes, best first; equal wishes in the order of `Coding`.
///
/// RFC 9110 § 12.5.3; a coding with `q=0` is refused, `*` is left alone because identity is always right.
func acceptedCodings(_ header: String?) -> [Coding] {
    guard let header else { return [] }
    var wishes: [(coding: Coding, weight: Int)] = []
    for part in header.split(separator: ",") {
        let pieces = part.split(separator: ";").map { String(trimmed($0)) }
        guard let name = pieces.first,
            let coding = Coding.allCases.first(where: { equalIgnoringCase($0.rawValue, name) })
        else { continue }
        let weight =
            pieces.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
            .map { Int((Double($0.dropFirst(2)) ?? 0) * 1000) } ?? 1000
        if weight > 0, !wishes.contains(where: { $0.coding == coding }) { wishes.append((coding, weight)) }
    }
    return Coding.allCases.filter { coding in wishes.contains { $0.coding == coding } }
        .sorted { a, b in
            let weights = [a, b].map { coding in wishes.first { $0.coding == coding }?.weight ?? 0 }
            return weights[0] > weights[1]
        }
}

/// True when an If-None-Match header names a tag (weak comparison, RFC 9110 § 13.1.2).
func matches(_ header: String?, tag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { part in
        let wanted = trimmed(part)
        return wanted == "*" || wanted == tag || (wanted.hasPrefix("W/") && wanted.dropFirst(2) == tag)
    }
}

/// What a Range header asks of a file.
enum RangeWish: Equatable {
    /// The whole file: no header, one of another unit, several ranges, or one that cannot be read.
    case whole
    /// One range of bytes.
    case part(ClosedRange<Int64>)
    /// A range that the file does not have.
    case impossible
}

/// Reads a Range header for a file of `size` bytes (RFC 9110 § 14.1.2).
func rangeWish(_ header: String?, size: Int64) -> RangeWish {
    guard let header, equalIgnoringCase(String(header.prefix(6)), "bytes=") else { return .whole }
    let parts = trimmed(header.dropFirst(6)).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .whole }
    if parts[0].isEmpty {
        guard let length = digits(parts[1]) else { return .whole }
        return length == 0 || size == 0 ? .impossible : .part(max(0, size - length)...size - 1)
    }
    guard let first = digits(parts[0]) else { return .whole }
    guard first < size else { return parts[1].isEmpty || digits(parts[1]) != nil ? .impossible : .whole }
    if parts[1].isEmpty { return .part(first...size - 1) }
    guard let last = digits(parts[1]), last >= first else { return .whole }
    return .part(first...min(last, size - 1))
}

/// A number written in 1 to 18 decimal digits and nothing else.
func digits(_ text: Substring) -> Int64? {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int64(text)
}
