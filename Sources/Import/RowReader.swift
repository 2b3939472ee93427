/// Understands the rows of one format.
protocol RowReader: Sendable {
    /// The last column that it needs.
    var lastColumn: Int { get }
    /// What the format is called in reports.
    static var format: String { get }
    /// Takes one row: adds a sighting to the sink, or skips the row.
    func read(_ row: Fields, into sink: inout RowSink)
}
