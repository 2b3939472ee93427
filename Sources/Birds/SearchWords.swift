/// Letters folded for search: lower case, common Latin accents dropped, other bytes kept as they are.
///
/// Byte-wise and without Unicode tables, so that it costs the WebAssembly client nothing; names of birds are Latin.
public func folded(_ text: String) -> [UInt8] {
    var out: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
        if byte >= 0x41, byte <= 0x5A {
            out.append(byte + 32)
        } else if byte == 0xC3, let next = bytes.next() {
            out.append(contentsOf: latin(next))
        } else if byte == 0xE2 {
            // Curly apostrophes (E2 80 98, E2 80 99) become straight ones.
            let second = bytes.next()
            let third = bytes.next()
            if second == 0x80, third == 0x98 || third == 0x99 {
                out.append(0x27)
            } else {
                out.append(byte)
                if let second { out.append(second) }
                if let third { out.append(third) }
            }
        } else {
            out.append(byte)
        }
    }
    return out
}

/// The base letters of U+00C0…U+00FF, by their second UTF-8 byte.
private func latin(_ second: UInt8) -> [UInt8] {
    switch second | 0x20 {
    case 0xA0...0xA5: [0x61]
    case 0xA6: [0x61, 0x65]
    case 0xA7: [0x63]
    case 0xA8...0xAB: [0x65]
    case 0xAC...0xAF: [0x69]
    case 0xB1: [0x6E]
    case 0xB2...0xB6, 0xB8: [0x6F]
    case 0xB9...0xBC: [0x75]
    case 0xBD, 0xBF: [0x79]
    default: [0xC3, second]
    }
}

/// True when every word of `query` starts some word of `text`; both are folded. An empty query matches nothing.
public func matchesWords(_ query: [UInt8], in text: [UInt8]) -> Bool {
    var start = 0
    var words = 0
    while start < query.count {
        while start < query.count, !isWordByte(query[start]) { start += 1 }
        var end = start
        while end < query.count, isWordByte(query[end]) { end += 1 }
        if end > start {
            words += 1
            if !hasWord(query[start..<end], in: text) { return false }
        }
        start = end
    }
    return words > 0
}

private func hasWord(_ word: ArraySlice<UInt8>, in text: [UInt8]) -> Bool {
    var at = 0
    while at + word.count <= text.count {
        if at == 0 || !isWordByte(text[at - 1]) {
            if text[at..<(at + word.count)].elementsEqual(word) { return true }
        }
        at += 1
    }
    return false
}

/// Letters, digits and apostrophes make words; everything outside ASCII is a letter.
private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x27 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7A)
}
