/// Where a device says that it is.
public struct Fix: Equatable, Sendable {
    /// The position.
    public var coordinate: Coordinate
    /// The radius in metres around it in which the device is with 95 % confidence (W3C Geolocation, `accuracy`).
    public var accuracy: Double
    /// When, in UTC seconds.
    public var utc: Int64

    /// Makes a fix of its parts.
    public init(coordinate: Coordinate, accuracy: Double, utc: Int64) {
        self.coordinate = coordinate
        self.accuracy = accuracy
        self.utc = utc
    }
}

/// How far somebody has gone, from fixes as they come: so that a device that lies still goes nowhere.
///
/// A step counts from the last fix that counted, once two fixes in a row lie further away than both accuracies
/// together. With errors spread as a normal distribution around the place, two fixes of one place are that far apart in
/// 1 of 400 cases (exp(−6): an accuracy is 2.45 standard deviations of an axis, and their difference has √2 times
/// those), so that one alone would add up while standing still for an hour.
public struct Way: Equatable, Sendable {
    /// Fixes that are rougher than this are passed over, in metres (ours: indoors, or found by masts alone).
    public static let roughest = 50.0
    /// No shorter step is counted, in metres, however exact the fixes claim to be (ours: shorter ones make a noisy way
    /// longer than it was, by 4 % at 10 m and an accuracy of 5 m).
    public static let least = 20.0
    /// What is faster, in metres a second, is a jump of the device's opinion (ours: 216 km/h, faster than a car).
    public static let fastest = 60.0

    private var anchor: Fix?
    private var isBeyond = false
    /// The newest fix that was not too rough.
    private var newest: Fix?
    /// True where the newest fix was too rough.
    public private(set) var isRough = false

    /// A way that has not begun.
    public init() {}

    /// Takes the next fix and gives the metres that it adds.
    public mutating func take(_ fix: Fix) -> Double {
        isRough = !(fix.accuracy >= 0 && fix.accuracy <= Way.roughest)
        if isRough { return 0 }
        let last = newest
        newest = fix
        // After an hour at one place a jump of kilometres would be slow, counted from when the hour began.
        if let last, fix.isJump(from: last) {
            start(fix)
            return 0
        }
        guard let from = anchor, fix.utc >= from.utc else {
            start(fix)
            return 0
        }
        let metres = from.coordinate.metres(to: fix.coordinate)
        if metres <= max(Way.least, from.accuracy + fix.accuracy) {
            isBeyond = false
            // The first fixes of a device are its roughest.
            if fix.accuracy < from.accuracy / 2 { start(fix) }
            return 0
        }
        if !isBeyond {
            isBeyond = true
            return 0
        }
        start(fix)
        return metres > Way.fastest * Double(max(1, fix.utc - from.utc)) ? 0 : metres
    }

    private mutating func start(_ fix: Fix) {
        anchor = fix
        isBeyond = false
    }
}

extension Fix {
    /// True where nobody comes here from another fix in the time between, however wrong both are.
    fileprivate func isJump(from last: Fix) -> Bool {
        let metres = last.coordinate.metres(to: coordinate) - last.accuracy - accuracy
        return metres > Way.fastest * Double(max(1, utc - last.utc))
    }
}
