/// The window that the app is drawn in, in px.
public struct Device: Equatable, Sendable {
    /// Width of the window.
    public var width: Double
    /// Height of the window.
    public var height: Double
    /// Safe area at the top.
    public var safeTop: Double
    /// Safe area at the bottom.
    public var safeBottom: Double

    /// Makes a window of its parts; the default is a phone of 402 × 874 without safe areas, as a browser shows it.
    public init(width: Double = 402, height: Double = 874, safeTop: Double = 0, safeBottom: Double = 0) {
        self.width = width
        self.height = height
        self.safeTop = safeTop
        self.safeBottom = safeBottom
    }
}
