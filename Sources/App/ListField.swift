#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

/// What of a list can be edited.
public enum ListField: UInt8, Sendable, Named {
    /// What its place is called; the place stays where it is.
    case place
    /// Its place becomes Nearby's.
    case here
    /// The day on which it began: "2026-05-01".
    case date
    /// The time at which it began, "09:41", on the clock of its place; nothing where only the day is known.
    case time
    /// How many minutes it took, once it is finished; nothing where nobody knows.
    case minutes
    /// How birds were looked for: "Traveling".
    case how
    /// How many people watched.
    case observers
    /// How far the way was, in km; nothing where nobody knows.
    case distance
    /// "1" where every species that was noticed is on it.
    case complete
    /// What is said of it.
    case comments

    /// The word used in actions.
    public var name: String {
        switch self {
        case .place: "place"
        case .here: "here"
        case .date: "date"
        case .time: "time"
        case .minutes: "minutes"
        case .how: "how"
        case .observers: "observers"
        case .distance: "distance"
        case .complete: "complete"
        case .comments: "comments"
        }
    }

    /// The change that a field's text makes to a list; nil where the text cannot be read, so that what was known stays.
    func change(_ text: String, _ list: BirdList, _ state: AppState) -> Change? {
        let isEmpty = text.utf8.isEmpty
        switch self {
        case .place: return isEmpty ? nil : .place(list.coordinate, text)
        case .here: return .place(state.filter.centre, state.title)
        case .date:
            // The first year that eBird takes is 1800.
            guard let day = LocalTime(iso: text)?.day, day >= -62_091 else { return nil }
            return list.begun(LocalTime(day: day, minute: list.localStart.minuteOfDay), list.hasClock, state)
        case .time:
            if isEmpty { return list.begun(list.localStart, false, state) }
            guard let time = LocalTime(iso: "1970-01-01T" + text) else { return nil }
            return list.begun(LocalTime(day: list.localStart.day, minute: time.minuteOfDay), true, state)
        case .minutes:
            if !list.isFinished { return nil }
            return isEmpty ? .finish(seconds: nil) : whole(text, 0...1440).map { .finish(seconds: $0 * 60) }
        case .how: return ListProtocol(name: text).map { .how($0) }
        case .observers: return whole(text, 1...9999).map { .observers($0) }
        case .distance:
            if isEmpty { return .distance(metres: nil) }
            guard let far = Double(decimal: text), far >= 0, far <= 9999 else { return nil }
            return .distance(metres: Int64((far * 1000).rounded()))
        case .complete: return .complete(same(text, "1"))
        case .comments: return .comments(text)
        }
    }
}

private func whole(_ text: String, _ range: ClosedRange<Int64>) -> Int64? {
    Int64(text).flatMap { range.contains($0) ? $0 : nil }
}

extension BirdList {
    /// When it began on the clock of its place, midnight where only the day is known.
    fileprivate var localStart: LocalTime { LocalTime.at(utc: startedAt, offset: offset) }

    /// It began at another time, but not in the future.
    fileprivate func begun(_ time: LocalTime, _ hasClock: Bool, _ state: AppState) -> Change {
        .began(utc: min(time.minutes * 60 - offset, state.listClock.utc), offset: offset, hasClock: hasClock)
    }
}
