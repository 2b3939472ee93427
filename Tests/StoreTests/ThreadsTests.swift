import Birds
import Foundation
import Synchronization
import TestKit
import Testing

@testable import Store

/// Queries go on while files are loaded, and each sees whole files only.
@Suite struct ThreadsTests {
    let folder = TemporaryFolder()

    @Test func queriesSeeWholeFilesOnly() throws {
        let store = try Store(home: folder.path)
        store.run = 700
        let centre = Coordinate(latitude: 49.3, longitude: -123.14)
        let files = 6
        let rows = 2000
        let wrong = Atomic(0)
        let isDone = Atomic(false)
        // Threads of their own: a loop that waits must not hold one of the pool's two.
        let readers = (0..<3).map { _ in
            Thread {
                while !isDone.load(ordering: .acquiring) {
                    guard var spot = try? store.spot(at: centre, utc: 0, Gazetteer(path: "")) else { continue }
                    spot.now = may(30)
                    let region = try? store.region(spot)
                    if let region, region.sightings.count % rows == 0, region.shares.allSatisfy({ $0 > 0 }) { continue }
                    wrong.add(1, ordering: .relaxed)
                }
            }
        }
        readers.forEach { $0.start() }
        for file in 0..<files {
            let records = (0..<rows).map { row in
                let place = Place(
                    name: "\(file) \(row % 50)",
                    coordinate: Coordinate(latitude: 49.2 + Double(row % 50) / 200, longitude: -123.2))
                return record(
                    [mallard, songSparrow, gullSp][file % 3], at: place,
                    LocalTime(day: may(29).day, minute: Int64(row / 50)))
            }
            #expect(try load(store, records).kept == rows)
        }
        isDone.store(true, ordering: .releasing)
        while readers.contains(where: { !$0.isFinished }) { Thread.sleep(forTimeInterval: 0.005) }
        #expect(wrong.load(ordering: .relaxed) == 0)
        #expect(try store.status().sightings == files * rows)
        // What was stored while files came in is what a fresh count gives.
        var spot = try store.spot(at: centre, utc: 0, Gazetteer(path: ""))
        spot.now = may(30)
        let kept = try store.region(spot)
        try store.write { connection in try connection.execute("DELETE FROM statistics") }
        #expect(try store.region(spot).shares == kept.shares)
    }

    /// Two programs on one store: the second waits its turn, and a query of the first sees what the second loaded.
    @Test func twoConnectionsShareOneStore() throws {
        let one = try Store(home: folder.path)
        let two = try Store(home: folder.path)
        try load(one, [record(mallard, may(1, 9))])
        let filter = Filter(centre: lostLagoon.coordinate)
        #expect(try two.nearby(filter, now: may(2, 9)).taxa.map { $0.code } == ["mallar3"])
        try load(two, [record(songSparrow, may(1, 9)), record(mallard, may(1, 9))])
        #expect(try one.nearby(filter, now: may(2, 9)).taxa.map { $0.code } == ["mallar3", "sonspa"])
        // A name that a later file knows better is better everywhere.
        var renamed = record(songSparrow, may(1, 10))
        renamed.taxon.name = "Chant Sparrow"
        try load(one, [renamed])
        #expect(try two.nearby(filter, now: may(2, 9)).taxa.last?.name == "Chant Sparrow")
    }
}
