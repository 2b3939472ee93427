import TestKit
import Testing

@testable import wingbar_cli

/// Where `wingbar lab --export` may write.
@Suite struct ExportFolderTests {
    private let folder = TemporaryFolder()

    @Test func newAndEmptyFoldersAreTaken() throws {
        #expect(try ExportFolder(folder.path).path == folder.path)
        _ = try ExportFolder("\(folder.path)/new/below")
    }

    @Test func theFolderOfAnEarlierExportIsTakenAgain() throws {
        folder.write("index.html", "<p>earlier</p>")
        folder.write(ExportFolder.marker, ExportFolder.markerText)
        _ = try ExportFolder(folder.path)
    }

    @Test(arguments: ["index.html", "notes.txt", ".hidden", "sub/file"])
    func aFolderWithOtherFilesIsRefusedByName(file: String) {
        folder.write(file, "mine")
        #expect {
            _ = try ExportFolder(folder.path)
        } throws: { error in
            guard case Failure.problem(let sentence) = error else { return false }
            return sentence.hasPrefix("\(folder.path) holds files")
        }
        #expect(run(["lab", "--export", folder.path, "--no-pictures"]) == 1)
        #expect(folder.names == [String(file.prefix { $0 != "/" })])
    }

    @Test func whatIsNoFolderIsRefused() {
        let file = folder.write("file", "mine")
        #expect {
            _ = try ExportFolder(file)
        } throws: { error in
            guard case Failure.problem(let sentence) = error else { return false }
            return sentence.hasPrefix("\(file) cannot be used as a folder")
        }
    }

    @Test func anEmptyNameIsNoFolder() {
        #expect(run(["lab", "--export", ""]) == 2)
        #expect(run(["lab", "--export="]) == 2)
    }
}
