import Foundation
@testable import Lab
import TestKit
import Testing
import Wire

@Suite struct SchemaTests {
    /// The schema that is served is the one that the reader's own shape makes. To write it anew after a change:
    /// `./wingbar lab --schema > Web/lab/content.schema.json`.
    @Test func theServedSchemaIsTheReadersShape() throws {
        let served = String(decoding: try bytes("Web/lab/content.schema.json"), as: UTF8.self)
        #expect(served == contentSchema)
    }

    @Test func theSchemaIsJSONWithEveryKeyAndIcon() throws {
        let schema = try JSON(text: contentSchema)
        #expect(
            schema["properties"]?.members?.map(\.key).sorted() == [
                "$schema", "accessory", "bar", "map", "modes", "search", "sheets", "title",
            ])
        #expect(schema["additionalProperties"]?.bool == false)
        let icons = schema["properties"]?["modes"]?["items"]?["properties"]?["icon"]?["enum"]?.array
        #expect(icons?.compactMap(\.string) == contentIcons)
    }

    @Test(
        arguments: [
            ("hose", "house"), ("lable", "label"), ("badg", "badge"), ("iocn", "icon"), ("settingss", "settings"),
            ("zzzzzz", nil), ("", nil), ("i", nil),
        ] as [(String, String?)])
    func theNearestKnownWord(_ row: (String, String?)) {
        let known = ["house", "label", "badge", "icon", "settings"]
        #expect(nearest(row.0, among: known) == row.1)
    }
}
