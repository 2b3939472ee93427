import Birds
import Store

/// Takes batches to the store: turns the parser's numbers into the store's.
struct Feeder {
    private var taxa: [Int32] = []
    private var places: [Int32] = []
    private var positions: [Position] = []

    /// Adds a batch's rows; rows that the store refuses are counted as skipped.
    mutating func feed(_ batch: Batch, to loader: inout Loader, _ tally: inout Tally) {
        if batch.startsAnew {
            taxa.removeAll(keepingCapacity: true)
            places.removeAll(keepingCapacity: true)
            positions.removeAll(keepingCapacity: true)
        }
        for taxon in batch.taxa { taxa.append(loader.taxonID(for: taxon)) }
        for place in batch.places {
            var key = place.key
            let id = key.withUTF8 { bytes in
                loader.placeID(key: UnsafeRawBufferPointer(bytes), position: place.position) { place.place }
            }
            places.append(id)
            positions.append(place.position)
        }
        tally.add(batch.tally)
        for row in batch.rows {
            let position = positions[Int(row.place)]
            let added = loader.add(
                id: row.id, taxon: taxa[Int(row.taxon)], place: places[Int(row.place)], time: row.time,
                count: row.count, list: row.list, latitude: position.latitude, longitude: position.longitude,
                part: row.part)
            if !added { tally.skipped[SkipReason.badDate.rawValue] += 1 }
        }
    }
}
