import BarRules
import Import
import Lab
import Server
import Wire

/// `wingbar lab`: holds a content file against the rules of bottom navigation, or writes the lab as files.
let labCommand = Command(
    name: "lab", summary: "Hold a bar's content file against the rules of bottom navigation, or write the lab's pages.",
    operands: "",
    options: [
        Option(name: "--check", value: "FILE", help: "check this file; exit status 1 where it has errors"),
        Option(
            name: "--style", value: "NAME",
            help: "as drawn by \(BarStyle.all.map(\.name).joined(separator: ", ")) (default: the file's, else ios26)"),
        Option(
            name: "--width", value: "PX", help: "on a screen this wide, 200 to 2000 (default: the file's, else 402)"),
        Option(name: "--json", value: nil, help: "print JSON"),
        Option(name: "--schema", value: nil, help: "print the JSON Schema of a content file"),
        Option(
            name: "--export", value: "DIR",
            help: "write the lab as pages that need no server, and pictures of its frames"),
        Option(name: "--no-pictures", value: nil, help: "write the pages alone"),
        Option(name: "--content", value: "FILE", help: "serve the lab with this content in the place of birds"),
        Option(name: "--port", value: "N", help: "the port to serve it on (default: 8080; 0 takes a free one)"),
    ],
    run: lab)

@Sendable private func lab(_ arguments: Arguments) throws(Failure) {
    try arguments.noOperands()
    if arguments.has("--schema") { return printOut(contentSchema) }
    if let folder = arguments["--export"] {
        return try exportLab(to: folder, pictures: !arguments.has("--no-pictures"))
    }
    if let file = arguments["--content"] { return try serveContent(file, arguments) }
    guard let file = arguments["--check"] else {
        throw .usage("--check FILE, --content FILE, --export DIR or --schema is missing.")
    }
    let style = try style(arguments["--style"])
    let width = try width(arguments["--width"])
    let bytes = try contentBytes(file)
    let report = CheckReport(bytes, style: style, width: width)
    if arguments.has("--json") {
        printOut(plainJSON(report.json(file: file).text) + "\n")
    } else {
        printOut(report.text.split(separator: "\n").map { plain(String($0)) + "\n" }.joined())
    }
    let held = "\(file), held against \(report.style.title) at \(Int(report.width)) px"
    guard report.errorCount == 0 else { throw .problem("\(held): \(report.summary).") }
    if !arguments.has("--json") { printOut("\(plain(held)): \(report.summary).\n") }
}

/// A content file's bytes: one more than is allowed, so that a larger file is found out and not read.
private func contentBytes(_ file: String) throws(Failure) -> [UInt8] {
    guard let bytes = readBytes(file, most: largestContent + 1) else {
        throw .problem("\(file) cannot be read (\(lastError())).")
    }
    return bytes
}

/// `wingbar lab --content FILE`: serves the lab with a content until it is stopped, or says what is wrong with it.
private func serveContent(_ file: String, _ arguments: Arguments) throws(Failure) {
    let place = try Place(arguments)
    let bytes = try contentBytes(file)
    let contents: LabContents
    do throws(FileProblems) {
        contents = try LabContents(place.installation, own: bytes)
    } catch {
        printError(error.list.map { plain("\(file): \($0.sentence)") + "\n" }.joined())
        throw .problem("\(file) cannot be shown.")
    }
    try serve(place, port: try port(arguments["--port"]), contents: contents, page: "/lab?content=own")
}

private func style(_ name: String?) throws(Failure) -> BarStyle? {
    guard let name else { return nil }
    guard let style = BarStyle.named(name) else {
        throw .problem("--style is \(BarStyle.all.map(\.name).joined(separator: ", ")), not “\(name)”.")
    }
    return style
}

private func width(_ text: String?) throws(Failure) -> Double? {
    guard let text else { return nil }
    guard let width = Int(text), (200...2000).contains(width) else {
        throw .problem("--width must be a number from 200 to 2000, not “\(text)”.")
    }
    return Double(width)
}
