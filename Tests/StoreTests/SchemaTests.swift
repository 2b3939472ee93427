import Birds
import CSQLite
import Glibc
import TestKit
import Testing

@testable import Store

@Suite struct SchemaTests {
    let folder = TemporaryFolder()
    var path: String { "\(folder.path)/wingbar.db" }

    func bytes() -> [UInt8] {
        guard let file = fopen(path, "rb") else { return [] }
        defer { fclose(file) }
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let n = fread(&chunk, 1, chunk.count, file), n > 0 { all += chunk[0..<n] }
        return all
    }

    func put(_ bytes: [UInt8]) {
        guard let file = fopen(path, "wb") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func refusal() -> String {
        do {
            _ = try Store(home: folder.path)
            return ""
        } catch {
            return error.sentence
        }
    }

    /// Makes a store of some thousand sightings whose log is written back.
    func filled() throws {
        do {
            let store = try Store(home: folder.path)
            try load(store, (0..<5000).map { record(canadaGoose, LocalTime(day: $0)) })
        }
        try Connection(path: path).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    @Test func aFileThatIsNoDatabaseIsRefusedUntouched() {
        put(Array("Submission ID,Common Name\nS1,Mallard\n".utf8))
        let before = bytes()
        #expect(refusal().contains("not a Wingbar store"))
        #expect(bytes() == before)
    }

    @Test func anotherProgramsDatabaseIsRefusedUntouched() throws {
        do { try Connection(path: path).execute("CREATE TABLE bookmarks(url TEXT)") }
        let before = bytes()
        #expect(refusal().contains("another program's database"))
        #expect(bytes() == before)
    }

    @Test func aNewerStoreIsRefusedUntouched() throws {
        try filled()
        do { try Connection(path: path).execute("PRAGMA user_version = 99") }
        let before = bytes()
        #expect(refusal().contains("newer Wingbar (version 99"))
        #expect(bytes() == before)
    }

    @Test func aStoreWithoutItsEndIsRefused() throws {
        try filled()
        let whole = bytes()
        put(Array(whole.prefix(whole.count / 2)))
        #expect(refusal().contains("its end is missing"))
        put(whole)
        #expect(refusal() == "")
    }

    /// Damaged bytes give a sentence or a list, never a crash.
    @Test func damagedPagesAreSaidToBe() throws {
        try filled()
        let whole = bytes()
        var seed: UInt64 = 5
        func roll(_ n: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1
            return Int((seed >> 33) % UInt64(n))
        }
        var failed = 0
        for _ in 0..<60 {
            var damaged = whole
            let start = 100 + roll(damaged.count - 5000)
            for at in start..<start + 4000 { damaged[at] = UInt8(roll(256)) }
            put(damaged)
            do {
                let store = try Store(home: folder.path)
                let filter = Filter(centre: lostLagoon.coordinate, kilometres: 50, days: 30)
                for day in stride(from: Int64(100), to: 5000, by: 300) {
                    _ = try store.nearby(filter, now: LocalTime(day: day))
                }
                var spot = try store.spot(at: lostLagoon.coordinate, utc: 0, Gazetteer(path: ""))
                spot.now = LocalTime(day: 4000)
                _ = try store.region(spot)
                _ = try store.densest(now: spot.now)
            } catch {
                failed += 1
                #expect(error.sentence.hasPrefix(path))
            }
        }
        #expect(failed > 20)
    }

    @Test func aFolderThatCannotBeMadeIsSaid() {
        put([])
        #expect(throws: StoreError.self) { try Store(home: "\(path)/below") }
    }

    @Test func anEmptyFileBecomesAStore() throws {
        put([])
        let store = try Store(home: folder.path)
        #expect(try load(store, [record(mallard, may(1))]).kept == 1)
    }
}
