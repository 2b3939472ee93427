#if canImport(Birds)
import Birds
#endif

/// A kind of file that lists go out as.
public enum ListFormat: UInt8, CaseIterable, Sendable {
    /// What eBird's Import Data page takes.
    case eBird
    /// A table for spreadsheets.
    case csv
    /// Everything, to be brought in again.
    case json
    /// Points for programs that draw maps.
    case geoJSON

    /// The word in texts.
    public var name: String {
        switch self {
        case .eBird: "ebird"
        case .csv: "csv"
        case .json: "json"
        case .geoJSON: "geojson"
        }
    }

    /// Reads the word.
    public init?(name: String) {
        for value in ListFormat.allCases where same(value.name, name) {
            self = value
            return
        }
        return nil
    }

    /// How a file's name ends.
    public var ending: String { self == .eBird ? "csv" : name }

    /// The media type.
    public var type: String {
        switch self {
        case .eBird, .csv: "text/csv"
        case .json: "application/json"
        case .geoJSON: "application/geo+json"
        }
    }

    /// What stands before the first list, between two, and behind the last.
    public var frame: (start: String, between: String, end: String) {
        switch self {
        case .eBird: ("", "", "")
        case .csv: (ListCSV.header + "\r\n", "", "")
        case .json: ("{\"wingbar\":1,\"lists\":[", ",", "]}")
        case .geoJSON: ("{\"type\":\"FeatureCollection\",\"features\":[", ",", "]}")
        }
    }

    /// One list, as it stands between the pieces of `frame`: a file of many is written piece by piece, so that it need
    /// not be in memory as a whole.
    public func bytes(_ list: BirdList, journal: Journal?) -> [UInt8] {
        switch self {
        case .eBird: EBirdRecord.rows(list).flatMap { $0 }
        case .csv: ListCSV.rows(list)
        case .json: ListJSON.value(list, journal)
        case .geoJSON: ListGeoJSON.feature(list)
        }
    }

    /// Lists as one file.
    func file(_ lists: [BirdList], journal: (String) -> Journal?) -> [UInt8] {
        var file = Array(frame.start.utf8)
        for (index, list) in lists.enumerated() {
            if index > 0 { file += Array(frame.between.utf8) }
            file += bytes(list, journal: journal(list.id))
        }
        return file + Array(frame.end.utf8)
    }
}
