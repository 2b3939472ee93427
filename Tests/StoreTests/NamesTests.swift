import Birds
import TestKit
import Testing

@testable import Store

/// Names beyond those that are held in memory are found all the same.
@Suite struct NamesTests {
    @Test(arguments: [32_768, 3, 1])
    func answersDoNotDependOnHowManyNamesAreHeld(limit: Int32) throws {
        let folder = TemporaryFolder()
        let store = try Store(home: folder.path, names: NameCache(limit: limit), cells: CellCache())
        try load(
            store,
            [
                record(songSparrow, may(10, 7), count: 2), record(gullSp, may(10, 8), count: 3),
                record(canadaGoose, may(9, 8), count: 64), record(mallard, at: jericho, may(8, 8)),
            ])
        let filter = Filter(centre: lostLagoon.coordinate, kilometres: 5)
        let list = try store.nearby(filter, now: may(10, 9))
        #expect(list.taxa.map { $0.code } == ["cangoo", "mallar3", "gull1", "sonspa"])
        #expect(list.summaries.map { $0.count } == [64, 1, 3, 2])
        var ducks = filter
        ducks.family = "Anatidae"
        #expect(try store.nearby(ducks, now: may(10, 9)).taxa.map { $0.code } == ["cangoo", "mallar3"])
        #expect(try store.sightings(of: "mallar3", filter, now: may(10, 9)).map { $0.place.name } == ["Jericho Beach"])
        #expect(try store.family { $0 == "New World Sparrows" } == "Passerellidae")
        #expect(try store.family { $0 == "Picidae" } == nil)
        var spot = try store.spot(at: lostLagoon.coordinate, utc: 0, Gazetteer(path: ""))
        spot.now = may(10, 9)
        let region = try store.region(spot)
        #expect(region.taxa == list.taxa)
        #expect(region.shares.allSatisfy { $0 > 0 })
        #expect(region.sightings.map { region.taxa[Int($0.taxon)].code } == ["gull1", "sonspa", "cangoo", "mallar3"])
    }

    /// A file of very many made-up names takes no more memory than the limit.
    @Test func onlySoManyNamesAreHeld() throws {
        let folder = TemporaryFolder()
        let store = try Store(home: folder.path, names: NameCache(limit: 10), cells: CellCache())
        let names = (0..<500).map { number in
            Taxon(
                code: "x\(number)", name: "Bird \(number)", scientificName: "Avis \(number)", family: "",
                familyName: "", sequence: Int32(1000 - number), category: .unknown)
        }
        try load(store, names.map { record($0, may(9, 8)) })
        let held = try store.read { try store.names.names($0).count }
        #expect(held <= 10)
        let list = try store.nearby(Filter(centre: lostLagoon.coordinate), now: may(10, 9))
        #expect(list.taxa.map { $0.code } == names.reversed().map { $0.code })
    }
}
