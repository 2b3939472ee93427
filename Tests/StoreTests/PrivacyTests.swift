import Birds
import Glibc
import TestKit
import Testing

@testable import Store

@Suite struct PrivacyTests {
    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    @Test func onlyItsOwnerReadsANewStore() throws {
        let folder = TemporaryFolder()
        let home = "\(folder.path)/data"
        defer {
            for name in ["", "-wal", "-shm"] { unlink("\(home)/wingbar.db\(name)") }
            rmdir(home)
        }
        let store = try Store(home: home)
        var journal: mode_t = 0
        _ = try store.load(source: "first", isSample: false) { loader in
            loader.add(record(mallard, may(1)))
            journal = mode("\(home)/wingbar.db-journal")
        }
        #expect(journal == 0o600)
        try load(store, [record(mallard, may(2))])
        #expect(mode(home) == 0o700)
        for name in ["", "-wal", "-shm"] { #expect(mode("\(home)/wingbar.db\(name)") == 0o600, "\(name)") }
    }

    @Test func aLoadOfEndlessNamesHoldsFewAndForgetsNone() throws {
        let folder = TemporaryFolder()
        let connection = try Schema.open("\(folder.path)/wingbar.db")
        var names = NameWriter(connection, limit: 40_000)
        let position = try #require(Position(lostLagoon.coordinate))
        func number(_ index: Int) throws -> Int32 {
            let key = "\(index)" + String(repeating: "x", count: 200)
            return try Array(key.utf8).withUnsafeBytes { try names.place($0, position) { lostLagoon } }
        }
        let first = try (0..<2000).map { index in
            let place = try number(index)
            #expect(names.size < 100_000)
            return place
        }
        #expect(try (0..<2000).map { try number($0) } == first)
        #expect(Set(first).count == 2000)
    }
}
