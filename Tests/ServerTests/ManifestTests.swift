import Foundation
import TestKit
import Testing

/// The manifest that ships: what it names is there, and is as large as it says.
@Suite struct ManifestTests {
    private struct Picture: Decodable {
        var src: String
        var sizes: String
        var form_factor: String
    }
    private struct Manifest: Decodable { var screenshots: [Picture] }

    @Test func itsScreenshotsAreThere() throws {
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(bytes("Web/manifest.webmanifest")))
        #expect(Set(manifest.screenshots.map(\.form_factor)) == ["narrow", "wide"])
        for picture in manifest.screenshots {
            let header = try bytes("Web" + picture.src).prefix(24)
            // A PNG's first chunk has the width and the height, 32 bits each.
            let numbers = header.dropFirst(16).map { Int($0) }
            let size = [0, 4].map { at in numbers[at..<(at + 4)].reduce(0) { $0 << 8 | $1 } }
            #expect(picture.sizes == "\(size[0])x\(size[1])", "\(picture.src)")
        }
    }
}
