#if canImport(Birds)
import Birds
#endif

/// The part of the map that is on the screen.
public struct Camera: Equatable, Sendable {
    /// The middle of the free part of the map.
    public var centre: Coordinate
    /// MapLibre's zoom (512-px tiles).
    public var zoom: Double

    /// Makes a camera of its parts.
    public init(centre: Coordinate, zoom: Double) {
        self.centre = centre
        self.zoom = zoom
    }
}
