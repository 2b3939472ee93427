/// What the browser's side does, one word each: the operation in the low byte, a small argument above it, then operands.
///
/// Texts travel in one run of UTF-8, in the order of their operations; an operation carries its length in UTF-16 units
/// because the host decodes the run once and cuts it up as a JavaScript string. Node 0 is the place that the page is in.
public enum PatchOp: UInt32, CaseIterable, Sendable {
    /// tag, node: an element; what follows goes into it.
    case open = 1
    /// The open element is complete.
    case close
    /// node, length: a text in the open element.
    case text
    /// name, length: an attribute of the open element.
    case attribute
    /// name, word: the same, with a value from the vocabulary.
    case attributeWord
    /// word, length: adds a value to the vocabulary.
    case learn
    /// node, length: another text.
    case setText
    /// name, node, length: another value.
    case setAttribute
    /// name, node: the attribute goes.
    case removeAttribute
    /// node, parent, next: puts the node before `next`, or at the end where that is 0.
    case insert
    /// node: it goes, with all it holds.
    case remove
    /// node: all that it holds goes.
    case clear
    /// Opens node 0 and from here to its `close` takes over the nodes that are there already where they fit.
    case adopt
}

/// The operations of one frame: words, and the texts' bytes, both read in place by the host.
public struct PatchBuffer: ~Copyable {
    /// The operations.
    public private(set) var words: UnsafeMutablePointer<UInt32>
    /// How many words there are.
    public private(set) var wordCount = 0
    /// The texts.
    public private(set) var bytes: UnsafeMutablePointer<UInt8>
    /// How many bytes there are.
    public private(set) var byteCount = 0
    private var wordCapacity = 1 << 12
    private var byteCapacity = 1 << 14

    init() {
        words = .allocate(capacity: wordCapacity)
        bytes = .allocate(capacity: byteCapacity)
    }

    deinit {
        words.deallocate()
        bytes.deallocate()
    }

    /// Forgets what was written, once the host has applied it.
    public mutating func reset() {
        wordCount = 0
        byteCount = 0
    }

    /// Writes an operation and makes sure that its operands (three at most) have room.
    @inline(__always) mutating func put(_ op: PatchOp, _ argument: UInt32 = 0) {
        if wordCount + 4 > wordCapacity { growWords() }
        words[wordCount] = op.rawValue | argument << 8
        wordCount += 1
    }

    @inline(__always) mutating func word(_ value: Int32) {
        words[wordCount] = UInt32(bitPattern: value)
        wordCount += 1
    }

    /// Writes the text's bytes, and its length in UTF-16 units as the next word.
    @inline(never) mutating func string(_ string: String) {
        var string = string
        let units = string.withUTF8 { append($0) }
        words[wordCount] = UInt32(truncatingIfNeeded: units)
        wordCount += 1
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = text.baseAddress, text.count > 0 else { return 0 }
        if byteCount + text.count > byteCapacity { growBytes(text.count) }
        (bytes + byteCount).update(from: start, count: text.count)
        byteCount += text.count
        var units = text.count
        for byte in text where byte >= 0x80 {
            if byte & 0xC0 == 0x80 { units -= 1 } else if byte >= 0xF0 { units += 1 }
        }
        return units
    }

    @inline(never) private mutating func growWords() {
        let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: wordCapacity * 2)
        larger.update(from: words, count: wordCount)
        words.deallocate()
        words = larger
        wordCapacity *= 2
    }

    @inline(never) private mutating func growBytes(_ count: Int) {
        while byteCapacity < byteCount + count { byteCapacity *= 2 }
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity)
        larger.update(from: bytes, count: byteCount)
        bytes.deallocate()
        bytes = larger
    }
}
