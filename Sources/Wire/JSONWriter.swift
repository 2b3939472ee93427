/// Appends JSON to bytes: what the server's and the command's replies are made with.
///
/// Commas come by themselves. Every text is escaped so that it is JSON whatever it holds; `<` is escaped too, so that
/// a reply can stand inside a page and no name in it can end a script.
///
///     var json = JSONWriter()
///     json.object { json in
///         json.field("place", "Lost Lagoon")
///         json.key("counts"); json.array { json in json.integer(64) }
///     }
public struct JSONWriter: Sendable {
    /// What was written.
    public private(set) var bytes: [UInt8] = []

    /// Starts empty, with room for some bytes.
    public init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

    /// What was written, as a text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends an object; `body` appends its keys and values.
    public mutating func object(_ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        body(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Appends a list; `body` appends its values.
    public mutating func array(_ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "["))
        body(&self)
        bytes.append(UInt8(ascii: "]"))
    }

    /// Appends a key; its value comes next.
    public mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Appends a text.
    public mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "<") {
                bytes.append(byte)
            } else {
                escape(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a whole number.
    public mutating func integer(_ value: Int64) {
        separate()
        digits(value.magnitude, isNegative: value < 0)
    }

    /// Appends a number rounded to some decimals, 0…9, without trailing zeros; null where it is no number or its
    /// magnitude is above 10⁹, because JSON has no infinity and no reply has such numbers.
    public mutating func number(_ value: Double, decimals: Int = 6) {
        guard value.magnitude <= 1e9 else { return null() }
        separate()
        var scale: Int64 = 1
        for _ in 0..<max(0, min(9, decimals)) { scale *= 10 }
        let scaled = Int64((value * Double(scale)).rounded())
        digits(UInt64(scaled.magnitude) / UInt64(scale), isNegative: scaled < 0)
        var rest = Int64(scaled.magnitude) % scale
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest > 0 {
            scale /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / scale))
            rest %= scale
        }
    }

    /// Appends true or false.
    public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    /// Appends null.
    public mutating func null() { literal("null") }

    /// Appends a key with a text.
    public mutating func field(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    /// Appends a key with a whole number.
    public mutating func field(_ name: String, _ value: Int64) {
        key(name)
        integer(value)
    }

    /// Appends a key with a whole number.
    public mutating func field(_ name: String, _ value: Int) { field(name, Int64(value)) }

    /// Appends a key with a whole number.
    public mutating func field(_ name: String, _ value: Int32) { field(name, Int64(value)) }

    /// Appends a key with a number, see `number`.
    public mutating func field(_ name: String, _ value: Double, decimals: Int = 6) {
        key(name)
        number(value, decimals: decimals)
    }

    /// Appends a key with true or false.
    public mutating func field(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// Puts a comma where something stands before in the same object or list: a value never ends in `{`, `[` or `:`.
    private mutating func separate() {
        guard let last = bytes.last else { return }
        if last == UInt8(ascii: "{") || last == UInt8(ascii: "[") || last == UInt8(ascii: ":") { return }
        bytes.append(UInt8(ascii: ","))
    }

    private mutating func literal(_ word: StaticString) {
        separate()
        bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    private mutating func digits(_ value: UInt64, isNegative: Bool) {
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = value
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            for part in [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")] { bytes.append(part) }
            for digit in [byte >> 4, byte & 15] {
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}
