/// Holds a file against the rules of eBird's Record Format (Extended), written from the rules and not from our writer.
public enum EBirdChecker {
    /// Everything that is wrong with a file, with its line.
    public static func problems(_ file: [UInt8]) -> [String] {
        var problems: [String] = []
        if file.count > 1_000_000 { problems.append("the file has \(file.count) bytes, more than 1 MB") }
        if file.starts(with: [0xEF, 0xBB, 0xBF]) { problems.append("the file begins with a byte order mark") }
        guard let text = String(validating: file, as: UTF8.self) else { return problems + ["the file is not UTF-8"] }
        if text.contains("\"") { problems.append("a quotation mark") }
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !(index == lines.count - 1 && line.isEmpty) {
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            for problem in row(cells) { problems.append("line \(index + 1): \(problem)") }
        }
        return problems
    }

    private static func row(_ cells: [String]) -> [String] {
        guard cells.count == 19 else { return ["\(cells.count) columns instead of 19"] }
        var problems: [String] = []
        func check(_ holds: Bool, _ problem: String) { if !holds { problems.append(problem) } }
        check(!cells[0].isEmpty || !cells[1].isEmpty, "no name of a bird")
        check(cells[3] == "X" || isWhole(cells[3], 1...99_999_999), "number \(cells[3])")
        check(!cells[5].isEmpty, "no name of a location")
        check(isNumber(cells[6], 90) && isNumber(cells[7], 180), "position \(cells[6]) \(cells[7])")
        check(isDate(cells[8]), "date \(cells[8])")
        check(cells[9].isEmpty || isClock(cells[9]), "start time \(cells[9])")
        let how = cells[12]
        check(["Stationary", "Traveling", "Incidental", "Historical"].contains(how), "protocol \(how)")
        check(isWhole(cells[13], 1...100_000), "observers \(cells[13])")
        check(cells[14].isEmpty || isWhole(cells[14], 1...144_000), "duration \(cells[14])")
        check(cells[15] == "Y" || cells[15] == "N", "all observations reported \(cells[15])")
        check(cells[16].isEmpty || isNumber(cells[16], 25_000), "distance \(cells[16])")
        check(cells[17].isEmpty || isNumber(cells[17], 1e6), "area \(cells[17])")
        if how == "Stationary" || how == "Traveling" {
            check(!cells[9].isEmpty && !cells[14].isEmpty, "\(how) without start time and duration")
        }
        if how == "Traveling" { check((Double(cells[16]) ?? 0) > 0, "Traveling without a distance") }
        if how != "Traveling" { check(cells[16].isEmpty, "\(how) with a distance") }
        if how == "Incidental" { check(cells[15] == "N", "Incidental that reports everything") }
        for cell in cells { check(!cell.unicodeScalars.contains { $0.value < 0x20 }, "a control character") }
        return problems
    }

    private static func isWhole(_ text: String, _ range: ClosedRange<Int>) -> Bool {
        Int(text).map { range.contains($0) && text == "\($0)" } ?? false
    }

    private static func isNumber(_ text: String, _ limit: Double) -> Bool {
        Double(text).map { $0.magnitude <= limit } ?? false
    }

    private static func isClock(_ text: String) -> Bool {
        let parts = text.split(separator: ":")
        return text.count == 5 && parts.count == 2 && (Int(parts[0]) ?? 99) < 24 && (Int(parts[1]) ?? 99) < 60
    }

    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "/").compactMap { Int($0) }
        return text.count == 10 && parts.count == 3 && (1...12).contains(parts[0]) && (1...31).contains(parts[1])
            && (1000...9999).contains(parts[2])
    }
}
