import Foundation
import Markup
import Navigation
import Screens
import Testing

@Suite struct PageTests {
    /// Writes every scene as a fragment of HTML where WINGBAR_PAGES names a folder, for a browser to draw and a person
    /// to look at; else only sees to it that each can be written.
    @Test func everySceneIsWritten() throws {
        let folder = ProcessInfo.processInfo.environment["WINGBAR_PAGES"]
        if let folder { try Metrics.css.write(toFile: folder + "/layout.css", atomically: true, encoding: .utf8) }
        for scene in Scenes.all {
            let text = html(screen(scene.state))
            #expect(text.hasPrefix("<div class=\"shell"), "\(scene.name)")
            if let folder { try text.write(toFile: "\(folder)/\(scene.name).html", atomically: true, encoding: .utf8) }
        }
    }
}
