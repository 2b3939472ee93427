/// The values that the browser's side was taught, so that a class name crosses once and not with every row.
/// Open addressing by hash; when it is nearly full, new values are simply written out.
struct Vocabulary {
    private static let slots = 512
    private static let longest = 48
    private var hashes = [UInt32](repeating: 0, count: slots)
    private var values = [String](repeating: "", count: slots)
    private var count = 0

    enum Answer { case known(Int32), learned(Int32), unknown }

    @inline(never) mutating func word(for value: String) -> Answer {
        if value.utf8.count > Self.longest { return .unknown }
        var hash: UInt32 = 2_166_136_261
        for byte in value.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        if hash == 0 { hash = 1 }
        var slot = Int(hash & UInt32(Self.slots - 1))
        while hashes[slot] != 0 {
            if hashes[slot] == hash && equalBytes(values[slot], value) { return .known(Int32(slot)) }
            slot = (slot + 1) & (Self.slots - 1)
        }
        if count > Self.slots * 3 / 4 { return .unknown }
        hashes[slot] = hash
        values[slot] = value
        count += 1
        return .learned(Int32(slot))
    }
}

/// Whether two texts have the same bytes. `==` would also hold for canonically equivalent ones, which look alike but are
/// different text, and would need Unicode's tables in the browser.
@inline(__always) func equalBytes(_ a: String, _ b: String) -> Bool {
    a.utf8.count == b.utf8.count && compareBytes(a, b)
}

@inline(never) private func compareBytes(_ a: String, _ b: String) -> Bool {
    let fast: Bool?? = a.utf8.withContiguousStorageIfAvailable { x in
        b.utf8.withContiguousStorageIfAvailable { y in
            var i = 0
            while i < x.count {
                if x[i] != y[i] { return false }
                i += 1
            }
            return true
        }
    }
    if case .some(.some(let equal)) = fast { return equal }
    return a.utf8.elementsEqual(b.utf8)
}
