/// A sighting as it is sorted and stored: 56 bytes, without references.
struct Row {
    var id: Int64
    var time: Int64
    var list: Int64
    var cell: Int32
    var latitude: Int32
    var longitude: Int32
    var taxon: Int32
    var place: Int32
    var count: Int32
    /// Tells the parts of one record apart, see `Loader.add`; 0 for the whole.
    var part: UInt32 = 0

    /// No sighting: what stands where none has come yet.
    static let none = Row(
        id: 0, time: 0, list: 0, cell: 0, latitude: 0, longitude: 0, taxon: 0, place: 0, count: 0)

    /// Cell and time in one number that sorts as the store's key does, up to the id: 23 bits of cell, 41 of time.
    var key: UInt64 { UInt64(cell) << 41 | UInt64(bitPattern: time &+ (1 << 40)) }

    /// The order of the store's key.
    static func < (a: Row, b: Row) -> Bool { a.key != b.key ? a.key < b.key : a.id < b.id }

    /// True where the store would take the two for one record.
    func isSame(as other: Row) -> Bool { key == other.key && id == other.id }

    /// The times that a key can hold; all years from 1 to 9999 lie well inside.
    static let times: ClosedRange<Int64> = -(1 << 39)...(1 << 39)
}
