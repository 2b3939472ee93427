import App
import Birds
import Lab
import TestKit
import Testing

@testable import Server

/// The basemap's own tiles, read and drawn by the server.
@Suite struct BasemapTests {
    /// A message's field with bytes in it.
    private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        [number << 3 | 2] + varint(bytes.count) + bytes
    }

    private static func varint(_ number: Int) -> [UInt8] {
        number < 128 ? [UInt8(number)] : [UInt8(number & 127) | 128] + varint(number >> 7)
    }

    /// A square of land over the left half of the tile, a border and a town.
    private static let tile: [UInt8] = {
        let square: [UInt8] = [9, 0, 0, 26] + varint(4096) + [0, 0] + varint(8192) + varint(4095) + [0, 15]
        let land = field(
            3, field(1, Array("land".utf8)) + field(2, [0x18, 3] + field(4, square)) + [0x28] + varint(4096))
        let line: [UInt8] = [9, 0, 0, 10] + varint(8192) + varint(8192)
        let border = field(
            3,
            field(1, Array("border".utf8)) + field(2, field(2, [0, 0]) + [0x18, 2] + field(4, line))
                + field(3, Array("level".utf8)) + field(4, [0x28, 1]))
        let town = field(
            3,
            field(1, Array("place".utf8)) + field(2, field(2, [0, 0, 1, 1, 2, 2]) + [0x18, 1] + field(4, [9, 0, 0]))
                + field(2, field(2, [0, 0, 1, 1, 2, 2]) + [0x18, 1] + field(4, [9] + varint(4096) + varint(4096)))
                + ["name", "zoom", "population"].flatMap { field(3, Array($0.utf8)) }
                + field(4, field(1, Array("<Town> & Sea".utf8))) + field(4, [0x28, 0]) + field(4, [0x28] + varint(5000))
        )
        return land + border + town
    }()

    /// An archive with that one tile, the whole world at zoom 0.
    private static func archive() -> [UInt8] {
        let data = gzipped(tile) ?? []
        let root = gzipped([1, 0, 1] + varint(data.count) + [1]) ?? []
        func number(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(value >> (8 * $0) & 255) } }
        var header = Array("PMTiles".utf8) + [3]
        for value in [127, root.count, 0, 0, 127 + root.count, 0, 127 + root.count, data.count, 1, 1, 1] {
            header += number(value)
        }
        header += [1, 2, 2, 1, 0, 0]
        header += [UInt8](repeating: 0, count: 127 - header.count)
        return header + root + data
    }

    private func opened(_ bytes: [UInt8]) -> TileArchive? {
        let folder = TemporaryFolder()
        folder.write("base.pmtiles", bytes)
        return TileArchive(path: "\(folder.path)/base.pmtiles")
    }

    /// The whole world, 512 px wide.
    private var world: MapView {
        var state = AppState(filter: Filter(centre: Coordinate(latitude: 0, longitude: 0)), utc: 0)
        state.device = Device(width: 512, height: 512)
        state.camera = Camera(centre: Coordinate(latitude: 0, longitude: 0), zoom: 0)
        var view = MapView(state)
        (view.x, view.y) = (0, 0)
        return view
    }

    @Test func tilesAreNumberedAlongTheCurve() {
        // The examples of the format's document.
        let known = [(0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5)]
        for (zoom, x, y, number) in known {
            #expect(TileArchive.number(zoom: zoom, x: x, y: y) == UInt64(number), "\(zoom)/\(x)/\(y)")
        }
        #expect(TileArchive.number(zoom: 12, x: 3423, y: 1763) == 19_078_479)
    }

    @Test func landBordersAndNamesAreDrawn() throws {
        let archive = try #require(opened(BasemapTests.archive()))
        #expect(archive.tile(zoom: 0, x: 0, y: 0) == BasemapTests.tile)
        #expect(archive.tile(zoom: 0, x: 1, y: 0) == nil && archive.tile(zoom: 1, x: 0, y: 0) == nil)
        let picture = mapPicture(world, isDark: false, archive)
        // 4 units a px: the left half of 512 px.
        #expect(picture.contains("fill=\"#f2efe9\" fill-rule=\"evenodd\" d=\"M0 0l1024 0 0 2048 -1024 0z\""))
        #expect(picture.contains("stroke=\"#b9b3ab\"") && picture.contains("d=\"M0 0l2048 2048\""))
        #expect(picture.contains("x=\"1024\" y=\"1024\"") && picture.contains("&lt;Town&gt; &amp; Sea"))
        #expect(mapPicture(world, isDark: true, archive).contains("#24211c"))
    }

    @Test func withoutAnArchiveThereIsWater() {
        let picture = mapPicture(world, isDark: false, nil)
        #expect(picture.contains("fill=\"#c3d9e8\"") && !picture.contains("<path"))
    }

    @Test func damagedArchivesCrashNothing() {
        let whole = BasemapTests.archive()
        #expect(opened(Array(whole.prefix(126))) == nil && opened([]) == nil)
        var dice = Seeded(state: 4)
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<4 {
                bytes[Int.random(in: 8..<bytes.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            }
            _ = opened(bytes)?.tile(zoom: 0, x: 0, y: 0).map { VectorTile($0) }
            var tile = BasemapTests.tile
            for _ in 0..<4 {
                tile[Int.random(in: 0..<tile.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            }
            _ = VectorTile(tile)
        }
    }

    @Test func whatUnpacksToTooMuchIsRefused() {
        let zeros = gzipped([UInt8](repeating: 0, count: 1 << 20)) ?? []
        #expect(gunzipped(zeros, most: 1 << 20)?.count == 1 << 20)
        #expect(gunzipped(zeros, most: (1 << 20) - 1) == nil)
        #expect(gunzipped(Array(zeros.dropLast(9)), most: 1 << 20) == nil && gunzipped([1, 2, 3], most: 9) == nil)
    }

    @Test func theColoursAreThoseOfTheBrowsersMap() throws {
        let web = try #require(Installation.find()?.web)
        let style = String(decoding: try #require(OpenFile(path: "\(web)/host/map-style.js")?.bytes()), as: UTF8.self)
        for colours in [MapColours.light, .dark] {
            for colour in [colours.water, colours.land, colours.border, colours.text, colours.halo] {
                #expect(style.contains("'\(colour)'"), "\(colour)")
            }
        }
    }
}
