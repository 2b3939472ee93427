#if canImport(Birds)
import Birds
#endif
#if canImport(App)
import App
#endif

/// What the host tells at start: a line each, `key value`.
struct Facts {
    /// UTC seconds.
    var utc: Int64 = 0
    /// The address that the server has drawn, else the browser's.
    var address = "/"
    /// Whether the page holds the server's screen.
    var isDrawn = false
    /// Facts that are actions as they stand: the window, the network, what is stored on this device.
    var actions: [AppAction] = []

    /// Reads the host's text; a line that says nothing known is passed over.
    init(_ text: String) {
        for line in text.utf8.split(separator: 0x0A) {
            let space = line.firstIndex(of: 0x20) ?? line.endIndex
            let value = String(Substring(line[space...].dropFirst()))
            switch String(Substring(line[..<space])) {
            case "now": utc = Int64(value) ?? 0
            case "address": address = value
            case "drawn": isDrawn = value == "1"
            case "device", "online", "stored", "zone", "writer":
                if let action = AppAction(text: unescapedLine(line)) { actions.append(action) }
            default: break
            }
        }
    }
}
