import Foundation
import Lab
import TestKit
import Testing

@testable import Server

/// The lab as files that need no server.
@Suite struct LabExportTests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    @Test func everyReferenceLeadsToAFileOfTheExport() throws {
        fixture.folder.write(".wingbar/web/lab-icons.svg", "<svg xmlns=\"x\"></svg>")
        fixture.folder.write("Web/icon.svg", "<svg xmlns=\"x\"></svg>")
        fixture.folder.write("Web/lab/frame.css", "body { margin: 0 }")
        let files = try LabExport(fixture.installation).files
        let names = Set(files.map { $0.name })
        #expect(names.count == files.count)
        #expect(names.isSuperset(of: ["index.html", "a.html", "bars.html", "frames/b-half.html", "strips/g.html"]))
        #expect(names.contains("frames/rare-dark-ios27.html") && names.contains("maps/bird-minimised-night.svg"))
        for file in files where file.name.hasSuffix(".html") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            #expect(!text.contains("<form") && !text.contains("<script"), "\(file.name)")
            for reference in references(text) {
                let target = resolved(reference, from: file.name)
                #expect(names.contains(target), "\(file.name) names \(reference)")
            }
        }
    }

    @Test func picturesAreNamedByTheirStates() throws {
        fixture.folder.write(".wingbar/web/lab-icons.svg", "<svg xmlns=\"x\"></svg>")
        fixture.folder.write("Web/icon.svg", "<svg xmlns=\"x\"></svg>")
        fixture.folder.write("Web/lab/frame.css", "body { margin: 0 }")
        let export = try LabExport(fixture.installation)
        let names = Set(export.files.map { $0.name })
        #expect(export.pictures.allSatisfy { names.contains($0.page) })
        #expect(export.pictures.filter { $0.name.hasPrefix("strip-") }.count == 8)
        let phone = try #require(export.pictures.first { $0.name == "nearby-peek" })
        #expect(phone.page == "frames/nearby-peek.html" && phone.width == 402 && phone.height == 874)
    }

    @Test func aMissingPartIsSaid() {
        #expect { try LabExport(fixture.installation) } throws: { "\($0)".contains("cannot be written") }
    }

    /// What a page's attributes name, without marks within a page.
    private func references(_ text: String) -> [String] {
        ["src=\"", "href=\"", "srcset=\""].flatMap { opening in
            text.components(separatedBy: opening).dropFirst().compactMap { piece in
                let value = piece.prefix { $0 != "\"" && $0 != "#" }
                return value.isEmpty || value.contains(":") ? nil : String(value)
            }
        }
    }

    /// A reference's file, from the folder of the file that names it.
    private func resolved(_ reference: String, from name: String) -> String {
        if reference.hasPrefix("../") { return String(reference.dropFirst(3)) }
        let folder = name.split(separator: "/").dropLast().joined(separator: "/")
        return folder.isEmpty ? reference : folder + "/" + reference
    }
}
