import Glibc

/// A line on a terminal that says how far something is; nothing where standard error is no terminal.
final class ProgressBar {
    private let name: String
    private let isShown = errorIsTerminal()
    private var percent = -1

    /// A bar for something with a name.
    init(_ name: String) { self.name = name }

    /// Shows that `done` of `total` is done.
    func show(_ done: Int, of total: Int) {
        let now = total > 0 ? min(100, done * 100 / total) : 0
        guard isShown, now != percent else { return }
        percent = now
        let filled = now * 30 / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        printError("\r\(name) \(bar) \(now) %")
    }

    /// Removes the line.
    func clear() {
        if percent >= 0 { printError("\r\u{1b}[K") }
        percent = -1
    }
}
