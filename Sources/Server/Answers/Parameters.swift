import App
import Birds

/// Reads parameters by their names; the same for addresses and for the command line.
public struct Parameters {
    private let value: (String) -> String?

    /// Takes a function that gives a parameter's value, or nil where it is missing.
    public init(_ value: @escaping (String) -> String?) { self.value = value }

    /// A parameter's value, or nil where it is missing.
    func text(_ name: String) -> String? { value(name) }

    /// A position by `lat` and `lon`.
    public func centre() throws(BadParameter) -> Coordinate {
        Coordinate(latitude: try degrees("lat", limit: 90), longitude: try degrees("lon", limit: 180))
    }

    /// A position, or nil where neither of its two numbers is given.
    func optionalCentre() throws(BadParameter) -> Coordinate? {
        value("lat") == nil && value("lon") == nil ? nil : try centre()
    }

    /// A number within a range, or what it is where it is missing.
    func whole(_ name: String, _ range: ClosedRange<Int>, otherwise: Int, _ unit: String) throws(BadParameter) -> Int {
        guard let text = value(name) else { return otherwise }
        if let number = digits(text[...]), range.contains(Int(number)) { return Int(number) }
        throw BadParameter(
            name,
            "\(name) must be a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
    }

    /// A local time by `at`, or nil where it is missing.
    func moment() throws(BadParameter) -> LocalTime? {
        guard let text = value("at") else { return nil }
        if let time = LocalTime(iso: text) { return time }
        throw BadParameter(
            "at", "at must be a local time like 2026-05-01T09:00 or a day like 2026-05-01, not “\(text)”.")
    }

    /// A bird by `bird`: a code of letters, digits and hyphens, up to 40 of them.
    func code() throws(BadParameter) -> String {
        let isPart = { (byte: UInt8) in
            byte == 0x2D || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        if let text = value("bird"), (1...40).contains(text.utf8.count), text.utf8.allSatisfy(isPart) { return text }
        throw BadParameter("bird", "bird must be a bird's code like cangoo: find one with wingbar species TEXT.")
    }

    /// What is searched for by `q`.
    func search() throws(BadParameter) -> String {
        if let text = value("q"), (1...longestQuery).contains(text.utf8.count) { return text }
        throw BadParameter("q", "q must be the start of a place's name, up to \(longestQuery) bytes long.")
    }

    private func degrees(_ name: String, limit: Double) throws(BadParameter) -> Double {
        let range = "from -\(Int(limit)) to \(Int(limit))"
        guard let text = value(name) else {
            throw BadParameter(name, "\(name) is missing; it must be a number of degrees \(range).")
        }
        if text.utf8.count <= 24, let degrees = Double(decimal: text), abs(degrees) <= limit { return degrees }
        throw BadParameter(name, "\(name) must be a number of degrees \(range), not “\(text)”.")
    }
}
