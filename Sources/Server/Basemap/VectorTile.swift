/// One tile of the basemap: its layers with their features.
///
/// Format: Mapbox Vector Tile 2.1, https://github.com/mapbox/vector-tile-spec/tree/master/2.1.
struct VectorTile {
    /// What a feature's points mean.
    enum Shape: UInt64 { case unknown, point, line, polygon }

    /// One thing on the map.
    struct Feature {
        /// What its points mean.
        var shape = Shape.unknown
        /// What is known of it: texts as they are, numbers in digits.
        var properties: [String: String] = [:]
        /// Its lines or rings, or one list with one point a place; in the tile's own units from its north-west corner.
        var parts: [[(x: Int, y: Int)]] = []
    }

    /// The features of each layer by its name.
    private(set) var layers: [String: [Feature]] = [:]
    /// How many units a tile is wide.
    private(set) var extent = 4096

    /// Reads a tile; what cannot be read of it is left out.
    init(_ bytes: [UInt8]) {
        var fields = Fields(bytes[...])
        while let field = fields.next() {
            if field.number == 3, case .bytes(let layer) = field.content { read(layer) }
        }
    }

    private mutating func read(_ bytes: ArraySlice<UInt8>) {
        var name = ""
        var keys: [String] = []
        var values: [String] = []
        var features: [ArraySlice<UInt8>] = []
        var fields = Fields(bytes)
        while let field = fields.next() {
            switch (field.number, field.content) {
            case (1, .bytes(let text)): name = String(decoding: text, as: UTF8.self)
            case (2, .bytes(let feature)): features.append(feature)
            case (3, .bytes(let key)): keys.append(String(decoding: key, as: UTF8.self))
            case (4, .bytes(let value)): values.append(VectorTile.value(value))
            case (5, .number(let units)): extent = max(1, Int(clamping: min(units, 1 << 16)))
            default: continue
            }
        }
        layers[name, default: []] += features.map { VectorTile.feature($0, keys, values) }
    }

    private static func value(_ bytes: ArraySlice<UInt8>) -> String {
        var fields = Fields(bytes)
        guard let field = fields.next() else { return "" }
        switch (field.number, field.content) {
        case (1, .bytes(let text)): return String(decoding: text, as: UTF8.self)
        case (6, .number(let number)): return "\(signed(number))"
        case (_, .number(let number)): return "\(Int64(truncatingIfNeeded: number))"
        default: return ""
        }
    }

    private static func feature(_ bytes: ArraySlice<UInt8>, _ keys: [String], _ values: [String]) -> Feature {
        var feature = Feature()
        var fields = Fields(bytes)
        while let field = fields.next() {
            switch (field.number, field.content) {
            case (2, .bytes(let packed)):
                var from = Fields(packed)
                let tags = from.numbers().map { Int(clamping: $0) }
                for at in stride(from: 0, to: tags.count - 1, by: 2)
                where tags[at] < keys.count && tags[at + 1] < values.count {
                    feature.properties[keys[tags[at]]] = values[tags[at + 1]]
                }
            case (3, .number(let shape)): feature.shape = Shape(rawValue: shape) ?? .unknown
            case (4, .bytes(let packed)):
                var from = Fields(packed)
                feature.parts = parts(from.numbers())
            default: continue
            }
        }
        return feature
    }

    /// Follows a feature's commands: 1 moves and begins a part, 2 draws, 7 closes.
    private static func parts(_ words: [UInt64]) -> [[(x: Int, y: Int)]] {
        var parts: [[(x: Int, y: Int)]] = []
        var part: [(x: Int, y: Int)] = []
        var (x, y) = (0, 0)
        var at = 0
        while at < words.count {
            let (command, count) = (words[at] & 7, words[at] >> 3)
            at += 1
            if command == 7 { continue }
            for _ in 0..<min(count, UInt64((words.count - at) / 2)) {
                x &+= signed(words[at])
                y &+= signed(words[at + 1])
                at += 2
                if command == 1 {
                    if !part.isEmpty { parts.append(part) }
                    part = []
                }
                part.append((x, y))
            }
        }
        if !part.isEmpty { parts.append(part) }
        return parts
    }

    /// A number whose lowest bit is its sign, kept to 32 bits so that sums of them stay in range.
    private static func signed(_ word: UInt64) -> Int {
        Int(Int32(truncatingIfNeeded: Int64(word >> 1) ^ -Int64(word & 1)))
    }
}
