import Birds
import Store

/// How exactly a place may be shown.
enum Precision {
    /// As it is written.
    case exact
    /// As it is written, but said to be approximate.
    case approximate
    /// Rounded to 2 decimals (≈ 1 km).
    case rounded
}

/// Reads a place of its columns.
///
/// `key` tells it from other places. A place without a name is called by its position.
func readPlace(
    key: String, name: String, latitude: UnsafeRawBufferPointer, longitude: UnsafeRawBufferPointer,
    precision: Precision, zeroIsNone: Bool = false
) -> PlaceReading {
    if latitude.trimmed.isEmpty || longitude.trimmed.isEmpty { return .skip(.noCoordinates) }
    guard let lat = decimal(latitude), let lon = decimal(longitude) else { return .skip(.badCoordinates) }
    if zeroIsNone, lat == 0, lon == 0 { return .skip(.noCoordinates) }
    var coordinate = Coordinate(latitude: lat, longitude: lon)
    guard coordinate.isValid else { return .skip(.badCoordinates) }
    if precision == .rounded {
        coordinate = Coordinate(latitude: roundedDegrees(lat), longitude: roundedDegrees(lon))
    }
    guard let position = Position(coordinate) else { return .skip(.badCoordinates) }
    let shown = name.isEmpty ? "\(hundredths(lat)), \(hundredths(lon))" : clipped(name)
    let place = Place(name: shown, coordinate: position.coordinate, isApproximate: precision != .exact)
    return .place(NewPlace(key: key, position: position, place: place))
}

/// Degrees to 2 decimals, inside the same tenth of a degree: the store tells records apart by it, so that the exact and
/// the rounded record of one list are still one.
func roundedDegrees(_ degrees: Double) -> Double {
    let hundredths = (degrees * 100).rounded()
    let tenth = (degrees * 10).rounded(.down)
    return max(tenth * 10, min(tenth * 10 + 9, hundredths)) / 100
}

/// Degrees as text with 2 decimals.
private func hundredths(_ degrees: Double) -> String {
    let value = Int((degrees * 100).rounded())
    let rest = abs(value) % 100
    return (value < 0 ? "-" : "") + "\(abs(value) / 100).\(rest < 10 ? "0" : "")\(rest)"
}

/// A name of at most 300 bytes.
func clipped(_ name: String) -> String {
    var name = name
    while name.utf8.count > longestName { name.removeLast(max(1, (name.utf8.count - longestName) / 8)) }
    return name
}

/// The longest name of a bird or place that is kept, in bytes.
let longestName = 300
