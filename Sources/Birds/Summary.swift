/// What Nearby says about one taxon.
public struct SpeciesSummary: Equatable, Sendable {
    /// The taxon, as the index that was added.
    public var taxon: Int32
    /// When it was seen last.
    public var latest: LocalTime
    /// The count of the newest sighting that has one; never a sum, because lists overlap.
    public var count: Int32?
    /// At how many places it was seen.
    public var places: Int32
    /// How many sightings there are.
    public var sightings: Int32
}

/// Gathers sightings into one summary a taxon. The server feeds it from the store, the browser from a region.
public struct Summariser: Sendable {
    private var slots: [Int32]
    private var summaries: [SpeciesSummary] = []
    private var countTimes: [LocalTime] = []
    private var marks = PlaceMarks()

    /// Starts empty. `taxa` is an upper bound of the taxon indices plus one; it grows by itself.
    public init(taxa: Int = 0) { slots = [Int32](repeating: -1, count: taxa) }

    /// Adds a sighting: taxon and place are any small numbers that are equal for equal things.
    public mutating func add(taxon: Int32, place: Int32, time: LocalTime, count: Int32) {
        let index = Int(taxon)
        while slots.count <= index { slots.append(-1) }
        var slot = Int(slots[index])
        if slot < 0 {
            slot = summaries.count
            slots[index] = Int32(slot)
            summaries.append(SpeciesSummary(taxon: taxon, latest: time, count: nil, places: 0, sightings: 0))
            countTimes.append(time)
        }
        summaries[slot].sightings += 1
        if time > summaries[slot].latest { summaries[slot].latest = time }
        if count >= 0 {
            let known = summaries[slot].count
            if known == nil || time > countTimes[slot] || (time == countTimes[slot] && count > known ?? 0) {
                summaries[slot].count = count
                countTimes[slot] = time
            }
        }
        if marks.mark(place: place, slot: slot) {
            summaries[slot].places += 1
        }
    }

    /// The summaries in the order in which their taxa first came.
    public var result: [SpeciesSummary] { summaries }
}
