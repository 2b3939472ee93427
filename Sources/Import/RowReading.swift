import Birds

/// What the rows of every format have, as numbers of the sink.
struct RowReading {
    /// The number of its name.
    var name: Int32
    /// The number of its place.
    var place: Int32
    /// When, on the clock of the place.
    var time: LocalTime
}

extension RowSink {
    /// Reads a row's name, day and place; where one of them cannot be kept, skips the row and gives nil.
    ///
    /// Names and places are looked up by the bytes that hold them; the closures take apart those that are new. `minute`
    /// gives the minute of a day, or nil where the row has no clock time.
    @inline(__always)
    mutating func read(
        name nameKey: UnsafeRawBufferPointer, _ makeName: (Taxonomy) -> NameReading, date: DateReading,
        minute: (_ day: Int64) -> Int64?, place placeKey: UnsafeRawBufferPointer, _ makePlace: () -> PlaceReading
    ) -> RowReading? {
        let name: Int32
        switch self.name(nameKey, makeName) {
        case .skipped(let reason): return skipped(reason)
        case .number(let number): name = number
        }
        let day: Int64
        switch date {
        case .day(let value): day = value
        case .blank: return skipped(.noDate)
        case .noDay: return skipped(.noDay)
        case .bad: return skipped(.badDate)
        }
        let place: Int32
        switch self.place(placeKey, makePlace) {
        case .skipped(let reason): return skipped(reason)
        case .number(let number): place = number
        }
        let time = minute(day).map { LocalTime(day: day, minute: $0) } ?? LocalTime(day: day)
        return RowReading(name: name, place: place, time: time)
    }

    private mutating func skipped(_ reason: SkipReason) -> RowReading? {
        skip(reason)
        return nil
    }
}
