import Birds
import Import
import Store
import TestKit
import Testing

@Suite(.enabled(if: sharedData != nil, "needs the folder shared/data beside the checkout, or WINGBAR_SHARED"))
struct SharedDataTests {
    private func load(_ name: String) throws -> ImportReport {
        let desk = Desk()
        let path = "\(sharedData ?? "")/\(name)"
        let report = try importFile(path: path, into: desk.store(), taxonomy: birds)
        #expect(report.addsUp)
        #expect(try desk.store().status().sightings == report.kept)
        let again = try importFile(path: path, into: desk.store(), taxonomy: birds)
        #expect(again.kept == 0 && again.known == report.kept + report.known)
        return report
    }

    @Test func theSampleOfTheBasicDataset() throws {
        let report = try load("ebd-sample.txt")
        #expect(report.format == "eBird Basic Dataset" && report.rows == 140 && report.skipped.isEmpty)
    }

    @Test func aRowOfEveryCategory() throws {
        let report = try load("ebd-categories.txt")
        #expect(report.rows == 23 && report.skipped.isEmpty)
    }

    @Test func theArchiveOfGBIFBareAndZipped() throws {
        let bare = try load("gbif-dwca/occurrence.txt")
        #expect(bare.format == "GBIF" && bare.rows == 500)
        // Counted in the file itself: 80 rows without a date, 152 without a position.
        #expect(bare.count("no date") == 80 && bare.count("not a bird") == 1)
        let desk = Desk()
        let path = "\(desk.path)/dwca"
        let folder = "\(sharedData ?? "")/gbif-dwca"
        writeZip(path, ["meta.xml", "occurrence.txt"].map { ($0, contents("\(folder)/\($0)")) })
        let zipped = try importFile(path: path, into: desk.store(), taxonomy: birds)
        #expect(zipped.format == "GBIF Darwin Core Archive")
        #expect(zipped.kept == bare.kept && zipped.skipped == bare.skipped)
    }
}
