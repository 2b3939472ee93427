/// The basemap's file: vector tiles by zoom, column and row, read where they lie.
///
/// Format: PMTiles version 3, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. A file that is damaged has
/// no tiles; nothing in it is trusted.
struct TileArchive: Sendable {
    /// The finest zoom that it has.
    let deepest: Int
    private let file: OpenFile
    private let root: [Entry]
    private let leaves: Int64
    private let data: Int64

    /// One line of a directory: a tile, a run of equal ones, or, with a run of 0, another directory.
    private struct Entry: Sendable {
        var tile: UInt64 = 0
        var offset: UInt64 = 0
        var length: UInt64 = 0
        var run: UInt64 = 0
    }

    /// The most bytes that a tile or a directory may unpack to.
    private static let largest = 8 << 20

    /// Opens a file, or gives nil where it is no archive of gzipped vector tiles.
    init?(path: String) {
        guard let file = OpenFile(path: path), file.size >= 127, let header = file.bytes(count: 127),
            header.starts(with: Array("PMTiles".utf8) + [3]), header[97] == 2, header[98] == 2, header[99] == 1
        else { return nil }
        func number(_ at: Int) -> Int64? {
            var value: UInt64 = 0
            for byte in header[at..<(at + 8)].reversed() { value = value << 8 | UInt64(byte) }
            return Int64(exactly: value)
        }
        guard let start = number(8), let length = number(16), let leaves = number(40), let data = number(56) else {
            return nil
        }
        self.file = file
        self.leaves = leaves
        self.data = data
        deepest = Int(min(header[101], 20))
        guard let root = TileArchive.directory(file, 0, start, length) else { return nil }
        self.root = root
    }

    /// A tile's bytes, unpacked; nil where there is none.
    func tile(zoom: Int, x: Int, y: Int) -> [UInt8]? {
        guard (0...deepest).contains(zoom), (0..<(1 << zoom)).contains(x), (0..<(1 << zoom)).contains(y) else {
            return nil
        }
        let number = TileArchive.number(zoom: zoom, x: x, y: y)
        var entries = root
        for _ in 0..<4 {
            guard let at = TileArchive.place(of: number, in: entries) else { return nil }
            let entry = entries[at]
            guard let offset = Int64(exactly: entry.offset), let length = Int64(exactly: entry.length) else {
                return nil
            }
            if entry.run > 0 {
                guard number - entry.tile < entry.run else { return nil }
                return TileArchive.unpacked(file, data, offset, length)
            }
            guard let deeper = TileArchive.directory(file, leaves, offset, length) else { return nil }
            entries = deeper
        }
        return nil
    }

    /// The last entry that begins at or before a tile.
    private static func place(of tile: UInt64, in entries: [Entry]) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].tile <= tile { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// A tile's number along the Hilbert curves of all zooms, one after the other.
    static func number(zoom: Int, x: Int, y: Int) -> UInt64 {
        var number = ((1 as UInt64) << (2 * UInt64(zoom))) / 3
        var (x, y) = (x, y)
        var side = (1 << zoom) / 2
        while side > 0 {
            let right = x & side > 0 ? 1 : 0
            let low = y & side > 0 ? 1 : 0
            number += UInt64(side) * UInt64(side) * UInt64((3 * right) ^ low)
            if low == 0 {
                if right == 1 {
                    x = side - 1 - (x & (side - 1))
                    y = side - 1 - (y & (side - 1))
                }
                (x, y) = (y, x)
            }
            side /= 2
        }
        return number
    }

    private static func unpacked(_ file: OpenFile, _ base: Int64, _ offset: Int64, _ length: Int64) -> [UInt8]? {
        let (start, overflows) = base.addingReportingOverflow(offset)
        guard !overflows, start >= 0, length > 0, length <= largest, start <= file.size - length,
            let packed = file.bytes(offset: start, count: length)
        else { return nil }
        return gunzipped(packed, most: largest)
    }

    private static func directory(_ file: OpenFile, _ base: Int64, _ offset: Int64, _ length: Int64) -> [Entry]? {
        guard let bytes = unpacked(file, base, offset, length) else { return nil }
        var from = Fields(bytes[...])
        // Four numbers an entry, a byte each at least.
        guard let count = from.varint(), count <= UInt64(bytes.count / 4) else { return nil }
        var entries = [Entry](repeating: Entry(), count: Int(count))
        var tile: UInt64 = 0
        for index in entries.indices {
            guard let step = from.varint() else { return nil }
            tile = tile &+ step
            entries[index].tile = tile
        }
        for index in entries.indices {
            guard let run = from.varint() else { return nil }
            entries[index].run = run
        }
        for index in entries.indices {
            guard let length = from.varint() else { return nil }
            entries[index].length = length
        }
        for index in entries.indices {
            guard let offset = from.varint() else { return nil }
            if offset > 0 {
                entries[index].offset = offset - 1
            } else if index > 0 {
                // 0: right after the one before.
                entries[index].offset = entries[index - 1].offset &+ entries[index - 1].length
            }
        }
        return entries
    }
}
