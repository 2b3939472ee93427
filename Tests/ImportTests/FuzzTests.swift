import Birds
import Glibc
import Store
import TestKit
import Testing

@testable import Import

/// Files of every format, small, with the traps of each.
private let specimens: [(name: String, bytes: [UInt8])] = {
    let mine = #"""
        Submission ID,Common Name,Scientific Name,Count,Location ID,Location,Latitude,Longitude,Date,Time,Protocol,Notes
        S1,Canada Goose,Branta canadensis,64,L1,"Lost ""Lagoon""",49.2961,-123.1386,2019-05-01,03:00 PM,P,"two
        lines, and a comma"
        S1,Junco,Junco hyemalis [oreganus Group],X,L1,Lost Lagoon,49.2961,-123.1386,05-02-2019,,P
        S2,gull sp.,Larinae sp.,2.,L2,Jericho,49.27,-.71,2019-05-01,
        """#
    let ebd = """
        GLOBAL UNIQUE IDENTIFIER\tCATEGORY\tCOMMON NAME\tSCIENTIFIC NAME\tSUBSPECIES SCIENTIFIC NAME\tOBSERVATION COUNT\t\
        LOCALITY\tLOCALITY ID\tLOCALITY TYPE\tLATITUDE\tLONGITUDE\tOBSERVATION DATE\tTIME OBSERVATIONS STARTED\t\
        SAMPLING EVENT IDENTIFIER\tGROUP IDENTIFIER\tAPPROVED
        U1\tspecies\tMallard\tAnas platyrhynchos\t\t3\tA "place\tL1\tP\t49.2961\t-123.1386\t2019-05-01\t07:00:00\tS1\tG1\t1
        U2\tissf\tJunco\tJunco hyemalis\tJunco hyemalis hyemalis\tX\tB\tL2\tH\t49.3\t-123.1\t2019-05-01\t\tS2\t\t1
        U3\tslash\tW/G Gull\tLarus occidentalis/glaucescens\t\t1\tB\tL2\tT\t49.3\t-123.1\t2019-05-01\t\tS2\t\t0
        """
    let gbif = """
        gbifID\tclass\tfamily\tspecies\tscientificName\tlocality\tdecimalLatitude\tdecimalLongitude\teventDate\t\
        individualCount
        1\tAves\tAnatidae\tBranta canadensis\tBranta canadensis L.\tPark\t49.3\t-123.1\t2019-05-01T15:00/16:00\t3
        2\t\tLaridae\t\tLarus Linnaeus, 1758\t\t49.3\t-1.231e2\t2019-05-01/03\t
        3\tMammalia\t\tPuma concolor\tPuma\tPark\t49.3\t-123.1\t2019\t0
        """
    let inat = """
        id,observed_on_string,observed_on,time_observed_at,place_guess,latitude,longitude,coordinates_obscured,\
        captive_cultivated,scientific_name,iconic_taxon_name
        1,2019-05-01 11:02 AM PDT,2019-05-01,2019-05-01 18:02:00 UTC,"Park, V",49.3,-123.1,true,false,Branta canadensis,Aves
        2,,2019-05-01,2019-05-01T11:02:11-07:00,,49.3,-123.1,false,true,Junco hyemalis,Aves
        """
    let texts = [("mine", mine), ("ebd", ebd), ("gbif", gbif), ("inat", inat)].map { ($0.0, Array($0.1.utf8)) }
    let desk = Desk()
    writeZip("\(desk.path)/z", [("a.csv", Array(mine.utf8)), ("b.txt", Array(ebd.utf8))])
    return texts + [("gzip", gzipped(Array(gbif.utf8))), ("zip", contents("\(desk.path)/z"))]
}()

/// What mutations put into a file: what means something to some format, and what means nothing to any.
private let morsels: [[UInt8]] =
    [
        ",", "\t", "\n", "\r\n", "\"", "\"\"", ";", "\u{0}", "\u{FEFF}", "é", "-", "/", "1e9", "999999999999999999999",
        "2019-02-30", "sp.", " x ", "[", "(", "S1", "X", "Aves", "PK\u{3}\u{4}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE9], [0x1F, 0x8B], [0x80, 0x00, 0xC3]]

/// One to eight random changes of a file.
private func mutated(_ bytes: [UInt8], _ random: inout Seeded) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &random) {
        let at = Int.random(in: 0...bytes.count, using: &random)
        let until = min(bytes.count, at + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: if at < bytes.count { bytes[at] ^= UInt8(1 << Int.random(in: 0..<8, using: &random)) }
        case 1: bytes.removeSubrange(at..<until)
        case 2: bytes.insert(contentsOf: morsels.randomElement(using: &random) ?? [], at: at)
        case 3: bytes.replaceSubrange(at..<until, with: morsels.randomElement(using: &random) ?? [])
        case 4: bytes.insert(contentsOf: bytes[at..<until], at: Int.random(in: 0...bytes.count, using: &random))
        default: if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeSubrange(at...) }
        }
        if bytes.isEmpty { bytes = [0x0A] }
    }
    return bytes
}

/// A text in memory as a stream.
private final class TextStream: ByteStream {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    override func read(_ into: UnsafeMutableRawBufferPointer) -> Int {
        // Small pieces, so that rows lie across the borders of what is read.
        let count = min(rest.count, into.count, 97)
        rest.prefix(count).withUnsafeBytes { into.copyMemory(from: $0) }
        rest = rest.dropFirst(count)
        return count
    }
}

private func parser(_ reader: some RowReader, _ rows: Rows) -> BatchSource {
    Parser(reader, rows, RowSink(taxonomy: birds, lastDay: 40_000))
}

@Suite struct FuzzTests {
    @Test(arguments: 0..<4) func everyRowOfMutatedTextsIsASightingOrHasAReason(specimen: Int) throws {
        let (name, bytes) = specimens[specimen]
        var random = Seeded(state: 77 &+ UInt64(specimen))
        var sightings = 0
        for round in 0..<20_000 {
            // Every other file keeps its header, so that it is surely read.
            let header = round % 2 == 0 ? bytes.prefix { $0 != 0x0A }.count + 1 : 0
            let text = bytes[..<header] + mutated(Array(bytes[header...]), &random)
            guard let found = recognise(TextStream(Array(text))) else { continue }
            let source = parser(found.reader, found.rows)
            while let batch = source.next() {
                let skipped = batch.tally.skipped.reduce(0, +)
                #expect(batch.tally.rows == batch.rows.count + skipped, "\(name), round \(round)")
                sightings += batch.rows.count
            }
        }
        #expect(sightings > 5_000, "\(name): many rows should still be sightings")
    }

    /// Set WINGBAR_FUZZ to the number of mutations a format for longer runs, WINGBAR_FUZZ_SEED for other ones.
    @Test(arguments: 0..<6) func anyBytesGiveAReportThatAddsUpOrASentence(specimen: Int) throws {
        let rounds = getenv("WINGBAR_FUZZ").flatMap { Int(String(cString: $0)) } ?? 40
        let seed = getenv("WINGBAR_FUZZ_SEED").flatMap { UInt64(String(cString: $0)) } ?? 20_260_501
        let (name, bytes) = specimens[specimen]
        let desk = Desk()
        let store = try desk.store()
        var random = Seeded(state: seed &+ UInt64(specimen) &* 1_000_003)
        var read = 0
        for round in 0..<rounds {
            let path = desk.file(mutated(bytes, &random))
            do {
                let report = try importFile(path: path, into: store, taxonomy: birds)
                #expect(report.addsUp, "\(name), round \(round)")
                let again = try importFile(path: path, into: store, taxonomy: birds)
                #expect(again.addsUp && again.kept == 0 && again.rows == report.rows, "\(name), round \(round)")
                #expect(!reportText([report]).isEmpty && reportJSON([report]).hasPrefix("[{"))
                read += 1
            } catch {
                #expect(error.sentence.hasPrefix(path), "\(name), round \(round): \(error)")
            }
        }
        #expect(read > rounds / 8, "\(name): many mutations should still be files of the format")
    }
}
