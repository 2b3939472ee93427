import TestKit
import Testing

@testable import Server

/// A device keeps one version of the app, whole.
@Suite struct OfflineAppTests {
    private let folder = TemporaryFolder()
    private var app: OfflineApp { OfflineApp(Installation(root: folder.path)) }

    init() {
        for (path, text) in [
            ("Web/index.html", "<html>"), ("Web/sw.js", "worker"), ("Web/host.js", "1"), ("Web/host/map.js", "2"),
            ("Web/styles/1.css", "a {}"), ("Web/lab/page.js", "3"), (".wingbar/web/inter.woff2", "4"),
            (".wingbar/web/inter-rest.woff2", "5"),
        ] { folder.write(path, text) }
    }

    @Test func theWorkerNamesWhatAStartNeeds() {
        let text = app.worker().text
        #expect(
            text == """
                globalThis.app={version:"\(app.version)",files:["/host.js","/host/map.js","/vendor/inter.woff2",\
                "/wingbar.css"]};
                worker
                """)
    }

    @Test func aBundleStandsForItsScripts() {
        folder.write(".wingbar/app/host.js", "bundled")
        let served = servedFiles(Installation(root: folder.path))
        #expect(served.map(\.address).contains("/host/map.js") == false)
        #expect(served.first { $0.address == "/host.js" }?.path.hasSuffix("app/host.js") == true)
        #expect(served.contains { $0.address == "/lab/page.js" })
    }

    @Test(arguments: ["Web/index.html", "Web/sw.js", "Web/host/map.js", "Web/styles/1.css"])
    func anyChangeIsAnotherVersion(path: String) {
        let before = app.version
        #expect(app.version == before)
        folder.write(path, "changed, and longer")
        #expect(app.version != before)
    }
}
