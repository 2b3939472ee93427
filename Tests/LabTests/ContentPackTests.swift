import App
import Lab
import TestKit
import Testing

@Suite struct ContentPackTests {
    @Test(arguments: ["birds", "buses"]) func whatIsWrittenIsReadBack(_ name: String) throws {
        let content = try ContentFile(bytes("Web/lab/\(name).json")).content
        #expect(try ContentPack.decode(ContentPack.encode(content)) == content)
    }

    /// Cut off or changed at any byte, a pack is read or refused.
    @Test func damagedPacksNeverCrash() throws {
        let whole = ContentPack.encode(try ContentFile(bytes("Web/lab/buses.json")).content)
        for at in whole.indices {
            #expect(throws: (any Error).self) { try ContentPack.decode(Array(whole[..<at])) }
            var changed = whole
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                changed[at] = value
                if let read = try? ContentPack.decode(changed) {
                    _ = read.accessory(mode: 0, position: read.camera.centre)
                }
            }
        }
    }
}
