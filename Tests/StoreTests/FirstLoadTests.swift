import Birds
import Foundation
import TestKit
import Testing

@testable import Store

/// The first load of a store goes beside the log, see `Store.load`: as safe, and without traces.
@Suite struct FirstLoadTests {
    let folder = TemporaryFolder()

    /// A load of enough rows for `progress` to be called before its end, while the file has grown already.
    func loadMany(_ store: Store, during: @escaping () -> Void = {}) throws -> LoadResult {
        // A small cache makes SQLite write before the end, as a load of millions does.
        try store.write { try $0.execute("PRAGMA cache_size = 20") }
        return try store.load(source: "many", isSample: false, progress: { _, _ in during() }) { loader in
            let taxon = loader.taxonID(for: mallard)
            for row in 0..<150_000 {
                let at = Coordinate(latitude: 40 + Double(row % 50) / 10, longitude: -120)
                let place = loader.placeID(key: "\(row % 50)", place: Place(name: "Place", coordinate: at))
                let position = try #require(Position(at))
                loader.add(
                    id: Int64(row + 1), taxon: taxon, place: place, time: may(1 + Int64(row % 28)), count: 1, list: 0,
                    latitude: position.latitude, longitude: position.longitude)
            }
        }
    }

    /// How many sightings a store shows.
    func count(_ store: Store) throws -> Int64? {
        try store.read { try $0.number("SELECT count(*) FROM sightings") }
    }

    /// What journal a store's file has.
    func mode(_ store: Store) throws -> String {
        try store.write { connection in
            let query = try connection.statement("PRAGMA journal_mode")
            defer { query.reset() }
            return try query.step() ? query.text(0) : ""
        }
    }

    @Test func whatADeadProgramLeftIsRolledBack() throws {
        let store = try Store(home: folder.path)
        let copy = TemporaryFolder()
        var copied: [String: Int] = [:]
        let result = try loadMany(store) {
            // What the disk holds at this moment is what a killed program leaves.
            guard copied.isEmpty else { return }
            for name in folder.names where name.hasPrefix("wingbar.db") {
                let bytes = contents("\(folder.path)/\(name)")
                copied[name] = bytes.count
                try? Data(bytes).write(to: URL(fileURLWithPath: "\(copy.path)/\(name)"))
            }
        }
        #expect(result.kept == 150_000)
        #expect(copied["wingbar.db", default: 0] > 1_000_000, "the file had not grown yet")
        #expect(copied["wingbar.db-journal", default: 0] > 0, "there was no journal to roll back by")
        let left = try Store(home: copy.path)
        let (rows, state) = try left.read { connection in
            let check = try connection.statement("PRAGMA integrity_check")
            defer { check.reset() }
            return (
                try connection.number("SELECT count(*) FROM sightings"), try check.step() ? check.text(0) : ""
            )
        }
        #expect(rows == 0)
        #expect(state == "ok")
        let again = try loadMany(left)
        #expect(again.kept == 150_000)
    }

    @Test func theLogIsThereAgainAfterwards() throws {
        let store = try Store(home: folder.path)
        var during = ""
        _ = try store.load(source: "one", isSample: false) { loader in
            during = folder.names.joined(separator: " ")
            loader.add(record(mallard, may(1)))
        }
        #expect(!during.contains("-wal"))
        let after = try mode(store)
        #expect(after == "wal")
        #expect(!folder.names.contains("wingbar.db-journal"))
        _ = try store.load(source: "two", isSample: false) { loader in
            during = folder.names.joined(separator: " ")
            loader.add(record(mallard, may(2)))
        }
        #expect(during.contains("-wal"), "a store with sightings is loaded through the log")
    }

    @Test func aStoreThatIsOpenElsewhereKeepsItsLog() throws {
        let store = try Store(home: folder.path)
        let other = try Store(home: folder.path)
        #expect(try count(other) == 0)
        var seen: Int64 = -1
        _ = try store.load(source: "one", isSample: false) { loader in
            loader.add(record(mallard, may(1)))
            seen = try count(other) ?? -1
        }
        #expect(seen == 0)
        #expect(try count(other) == 1)
        let after = try mode(store)
        #expect(after == "wal")
    }

    @Test func theLogComesBackBeforeTheNextWriteWhereItCouldNotAtOnce() throws {
        let store = try Store(home: folder.path)
        let other = try Connection(path: store.path)
        try store.write { connection in
            connection.wait(milliseconds: 0)
            try connection.execute("PRAGMA journal_mode = DELETE")
            try other.execute("BEGIN")
            _ = try other.number("SELECT count(*) FROM sightings")
            store.returnToLog(connection)
            try other.execute("COMMIT")
            connection.wait(milliseconds: Connection.patience)
        }
        let after = try mode(store)
        #expect(after == "wal")
    }

    @Test func whoOpensAStoreDuringItsFirstLoadWaits() throws {
        let store = try Store(home: folder.path)
        let other = try Connection(path: store.path)
        try store.write { try $0.execute("PRAGMA journal_mode = DELETE") }
        try other.execute("BEGIN EXCLUSIVE")
        let home = folder.path
        let opened = Seen()
        let thread = WorkThread { opened.note((try? Store(home: home)) != nil) }
        // Longer than a connection waits else.
        Thread.sleep(forTimeInterval: Double(Connection.patience) / 1000 + 1)
        #expect(opened.answer == nil)
        try other.execute("COMMIT")
        thread?.join()
        #expect(opened.answer == true)
    }

    /// What a thread has come to.
    final class Seen: @unchecked Sendable {
        private let lock = Lock()
        private var noted: Bool?
        var answer: Bool? { lock.locked { noted } }
        func note(_ answer: Bool) { lock.locked { noted = answer } }
    }
}
