/// The names of a file's columns, in order.
struct Header {
    /// Lower-case names without spaces around them.
    let names: [String]

    /// Reads the first row.
    init(_ fields: Fields) {
        var names: [String] = []
        for column in 0..<fields.count { names.append(fields.text(column).lowercased()) }
        self.names = names
    }

    /// Takes names as they are.
    init(names: [String]) { self.names = names.map { $0.lowercased() } }

    /// The column with the first of some names that the file has; −1 where it has none.
    func column(_ wanted: String...) -> Int {
        for name in wanted {
            if let at = names.firstIndex(of: name.lowercased()) { return at }
        }
        return -1
    }

    /// True where the file has all of some columns.
    func has(_ wanted: String...) -> Bool { wanted.allSatisfy { names.contains($0.lowercased()) } }
}
