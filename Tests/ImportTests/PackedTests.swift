import Birds
import Glibc
import Import
import Store
import TestKit
import Testing

private let header = "Submission ID,Common Name,Scientific Name,Count,Location,Latitude,Longitude,Date,Time\n"

private func rows(_ range: Range<Int>) -> [UInt8] {
    Array((header + range.map { "S\($0),x,Branta canadensis,\($0 + 1),L,49.3,-123.1,2019-05-01,\n" }.joined()).utf8)
}

@Suite struct PackedTests {
    private func load(_ bytes: [UInt8]) throws -> ImportReport { try Desk().load(bytes) }

    @Test func gzipOfOneOrSeveralParts() throws {
        #expect(try load(gzipped(rows(0..<500))).kept == 500)
        let two = gzipped(rows(0..<300)) + gzipped(Array(rows(300..<400).dropFirst(header.utf8.count))) + [0, 0, 0]
        #expect(try load(two).kept == 400)
    }

    @Test func aCutOrDamagedGzipLoadsWhatIsWhole() throws {
        let whole = gzipped(rows(0..<20_000))
        let cut = try load(Array(whole[..<(whole.count / 2)]))
        #expect(cut.kept > 5_000 && cut.kept < 20_000 && cut.addsUp)
        #expect(cut.problems.last?.reason.contains("cut off") == true)
        var damaged = whole
        for at in (whole.count / 2)..<(whole.count / 2 + 64) { damaged[at] = 0xFF }
        let report = try load(damaged)
        #expect(report.kept > 1_000 && report.addsUp)
        #expect(report.problems.last?.reason.contains("damaged") == true)
    }

    @Test func zipWithOneOrSeveralTexts() throws {
        let desk = Desk()
        let path = "\(desk.path)/z"
        writeZip(path, [("readme.txt", Array("hello".utf8)), ("__MACOSX/a.csv", rows(0..<9)), ("a.csv", rows(0..<50))])
        #expect(try importFile(path: path, into: desk.store(), taxonomy: birds).kept == 50)
        writeZip(path, [("b.csv", rows(50..<60)), ("a.csv", rows(0..<50) + Array("bad\n".utf8))])
        let report = try importFile(path: path, into: desk.store(), taxonomy: birds)
        #expect(report.kept == 10 && report.known == 50 && report.rows == 61)
        #expect(report.problems == [ImportProblem(line: 52, reason: "a.csv: too few columns")])
        writeZip(path, [("b.csv.gz", gzipped(rows(90..<99)))])
        #expect(try importFile(path: path, into: desk.store(), taxonomy: birds).kept == 9)
    }

    @Test func aZipOfManyTextsIsReadToItsEndAndSaysWhatWasNot() throws {
        let desk = Desk()
        let path = "\(desk.path)/z"
        let texts = (0..<60).map { ("\($0).csv", rows($0..<($0 + 1))) }
        writeZip(path, texts)
        let report = try importFile(path: path, into: desk.store(), taxonomy: birds)
        #expect(report.kept == 60 && report.problems.isEmpty)
        writeZip(path, texts + [("a.txt", Array("hello".utf8)), ("b.pdf", Array("%PDF".utf8))])
        let mixed = try importFile(path: path, into: desk.store(), taxonomy: birds)
        #expect(mixed.known == 60 && mixed.problems.count == 1)
        #expect(mixed.problems.first?.reason.hasPrefix("2 files in the zip file were not read") == true)
    }

    @Test func aCutZipOfManyTextsSaysSoOnce() throws {
        let desk = Desk()
        let path = "\(desk.path)/z"
        writeZip(path, (0..<120).map { ("\($0).csv", rows($0..<($0 + 1))) })
        let report = try desk.load(Array(contents(path).dropLast(30)))
        #expect(report.kept == 120)
        #expect(report.problems.count { $0.reason.contains("cut off or damaged") } == 1)
    }

    @Test func aCutZipLoadsWhatIsWhole() throws {
        let desk = Desk()
        let path = "\(desk.path)/z"
        writeZip(path, [("a.csv", rows(0..<20_000))])
        let whole = contents(path)
        let report = try desk.load(Array(whole[..<(whole.count / 2)]))
        #expect(report.kept > 5_000 && report.kept < 20_000 && report.addsUp)
        #expect(report.problems.contains { $0.reason.contains("zip file is cut off") })
    }

    @Test func whatIsNoSightingsIsRefusedInASentenceAndLeavesTheStoreAlone() throws {
        let desk = Desk()
        _ = try desk.load(rows(0..<3))
        let store = try desk.store()
        let before = try store.status()
        let files: [[UInt8]] = [
            Array("hello world\n".utf8), [0], gzipped(Array("a,b,c\n1,2,3\n".utf8)), Array("PK\u{3}\u{4}".utf8),
            [0x1F, 0x8B, 8], [0xFF, 0xFE, 0x41, 0], Array("BZh91AY".utf8), Array(header.utf8.dropLast(20)),
        ]
        for bytes in files {
            let error = #expect(throws: ImportError.self) { try desk.load(bytes) }
            #expect(error?.sentence.hasSuffix(".") == true)
        }
        for path in ["\(desk.path)/none", desk.path, "/dev/null"] {
            let error = #expect(throws: ImportError.self) { try importFile(path: path, into: store, taxonomy: birds) }
            #expect(error?.sentence.hasPrefix(path) == true)
        }
        #expect(throws: ImportError.self) { try desk.load([]) }
        #expect(try store.status() == before)
    }

    @Test func aHeaderAloneIsAFileWithoutSightings() throws {
        let report = try load(Array(header.utf8))
        #expect(report.rows == 0 && report.kept == 0 && report.addsUp)
    }

    @Test func aBombOfOneRowNeedsLittleMemory() throws {
        // 100 MB of one letter in some 100 KB.
        let letters = [UInt8](repeating: 0x61, count: 25 << 20)
        let bomb = gzipped(rows(0..<2)) + gzipped(letters) + gzipped(letters) + gzipped(letters) + gzipped(letters)
        let before = residentMegabytes()
        let report = try load(bomb)
        #expect(report.rows == 3 && report.kept == 2 && report.count("row longer than 1 MiB") == 1)
        #expect(residentMegabytes() - before < 80)
    }

    @Test func progressIsToldForLargeFiles() throws {
        let desk = Desk()
        let path = desk.file(rows(0..<150_000))
        var steps: [Int] = []
        var total = 0
        _ = try importFile(path: path, into: desk.store(), taxonomy: birds) { done, all in
            steps.append(done)
            total = all
        }
        #expect(steps.count > 3 && steps == steps.sorted() && steps.last == total && total > 5_000_000)
    }
}

/// The memory that this process has now, in megabytes.
private func residentMegabytes() -> Int {
    let text = String(decoding: contents("/proc/self/statm"), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096 >> 20
}
