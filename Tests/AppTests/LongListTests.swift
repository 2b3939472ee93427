import App
import Birds
import Navigation
import Testing
import Wire

/// A long list is drawn in steps, each asked for by the one before, until it is drawn whole.
@Suite struct LongListTests {
    @Test func stepsUntilTheListIsWhole() {
        var region = Fixture.region
        region.taxa = (0..<200).map { Fixture.taxon("bird\($0)", "Bird \($0)", "Anatidae", Int32($0)) }
        region.shares = Array(repeating: 5000, count: 200)
        let sighting = region.sightings[0]
        region.sightings = (0..<200).map {
            Sighting(taxon: Int32($0), place: 0, time: sighting.time, count: 1)
        }
        var state = AppState(filter: Filter(centre: Fixture.centre), utc: Fixture.utc)
        _ = start(&state)
        #expect(state.drawnRows == LongList.first)
        var effects = receive(&state, .region, status: 200, RegionPack.encode(region))
        #expect(state.derived.nearby.count == 200)
        var steps = 0
        while effects.contains(.later(seconds: 0, .moreRows)) {
            let before = state.drawnRows
            effects = reduce(&state, .moreRows)
            #expect(state.drawnRows > before)
            steps += 1
        }
        #expect(steps == 2)
        #expect(state.drawnRows == .max)
        // Another region is drawn whole.
        effects = receive(&state, .region, status: 200, RegionPack.encode(region))
        #expect(effects.contains(.later(seconds: 0, .moreRows)) == false)
    }
}
