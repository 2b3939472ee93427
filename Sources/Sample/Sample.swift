import Birds
import Store

/// The name under which the store holds the sample.
public let sampleSource = "Sample sightings, made up"

/// Fills a store that holds no real sightings with made-up ones around Vancouver, ending at `now` on Vancouver's clock.
///
/// The same seed and moment always give the same sightings. Birds that the taxonomy does not have are left out.
public func loadSample(
    into store: Store, taxonomy: Taxonomy, now: LocalTime, seed: UInt64 = 2_026
) throws(StoreError) -> LoadResult {
    do {
        return try store.load(source: sampleSource, isSample: true) { loader in
            for sighting in SampleLists.make(seed: seed, now: now) {
                guard let taxon = taxonomy.taxon(code: sighting.code) else { continue }
                let place = samplePlaces[sighting.place]
                var id = Fingerprint()
                id.add(sampleSource)
                id.add(Int64(sighting.list))
                id.add(sighting.code)
                var list = Fingerprint()
                list.add(sampleSource)
                list.add(Int64(sighting.list))
                loader.add(
                    Record(
                        id: id.value, taxon: taxon, placeKey: "sample:" + place.name, place: place.place,
                        time: sighting.time, count: sighting.count, list: list.value))
            }
        }
    } catch {
        throw error as? StoreError ?? StoreError(sentence: "The sample could not be loaded (\(error)).")
    }
}
