import Birds
import Glibc
import Sample
import Server
import Store

/// The made-up sightings that a new store shows, and whether the person still wants them.
struct SampleStore {
    /// The store with its names.
    var world: World
    /// The file that says that the person has removed the sample.
    private var refusal: String { "\(world.home)/sample-removed" }

    /// Takes a store.
    init(_ world: World) { self.world = world }

    /// Loads the sample into a store without real sightings; gives how many there are.
    func load() throws -> Int {
        let now = try world.spot(stanleyPark).now
        let taxonomy = try world.taxonomy()
        try world.store.removeSample()
        let result = try loadSample(into: world.store, taxonomy: taxonomy, now: now)
        unlink(refusal)
        return result.kept
    }

    /// Removes the sample for good: `serve` does not bring it back.
    func remove() throws {
        try world.store.removeSample()
        try world.refuseSample()
    }

    /// What `serve` does about it at start: an empty store gets the sample unless it was removed, and a sample of an
    /// earlier day is made anew, because its sightings are dated back from today.
    var isWanted: Bool {
        get throws {
            let status = try world.store.status()
            if status.sightings == 0 { return access(refusal, F_OK) != 0 }
            guard status.hasSample, let newest = status.newest else { return false }
            return try world.spot(stanleyPark).now.day - newest.day > 1
        }
    }
}
