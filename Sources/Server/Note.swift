import Glibc

/// Writes a line to standard error, where the person who started the server sees it.
func note(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
