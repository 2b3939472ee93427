import Glibc
import TestKit
import Testing

@testable import Server

@Suite struct LeftUploadsTests {
    private let home = TemporaryFolder()
    private let later = time(nil) + 100

    @Test func whatAKilledServerLeftGoes() {
        home.write(".upload-a/MyEBirdData.csv", "x")
        home.write(".upload-b/.x", "x")
        home.write("wingbar.db", "x")
        home.write("upload-c/x", "x")
        removeLeftUploads(in: home.path, before: later)
        #expect(home.names == ["upload-c", "wingbar.db"])
    }

    @Test func whatIsYoungOrStillArrivesStays() {
        let path = home.write(".upload-a/x", "x")
        removeLeftUploads(in: home.path, before: later - 1000)
        #expect(home.names == [".upload-a"])
        let file = open(path, O_RDONLY)
        flock(file, LOCK_EX)
        removeLeftUploads(in: home.path, before: later)
        #expect(home.names == [".upload-a"])
        close(file)
        removeLeftUploads(in: home.path, before: later)
        #expect(home.names.isEmpty)
    }

    @Test func noLinkIsFollowed() {
        let other = TemporaryFolder()
        let kept = other.write("kept", "x")
        home.write(".upload-a/x", "x")
        symlink(other.path, "\(home.path)/.upload-link")
        symlink(kept, "\(home.path)/.upload-a/link")
        removeLeftUploads(in: home.path, before: later)
        #expect(home.names == [".upload-link"])
        #expect(other.names == ["kept"])
    }
}
