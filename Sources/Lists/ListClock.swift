/// The clock that a running list goes by: it never goes back, whatever the device's clock does.
///
/// A time zone or summer time moves neither, since both count UTC. A device whose clock is set back would take minutes
/// off a list; here it goes on from where it was, and is the device's clock again once that has caught up. Sleep is time
/// that passed.
public struct ListClock: Equatable, Sendable {
    /// What the list goes by, in UTC seconds.
    public private(set) var utc: Int64
    private var told: Int64

    /// Starts at what the device says, in UTC seconds.
    public init(utc: Int64) {
        self.utc = utc
        told = utc
    }

    /// The device's clock shows another moment.
    public mutating func tell(_ now: Int64) {
        utc = max(now, utc + max(0, now - told))
        told = now
    }

    /// A list that was taken up holds something written at this moment: it is not earlier.
    public mutating func catchUp(with utc: Int64) { self.utc = max(self.utc, utc) }
}
